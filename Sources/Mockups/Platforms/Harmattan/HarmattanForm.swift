import Dialogs

/// The content of a Harmattan screen: labeled fields, switches, and text, measured.
struct HarmattanForm {
  let height: Double

  private static let margin = 16.0
  private static let gap = 16.0
  static let fieldHeight = 52.0
  static let rowHeight = 64.0
  private static let imageHeight = 220.0
  static let toggle = Size(66, 42)

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock?)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private let width: Double
  private let title: TextBlock
  private let message: TextBlock
  private let rows: [(content: Content, height: Double)]

  init(_ dialog: Dialog, width: Double, title: String?) {
    self.width = width
    let inner = width - 2 * Self.margin
    self.title = TextBlock(title, TextStyle(.pureRegular, size: 32), pitch: 40, width: inner)
    message = TextBlock(dialog.message?.value, TextStyle(.pureRegular, size: 22), pitch: 28, width: inner)
    rows = dialog.content.map { Self.row($0, width: inner) }
    var height = Self.gap
    for block in [self.title, message] where !block.isEmpty { height += block.height + Self.gap }
    self.height = rows.reduce(height) { $0 + $1.height + Self.gap }
  }

  private static func row(_ content: Dialog.ContentRow, width: Double) -> (content: Content, height: Double) {
    func line(_ text: String, _ face: FontFace, _ size: Double, _ width: Double) -> TextBlock {
      .label(text, TextStyle(face, size: size), pitch: size * 1.25, width: width, minimumScale: 1)
    }
    switch content {
    case .text(let text):
      let block = TextBlock(text.value, TextStyle(.pureRegular, size: 24), pitch: 30, width: width)
      return (.text(block), block.height)
    case .field(let label, let value):
      let text = value.flatMap { $0.value.isEmpty ? nil : line($0.value, .pureRegular, 24, width - 2 * margin) }
      return (.field(label: line(label.value, .pureRegular, 20, width), value: text), 25 + 6 + fieldHeight)
    case .toggle(let label, let isOn):
      return (.toggle(label: line(label.value, .pureBold, 26, width - toggle.width - margin), isOn: isOn), rowHeight)
    case .image: return (.image, imageHeight)
    }
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let left = origin.x + Self.margin
    var top = origin.y + Self.gap
    for (part, block, role) in [(SceneBox.Part.title, title, PaintRole.label), (.message, message, .secondaryLabel)]
    where !block.isEmpty {
      let box = Rect(left, top, block.width, block.height)
      builder.text(block, x: left, baseline: top + block.firstBaseline, role, .leading)
      builder.box(part, box, block)
      top = box.maxY + Self.gap
    }
    for (index, row) in rows.enumerated() {
      draw(row.content, index, in: Rect(left, top, width - 2 * Self.margin, row.height), &builder)
      top += row.height + Self.gap
    }
  }

  private func draw(_ content: Content, _ index: Int, in frame: Rect, _ builder: inout SceneBuilder) {
    func baseline(_ block: TextBlock) -> Double { frame.midY - block.height / 2 + block.firstBaseline }
    switch content {
    case .text(let block):
      builder.text(block, x: frame.minX, baseline: baseline(block), .label, .leading)
      builder.box(.text(index), frame, block)
    case .field(let label, let value):
      builder.text(label, x: frame.minX, baseline: frame.minY + label.firstBaseline, .secondaryLabel, .leading)
      let field = Rect(frame.minX, frame.maxY - Self.fieldHeight, frame.width, Self.fieldHeight)
      builder.rounded(field, .circular(12), .field)
      builder.add(.border(field.inset(0.5), .circular(12), width: 1, .fieldBorder))
      builder.control(.field(index), field) { _, builder in
        guard let value else { return }
        builder.text(
          value, x: field.minX + Self.margin, baseline: field.midY - value.height / 2 + value.firstBaseline,
          .fieldText, .leading)
      }
    case .toggle(let label, let isOn):
      builder.text(label, x: frame.minX, baseline: baseline(label), .label, .leading)
      let toggle = Rect(
        frame.maxX - Self.toggle.width, frame.midY - Self.toggle.height / 2, Self.toggle.width, Self.toggle.height)
      builder.control(.toggle(index), toggle, isOn: isOn) { isOn, builder in
        builder.rounded(toggle, .circular(17), isOn ? .switchOn : .switchOff)
        let thumb = Rect(isOn ? toggle.maxX - 37 : toggle.minX + 3, toggle.minY + 3, 34, 36)
        builder.rounded(thumb, .circular(14), .thumb)
      }
    case .image:
      builder.rounded(frame, .circular(8), .imageFill)
      builder.landscape(in: frame)
      builder.box(.image(index), frame)
    }
  }
}
