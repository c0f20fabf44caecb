import Dialogs

/// The bar of a modal view on iOS and iPadOS 13 to 18: its title between two text buttons.
enum AppleModalBar {
  static let height = 56.0
  private static let padding = 16.0

  static func draw(_ dialog: Dialog, in frame: Rect, into builder: inout SceneBuilder) {
    let size = 17.0
    let middle = frame.midY
    let half = frame.width / 2 - padding
    var (leading, trailing) = (padding, padding)
    for (button, part, isLeading) in [
      (dialog.navigation?.leading, SceneBox.Part.leading, true), (dialog.navigation?.trailing, .trailing, false),
    ] {
      guard let button else { continue }
      // The button that completes the task is semibold.
      let style = TextStyle.apple(isLeading ? .sanFranciscoRegular : .sanFranciscoSemibold, size)
      let label = TextBlock.label(button.label.value, style, pitch: 22, width: half - 20, minimumScale: 1)
      let left = isLeading ? frame.minX + padding : frame.maxX - padding - label.width
      builder.text(
        label, x: left, baseline: middle + style.drop - 0.5, button.isEnabled ? button.textRole : .disabled,
        isLeading ? .leading : .trailing)
      let ink = isLeading ? left : frame.maxX - padding - label.inkWidth
      builder.box(part, Rect(ink, middle - 22, label.inkWidth, 44), label)
      if isLeading { leading += label.inkWidth + 12 } else { trailing += label.inkWidth + 12 }
    }
    guard let title = dialog.title?.value else { return }
    let style = TextStyle.apple(.sanFranciscoSemibold, size)
    let room = frame.titleRoom(for: TextMetrics.width(of: title, style), leading: leading, trailing: trailing)
    let block = TextBlock.label(title, style, pitch: 22, width: room.width, minimumScale: 1)
    builder.text(block, x: room.minX, baseline: middle + style.drop - 0.5, .label)
    builder.box(.title, Rect(room.minX, middle - 11, block.width, 22), block)
  }
}
