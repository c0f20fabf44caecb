import Dialogs

/// Dimensions of the macOS alert since Big Sur, in points (macos_ui and idd-alert; Apple publishes none).
///
/// Those of `MacAlertLook` differ between versions of the system.
enum MacAlertFigures {
  static let width = 260.0
  static let padding = 16.0
  static let topMargin = 20.0
  static let icon = 64.0
  static let iconToTitle = 16.0
  static let titleToMessage = 10.0
  static let textToNext = 16.0
  static let buttonHeight = 28.0
  static let buttonGap = 8.0
  static let fieldHeight = 22.0
  static let checkbox = 14.0
  static let help = 20.0
  static let screenMargin = 40.0
  /// Minimum space for long text above many buttons.
  static let minimumTextRoom = 60.0
}

/// What differs between the alerts of macOS 11 to 15 and those of macOS 26.
struct MacAlertLook: Sendable {
  var radius: Double
  var buttonRadius: Double
  /// For text fields and accessory views.
  var fieldRadius: Double
  /// Whether buttons cast a shadow.
  var hasRaisedButtons: Bool
  /// Where icon and text are.
  var alignment: SceneBuilder.Alignment
  /// Radius of a window behind, and of the part of the screen in a crop.
  var windowRadius: Double
  var cropRadius: Double

  /// macOS 11 to 15; radii of windows and fields are estimates.
  static let bigSur = MacAlertLook(
    radius: 12, buttonRadius: 6, fieldRadius: 5, hasRaisedButtons: true, alignment: .center,
    windowRadius: 10, cropRadius: 12)
}

/// The macOS alert, measured: icon, text, additional elements, buttons.
struct MacAlertPanel {
  let height: Double

  private typealias Figures = MacAlertFigures
  private let dialog: Dialog
  private let look: MacAlertLook
  private let title: TextBlock
  private let message: TextBlock
  private let accessory: TextBlock
  private let suppression: TextBlock
  private let labels: [TextBlock]
  private let isRow: Bool
  private let textHeight: Double
  private let textRoom: Double
  private let iconToText: Double
  private let buttonsHeight: Double
  private let buttonRoom: Double

  init(_ dialog: Dialog, _ look: MacAlertLook, maximumHeight: Double) {
    self.dialog = dialog
    self.look = look
    let inner = Figures.width - 2 * Figures.padding
    title = TextBlock(dialog.title?.value, .apple(.sanFranciscoBold, 13), pitch: 16, width: inner)
    message = TextBlock(dialog.message?.value, .apple(.sanFranciscoRegular, 11), pitch: 14, width: inner)
    accessory = TextBlock(dialog.accessory?.value, .apple(.sanFranciscoRegular, 11), pitch: 14, width: inner - 16)
    suppression = TextBlock(
      dialog.suppression?.value, .apple(.sanFranciscoRegular, 11), pitch: 14,
      width: inner - Figures.checkbox - 6)
    let style = TextStyle.apple(.sanFranciscoRegular, 13)
    let half = (inner - Figures.buttonGap) / 2
    let isRow =
      dialog.buttons.count == 2
      && dialog.buttons.allSatisfy { TextMetrics.width(of: $0.label.value, style) <= half - 16 }
    self.isRow = isRow
    labels = dialog.buttons.map {
      .label($0.label.value, style, pitch: 16, width: (isRow ? half : inner) - 16, minimumScale: 0.85)
    }
    textHeight = title.height + message.height + (title.isEmpty || message.isEmpty ? 0 : Figures.titleToMessage)
    let rows = Double(isRow ? 1 : labels.count)
    buttonsHeight = rows * Figures.buttonHeight + max(rows - 1, 0) * Figures.buttonGap
    // Without text, the icon is directly above what follows.
    iconToText = textHeight > 0 ? Figures.iconToTitle : 0
    var rest = Figures.topMargin + Figures.icon + iconToText + Figures.textToNext + Figures.padding
    if dialog.textField != nil { rest += Figures.fieldHeight + Figures.textToNext }
    if !accessory.isEmpty { rest += accessory.height + 12 + Figures.textToNext }
    if !suppression.isEmpty { rest += suppression.height + Figures.textToNext }
    textRoom = min(textHeight, max(maximumHeight - rest - buttonsHeight, Figures.minimumTextRoom))
    buttonRoom = min(buttonsHeight, max(maximumHeight - rest - textRoom, 1.5 * Figures.buttonHeight))
    height = rest + textRoom + buttonRoom
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, Figures.width, height)
    let corners = Corners.continuous(look.radius)
    builder.add(
      .blurred(
        Rect(frame.x, frame.y + 12, frame.width, frame.height), .circular(look.radius), deviation: 16, .shadow))
    builder.rounded(frame, corners, .panel)
    builder.add(.border(frame.inset(-0.5), .continuous(look.radius + 0.5), width: 1, .outerEdge))
    builder.add(.border(frame.inset(0.5), .continuous(look.radius - 0.5), width: 1, .innerEdge))
    builder.box(.panel, frame)
    let kind = dialog.icon?.value ?? .app
    // On the leading side, the shape in the icon is aligned with the text.
    let iconLeft =
      look.alignment == .center
      ? frame.midX - Figures.icon / 2 : frame.minX + Figures.padding - MacIcon.inset(of: kind)
    let icon = Rect(iconLeft, frame.minY + Figures.topMargin, Figures.icon, Figures.icon)
    MacIcon.draw(kind, in: icon, into: &builder)
    builder.box(.icon, icon)
    if dialog.help?.value == true { drawHelp(Point(frame.maxX - 22, frame.minY + 22), into: &builder) }

    let left = frame.minX + Figures.padding
    let room = Rect(left, icon.maxY + iconToText, frame.width - 2 * Figures.padding, textRoom)
    drawText(in: room, into: &builder)
    var top = room.maxY + Figures.textToNext
    if let field = dialog.textField {
      drawField(field, in: Rect(left, top, room.width, Figures.fieldHeight), into: &builder)
      top += Figures.fieldHeight + Figures.textToNext
    }
    if !accessory.isEmpty {
      let box = Rect(left, top, room.width, accessory.height + 12)
      builder.rounded(box, .circular(look.fieldRadius), .field)
      builder.add(.border(box.inset(0.5), .circular(look.fieldRadius), width: 1, .fieldBorder))
      builder.text(accessory, x: left + 8, baseline: top + 6 + accessory.firstBaseline, .fieldText, .leading)
      builder.box(.accessory, box, accessory)
      top = box.maxY + Figures.textToNext
    }
    if !suppression.isEmpty {
      drawSuppression(in: Rect(left, top, room.width, suppression.height), into: &builder)
      top += suppression.height + Figures.textToNext
    }
    let actions = Rect(left, top, room.width, buttonRoom)
    builder.buttons(in: actions, contentHeight: buttonsHeight, margin: 12) { drawButtons(in: actions, into: &$0) }
  }

  private func drawText(in room: Rect, into builder: inout SceneBuilder) {
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for (part, block) in [(SceneBox.Part.title, title), (.message, message)] where !block.isEmpty {
      let box = Rect(room.minX, top, block.width, block.height)
      builder.text(block, x: box.minX, baseline: top + block.firstBaseline, .label, look.alignment)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      top = box.maxY + Figures.titleToMessage
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: Rect(room.minX, room.minY, room.width + 10, room.height), contentHeight: textHeight)
    }
  }

  private func drawField(_ field: Dialog.TextField, in frame: Rect, into builder: inout SceneBuilder) {
    builder.rounded(frame, .circular(look.fieldRadius), .field)
    builder.add(.border(frame.inset(0.5), .circular(look.fieldRadius), width: 1, .fieldBorder))
    let shown = field.shownValue
    builder.control(.textField, frame) { _, builder in
      builder.text(
        shown.isEmpty ? field.placeholder?.value ?? "" : shown, .apple(.sanFranciscoRegular, 13), x: frame.minX + 7,
        width: frame.width - 14, baseline: frame.midY + 4.6, shown.isEmpty ? .placeholder : .fieldText, .leading)
    }
  }

  /// An empty checkbox with its label.
  private func drawSuppression(in row: Rect, into builder: inout SceneBuilder) {
    let box = Rect(row.minX, row.minY + 7 - Figures.checkbox / 2, Figures.checkbox, Figures.checkbox)
    builder.text(suppression, x: box.maxX + 6, baseline: row.minY + suppression.firstBaseline, .label, .leading)
    builder.control(.suppression, row, isOn: false) { isOn, builder in
      builder.rounded(box, .circular(3.5), isOn ? .defaultButton : .checkbox)
      guard isOn else { return builder.add(.border(box.inset(0.5), .circular(3.5), width: 1, .checkboxEdge)) }
      var tick = Path()
      tick.move(box.minX + 3.5, box.minY + 7.5)
      tick.line(box.minX + 6, box.minY + 10.5)
      tick.line(box.minX + 10.5, box.minY + 3.5)
      builder.add(.stroke(tick, width: 1.8, .tick))
    }
  }

  private func drawHelp(_ center: Point, into builder: inout SceneBuilder) {
    if look.hasRaisedButtons {
      builder.add(.circle(center: Point(center.x, center.y + 0.6), radius: Figures.help / 2, .pushShadow))
    }
    builder.add(.circle(center: center, radius: Figures.help / 2, .pushButton))
    builder.text(
      "?", .apple(.sanFranciscoMedium, 13), x: center.x - 10, width: 20, baseline: center.y + 4.7, .label)
    builder.box(
      .help, Rect(center.x - Figures.help / 2, center.y - Figures.help / 2, Figures.help, Figures.help))
  }

  private func drawButtons(in room: Rect, into builder: inout SceneBuilder) {
    if isRow {
      // The first button of the list is on the trailing side; the leading one is reached first.
      let half = (room.width - Figures.buttonGap) / 2
      draw(1, in: Rect(room.minX, room.minY, half, Figures.buttonHeight), within: room, into: &builder)
      draw(0, in: Rect(room.maxX - half, room.minY, half, Figures.buttonHeight), within: room, into: &builder)
      return
    }
    var top = room.minY
    for index in labels.indices {
      draw(index, in: Rect(room.minX, top, room.width, Figures.buttonHeight), within: room, into: &builder)
      top += Figures.buttonHeight + Figures.buttonGap
    }
  }

  private func draw(_ index: Int, in frame: Rect, within room: Rect, into builder: inout SceneBuilder) {
    let button = dialog.buttons[index]
    let corners = Corners.circular(look.buttonRadius)
    // A destructive button is never the default, even if marked.
    let isDefault = index == dialog.defaultIndex && button.isEnabled && button.role != .destructive
    if look.hasRaisedButtons {
      builder.rounded(Rect(frame.x, frame.y + 0.6, frame.width, frame.height), corners, .pushShadow)
    }
    builder.rounded(frame, corners, isDefault ? .defaultButton : .pushButton)
    if !isDefault { builder.add(.border(frame.inset(0.5), corners, width: 1, .pushEdge)) }
    let role: PaintRole =
      !button.isEnabled ? .disabled : isDefault ? .onDefault : button.role == .destructive ? .destructive : .label
    let label = labels[index]
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline, role)
    builder.box(.button(index), frame, label, isVisible: frame.maxY <= room.maxY + 0.5)
  }
}
