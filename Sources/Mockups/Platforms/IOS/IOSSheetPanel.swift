import Dialogs

/// The action sheet of iOS 13 to 18: a block of rows with its text at the top, and a separate block for the canceling
/// button.
struct IOSSheetPanel {
  let height: Double

  private let rows: IOSSheetRows
  private let cancel: (index: Int, label: TextBlock)?
  private let width: Double
  private let mainHeight: Double
  private let cancelHeight: Double
  private let dialog: Dialog

  /// - Parameter maximumHeight: the available height for both blocks.
  init(_ dialog: Dialog, textSize: Dialog.TextSize, width: Double, maximumHeight: Double) {
    typealias Figures = IOSSheetFigures
    self.dialog = dialog
    self.width = width
    // A canceling button that is not last keeps its place in the list.
    let last = dialog.buttons.indices.last
    if let last, last == dialog.cancelIndex {
      let style = TextStyle.apple(.sanFranciscoSemibold, Figures.rowTextSize(at: textSize))
      let label = IOSSheetRows.label(dialog.buttons[last].label.value, style, textSize, width: width)
      cancel = (last, label)
      cancelHeight = Figures.rowHeight(label)
    } else {
      cancel = nil
      cancelHeight = 0
    }
    let indices = Array(dialog.buttons.indices.dropLast(cancel == nil ? 0 : 1))
    let apart = cancel == nil ? 0 : cancelHeight + Figures.gap
    rows = IOSSheetRows(dialog, indices, textSize: textSize, width: width, maximumHeight: maximumHeight - apart)
    mainHeight = rows.height
    height = mainHeight + (mainHeight > 0 ? apart : cancelHeight)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    typealias Figures = IOSSheetFigures
    builder.box(.panel, Rect(origin.x, origin.y, width, height))
    if mainHeight > 0 {
      let main = Rect(origin.x, origin.y, width, mainHeight)
      builder.rounded(main, .continuous(Figures.radius), .panel)
      rows.draw(at: origin, into: &builder)
    }
    guard let cancel else { return }
    let frame = Rect(origin.x, origin.y + height - cancelHeight, width, cancelHeight)
    builder.rounded(frame, .continuous(Figures.radius), .cancelPanel)
    IOSSheetRows.draw(cancel.label, dialog.buttons[cancel.index], in: frame, &builder)
    builder.box(.button(cancel.index), frame, cancel.label)
  }
}
