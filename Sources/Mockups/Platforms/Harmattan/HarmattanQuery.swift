import Dialogs

/// Harmattan's query dialog, measured: no box; text and buttons in the middle of the darkened page.
///
/// Figures are qt-components' own, in pixels.
struct HarmattanQuery: FloatingPanel {
  let width: Double
  let height: Double

  static let margin = 33.0
  static let titleToMessage = 21.0
  static let textToButtons = 38.0
  static let button = Size(322, 51)
  static let buttonGap = 16.0
  static let buttonRadius = 20.0
  /// Minimum space for long text above many buttons.
  private static let minimumTextRoom = 131.0

  private let dialog: Dialog
  private let title: TextBlock
  private let message: TextBlock
  private let labels: [TextBlock]
  private let textHeight: Double
  private let textRoom: Double
  private let buttonsHeight: Double
  private let buttonRoom: Double

  init(_ dialog: Dialog, width: Double, maximumHeight: Double) {
    self.dialog = dialog
    self.width = width
    let inner = width - 2 * Self.margin
    title = TextBlock(dialog.title?.value, TextStyle(.pureBold, size: 32), pitch: 40, width: inner)
    message = TextBlock(dialog.message?.value, TextStyle(.pureRegular, size: 24), pitch: 30, width: inner)
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, TextStyle(.pureBold, size: 22), pitch: 28, width: Self.button.width - 20, minimumScale: 0.7)
    }
    textHeight = title.height + message.height + (title.isEmpty || message.isEmpty ? 0 : Self.titleToMessage)
    let count = Double(labels.count)
    buttonsHeight = count * Self.button.height + max(count - 1, 0) * Self.buttonGap
    textRoom = min(textHeight, max(maximumHeight - Self.textToButtons - buttonsHeight, Self.minimumTextRoom))
    buttonRoom = min(buttonsHeight, max(maximumHeight - Self.textToButtons - textRoom, 1.5 * Self.button.height))
    height = textRoom + Self.textToButtons + buttonRoom
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    builder.box(.panel, Rect(origin.x, origin.y, width, height))
    let room = Rect(origin.x, origin.y, width, textRoom)
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for (part, block) in [(SceneBox.Part.title, title), (.message, message)] where !block.isEmpty {
      let box = Rect(origin.x + Self.margin, top, block.width, block.height)
      builder.text(block, x: box.minX, baseline: top + block.firstBaseline, .pureWhite)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      top = box.maxY + Self.titleToMessage
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
    top = room.maxY + Self.textToButtons
    let actions = Rect(room.midX - Self.button.width / 2, top, Self.button.width, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttonsHeight, margin: 24) { builder in
      for index in labels.indices {
        draw(index, in: Rect(actions.minX, top, actions.width, Self.button.height), within: actions, &builder)
        top += Self.button.height + Self.buttonGap
      }
    }
  }

  private func draw(_ index: Int, in frame: Rect, within room: Rect, _ builder: inout SceneBuilder) {
    let button = dialog.buttons[index]
    let corners = Corners.circular(Self.buttonRadius)
    let isMarked = button.isDefault?.value == true
    builder.rounded(
      frame, corners, button.role == .destructive ? .pureRedButton : isMarked ? .pureAccentButton : .pureDarkButton)
    builder.add(.border(frame.inset(0.5), corners, width: 1, .pureDarkRim))
    let label = labels[index]
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
      button.isEnabled ? .pureWhite : .pureFaintWhite)
    builder.box(.button(index), frame, label, isVisible: frame.maxY <= room.maxY + 0.5)
  }
}
