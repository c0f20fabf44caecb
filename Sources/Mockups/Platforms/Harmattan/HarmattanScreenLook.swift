/// Status bar and page header of Harmattan.
struct HarmattanScreenLook: ScreenLook {
  var barHeight: Double { 72 }
  var contentInset: Double { 16 }

  func corners(top: Double, bottom: Double) -> Corners { Corners(top: top, bottom: bottom) }

  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder) {
    let frame = Rect(room.minX, room.maxY - barHeight, room.width, barHeight)
    builder.rounded(frame, Corners(top: room.height > barHeight ? 0 : corners.top, bottom: 0), .pureHeader)
    builder.rectangle(frame.minX, frame.maxY - 1, frame.width, 1, .pureHeaderLine)
    guard let title = bar.title else { return }
    Self.drawTitle(title, in: frame, into: &builder)
  }

  @discardableResult
  static func drawTitle(_ title: String, in frame: Rect, into builder: inout SceneBuilder) -> TextBlock {
    let block = TextBlock.label(
      title, TextStyle(.pureRegular, size: 32), pitch: 40, width: frame.width - 32, minimumScale: 0.7)
    builder.text(
      block, x: frame.minX + 16, baseline: frame.midY - block.height / 2 + block.firstBaseline, .label, .leading)
    return block
  }

  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder) {
    builder.rectangle(screen.minX, screen.minY, screen.width, device.safeArea.top, .statusFaint)
    builder.text(
      "10:01", TextStyle(.pureRegular, size: 20), x: screen.minX, width: screen.width - 16,
      baseline: screen.minY + 25, .status, .trailing)
    builder.rounded(Rect(screen.minX + 16, screen.minY + 11, 26, 14), .circular(3), .status)
    builder.rounded(Rect(screen.minX + 42, screen.minY + 15, 3, 6), .circular(1), .status)
    for bar in 0..<4 {
      let height = 5 + Double(bar) * 3.5
      builder.rectangle(screen.minX + 60 + Double(bar) * 6, screen.minY + 26 - height, 4, height, .status)
    }
  }

  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder) {}
}
