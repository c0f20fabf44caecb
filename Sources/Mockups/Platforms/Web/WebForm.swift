import Dialogs

/// The content of a modal view on the web: fields below their labels, switches, and text, measured.
struct WebForm {
  let height: Double

  private typealias Figures = WebFigures
  private static let gap = 16.0
  private static let imageHeight = 180.0
  private static let toggle = Size(44, 24)

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private let width: Double
  private let shape: WebShape
  private let message: TextBlock
  private let rows: [(content: Content, height: Double)]
  private let fieldHeight: Double

  /// - Parameter width: without the padding of the dialog.
  init(_ dialog: Dialog, _ shape: WebShape, scale: Double, width: Double) {
    self.width = width
    self.shape = shape
    message = WebType.body.block(dialog.message?.value, scale, width: width)
    let fieldHeight = max(Figures.fieldHeight, WebType.body.line(scale) + 16)
    self.fieldHeight = fieldHeight
    rows = dialog.content.map { row in
      switch row {
      case .text(let text):
        let block = WebType.body.block(text.value, scale, width: width)
        return (.text(block), block.height)
      case .field(let label, let value):
        let name = WebType.label.block(label.value, scale, width: width)
        let text = WebType.body.label(value?.value ?? "", scale, width: width - 2 * Figures.fieldPadding)
        return (.field(label: name, value: text), name.height + Figures.labelGap + fieldHeight)
      case .toggle(let label, let isOn):
        let name = WebType.body.block(label.value, scale, width: width - Self.toggle.width - Self.gap)
        return (.toggle(label: name, isOn: isOn), max(Figures.fieldHeight, name.height))
      case .image: return (.image, Self.imageHeight)
      }
    }
    let heights = rows.map(\.height) + (message.isEmpty ? [] : [message.height])
    height = max(heights.reduce(0) { $0 + $1 + Self.gap } - Self.gap, 0)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    var top = origin.y
    if !message.isEmpty {
      builder.text(message, x: origin.x, baseline: top + message.firstBaseline, .secondaryLabel, .leading)
      builder.box(.message, Rect(origin.x, top, message.width, message.height), message)
      top += message.height + Self.gap
    }
    for (index, row) in rows.enumerated() {
      draw(row.content, index, in: Rect(origin.x, top, width, row.height), &builder)
      top += row.height + Self.gap
    }
  }

  private func draw(_ content: Content, _ index: Int, in frame: Rect, _ builder: inout SceneBuilder) {
    switch content {
    case .text(let block):
      builder.text(block, x: frame.minX, baseline: frame.minY + block.firstBaseline, .label, .leading)
      builder.box(.text(index), frame, block)
    case .field(let label, let value):
      builder.text(label, x: frame.minX, baseline: frame.minY + label.firstBaseline, .label, .leading)
      let field = Rect(frame.minX, frame.maxY - fieldHeight, frame.width, fieldHeight)
      Self.drawField(value, .field(index), shape, in: field, into: &builder)
    case .toggle(let label, let isOn):
      builder.text(
        label, x: frame.minX, baseline: frame.midY - label.height / 2 + label.firstBaseline, .label, .leading)
      let track = Rect(
        frame.maxX - Self.toggle.width, frame.midY - Self.toggle.height / 2, Self.toggle.width, Self.toggle.height)
      builder.control(.toggle(index), track, isOn: isOn) { isOn, builder in
        builder.rounded(track, .circular(12), isOn ? .switchOn : .switchOff)
        builder.add(.circle(center: Point(isOn ? track.maxX - 12 : track.minX + 12, track.midY), radius: 9, .thumb))
      }
    case .image:
      builder.rounded(frame, .circular(min(Figures.buttonRadius, shape.radius)), .imageFill)
      builder.landscape(in: frame)
      builder.box(.image(index), frame)
    }
  }

  /// A field with its value.
  static func drawField(
    _ value: TextBlock, _ part: SceneBox.Part, _ shape: WebShape, in frame: Rect, isVisible: Bool = true,
    into builder: inout SceneBuilder
  ) {
    builder.rounded(frame, .circular(shape.fieldRadius), .field)
    builder.add(.border(frame.inset(0.5), .circular(shape.fieldRadius), width: 1, .fieldBorder))
    builder.control(part, frame, isVisible: isVisible) { _, builder in
      guard !value.isEmpty else { return }
      builder.text(
        value, x: frame.minX + Figures.fieldPadding,
        baseline: frame.midY - value.height / 2 + value.firstBaseline, .fieldText, .leading)
    }
  }
}
