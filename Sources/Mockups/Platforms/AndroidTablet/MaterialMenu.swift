import Dialogs

/// An action sheet as a Material 3 menu, without the button that cancels, measured.
///
/// Values are those of Compose's menu, in dp; a menu has no text of its own: the text of the sheet is above its rows.
struct MaterialMenu {
  let height: Double

  static let width = 280.0
  static let radius = 4.0
  static let padding = 12.0
  private static let margin = 8.0
  private static let textGap = 2.0
  static let rowHeight = 48.0

  private let dialog: Dialog
  private let title: TextBlock
  private let message: TextBlock
  private let rows: [(index: Int, label: TextBlock)]
  private let textHeight: Double
  private let textRoom: Double
  private let rowsHeight: Double
  private let rowRoom: Double

  /// - Parameter maximumHeight: the space between the control and the bottom of the screen.
  init(_ dialog: Dialog, textSize: Dialog.TextSize, maximumHeight: Double) {
    self.dialog = dialog
    let scale = FontScale(textSize)
    let inner = Self.width - 2 * Self.padding
    title = MaterialType.titleSmall.block(dialog.title?.value, scale, width: inner)
    message = MaterialType.bodySmall.block(dialog.message?.value, scale, width: inner)
    rows = dialog.buttons.indices.filter { $0 != dialog.cancelIndex }.map { index in
      let label = TextBlock.label(
        dialog.buttons[index].label.value, MaterialType.labelLarge.style(scale),
        pitch: MaterialType.labelLarge.line(scale), width: inner, maximumLines: 2)
      return (index, label)
    }
    let text = title.height + message.height + (title.isEmpty || message.isEmpty ? 0 : Self.textGap)
    textHeight = text > 0 ? text + Self.padding : 0
    rowsHeight = rows.reduce(0) { $0 + Self.height(of: $1.label) }
    let room = maximumHeight - 2 * Self.margin
    let least = min(rowsHeight, Self.rowHeight)
    textRoom = min(textHeight, max(room - least, 0))
    rowRoom = min(rowsHeight, max(room - textRoom, least))
    height = 2 * Self.margin + textRoom + rowRoom
  }

  private static func height(of row: TextBlock) -> Double { max(rowHeight, row.height + 2 * padding) }

  func draw(right: Double, top: Double, into builder: inout SceneBuilder) {
    let frame = Rect(right - Self.width, top, Self.width, height)
    builder.add(
      .blurred(
        Rect(frame.x, frame.y + 2, frame.width, frame.height), .circular(Self.radius), deviation: 4, .shadow))
    builder.rounded(frame, .circular(Self.radius), .popover)
    builder.box(.panel, frame)
    drawText(in: Rect(frame.minX, frame.minY + Self.margin, frame.width, textRoom), into: &builder)
    var y = frame.minY + Self.margin + textRoom
    if textHeight > 0 { builder.rectangle(frame.minX, y - 1, frame.width, 1, .separator) }
    let room = Rect(frame.minX, y, frame.width, rowRoom)
    builder.buttons(in: room, contentHeight: rowsHeight) { builder in
      for row in rows {
        let box = Rect(frame.minX, y, frame.width, Self.height(of: row.label))
        builder.text(
          row.label, x: box.minX + Self.padding, baseline: box.midY - row.label.height / 2 + row.label.firstBaseline,
          dialog.buttons[row.index].materialRole(.label), .leading)
        builder.box(.button(row.index), box, row.label, isVisible: box.maxY <= room.maxY + 0.5)
        y = box.maxY
      }
    }
  }

  private func drawText(in room: Rect, into builder: inout SceneBuilder) {
    guard textHeight > 0 else { return }
    let scrolls = textHeight > textRoom + 0.01
    if scrolls {
      builder.scrollArea(.text, room, contentHeight: textHeight)
      builder.beginClip(room)
    }
    var y = room.minY + 4
    for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
    where !block.isEmpty {
      let box = Rect(room.minX + Self.padding, y, block.width, block.height)
      builder.text(block, x: box.minX, baseline: y + block.firstBaseline, role, .leading)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      y = box.maxY + Self.textGap
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
  }
}
