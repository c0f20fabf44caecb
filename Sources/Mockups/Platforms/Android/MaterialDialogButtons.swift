import Dialogs

/// The text buttons of a Material 3 dialog: a row at the trailing end, otherwise a stack.
///
/// In a row, the first button of the list is last, where the confirming button belongs, and the last button is before
/// it; of three, the middle one is the neutral button at the leading end. A stack keeps the order of the list.
struct MaterialDialogButtons {
  let height: Double
  /// The width of the row, or of the widest button of a stack.
  let naturalWidth: Double

  private typealias Figures = MaterialDialogFigures
  private let dialog: Dialog
  private let labels: [TextBlock]
  private let isRow: Bool
  private let heights: [Double]

  init(_ dialog: Dialog, _ scale: FontScale, width: Double) {
    self.dialog = dialog
    let (style, pitch) = (MaterialType.labelLarge.style(scale), MaterialType.labelLarge.line(scale))
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, style, pitch: pitch, width: width - 2 * Figures.buttonPadding, maximumLines: 2)
    }
    let lines = labels.map(\.lines.count).max() ?? 0
    heights = labels.map { max(Figures.buttonHeight, Double($0.lines.count) * pitch + 20) }
    let natural = labels.reduce(-Figures.buttonGap) { $0 + Self.width(of: $1) + Figures.buttonGap }
    isRow = labels.count <= 3 && lines == 1 && natural <= width
    naturalWidth = isRow ? max(natural, 0) : labels.reduce(0) { max($0, Self.width(of: $1)) }
    height =
      isRow
      ? heights.max() ?? 0 : max(heights.reduce(-Figures.buttonGap) { $0 + $1 + Figures.buttonGap }, 0)
  }

  private static func width(of label: TextBlock) -> Double {
    max(label.inkWidth + 2 * Figures.buttonPadding, Figures.buttonMinimumWidth)
  }

  func draw(in room: Rect, into builder: inout SceneBuilder) {
    if isRow {
      drawRow(in: room, into: &builder)
    } else {
      var top = room.minY
      for index in labels.indices {
        let width = Self.width(of: labels[index])
        draw(index, in: Rect(room.maxX - width, top, width, heights[index]), within: room, into: &builder)
        top += heights[index] + Figures.buttonGap
      }
    }
  }

  private func drawRow(in room: Rect, into builder: inout SceneBuilder) {
    guard let height = heights.max() else { return }
    // From the leading end: neutral, dismissing, confirming, which is also the focus order.
    let confirming = Self.width(of: labels[0])
    if labels.count == 3 {
      draw(
        1, in: Rect(room.minX, room.minY, Self.width(of: labels[1]), height), within: room, into: &builder)
    }
    if labels.count > 1 {
      let index = labels.count - 1
      let width = Self.width(of: labels[index])
      draw(
        index,
        in: Rect(room.maxX - confirming - Figures.buttonGap - width, room.minY, width, height), within: room,
        into: &builder)
    }
    draw(
      0, in: Rect(room.maxX - confirming, room.minY, confirming, height), within: room, into: &builder)
  }

  private func draw(_ index: Int, in frame: Rect, within room: Rect, into builder: inout SceneBuilder) {
    builder.button(index, labels[index], in: frame, dialog.buttons[index].materialRole(.tint), within: room)
  }
}

extension Dialog.Button {
  /// The color of a button label on Android.
  ///
  /// Material has no destructive style; its error color is used.
  func materialRole(_ ordinary: PaintRole) -> PaintRole {
    isEnabled ? (role == .destructive ? .destructive : ordinary) : .disabled
  }
}
