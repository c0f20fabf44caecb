import Dialogs

/// A browser: a row with its address at the top, and below it the header of the page.
struct WebScreenLook: ScreenLook {
  let isPhone: Bool

  var barHeight: Double { 56 }
  var contentInset: Double { isPhone ? 16 : 32 }

  func corners(top: Double, bottom: Double) -> Corners { Corners(top: top, bottom: bottom) }

  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder) {
    let middle = room.maxY - barHeight / 2
    if let title = bar.title {
      let block = WebType.title.label(title, 1, width: room.width - 2 * contentInset)
      builder.text(
        block, x: room.minX + contentInset, baseline: middle - block.height / 2 + block.firstBaseline, .barTitle,
        .leading)
    }
    builder.rectangle(room.minX, room.maxY - 1, room.width, 1, .barLine)
  }

  /// A browser’s window has none.
  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder) {}

  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder) {
    let height = device.safeArea.top
    let radius = device.cornerRadius
    builder.rounded(
      Rect(screen.minX, screen.minY, screen.width, height), Corners(top: radius, bottom: 0), .bar)
    builder.rectangle(screen.minX, screen.minY + height - 1, screen.width, 1, .barLine)
    let pill = Rect(
      screen.minX + (isPhone ? 24 : 96), screen.minY + height - 36, screen.width - (isPhone ? 48 : 192), 28)
    builder.rounded(pill, .circular(14), .page)
    builder.rounded(Rect(pill.minX + 14, pill.midY - 3, min(160, pill.width / 2), 6), .circular(3), .control)
    guard !isPhone else { return }
    for index in 0..<3 {
      builder.add(
        .circle(center: Point(screen.minX + 22 + Double(index) * 20, screen.minY + height - 22), radius: 6, .control))
    }
  }
}
