import Dialogs

/// Figures of tvOS's alerts, in points (tvalert and Todd Laney's TVAlertController; type is Apple's).
enum TVFigures {
  static let textWidth = 900.0
  static let titleSize = 38.0
  static let titlePitch = 46.0
  static let messageSize = 29.0
  static let messagePitch = 36.0
  static let titleToMessage = 14.0
  static let textToButtons = 56.0
  static let button = Size(600, 66)
  static let buttonGap = 18.0
  static let buttonRadius = 12.0
  static let buttonText = 29.0
  /// How much the button with focus grows.
  static let focusScale = 1.06
}

/// An alert or action sheet on tvOS, measured: no box, text and buttons in the middle.
struct TVPage {
  let height: Double

  private typealias Figures = TVFigures
  private let dialog: Dialog
  private let title: TextBlock
  private let message: TextBlock
  private let labels: [TextBlock]
  private let textHeight: Double
  private let textRoom: Double
  private let buttonsHeight: Double
  private let buttonRoom: Double

  init(_ dialog: Dialog, maximumHeight: Double) {
    self.dialog = dialog
    title = TextBlock(
      dialog.title?.value, .apple(.sanFranciscoMedium, Figures.titleSize), pitch: Figures.titlePitch,
      width: Figures.textWidth)
    message = TextBlock(
      dialog.message?.value, .apple(.sanFranciscoRegular, Figures.messageSize), pitch: Figures.messagePitch,
      width: Figures.textWidth)
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, .apple(.sanFranciscoMedium, Figures.buttonText), pitch: 36,
        width: Figures.button.width - 48,
        minimumScale: 0.7)
    }
    let text = title.height + message.height + (title.isEmpty || message.isEmpty ? 0 : Figures.titleToMessage)
    textHeight = text
    let count = Double(labels.count)
    buttonsHeight = count * Figures.button.height + max(count - 1, 0) * Figures.buttonGap
    let gap = text > 0 ? Figures.textToButtons : 0
    textRoom = min(text, max(maximumHeight - buttonsHeight - gap, Figures.titlePitch))
    buttonRoom = min(buttonsHeight, max(maximumHeight - textRoom - gap, 1.5 * Figures.button.height))
    height = textRoom + gap + buttonRoom
  }

  func draw(middle: Point, into builder: inout SceneBuilder) {
    let left = middle.x - Figures.textWidth / 2
    var top = middle.y - height / 2
    builder.box(.panel, Rect(left, top, Figures.textWidth, height))
    let room = Rect(left, top, Figures.textWidth, textRoom)
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(room) }
    for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
    where !block.isEmpty {
      let box = Rect(left, top, block.width, block.height)
      builder.text(block, x: left, baseline: top + block.firstBaseline, role)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      top = box.maxY + Figures.titleToMessage
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: Rect(room.minX, room.minY, room.width + 24, room.height), contentHeight: textHeight)
    }
    top = room.maxY + (textHeight > 0 ? Figures.textToButtons : 0)
    let actions = Rect(middle.x - Figures.button.width / 2, top, Figures.button.width, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttonsHeight, margin: 48) { builder in
      for index in labels.indices {
        let frame = Rect(actions.minX, top, Figures.button.width, Figures.button.height)
        draw(index, in: frame, within: actions, into: &builder)
        top += Figures.button.height + Figures.buttonGap
      }
    }
  }

  private func draw(_ index: Int, in frame: Rect, within room: Rect, into builder: inout SceneBuilder) {
    builder.control(
      .button(index), frame, labels[index], isOn: index == dialog.litIndex,
      isVisible: frame.maxY <= room.maxY + 0.5
    ) { isLit, builder in
      draw(index, isLit: isLit, in: frame, into: &builder)
    }
  }

  private func draw(_ index: Int, isLit: Bool, in frame: Rect, into builder: inout SceneBuilder) {
    let button = dialog.buttons[index]
    let label = labels[index]
    let isRed = button.role == .destructive
    let role: PaintRole
    if isLit {
      let growth = Figures.focusScale - 1
      let grown = frame.inset(-frame.width * growth / 2, -frame.height * growth / 2)
      builder.add(
        .blurred(
          Rect(grown.x, grown.y + 16, grown.width, grown.height), .circular(Figures.buttonRadius), deviation: 16,
          .shadow))
      builder.rounded(grown, .continuous(Figures.buttonRadius + 1), isRed ? .redFocus : .focus)
      role = isRed ? .redFocusText : .focusText
    } else {
      builder.rounded(frame, .continuous(Figures.buttonRadius), .restingButton)
      role = button.isEnabled ? (isRed ? .destructive : .label) : .disabled
    }
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline, role)
  }
}

extension Dialog {
  /// The button with focus when the page appears.
  var litIndex: Int {
    buttons.firstIndex { $0.isDefault?.value == true } ?? buttons.firstIndex { $0.isEnabled } ?? 0
  }
}
