import Dialogs

/// The alert of iOS and iPadOS 13 to 18, measured: 270 points wide on every device.
struct IOSAlertPanel: FloatingPanel {
  let width: Double
  /// With its text and buttons cut to the available space.
  let height: Double

  private let dialog: Dialog
  private let title: TextBlock
  private let message: TextBlock
  private let buttons: IOSAlertButtons
  /// Baselines, relative to the upper edge of the text.
  private let titleBaseline: Double
  private let messageBaseline: Double
  private let fieldTop: Double?
  /// Height of all text.
  private let textHeight: Double
  /// Height of the visible text.
  private let textRoom: Double
  private let buttonRoom: Double

  /// - Parameter maximumHeight: the available height on the screen.
  init(_ dialog: Dialog, textSize: Dialog.TextSize, maximumHeight: Double) {
    typealias Figures = IOSAlertFigures
    self.dialog = dialog
    width = textSize.isAccessibilitySize ? Figures.accessibilityWidth : Figures.width

    // Text grows with the setting but never shrinks below its default size.
    let titleSize = max(DynamicType.headline.size(at: textSize), Figures.titleSize)
    let messageSize = max(DynamicType.footnote.size(at: textSize), Figures.messageSize)
    let textWidth = width - 2 * Figures.textInset
    title = TextBlock(
      dialog.title?.value, .apple(.sanFranciscoSemibold, titleSize), pitch: Figures.pitch(titleSize), width: textWidth)
    message = TextBlock(
      dialog.message?.value, .apple(.sanFranciscoRegular, messageSize), pitch: Figures.pitch(messageSize),
      width: textWidth)

    let titleGrowth = titleSize - Figures.titleSize
    let messageGrowth = messageSize - Figures.messageSize
    titleBaseline = Figures.firstBaseline + titleGrowth * SanFrancisco.ascent
    let lastTitle = titleBaseline + title.depth
    messageBaseline =
      title.isEmpty
      ? Figures.firstBaseline - (Figures.titleSize - messageSize) * SanFrancisco.ascent
      : lastTitle + Figures.titleToMessage + titleGrowth * SanFrancisco.descent + messageGrowth * SanFrancisco.ascent
    let last =
      message.isEmpty
      ? (title.isEmpty ? 0 : lastTitle + titleGrowth * SanFrancisco.descent)
      : messageBaseline + message.depth + messageGrowth * SanFrancisco.descent
    if dialog.textField != nil {
      let top = last + Figures.textToField
      fieldTop = top
      textHeight = top + Figures.fieldHeight + Figures.fieldToSeparator
    } else {
      fieldTop = nil
      textHeight = last + Figures.textToSeparator
    }

    buttons = IOSAlertButtons(dialog, textSize: textSize, width: width)
    // Text that does not fit scrolls, and so do the buttons if little space is left.
    let least = max(Figures.minimumButtonRoom, 1.5 * Figures.buttonHeight(at: textSize))
    buttonRoom = max(min(buttons.height, least), min(buttons.height, maximumHeight - textHeight))
    textRoom = min(textHeight, max(maximumHeight - buttonRoom, 0))
    height = textRoom + buttonRoom
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    typealias Figures = IOSAlertFigures
    let frame = Rect(origin.x, origin.y, width, height)
    builder.rounded(frame, .continuous(Figures.radius), .panel)
    builder.box(.panel, frame)

    let room = Rect(origin.x, origin.y, width, textRoom)
    let left = origin.x + Figures.textInset
    builder.scrollingText(in: room, contentHeight: textHeight) { builder in
      for (part, block, baseline) in [
        (SceneBox.Part.title, title, titleBaseline), (.message, message, messageBaseline),
      ] {
        builder.passage(
          part, block, x: left, baseline: origin.y + baseline, ascent: SanFrancisco.ascent * block.style.size, .label,
          within: room)
      }
      if let field = dialog.textField, let fieldTop {
        drawField(field, at: Point(origin.x + Figures.fieldInset, origin.y + fieldTop), within: room, into: &builder)
      }
    }

    let actions = Rect(origin.x, origin.y + textRoom, width, buttonRoom)
    buttons.draw(in: actions, into: &builder)
  }

  private func drawField(
    _ field: Dialog.TextField, at origin: Point, within room: Rect, into builder: inout SceneBuilder
  ) {
    typealias Figures = IOSAlertFigures
    let frame = Rect(origin.x, origin.y, width - 2 * Figures.fieldInset, Figures.fieldHeight)
    builder.rounded(frame, .continuous(Figures.fieldRadius), .field)
    let half = Figures.hairline / 2
    builder.add(.border(frame.inset(half), .continuous(Figures.fieldRadius), width: Figures.hairline, .fieldBorder))
    let style = TextStyle.apple(.sanFranciscoRegular, Figures.fieldTextSize)
    let textWidth = frame.width - 2 * Figures.fieldTextInset
    let baseline = frame.midY + Figures.fieldTextSize * (SanFrancisco.ascent - SanFrancisco.descent) / 2
    let left = frame.minX + Figures.fieldTextInset
    builder.control(.textField, frame, isVisible: frame.maxY <= room.maxY + 0.5) { _, builder in
      let shown = field.shownValue
      if !shown.isEmpty {
        builder.text(shown, style, x: left, width: textWidth, baseline: baseline, .fieldText, .leading)
      } else if let placeholder = field.placeholder?.value {
        builder.text(placeholder, style, x: left, width: textWidth, baseline: baseline, .placeholder, .leading)
      }
    }
  }
}
