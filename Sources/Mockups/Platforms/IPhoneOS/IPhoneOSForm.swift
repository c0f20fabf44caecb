import Dialogs

/// The content of a modal view as a grouped table of iPhone OS 3, measured.
struct IPhoneOSForm {
  let height: Double

  private static let margin = 10.0
  private static let padding = 10.0
  static let rowHeight = 44.0
  private static let gap = 12.0
  private static let imageHeight = 150.0
  static let radius = 9.0

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock?)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private let width: Double
  private let message: TextBlock
  private let rows: [(content: Content, height: Double)]

  init(_ dialog: Dialog, width: Double) {
    self.width = width
    let inner = width - 2 * Self.margin - 2 * Self.padding
    message = TextBlock(
      dialog.message?.value, TextStyle(.helveticaRegular, size: 15), pitch: 19, width: inner)
    rows = dialog.content.map { Self.row($0, width: inner) }
    var height = Self.gap + (message.isEmpty ? 0 : message.height + Self.gap)
    for row in rows {
      height += row.height
      if case .image = row.content { height += 2 * Self.gap }
    }
    self.height = height
  }

  private static func row(_ content: Dialog.ContentRow, width: Double) -> (content: Content, height: Double) {
    func line(_ text: String, _ face: FontFace, _ width: Double) -> TextBlock {
      .label(text, TextStyle(face, size: 17), pitch: 21, width: width, minimumScale: 1)
    }
    switch content {
    case .text(let text):
      let block = TextBlock(text.value, TextStyle(.helveticaRegular, size: 17), pitch: 21, width: width)
      return (.text(block), max(rowHeight, block.height + 20))
    case .field(let label, let value):
      guard let value, !value.value.isEmpty else {
        return (.field(label: line(label.value, .helveticaRegular, width), value: nil), rowHeight)
      }
      let name = line(label.value, .helveticaBold, width * 0.6)
      return (
        .field(label: name, value: line(value.value, .helveticaRegular, width - name.inkWidth - 12)), rowHeight
      )
    case .toggle(let label, let isOn):
      return (.toggle(label: line(label.value, .helveticaBold, width - 106), isOn: isOn), rowHeight)
    case .image: return (.image, imageHeight)
    }
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    var top = origin.y + Self.gap
    let left = origin.x + Self.margin
    if !message.isEmpty {
      let box = Rect(left + Self.padding, top, message.width, message.height)
      builder.embossed(
        message, x: box.minX, baseline: top + message.firstBaseline, .secondaryLabel, shadow: .lightShadow, below: true,
        .leading)
      builder.box(.message, box, message)
      top = box.maxY + Self.gap
    }
    var index = 0
    while index < rows.count {
      var end = index + 1
      if case .image = rows[index].content {
        top += index == 0 ? 0 : Self.gap
        let frame = Rect(left, top, width - 2 * Self.margin, rows[index].height)
        builder.rounded(frame, .circular(Self.radius), .imageFill)
        builder.landscape(in: frame)
        builder.box(.image(index), frame)
        top = frame.maxY + Self.gap
      } else {
        while end < rows.count {
          if case .image = rows[end].content { break }
          end += 1
        }
        top = drawGroup(index..<end, left: left, top: top, &builder)
      }
      index = end
    }
  }

  private func drawGroup(
    _ range: Range<Int>, left: Double, top: Double, _ builder: inout SceneBuilder
  ) -> Double {
    let height = rows[range].reduce(0) { $0 + $1.height }
    let frame = Rect(left, top, width - 2 * Self.margin, height)
    builder.rounded(frame, .circular(Self.radius), .group)
    builder.add(.border(frame.inset(0.5), .circular(Self.radius), width: 1, .groupRim))
    var y = top
    for index in range {
      if index > range.lowerBound { builder.rectangle(frame.minX, y, frame.width, 1, .formLine) }
      draw(
        rows[index].content, index,
        in: Rect(left + Self.padding, y, frame.width - 2 * Self.padding, rows[index].height),
        &builder)
      y += rows[index].height
    }
    return y
  }

  private func draw(_ content: Content, _ index: Int, in row: Rect, _ builder: inout SceneBuilder) {
    func baseline(_ block: TextBlock) -> Double { row.midY - block.height / 2 + block.firstBaseline }
    switch content {
    case .text(let block):
      builder.text(block, x: row.minX, baseline: baseline(block), .black, .leading)
      builder.box(.text(index), row, block)
    case .field(let label, nil):
      builder.control(.field(index), row) { _, builder in
        builder.text(label, x: row.minX, baseline: baseline(label), .placeholder, .leading)
      }
    case .field(let label, let value?):
      builder.text(label, x: row.minX, baseline: baseline(label), .black, .leading)
      let room = Rect(row.maxX - value.width, row.minY, value.width, row.height)
      builder.control(.field(index), room) { _, builder in
        builder.text(value, x: room.minX, baseline: baseline(value), .formValue, .trailing)
      }
    case .toggle(let label, let isOn):
      builder.text(label, x: row.minX, baseline: baseline(label), .black, .leading)
      let track = Rect(row.maxX - 94, row.midY - 13.5, 94, 27)
      builder.control(.toggle(index), track, isOn: isOn) { drawToggle($0, in: track, &$1) }
    case .image: break
    }
  }

  private func drawToggle(_ isOn: Bool, in frame: Rect, _ builder: inout SceneBuilder) {
    builder.rounded(frame, .circular(5), isOn ? .switchOn : .switchOff)
    let word = TextBlock.label(
      isOn ? "ON" : "OFF", TextStyle(.helveticaBold, size: 16), pitch: 20, width: 54, minimumScale: 1)
    builder.text(
      word, x: isOn ? frame.minX : frame.maxX - 54, baseline: frame.midY - 10 + word.firstBaseline,
      isOn ? .white : .switchText)
    let thumb = Rect(isOn ? frame.maxX - 40 : frame.minX, frame.minY, 40, frame.height)
    builder.rounded(thumb, .circular(5), .thumb)
    builder.add(.border(thumb.inset(0.5), .circular(5), width: 1, .switchRim))
    builder.add(.border(frame.inset(0.5), .circular(5), width: 1, .switchRim))
  }
}
