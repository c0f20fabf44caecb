import Dialogs

/// The content of a full-screen dialog in Material 3: outlined fields, switches, and text, measured.
struct MaterialForm {
  let height: Double

  private static let margin = 16.0
  private static let gap = 16.0
  private static let rowHeight = 56.0
  /// Above and below the text of a field or row, which grow with it.
  private static let rowInset = 16.0
  private static let imageHeight = 160.0
  static let toggle = Size(52, 32)

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock?)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private let width: Double
  private let message: TextBlock
  private let rows: [(content: Content, height: Double)]

  init(_ dialog: Dialog, textSize: Dialog.TextSize, width: Double) {
    self.width = width
    let scale = FontScale(textSize)
    let inner = width - 2 * Self.margin
    message = MaterialType.bodyMedium.block(dialog.message?.value, scale, width: inner)
    rows = dialog.content.map { Self.row($0, scale, width: inner) }
    let texts = message.isEmpty ? 0 : message.height + Self.gap
    height = rows.reduce(texts + Self.gap / 2) { $0 + $1.height + Self.gap } - (rows.isEmpty ? 0 : Self.gap)
  }

  private static func row(
    _ content: Dialog.ContentRow, _ scale: FontScale, width: Double
  ) -> (content: Content, height: Double) {
    func line(_ text: String, _ type: MaterialType, _ width: Double) -> TextBlock {
      .label(text, type.style(scale), pitch: type.line(scale), width: width, minimumScale: 1)
    }
    let fieldHeight = max(rowHeight, MaterialType.bodyLarge.line(scale) + 2 * rowInset)
    switch content {
    case .text(let text):
      let block = MaterialType.bodyLarge.block(text.value, scale, width: width)
      return (.text(block), block.height)
    case .field(let label, let value):
      let inner = width - 2 * margin
      guard let value, !value.value.isEmpty else {
        return (.field(label: line(label.value, .bodyLarge, inner), value: nil), fieldHeight)
      }
      // The label of a filled field is on its outline.
      return (
        .field(label: line(label.value, .bodySmall, inner), value: line(value.value, .bodyLarge, inner)), fieldHeight
      )
    case .toggle(let label, let isOn):
      let name = MaterialType.bodyLarge.block(label.value, scale, width: width - toggle.width - margin)
      return (.toggle(label: name, isOn: isOn), max(rowHeight, name.height + 2 * rowInset))
    case .image: return (.image, imageHeight)
    }
  }

  /// - Parameter ground: the background of the form, for labels that interrupt an outline.
  func draw(at origin: Point, on ground: PaintRole, into builder: inout SceneBuilder) {
    let left = origin.x + Self.margin
    let inner = width - 2 * Self.margin
    var top = origin.y + Self.gap / 2
    if !message.isEmpty {
      builder.text(message, x: left, baseline: top + message.firstBaseline, .secondaryLabel, .leading)
      builder.box(.message, Rect(left, top, message.width, message.height), message)
      top += message.height + Self.gap
    }
    for (index, row) in rows.enumerated() {
      let frame = Rect(left, top, inner, row.height)
      draw(row.content, index, in: frame, on: ground, &builder)
      top = frame.maxY + Self.gap
    }
  }

  private func draw(
    _ content: Content, _ index: Int, in frame: Rect, on ground: PaintRole, _ builder: inout SceneBuilder
  ) {
    func baseline(_ block: TextBlock) -> Double { frame.midY - block.height / 2 + block.firstBaseline }
    switch content {
    case .text(let block):
      builder.text(block, x: frame.minX, baseline: baseline(block), .label, .leading)
      builder.box(.text(index), frame, block)
    case .field(let label, let value):
      builder.add(.border(frame.inset(0.5), .circular(4), width: 1, .fieldBorder))
      let left = frame.minX + Self.margin
      if value != nil {
        builder.rectangle(left - 4, frame.minY - 1, label.inkWidth + 8, 3, ground)
        builder.text(
          label, x: left, baseline: frame.minY - label.height / 2 + label.firstBaseline, .secondaryLabel, .leading)
      }
      builder.control(.field(index), frame) { _, builder in
        builder.text(
          value ?? label, x: left, baseline: baseline(value ?? label), value == nil ? .placeholder : .fieldText,
          .leading)
      }
    case .toggle(let label, let isOn):
      builder.text(label, x: frame.minX, baseline: baseline(label), .label, .leading)
      let track = Rect(frame.maxX - Self.toggle.width, frame.midY - 16, Self.toggle.width, Self.toggle.height)
      builder.control(.toggle(index), track, isOn: isOn) { drawToggle($0, in: track, &$1) }
    case .image:
      builder.rounded(frame, .circular(12), .imageFill)
      builder.landscape(in: frame)
      builder.box(.image(index), frame)
    }
  }

  private func drawToggle(_ isOn: Bool, in frame: Rect, _ builder: inout SceneBuilder) {
    builder.rounded(frame, .circular(16), isOn ? .switchOn : .switchOff)
    if isOn {
      builder.add(.circle(center: Point(frame.maxX - 16, frame.midY), radius: 12, .thumb))
    } else {
      builder.add(.border(frame.inset(1), .circular(15), width: 2, .fieldBorder))
      builder.add(.circle(center: Point(frame.minX + 16, frame.midY), radius: 8, .thumbOff))
    }
  }
}
