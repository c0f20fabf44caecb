import Dialogs

/// Bars and indicators of Android 12 and later.
struct AndroidScreenLook: ScreenLook {
  /// Material 3's small top app bar.
  var barHeight: Double { 64 }

  var contentInset: Double { 16 }

  /// Middle of the control, from the trailing edge.
  static let controlInset = 28.0

  func corners(top: Double, bottom: Double) -> Corners { Corners(top: top, bottom: bottom) }

  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder) {
    let middle = room.maxY - barHeight / 2
    if let title = bar.title {
      let scale = FontScale(.large)
      let block = TextBlock.label(
        title, MaterialType.titleLarge.style(scale), pitch: MaterialType.titleLarge.line(scale),
        width: room.width - 32 - (bar.hasControl ? 40 : 0), minimumScale: 1)
      builder.text(
        block, x: room.minX + 16, baseline: middle - block.height / 2 + block.firstBaseline, .barTitle, .leading)
    }
    if bar.hasControl {
      for step in -1...1 {
        builder.add(
          .circle(center: Point(room.maxX - Self.controlInset, middle + Double(step) * 6), radius: 2, .control))
      }
    }
  }

  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder) {
    builder.rounded(Rect(screen.midX - 54, screen.maxY - 14, 108, 4), .circular(2), .indicator)
  }

  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder) {
    let middle = screen.minY + device.safeArea.top / 2 + 2
    let inset = max(device.cornerRadius * 0.8, 16)
    builder.text(
      "9:30", MaterialType.labelLarge.style(FontScale(.large)), x: screen.minX + inset, width: 60,
      baseline: middle + 5, role, .leading)
    // Battery, with its cap, and the wedge of the signal.
    let right = screen.maxX - inset
    builder.rounded(Rect(right - 8, middle - 6, 8, 13), .circular(1.5), role)
    builder.rounded(Rect(right - 5.5, middle - 7.5, 3, 3), .circular(0.8), role)
    var wedge = Path()
    wedge.move(right - 13, middle + 7)
    wedge.line(right - 13, middle - 7)
    wedge.line(right - 27, middle + 7)
    wedge.close()
    builder.add(.path(wedge, role))
  }
}
