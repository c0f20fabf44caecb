import Dialogs

/// A dialog of text and buttons on the web, measured: as wide as its text and buttons need, within limits.
struct WebPanel: FloatingPanel {
  let width: Double
  /// With its text cut to the available space.
  let height: Double

  private typealias Figures = WebFigures
  private let dialog: Dialog
  private let shape: WebShape
  private let title: TextBlock
  private let message: TextBlock
  private let fieldLabel: TextBlock
  private let fieldText: TextBlock?
  private let buttons: WebButtons
  private let textHeight: Double
  private let textRoom: Double
  private let buttonRoom: Double
  private let fieldHeight: Double
  private let gap: Double

  /// - Parameters:
  ///   - room: the part of the screen that it can use.
  ///   - stacks: whether the buttons form a stack even if they fit in a row.
  init(_ dialog: Dialog, _ shape: WebShape, scale: Double, room: Size, stacks: Bool) {
    self.dialog = dialog
    self.shape = shape
    width = Self.width(of: dialog, shape, scale, room: room.width, stacks: stacks)
    let inner = width - 2 * Figures.padding
    title = WebType.title.block(dialog.title?.value, scale, width: inner)
    message = WebType.body.block(dialog.message?.value, scale, width: inner)
    fieldLabel = WebType.label.block(dialog.textField?.placeholder?.value, scale, width: inner)
    fieldText = dialog.textField.map { field in
      WebType.body.label(field.shownValue, scale, width: inner - 2 * Figures.fieldPadding)
    }
    buttons = WebButtons(dialog, shape, scale, width: inner, stacks: stacks)
    var text = title.height
    if !message.isEmpty { text += (text > 0 ? Figures.titleToBody : 0) + message.height }
    fieldHeight = fieldText == nil ? 0 : max(Figures.fieldHeight, WebType.body.line(scale) + 16)
    if fieldText != nil {
      text += (text > 0 ? Figures.bodyToField : 0) + fieldHeight
      if !fieldLabel.isEmpty { text += fieldLabel.height + Figures.labelGap }
    }
    textHeight = text
    gap = textHeight > 0 && buttons.height > 0 ? Figures.bodyToButtons : 0
    // The title and a button take their space first; the rest scrolls.
    let frame = 2 * Figures.padding + gap
    buttonRoom = min(buttons.height, max(room.height - frame - title.height, Figures.buttonHeight))
    textRoom = min(textHeight, max(room.height - frame - buttonRoom, 0))
    height = textRoom + frame + buttonRoom
  }

  private static func width(
    of dialog: Dialog, _ shape: WebShape, _ scale: Double, room: Double, stacks: Bool
  ) -> Double {
    let most = min(max(room, 240), Figures.maximumWidth * max(scale, 1))
    let texts = [(dialog.title, WebType.title), (dialog.message, .body)].map { text, type in
      type.block(text?.value, scale, width: .infinity).inkWidth
    }
    let row = WebButtons(dialog, shape, scale, width: most - 2 * Figures.padding, stacks: stacks).naturalWidth
    let natural = ((texts + [row]).reduce(0, max) + 2 * Figures.padding).rounded(.up)
    return min(max(natural, Figures.minimumWidth), most)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    builder.add(
      .blurred(Rect(frame.x, frame.y + 8, width, height), .circular(shape.radius), deviation: 14, .shadow))
    builder.rounded(frame, .circular(shape.radius), .panel)
    builder.box(.panel, frame)
    let left = origin.x + Figures.padding
    let room = Rect(left, origin.y + Figures.padding, width - 2 * Figures.padding, textRoom)
    let track = Rect(room.minX, room.minY, room.width + 16, room.height)
    builder.scrollingText(in: room, contentHeight: textHeight, track: track) { builder in
      var top = room.minY
      for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
      where !block.isEmpty {
        builder.passage(part, block, x: left, baseline: top + block.firstBaseline, role, .leading, within: room)
        top += block.height + Figures.titleToBody
      }
      guard let fieldText else { return }
      if top > room.minY { top += Figures.bodyToField - Figures.titleToBody }
      if !fieldLabel.isEmpty {
        builder.text(fieldLabel, x: left, baseline: top + fieldLabel.firstBaseline, .label, .leading)
        top += fieldLabel.height + Figures.labelGap
      }
      let field = Rect(left, top, room.width, fieldHeight)
      WebForm.drawField(
        fieldText, .textField, shape, in: field, isVisible: field.maxY <= room.maxY + 0.5, into: &builder)
    }
    let actions = Rect(left, room.maxY + gap, room.width, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttons.height, margin: Figures.padding - 8) {
      buttons.draw(in: actions, into: &$0)
    }
  }
}
