import Dialogs

/// Figures of popovers of iPadOS 13 to 18, in points (Framework7 and WYPopoverController; width and margin estimated).
enum PopoverFigures {
  /// For a popover with the rows of an action sheet.
  static let width = 304.0
  static let radius = 13.0
  static let arrowWidth = 26.0
  static let arrowHeight = 13.0
  static let tipRadius = 3.0
  /// Minimum distance to the edges of the screen.
  static let screenMargin = 10.0
}

/// An action sheet on iPadOS: rows in a popover, without the button that cancels.
struct IPadOSPopover {
  private let rows: IOSSheetRows

  init(_ dialog: Dialog, textSize: Dialog.TextSize, maximumHeight: Double) {
    let indices = dialog.buttons.indices.filter { $0 != dialog.cancelIndex }
    rows = IOSSheetRows(
      dialog, indices, textSize: textSize, width: PopoverFigures.width, maximumHeight: maximumHeight)
  }

  /// Without the arrow.
  var height: Double { rows.height }

  /// Draws the popover below the point that its arrow touches.
  ///
  /// - Parameter right: its trailing edge.
  func draw(tip: Point, right: Double, into builder: inout SceneBuilder) {
    typealias Figures = PopoverFigures
    let top = tip.y + Figures.arrowHeight
    let frame = Rect(right - Figures.width, top, Figures.width, height)
    builder.add(
      .blurred(Rect(frame.x, frame.y + 6, frame.width, frame.height), .circular(Figures.radius), deviation: 14, .shadow)
    )
    builder.add(.path(Self.arrow(tip: tip), .popover))
    builder.rounded(frame, .continuous(Figures.radius), .popover)
    builder.box(.panel, frame)
    rows.draw(at: Point(frame.minX, frame.minY), into: &builder)
  }

  /// A triangle that points upward, as high as the figure with its tip rounded.
  private static func arrow(tip: Point) -> Path {
    typealias Figures = PopoverFigures
    let base = tip.y + Figures.arrowHeight + 0.5
    // The point where a circle with the radius of the tip touches sides with a slope of 45°.
    let touch = Figures.tipRadius / 2.0.squareRoot()
    let control = touch * 0.447
    // How far the corner that is rounded off reaches above the tip.
    let corner = tip.y - (touch + 3 * control) / 4
    var path = Path()
    path.move(tip.x - Figures.arrowWidth / 2 - 0.5, base)
    path.line(tip.x - touch, corner + touch)
    path.curve(
      Point(tip.x - control, corner + control), Point(tip.x + control, corner + control),
      Point(tip.x + touch, corner + touch))
    path.line(tip.x + Figures.arrowWidth / 2 + 0.5, base)
    path.close()
    return path
  }
}
