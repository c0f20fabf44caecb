import Dialogs

/// The buttons of a dialog on the web: a row, or a stack as wide as the dialog in the order of the list.
///
/// A row is at the trailing end with the first button of the list last, unless the site has the primary button first.
struct WebButtons {
  let height: Double
  /// The width of the row, or of the widest button of a stack.
  let naturalWidth: Double

  private typealias Figures = WebFigures
  private let dialog: Dialog
  private let shape: WebShape
  private let labels: [TextBlock]
  /// Index of the button that is filled.
  private let filled: Int?
  private let isRow: Bool
  private let heights: [Double]

  /// - Parameter stacks: whether the buttons form a stack even if they fit in a row.
  init(_ dialog: Dialog, _ shape: WebShape, _ scale: Double, width: Double, stacks: Bool) {
    self.dialog = dialog
    self.shape = shape
    filled = Self.filled(in: dialog)
    labels = dialog.buttons.map { button in
      TextBlock.label(
        button.label.value, WebType.button.style(scale), pitch: WebType.button.line(scale),
        width: width - 2 * Figures.buttonPadding, maximumLines: 2)
    }
    let lines = labels.map(\.lines.count).max() ?? 0
    heights = labels.map { max(Figures.buttonHeight, Double($0.lines.count) * WebType.button.line(scale) + 16) }
    let natural = labels.reduce(-Figures.buttonGap) { $0 + Self.width(of: $1) + Figures.buttonGap }
    isRow = !stacks && labels.count <= 3 && lines == 1 && natural <= width
    naturalWidth = isRow ? max(natural, 0) : labels.reduce(0) { max($0, Self.width(of: $1)) }
    height =
      isRow
      ? heights.max() ?? 0 : max(heights.reduce(-Figures.buttonGap) { $0 + $1 + Figures.buttonGap }, 0)
  }

  /// The primary button; of an action sheet, only if it is marked or destructive, because choices are equals.
  private static func filled(in dialog: Dialog) -> Int? {
    guard let index = dialog.primaryIndex, dialog.kind.value == .actionSheet else { return dialog.primaryIndex }
    let button = dialog.buttons[index]
    return button.isPrimary?.value == true || button.role == .destructive ? index : nil
  }

  private static func width(of label: TextBlock) -> Double {
    max(label.inkWidth + 2 * Figures.buttonPadding, Figures.buttonMinimumWidth)
  }

  func draw(in room: Rect, into builder: inout SceneBuilder) {
    var (edge, top) = (shape.isPrimaryFirst ? room.minX : room.maxX - naturalWidth, room.minY)
    // From leading to trailing, so that focus moves in a live dialog as the eye does.
    let order = isRow && !shape.isPrimaryFirst ? labels.indices.reversed() : Array(labels.indices)
    for index in order {
      let width = isRow ? Self.width(of: labels[index]) : room.width
      let left = isRow ? edge : room.minX
      let frame = Rect(left, top, width, heights[index])
      WebButton.draw(dialog.buttons[index], shape, isPrimary: index == filled, in: frame, &builder)
      builder.text(
        labels[index], x: frame.midX - labels[index].width / 2,
        baseline: frame.midY - labels[index].height / 2 + labels[index].firstBaseline,
        WebButton.textRole(dialog.buttons[index], isPrimary: index == filled))
      builder.box(.button(index), frame, labels[index], isVisible: frame.maxY <= room.maxY + 0.5)
      if isRow { edge = frame.maxX + Figures.buttonGap } else { top = frame.maxY + Figures.buttonGap }
    }
  }
}

/// The body of a button: filled if it is the primary one, otherwise with a border.
enum WebButton {
  static func draw(
    _ button: Dialog.Button, _ shape: WebShape, isPrimary: Bool, in frame: Rect, _ builder: inout SceneBuilder
  ) {
    let radius = min(shape.buttonRadius, frame.height / 2)
    guard isPrimary else {
      return builder.add(.border(frame.inset(0.5), .circular(radius), width: 1, .fieldBorder))
    }
    let fill: PaintRole =
      button.isEnabled ? (button.role == .destructive ? .webDestructive : .webPrimary) : .webDisabledFill
    builder.rounded(frame, .circular(radius), fill)
  }

  static func textRole(_ button: Dialog.Button, isPrimary: Bool) -> PaintRole {
    guard button.isEnabled else { return .disabled }
    if button.role == .destructive { return isPrimary ? .webOnDestructive : .webDestructive }
    return isPrimary ? .webOnFill : .tint
  }
}
