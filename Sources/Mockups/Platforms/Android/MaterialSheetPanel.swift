import Dialogs

/// Figures of the action sheet on Android, in dp.
///
/// Material 3's bottom sheet (container, radius, handle) with the rows of a list; the VA mobile app stacks its
/// actions like this, with text at the top and the canceling button last.
enum MaterialSheetFigures {
  static let maximumWidth = 640.0
  static let radius = 28.0
  static let handle = Size(32, 4)
  /// Above and below the handle.
  static let handleMargin = 22.0
  static let padding = 24.0
  static let titleToMessage = 4.0
  static let textToRows = 12.0
  static let rowHeight = 56.0
  /// Below the last row, above the gesture bar.
  static let bottomPadding = 8.0
  /// Kept free above a sheet that fills the screen.
  static let topMargin = 72.0
  static let minimumRowRoom = 84.0
}

/// An action sheet on Android, at the bottom of the screen, measured.
struct MaterialSheetPanel {
  /// Down to the gesture bar, with its rows cut to the available space.
  let height: Double

  private typealias Figures = MaterialSheetFigures
  private let dialog: Dialog
  private let width: Double
  private let title: TextBlock
  private let message: TextBlock
  private let rows: [TextBlock]
  private let headHeight: Double
  private let textHeight: Double
  private let textRoom: Double
  private let rowsHeight: Double
  private let rowRoom: Double

  init(_ dialog: Dialog, textSize: Dialog.TextSize, width: Double, maximumHeight: Double) {
    self.dialog = dialog
    self.width = width
    let scale = FontScale(textSize)
    let inner = width - 2 * Figures.padding
    title = MaterialType.titleMedium.block(dialog.title?.value, scale, width: inner)
    message = MaterialType.bodyMedium.block(dialog.message?.value, scale, width: inner)
    rows = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, MaterialType.bodyLarge.style(scale), pitch: MaterialType.bodyLarge.line(scale),
        width: inner, maximumLines: 2)
    }
    headHeight = 2 * Figures.handleMargin + Figures.handle.height
    let between = title.isEmpty || message.isEmpty ? 0 : Figures.titleToMessage
    let text = title.height + between + message.height
    textHeight = text > 0 ? text + Figures.textToRows : 0
    rowsHeight = rows.reduce(0) { $0 + Self.height(of: $1) }
    let room = maximumHeight - headHeight - Figures.bottomPadding
    let least = min(rowsHeight, Figures.minimumRowRoom)
    textRoom = min(textHeight, max(room - least, 0))
    rowRoom = min(rowsHeight, max(room - textRoom, least))
    height = headHeight + textRoom + rowRoom + Figures.bottomPadding
  }

  private static func height(of row: TextBlock) -> Double { max(Figures.rowHeight, row.height + 32) }

  /// Draws the sheet in a rectangle that reaches the bottom of the screen.
  func draw(in frame: Rect, corners: Corners, into builder: inout SceneBuilder) {
    builder.rounded(frame, corners, .sheet)
    builder.box(.panel, frame)
    builder.rounded(
      Rect(
        frame.midX - Figures.handle.width / 2, frame.minY + Figures.handleMargin, Figures.handle.width,
        Figures.handle.height),
      .circular(2), .handle)
    drawText(in: Rect(frame.minX, frame.minY + headHeight, width, textRoom), into: &builder)
    drawRows(in: Rect(frame.minX, frame.minY + headHeight + textRoom, width, rowRoom), into: &builder)
  }

  private func drawText(in room: Rect, into builder: inout SceneBuilder) {
    guard textHeight > 0 else { return }
    let scrolls = textHeight > textRoom + 0.01
    builder.scrollArea(.text, room, contentHeight: textHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
    where !block.isEmpty {
      let box = Rect(room.minX + Figures.padding, top, block.width, block.height)
      builder.text(block, x: box.minX, baseline: top + block.firstBaseline, role, .leading)
      builder.box(part, box, block, isVisible: box.maxY <= room.maxY + 0.5)
      top = box.maxY + Figures.titleToMessage
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: textHeight)
    }
  }

  private func drawRows(in room: Rect, into builder: inout SceneBuilder) {
    let scrolls = rowsHeight > rowRoom + 0.01
    builder.scrollArea(.buttons, room, contentHeight: rowsHeight)
    if scrolls { builder.beginClip(room) }
    var top = room.minY
    for (index, label) in rows.enumerated() {
      let row = Rect(room.minX, top, room.width, Self.height(of: label))
      builder.text(
        label, x: row.minX + Figures.padding, baseline: row.midY - label.height / 2 + label.firstBaseline,
        dialog.buttons[index].materialRole(.label), .leading)
      builder.box(.button(index), row, label, isVisible: row.maxY <= room.maxY + 0.5)
      top = row.maxY
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: rowsHeight)
    }
  }
}
