import Dialogs

/// The buttons of an iOS alert: a row of two if both labels fit, otherwise a stack.
struct IOSAlertButtons {
  private let dialog: Dialog
  private let labels: [TextBlock]
  private let isRow: Bool
  private let rowHeight: Double
  private let width: Double

  init(_ dialog: Dialog, textSize: Dialog.TextSize, width: Double) {
    typealias Figures = IOSAlertFigures
    self.dialog = dialog
    self.width = width
    rowHeight = Figures.buttonHeight(at: textSize)
    let size = DynamicType.body.size(at: textSize)
    let styles = dialog.buttons.indices.map { index in
      TextStyle.apple(dialog.isEmphasized(index) ? .sanFranciscoSemibold : .sanFranciscoRegular, size)
    }
    let half = width / 2 - 2 * Figures.labelInset
    isRow =
      dialog.buttons.count == 2 && !textSize.isAccessibilitySize
      && zip(dialog.buttons, styles).allSatisfy { TextMetrics.width(of: $0.label.value, $1) <= half }
    let room = (isRow ? width / 2 : width) - 2 * Figures.labelInset
    let pitch = Figures.pitch(size)
    labels = zip(dialog.buttons, styles).map { button, style in
      textSize.isAccessibilitySize
        ? .label(button.label.value, style, pitch: pitch, width: room, maximumLines: 2)
        : .label(button.label.value, style, pitch: pitch, width: room, minimumScale: Figures.labelScale)
    }
  }

  /// Height of all buttons, each with the line above it.
  var height: Double {
    guard !isRow else { return rowHeight + IOSAlertFigures.hairline }
    return labels.indices.reduce(0) { $0 + IOSAlertFigures.hairline + height(of: $1) }
  }

  /// A two-line label needs more than a one-line row.
  private func height(of index: Int) -> Double {
    let block = labels[index]
    return block.lines.count < 2 ? rowHeight : max(rowHeight, block.height + 24)
  }

  func draw(in room: Rect, into builder: inout SceneBuilder) {
    typealias Figures = IOSAlertFigures
    let scrolls = height > room.height + 0.01
    builder.scrollArea(.buttons, room, contentHeight: height)
    if scrolls { builder.beginClip(room) }
    if isRow {
      builder.rectangle(room.minX, room.minY, room.width, Figures.hairline, .separator)
      let top = room.minY + Figures.hairline
      let half = (width - Figures.hairline) / 2
      builder.rectangle(room.minX + half, top, Figures.hairline, rowHeight, .separator)
      // The first button of the list is on the trailing side; the leading one is reached first.
      draw(1, in: Rect(room.minX, top, half, rowHeight), within: room, &builder)
      draw(0, in: Rect(room.maxX - half, top, half, rowHeight), within: room, &builder)
    } else {
      var top = room.minY
      for index in labels.indices {
        builder.rectangle(room.minX, top, room.width, Figures.hairline, .separator)
        top += Figures.hairline
        draw(index, in: Rect(room.minX, top, width, height(of: index)), within: room, &builder)
        top += height(of: index)
      }
    }
    if scrolls {
      builder.endClip()
      builder.scroller(in: room, contentHeight: height)
    }
  }

  private func draw(_ index: Int, in frame: Rect, within room: Rect, _ builder: inout SceneBuilder) {
    let block = labels[index]
    builder.button(
      index, block, in: frame, baseline: frame.midY + block.style.drop - block.depth / 2,
      dialog.buttons[index].textRole, within: room)
  }
}

extension TextStyle {
  /// Distance from the middle of a line of San Francisco to its baseline when UIKit centers it in a row.
  ///
  /// Measured 28.7 below the top of a 44-point row at 17 points: the middle of ascent and descent, and a third of a
  /// point lower.
  var drop: Double { size * (SanFrancisco.ascent - SanFrancisco.descent) / 2 + 0.5 }
}

extension Dialog {
  /// Whether iOS makes a button semibold: the default one, otherwise the one that cancels.
  func isEmphasized(_ index: Int) -> Bool {
    if let marked = buttons.firstIndex(where: { $0.isDefault?.value == true }) { return marked == index }
    return index == cancelIndex
  }
}
