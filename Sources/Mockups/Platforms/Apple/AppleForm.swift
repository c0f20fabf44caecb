import Dialogs

/// The content of a modal view as iOS 13 to 18 sets it: rows in rounded groups, measured.
///
/// Figures are estimates of the system's inset grouped lists, in points.
struct AppleForm {
  let height: Double

  private static let margin = 16.0
  private static let padding = 16.0
  private static let rowHeight = 44.0
  private static let groupGap = 20.0
  private static let imageHeight = 150.0
  private static let toggle = Size(51, 31)
  private static let hairline = 0.33

  /// Rows that share a group; an image is a group of its own.
  private struct Group {
    var top: Double
    var rows: [Row]
    var height: Double { rows.reduce(0) { $0 + $1.height } }
  }

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock?)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private struct Row {
    var content: Content
    var height: Double
  }

  private let width: Double
  private let radius: Double
  private let message: TextBlock
  private var groups: [Group] = []

  /// - Parameters:
  ///   - width: of the card.
  ///   - radius: of a group's corners.
  init(_ dialog: Dialog, textSize: Dialog.TextSize, width: Double, radius: Double = 10) {
    self.width = width
    self.radius = radius
    let inner = width - 2 * Self.margin - 2 * Self.padding
    let footnote = DynamicType.footnote.size(at: textSize)
    message = TextBlock(
      dialog.message?.value, .apple(.sanFranciscoRegular, footnote), pitch: footnote * 18 / 13, width: inner)
    var top = message.isEmpty ? 8 : message.height + 16
    let body = DynamicType.body.size(at: textSize)
    var wasImage = true
    for content in dialog.content {
      let row = Self.row(content, .apple(.sanFranciscoRegular, body), width: inner)
      let isImage = if case .image = row.content { true } else { false }
      if wasImage || isImage {
        if !groups.isEmpty { top += Self.groupGap }
        groups.append(Group(top: top, rows: []))
      }
      groups[groups.count - 1].rows.append(row)
      top += row.height
      wasImage = isImage
    }
    height = top
  }

  private static func row(_ content: Dialog.ContentRow, _ style: TextStyle, width: Double) -> Row {
    let pitch = style.size * 22 / 17
    let least = max(rowHeight, pitch + 22)
    func label(_ text: String, _ width: Double) -> TextBlock {
      .label(text, style, pitch: pitch, width: width, minimumScale: 1)
    }
    switch content {
    case .text(let text):
      let block = TextBlock(text.value, style, pitch: pitch, width: width)
      return Row(content: .text(block), height: max(least, block.height + 22))
    case .field(let text, let value):
      let name = label(text.value, width)
      guard let value, !value.value.isEmpty else { return Row(content: .field(label: name, value: nil), height: least) }
      let room = max(width - name.inkWidth - 12, 40)
      return Row(content: .field(label: name, value: label(value.value, room)), height: least)
    case .toggle(let text, let isOn):
      return Row(content: .toggle(label: label(text.value, width - toggle.width - 12), isOn: isOn), height: least)
    case .image: return Row(content: .image, height: imageHeight)
    }
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let left = origin.x + Self.margin
    builder.text(
      message, x: left + Self.padding, baseline: origin.y + message.firstBaseline, .secondaryLabel, .leading)
    if !message.isEmpty {
      builder.box(.message, Rect(left + Self.padding, origin.y, message.width, message.height), message)
    }
    for group in groups {
      let frame = Rect(left, origin.y + group.top, width - 2 * Self.margin, group.height)
      if case .image = group.rows[0].content {
        builder.rounded(frame, .continuous(radius), .imageFill)
        builder.landscape(in: frame)
        continue
      }
      builder.rounded(frame, .continuous(radius), .group)
      var top = frame.minY
      for (index, row) in group.rows.enumerated() {
        if index > 0 {
          builder.rectangle(left + Self.padding, top, frame.width - Self.padding, Self.hairline, .formLine)
        }
        draw(row.content, in: Rect(left + Self.padding, top, frame.width - 2 * Self.padding, row.height), &builder)
        top += row.height
      }
    }
  }

  private func draw(_ content: Content, in row: Rect, _ builder: inout SceneBuilder) {
    func baseline(_ block: TextBlock) -> Double { row.midY - block.height / 2 + block.firstBaseline }
    switch content {
    case .text(let block): builder.text(block, x: row.minX, baseline: baseline(block), .label, .leading)
    case .field(let label, let value):
      builder.text(label, x: row.minX, baseline: baseline(label), value == nil ? .placeholder : .label, .leading)
      if let value {
        builder.text(
          value, x: row.maxX - value.width, baseline: baseline(value), .formValue, .trailing)
      }
    case .toggle(let label, let isOn):
      builder.text(label, x: row.minX, baseline: baseline(label), .label, .leading)
      let frame = Rect(
        row.maxX - Self.toggle.width, row.midY - Self.toggle.height / 2, Self.toggle.width, Self.toggle.height)
      builder.rounded(frame, .circular(15.5), isOn ? .switchOn : .switchOff)
      builder.add(
        .circle(center: Point(isOn ? frame.maxX - 15.5 : frame.minX + 15.5, frame.midY), radius: 13.5, .thumb))
    case .image: break
    }
  }
}
