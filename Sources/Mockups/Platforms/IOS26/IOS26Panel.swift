import Dialogs

/// A panel of iOS 26: text on the leading side, buttons as capsules.
struct IOS26Panel: FloatingPanel {
  enum Form {
    case alert
    /// An action sheet without a source.
    case centeredSheet
    /// An action sheet at the control that opened it, without the button that cancels.
    case attachedSheet
  }

  let width: Double
  let height: Double

  private typealias Figures = IOS26Figures
  private let dialog: Dialog
  private let radius: Double
  private let title: TextBlock
  private let message: TextBlock
  /// Whether there is only one of them.
  private let isLone: Bool
  /// Index in the list of the dialog, and label.
  private let labels: [(index: Int, label: TextBlock)]
  private let isRow: Bool
  private let buttonHeight: Double
  /// Upper edge of the message, if there is one.
  private let messageTop: Double
  private let textHeight: Double
  private let textRoom: Double
  private let fieldTop: Double?
  private let buttonsHeight: Double

  init(_ dialog: Dialog, _ form: Form, textSize: Dialog.TextSize, maximumHeight: Double) {
    self.dialog = dialog
    let isLarge = textSize.isAccessibilitySize
    let isAttached = form == .attachedSheet
    width = isLarge ? Figures.accessibilityWidth : isAttached ? Figures.sheetWidth : Figures.width
    radius = isAttached ? Figures.sheetRadius : Figures.radius
    let inner = width - 2 * Figures.textInset
    func block(_ text: String?, _ face: FontFace, _ type: DynamicType) -> TextBlock {
      let size = max(type.size(at: textSize), type.size(at: .large))
      return TextBlock(
        text, .apple(face, size), pitch: Figures.linePitch(type, textSize), lineHeight: Figures.lineHeight(size),
        width: inner)
    }
    let title = block(dialog.title?.value, .sanFranciscoSemibold, .headline)
    let message = block(dialog.message?.value, .sanFranciscoRegular, .subheadline)
    isLone = title.isEmpty != message.isEmpty
    self.title = isLone ? block(dialog.title?.value, .sanFranciscoRegular, .body) : title
    self.message = isLone ? block(dialog.message?.value, .sanFranciscoRegular, .body) : message
    messageTop = Figures.textTop + (title.isEmpty ? 0 : self.title.height + Figures.titleToMessage)
    let textEnd = message.isEmpty ? Figures.textTop + self.title.height : messageTop + self.message.height
    if dialog.textField != nil {
      fieldTop = textEnd + Figures.textToField
      textHeight = textEnd + Figures.textToField + Figures.fieldHeight + Figures.fieldToButtons
    } else {
      fieldTop = nil
      let isBare = title.isEmpty && message.isEmpty
      let distance =
        isAttached ? Figures.sheetTextToButtons : isLone ? Figures.loneTextToButtons : Figures.textToButtons
      textHeight = isBare ? Figures.buttonInset : textEnd + distance
    }

    let style = TextStyle.apple(.sanFranciscoMedium, DynamicType.body.size(at: textSize))
    let room = width - 2 * Figures.buttonInset
    let half = (room - Figures.buttonGap) / 2
    let isRow =
      form == .alert && dialog.buttons.count == 2 && !isLarge
      && dialog.buttons.allSatisfy { TextMetrics.width(of: $0.label.value, style) <= half - 24 }
    self.isRow = isRow
    let shown = dialog.buttons.indices.filter { !isAttached || $0 != dialog.cancelIndex }
    labels = shown.map { index in
      let text = dialog.buttons[index].label.value
      let width = (isRow ? half : room) - 24
      return (
        index,
        isLarge
          ? .label(text, style, pitch: style.size * 1.2, width: width, maximumLines: 2)
          : .label(text, style, pitch: style.size * 1.2, width: width, minimumScale: 0.6)
      )
    }
    let lines = labels.map(\.label.height).max() ?? 0
    buttonHeight = max(Figures.buttonHeight, lines + 24)
    let rows = Double(isRow ? 1 : labels.count)
    buttonsHeight = rows * buttonHeight + max(rows - 1, 0) * Figures.buttonGap + Figures.buttonInset
    let least = min(buttonsHeight, 1.5 * buttonHeight)
    textRoom = min(textHeight, max(maximumHeight - least, 0))
    height = min(textRoom + buttonsHeight, max(maximumHeight, textRoom + least))
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    let corners = Corners.continuous(radius)
    builder.add(.blurred(frame, .circular(radius), deviation: 12.5, .shadow))
    builder.rounded(frame, corners, .panel)
    builder.add(.border(frame.inset(0.5), corners, width: 1, .rim))
    builder.box(.panel, frame)
    drawText(in: Rect(origin.x, origin.y, width, textRoom), into: &builder)
    drawButtons(in: Rect(origin.x, origin.y + textRoom, width, height - textRoom), into: &builder)
  }

  private func drawText(in room: Rect, into builder: inout SceneBuilder) {
    // Truncated text keeps a small distance from the buttons.
    let clip = Rect(room.minX, room.minY, room.width, room.height - 10)
    let track = Rect(room.minX, room.minY + 26, room.width - 4, room.height - 26)
    let corners = Corners(top: radius, bottom: 0, curve: .continuous)
    let left = room.minX + Figures.textInset
    builder.scrollingText(in: room, contentHeight: textHeight, clip: (clip, corners), track: track) { builder in
      for (part, block, top, role) in [
        (SceneBox.Part.title, title, Figures.textTop, PaintRole.label),
        (.message, message, messageTop, .secondaryLabel),
      ] {
        builder.passage(
          part, block, x: left, baseline: room.minY + top + block.firstBaseline, role, isLone ? .center : .leading,
          within: room)
      }
      if let field = dialog.textField, let fieldTop {
        let frame = Rect(
          room.minX + Figures.fieldInset, room.minY + fieldTop, width - 2 * Figures.fieldInset, Figures.fieldHeight)
        drawField(field, in: frame, within: room, into: &builder)
      }
    }
  }

  private func drawField(
    _ field: Dialog.TextField, in frame: Rect, within room: Rect, into builder: inout SceneBuilder
  ) {
    builder.rounded(frame, .circular(frame.height / 2), .field)
    let style = TextStyle.apple(.sanFranciscoRegular, 17)
    let shown = field.shownValue
    builder.control(.textField, frame, isVisible: frame.maxY <= room.maxY + 0.5) { _, builder in
      builder.text(
        shown.isEmpty ? field.placeholder?.value ?? "" : shown, style, x: frame.minX + Figures.fieldInset,
        width: frame.width - 2 * Figures.fieldInset, baseline: frame.midY + style.drop - 0.5,
        shown.isEmpty ? .placeholder : .fieldText, .leading)
    }
  }

  private func drawButtons(in room: Rect, into builder: inout SceneBuilder) {
    let scrolls = buttonsHeight > room.height + 0.01
    builder.scrollArea(.buttons, room, contentHeight: buttonsHeight)
    if scrolls { builder.beginClip(room, Corners(top: 0, bottom: radius, curve: .continuous)) }
    let left = room.minX + Figures.buttonInset
    let full = width - 2 * Figures.buttonInset
    if isRow {
      // The first button of the list is on the trailing side; the leading one is reached first.
      let half = (full - Figures.buttonGap) / 2
      draw(1, in: Rect(left, room.minY, half, buttonHeight), within: room, &builder)
      draw(0, in: Rect(left + full - half, room.minY, half, buttonHeight), within: room, &builder)
    } else {
      var top = room.minY
      for index in labels.indices {
        draw(index, in: Rect(left, top, full, buttonHeight), within: room, &builder)
        top += buttonHeight + Figures.buttonGap
      }
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: Rect(room.minX, room.minY, room.width - 4, room.height - 26), contentHeight: buttonsHeight)
    }
  }

  /// - Parameter position: in the list of labels.
  private func draw(_ position: Int, in frame: Rect, within room: Rect, _ builder: inout SceneBuilder) {
    let (index, label) = labels[position]
    let button = dialog.buttons[index]
    // Only a button marked by the author is filled with the tint color.
    let isPreferred = button.isDefault?.value == true && button.isEnabled
    builder.rounded(frame, .circular(frame.height / 2), isPreferred ? .tintedCapsule : .capsule)
    let role: PaintRole =
      !button.isEnabled ? .disabled : isPreferred ? .onTint : button.role == .destructive ? .destructive : .label
    builder.button(index, label, in: frame, role, within: room)
  }
}
