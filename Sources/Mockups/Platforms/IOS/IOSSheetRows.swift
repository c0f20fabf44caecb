import Dialogs

/// Header and rows of an iOS action sheet, without their background: the main block of the sheet, and the popover.
struct IOSSheetRows {
  /// With its text and rows cut to the available space.
  let height: Double

  private let dialog: Dialog
  private let width: Double
  private let title: TextBlock
  private let message: TextBlock
  private let messageBaseline: Double
  private let titleBaseline: Double
  private let rows: [(index: Int, label: TextBlock)]
  private let textHeight: Double
  private let textRoom: Double
  private let rowsHeight: Double

  init(
    _ dialog: Dialog, _ indices: [Int], textSize: Dialog.TextSize, width: Double, maximumHeight: Double
  ) {
    typealias Figures = IOSSheetFigures
    self.dialog = dialog
    self.width = width
    let size = max(DynamicType.footnote.size(at: textSize), Figures.headerTextSize)
    let growth = size - Figures.headerTextSize
    let pitch = IOSAlertFigures.pitch(size)
    let textWidth = width - 2 * Figures.headerInset
    title = TextBlock(dialog.title?.value, .apple(.sanFranciscoSemibold, size), pitch: pitch, width: textWidth)
    // A message without a title looks like a title.
    message = TextBlock(
      dialog.message?.value, .apple(title.isEmpty ? .sanFranciscoSemibold : .sanFranciscoRegular, size), pitch: pitch,
      width: textWidth)
    titleBaseline = Figures.headerFirstBaseline + growth * SanFrancisco.ascent
    messageBaseline = title.isEmpty ? titleBaseline : titleBaseline + title.depth + pitch + Figures.titleToMessage
    let last = message.isEmpty ? titleBaseline + title.depth : messageBaseline + message.depth
    textHeight =
      title.isEmpty && message.isEmpty ? 0 : last + Figures.headerToSeparator + growth * SanFrancisco.descent

    rows = indices.map { index in
      let face: FontFace = dialog.buttons[index].isDefault?.value == true ? .sanFranciscoSemibold : .sanFranciscoRegular
      let style = TextStyle.apple(face, Figures.rowTextSize(at: textSize))
      return (index, Self.label(dialog.buttons[index].label.value, style, textSize, width: width))
    }
    let lines = Double(textHeight > 0 ? rows.count : max(rows.count - 1, 0)) * Figures.hairline
    rowsHeight = rows.reduce(lines) { $0 + Figures.rowHeight($1.label) }
    let least = min(rowsHeight, Figures.minimumRowRoom)
    textRoom = min(textHeight, max(maximumHeight - least, 0))
    height = min(textRoom + rowsHeight, max(maximumHeight, textRoom + least))
  }

  /// The label of a row: one line, or two at accessibility sizes.
  static func label(_ text: String, _ style: TextStyle, _ textSize: Dialog.TextSize, width: Double) -> TextBlock {
    let pitch = IOSAlertFigures.pitch(style.size)
    let room = width - 2 * IOSSheetFigures.labelInset
    return textSize.isAccessibilitySize
      ? .label(text, style, pitch: pitch, width: room, maximumLines: 2)
      : .label(text, style, pitch: pitch, width: room, minimumScale: IOSAlertFigures.labelScale)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    typealias Figures = IOSSheetFigures
    if textHeight > 0 { drawHeader(at: origin, into: &builder) }
    let room = Rect(origin.x, origin.y + textRoom, width, height - textRoom)
    let scrolls = rowsHeight > room.height + 0.01
    builder.scrollArea(.buttons, room, contentHeight: rowsHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for (position, row) in rows.enumerated() {
      if position > 0 || textHeight > 0 {
        builder.rectangle(origin.x, top, width, Figures.hairline, .separator)
        top += Figures.hairline
      }
      let frame = Rect(origin.x, top, width, Figures.rowHeight(row.label))
      Self.draw(row.label, dialog.buttons[row.index], in: frame, &builder)
      builder.box(.button(row.index), frame, row.label, isVisible: frame.maxY <= room.maxY + 0.5)
      top = frame.maxY
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: rowsHeight)
    }
  }

  private func drawHeader(at origin: Point, into builder: inout SceneBuilder) {
    let room = Rect(origin.x, origin.y, width, textRoom)
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(room) }
    let left = origin.x + IOSSheetFigures.headerInset
    for (part, block, baseline) in [
      (SceneBox.Part.title, title, titleBaseline), (.message, message, messageBaseline),
    ] where !block.isEmpty {
      builder.text(block, x: left, baseline: origin.y + baseline, .secondaryLabel)
      let frame = Rect(
        left, origin.y + baseline - SanFrancisco.ascent * block.style.size, block.width, block.height)
      builder.box(part, frame, block, isVisible: frame.maxY <= room.maxY + 0.5)
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
  }

  /// The label of a button in its row.
  static func draw(_ label: TextBlock, _ button: Dialog.Button, in frame: Rect, _ builder: inout SceneBuilder) {
    builder.text(
      label, x: frame.midX - label.width / 2, baseline: frame.midY + label.style.drop - label.depth / 2,
      button.textRole)
  }
}
