import Dialogs

/// The content of a modal view on iOS 13 to 18: rows in rounded groups, measured.
///
/// Values are estimates of inset grouped lists, in points.
struct AppleForm {
  let height: Double

  private static let margin = 16.0
  private static let padding = 16.0
  private static let rowHeight = 44.0
  private static let groupGap = 20.0
  private static let imageHeight = 150.0
  private static let toggle = Size(51, 31)
  private static let hairline = 0.33
  /// Minimum distance between the two ends of a row.
  private static let gap = 12.0
  /// Maximum share of a label in a row that also shows a value.
  private static let labelShare = 0.6

  /// Rows that share a group; an image is its own group.
  private struct Group {
    var top: Double
    var rows: [Row]
    var height: Double { rows.reduce(0) { $0 + $1.height } }
  }

  private enum Content {
    case text(TextBlock)
    case field(label: TextBlock, value: TextBlock?)
    /// The value below the label, as in lists at accessibility sizes.
    case stackedField(label: TextBlock, value: TextBlock)
    case toggle(label: TextBlock, isOn: Bool)
    case image
  }

  private struct Row {
    /// Index in the list of the dialog.
    var index: Int
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
    for (index, content) in dialog.content.enumerated() {
      let row = Self.row(
        content, index, .apple(.sanFranciscoRegular, body), width: inner, isStacked: textSize.isAccessibilitySize)
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

  private static func row(
    _ content: Dialog.ContentRow, _ index: Int, _ style: TextStyle, width: Double, isStacked: Bool
  ) -> Row {
    let pitch = style.size * 22 / 17
    let least = max(rowHeight, pitch + 22)
    func label(_ text: String, _ width: Double) -> TextBlock {
      .label(text, style, pitch: pitch, width: width, minimumScale: 1)
    }
    switch content {
    case .text(let text):
      let block = TextBlock(text.value, style, pitch: pitch, width: width)
      return Row(index: index, content: .text(block), height: max(least, block.height + 22))
    case .field(let text, let value):
      guard let value, !value.value.isEmpty else {
        return Row(index: index, content: .field(label: label(text.value, width), value: nil), height: least)
      }
      if isStacked {
        let content = Content.stackedField(label: label(text.value, width), value: label(value.value, width))
        return Row(index: index, content: content, height: 2 * pitch + 22)
      }
      let name = label(text.value, width * labelShare)
      return Row(
        index: index, content: .field(label: name, value: label(value.value, width - name.inkWidth - gap)),
        height: least)
    case .toggle(let text, let isOn):
      let name = TextBlock(text.value, style, pitch: pitch, width: width - toggle.width - gap)
      return Row(index: index, content: .toggle(label: name, isOn: isOn), height: max(least, name.height + 22))
    case .image: return Row(index: index, content: .image, height: imageHeight)
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
        builder.box(.image(group.rows[0].index), frame)
        continue
      }
      builder.rounded(frame, .continuous(radius), .group)
      var top = frame.minY
      for (index, row) in group.rows.enumerated() {
        if index > 0 {
          builder.rectangle(left + Self.padding, top, frame.width - Self.padding, Self.hairline, .formLine)
        }
        draw(row, in: Rect(left + Self.padding, top, frame.width - 2 * Self.padding, row.height), &builder)
        top += row.height
      }
    }
  }

  private func draw(_ row: Row, in frame: Rect, _ builder: inout SceneBuilder) {
    func baseline(_ block: TextBlock) -> Double { frame.midY - block.height / 2 + block.firstBaseline }
    switch row.content {
    case .text(let block):
      builder.text(block, x: frame.minX, baseline: baseline(block), .label, .leading)
      builder.box(.text(row.index), frame, block)
    case .field(let label, nil):
      builder.control(.field(row.index), frame) { _, builder in
        builder.text(label, x: frame.minX, baseline: baseline(label), .placeholder, .leading)
      }
    case .field(let label, let value?):
      builder.text(label, x: frame.minX, baseline: baseline(label), .label, .leading)
      let room = Rect(frame.maxX - value.width, frame.minY, value.width, frame.height)
      builder.control(.field(row.index), room) { _, builder in
        builder.text(value, x: room.minX, baseline: baseline(value), .formValue, .trailing)
      }
    case .stackedField(let label, let value):
      let top = frame.midY - label.pitch
      builder.text(label, x: frame.minX, baseline: top + label.firstBaseline, .label, .leading)
      let room = Rect(frame.minX, frame.midY, frame.width, frame.maxY - frame.midY)
      builder.control(.field(row.index), room) { _, builder in
        builder.text(value, x: frame.minX, baseline: top + label.pitch + value.firstBaseline, .formValue, .leading)
      }
    case .toggle(let label, let isOn):
      builder.text(label, x: frame.minX, baseline: baseline(label), .label, .leading)
      let track = Rect(
        frame.maxX - Self.toggle.width, frame.midY - Self.toggle.height / 2, Self.toggle.width, Self.toggle.height)
      builder.control(.toggle(row.index), track, isOn: isOn) { isOn, builder in
        builder.rounded(track, .circular(15.5), isOn ? .switchOn : .switchOff)
        builder.add(
          .circle(center: Point(isOn ? track.maxX - 15.5 : track.minX + 15.5, track.midY), radius: 13.5, .thumb))
      }
    case .image: break
    }
  }
}
