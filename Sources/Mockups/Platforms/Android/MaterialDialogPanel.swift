import Dialogs

/// Material 3's basic dialog, measured: as wide as its text and buttons need, within limits, as in Compose.
struct MaterialDialogPanel: FloatingPanel {
  let width: Double
  /// With its text cut to the available space.
  let height: Double

  private typealias Figures = MaterialDialogFigures
  private let dialog: Dialog
  private let title: TextBlock
  private let body: TextBlock
  private let fieldText: TextBlock?
  private let buttons: MaterialDialogButtons
  /// Height of title, body, and field.
  private let textHeight: Double
  private let textRoom: Double
  private let buttonRoom: Double
  private let fieldHeight: Double
  private let gap: Double

  /// - Parameter room: the part of the screen that it can use.
  init(_ dialog: Dialog, textSize: Dialog.TextSize, room: Size) {
    self.dialog = dialog
    let scale = FontScale(textSize)
    width = Self.width(of: dialog, scale, room: room.width)
    let inner = width - 2 * Figures.padding
    title = MaterialType.headlineSmall.block(dialog.title?.value, scale, width: inner)
    body = MaterialType.bodyMedium.block(dialog.message?.value, scale, width: inner)
    fieldText = dialog.textField.map { field in
      let shown = field.shownValue
      return .label(
        shown.isEmpty ? field.placeholder?.value ?? "" : shown, MaterialType.bodyLarge.style(scale),
        pitch: MaterialType.bodyLarge.line(scale), width: min(inner, Figures.fieldWidth) - 2 * Figures.fieldPadding,
        minimumScale: 1)
    }
    buttons = MaterialDialogButtons(dialog, scale, width: inner)

    var text = title.height
    if !body.isEmpty { text += (text > 0 ? Figures.titleToBody : 0) + body.height }
    fieldHeight = fieldText.map { max(Figures.fieldHeight, $0.pitch + 2 * Figures.fieldPadding) } ?? 0
    if fieldText != nil { text += (text > 0 ? Figures.titleToBody : 0) + fieldHeight }
    textHeight = text
    // The title keeps 16 below it if no text follows.
    gap = body.isEmpty && fieldText == nil ? Figures.titleToBody : Figures.bodyToButtons
    // Title and buttons take their space first; the text scrolls in the rest.
    let frame = 2 * Figures.padding + gap
    buttonRoom = min(buttons.height, max(room.height - frame - title.height, Figures.buttonHeight))
    textRoom = min(textHeight, max(room.height - frame - buttonRoom, 0))
    height = textRoom + frame + buttonRoom
  }

  /// The width of the longest line or of the buttons; a text that wraps takes all of the room.
  private static func width(of dialog: Dialog, _ scale: FontScale, room: Double) -> Double {
    let most = min(max(room, Figures.minimumWidth), Figures.maximumWidth)
    let texts = [(dialog.title, MaterialType.headlineSmall), (dialog.message, .bodyMedium)].map { text, type in
      type.block(text?.value, scale, width: .infinity).inkWidth
    }
    let parts =
      texts + [
        dialog.textField == nil ? 0 : Figures.fieldWidth,
        MaterialDialogButtons(dialog, scale, width: most - 2 * Figures.padding).naturalWidth,
      ]
    let natural = (parts.reduce(0, max) + 2 * Figures.padding).rounded(.up)
    return min(max(natural, Figures.minimumWidth), most)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    builder.rounded(frame, .circular(Figures.radius), .panel)
    builder.box(.panel, frame)
    let left = origin.x + Figures.padding
    let room = Rect(left, origin.y + Figures.padding, width - 2 * Figures.padding, textRoom)
    let track = Rect(room.minX, room.minY, room.width + 16, room.height)
    builder.scrollingText(in: room, contentHeight: textHeight, track: track) { builder in
      var top = room.minY
      for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, body, .secondaryLabel)]
      where !block.isEmpty {
        builder.passage(part, block, x: left, baseline: top + block.firstBaseline, role, .leading, within: room)
        top += block.height + Figures.titleToBody
      }
      if let fieldText {
        drawField(
          fieldText, in: Rect(left, top, min(room.width, Figures.fieldWidth), fieldHeight), within: room, into: &builder
        )
      }
    }
    let actions = Rect(left, room.maxY + gap, room.width, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttons.height, margin: Figures.padding - 8) {
      buttons.draw(in: actions, into: &$0)
    }
  }

  private func drawField(_ text: TextBlock, in frame: Rect, within room: Rect, into builder: inout SceneBuilder) {
    builder.add(.border(frame.inset(0.5), .circular(Figures.fieldRadius), width: 1, .fieldBorder))
    let isEmpty = dialog.textField?.value?.value.isEmpty != false
    builder.control(.textField, frame, isVisible: frame.maxY <= room.maxY + 0.5) { _, builder in
      builder.text(
        text, x: frame.minX + Figures.fieldPadding, baseline: frame.midY - text.pitch / 2 + text.firstBaseline,
        isEmpty ? .placeholder : .fieldText, .leading)
    }
  }
}
