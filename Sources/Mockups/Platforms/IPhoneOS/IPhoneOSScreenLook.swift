/// Status bar and navigation bar of iPhone OS 3.
struct IPhoneOSScreenLook: ScreenLook {
  /// Bars are blue, or black if set by the author.
  let isBlack: Bool

  /// Including the dark line below it.
  var barHeight: Double { 45 }
  var contentInset: Double { 16 }

  func corners(top: Double, bottom: Double) -> Corners { Corners(top: top, bottom: bottom) }

  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder) {
    let frame = Rect(room.minX, room.maxY - barHeight, room.width, barHeight)
    builder.rounded(
      Rect(frame.minX, frame.minY, frame.width, frame.height - 1),
      Corners(top: room.height > barHeight ? 0 : corners.top, bottom: 0), isBlack ? .barBlack : .barBlue)
    builder.rectangle(frame.minX, frame.maxY - 1, frame.width, 1, .barEdge)
    guard let title = bar.title else { return }
    Self.drawTitle(title, in: Rect(frame.minX + 60, frame.minY, frame.width - 120, 44), into: &builder)
  }

  static let titleStyle = TextStyle(.helveticaBold, size: 20)

  @discardableResult
  static func drawTitle(_ title: String, in frame: Rect, into builder: inout SceneBuilder) -> TextBlock {
    let block = TextBlock.label(title, titleStyle, pitch: 24, width: frame.width, minimumScale: 0.6)
    let baseline = frame.midY - block.height / 2 + block.firstBaseline
    builder.embossed(block, x: frame.minX, baseline: baseline, .white, shadow: .darkShadow)
    return block
  }

  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder) {
    builder.rectangle(screen.minX, screen.minY, screen.width, device.safeArea.top, .statusBar)
    let style = TextStyle(.helveticaBold, size: 14)
    builder.text("9:42 AM", style, x: screen.minX, width: screen.width, baseline: screen.minY + 15, .status)
    for bar in 0..<5 {
      let height = 4 + Double(bar) * 2
      builder.rectangle(screen.minX + 6 + Double(bar) * 4, screen.minY + 16 - height, 3, height, .status)
    }
    let right = screen.maxX - 6
    builder.rectangle(right - 24, screen.minY + 5, 20, 10, .status)
    builder.rectangle(right - 4, screen.minY + 8, 2, 4, .status)
  }

  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder) {}
}

extension SceneBuilder {
  /// Text with a shadow one point above or below; faint text has none, because it would show through.
  mutating func embossed(
    _ block: TextBlock, x: Double, baseline: Double, _ role: PaintRole, shadow: PaintRole, below: Bool = false,
    _ alignment: Alignment = .center
  ) {
    if role == .faintWhite || role == .faintBlack {
      text(block, x: x, baseline: baseline, role, alignment)
      return
    }
    text(block, x: x, baseline: baseline + (below ? 1 : -1), shadow, alignment)
    text(block, x: x, baseline: baseline, role, alignment)
  }
}
