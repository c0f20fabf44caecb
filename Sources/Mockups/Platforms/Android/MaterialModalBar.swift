import Dialogs

/// The bar of a full-screen dialog: a glyph to leave, the title, and a text button that completes the task.
enum MaterialModalBar {
  static let height = 64.0

  static func draw(_ dialog: Dialog, _ scale: FontScale, in frame: Rect, into builder: inout SceneBuilder) {
    var left = frame.minX + 16
    if let leading = dialog.navigation?.leading {
      // Material shows a symbol: an arrow goes back, a cross closes.
      let center = Point(left + 12, frame.midY)
      builder.add(.stroke(dialog.goesBack(leading) ? arrow(at: center) : .cross(at: center), width: 2, .glyph))
      builder.box(.leading, Rect(center.x - 24, center.y - 24, 48, 48))
      left += 40
    }
    var right = frame.maxX - 16
    if let trailing = dialog.navigation?.trailing {
      let label = TextBlock.label(
        trailing.label.value, MaterialType.labelLarge.style(scale), pitch: MaterialType.labelLarge.line(scale),
        width: frame.width / 2, minimumScale: 1)
      let button = Rect(frame.maxX - 8 - label.inkWidth - 24, frame.midY - 20, label.inkWidth + 24, 40)
      builder.text(
        label, x: button.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
        trailing.materialRole(.tint))
      builder.box(.trailing, button, label)
      right = button.minX - 8
    }
    guard let title = dialog.title?.value else { return }
    let block = TextBlock.label(
      title, MaterialType.titleLarge.style(scale), pitch: MaterialType.titleLarge.line(scale),
      width: max(right - left, 40), minimumScale: 1)
    let top = frame.midY - block.height / 2
    builder.text(block, x: left, baseline: top + block.firstBaseline, .label, .leading)
    builder.box(.title, Rect(left, top, block.width, block.height), block)
  }

  private static func arrow(at center: Point) -> Path {
    var path = Path()
    path.move(center.x + 7, center.y)
    path.line(center.x - 7, center.y)
    path.move(center.x - 1, center.y - 6.5)
    path.line(center.x - 7.5, center.y)
    path.line(center.x - 1, center.y + 6.5)
    return path
  }
}
