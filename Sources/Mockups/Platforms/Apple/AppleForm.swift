import Dialogs

/// The figures of inset grouped lists, in points.
struct AppleFormFigures {
  /// From the sides of the card to a group.
  var margin: Double
  /// Radius of a group.
  var radius: Double
  var rowHeight: Double
  /// Above and below the text of a row, together.
  var rowPadding: Double
  var toggle: Size
  var thumb: Size

  /// iOS 13 to 18; estimates.
  static let ios13 = AppleFormFigures(
    margin: 16, radius: 10, rowHeight: 44, rowPadding: 22, toggle: Size(51, 31), thumb: Size(27, 27))
  /// Measured on iOS 26.5; the padding follows from the height.
  static let ios26 = AppleFormFigures(
    margin: 20, radius: 26, rowHeight: 52, rowPadding: 30, toggle: Size(63, 28), thumb: Size(37, 24))
}

/// The content of a modal view on iOS: rows in rounded groups, measured.
///
/// Values without another source are estimates of inset grouped lists, in points.
struct AppleForm {
  let height: Double

  private static let padding = 16.0
  private static let groupGap = 20.0
  private static let imageHeight = 150.0
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
  private let figures: AppleFormFigures
  private let message: TextBlock
  private var groups: [Group] = []

  /// - Parameter width: of the card.
  init(_ dialog: Dialog, _ figures: AppleFormFigures = .ios13, textSize: Dialog.TextSize, width: Double) {
    self.width = width
    self.figures = figures
    let inner = width - 2 * figures.margin - 2 * Self.padding
    let footnote = DynamicType.footnote.size(at: textSize)
    message = TextBlock(
      dialog.message?.value, .apple(.sanFranciscoRegular, footnote), pitch: footnote * 18 / 13, width: inner)
    var top = message.isEmpty ? 8 : message.height + 16
    let body = DynamicType.body.size(at: textSize)
    var wasImage = true
    for (index, content) in dialog.content.enumerated() {
      let row = Self.row(
        content, index, figures, .apple(.sanFranciscoRegular, body), width: inner,
        isStacked: textSize.isAccessibilitySize)
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
    _ content: Dialog.ContentRow, _ index: Int, _ figures: AppleFormFigures, _ style: TextStyle, width: Double,
    isStacked: Bool
  ) -> Row {
    let pitch = style.size * 22 / 17
    let padding = figures.rowPadding
    let least = max(figures.rowHeight, pitch + padding)
    func label(_ text: String, _ width: Double) -> TextBlock {
      .label(text, style, pitch: pitch, width: width, minimumScale: 1)
    }
    switch content {
    case .text(let text):
      let block = TextBlock(text.value, style, pitch: pitch, width: width)
      return Row(index: index, content: .text(block), height: max(least, block.height + padding))
    case .field(let text, let value):
      guard let value, !value.value.isEmpty else {
        return Row(index: index, content: .field(label: label(text.value, width), value: nil), height: least)
      }
      if isStacked {
        let content = Content.stackedField(label: label(text.value, width), value: label(value.value, width))
        return Row(index: index, content: content, height: 2 * pitch + padding)
      }
      let name = label(text.value, width * labelShare)
      return Row(
        index: index, content: .field(label: name, value: label(value.value, width - name.inkWidth - gap)),
        height: least)
    case .toggle(let text, let isOn):
      let name = TextBlock(text.value, style, pitch: pitch, width: width - figures.toggle.width - gap)
      return Row(index: index, content: .toggle(label: name, isOn: isOn), height: max(least, name.height + padding))
    case .image: return Row(index: index, content: .image, height: imageHeight)
    }
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let left = origin.x + figures.margin
    builder.text(
      message, x: left + Self.padding, baseline: origin.y + message.firstBaseline, .secondaryLabel, .leading)
    if !message.isEmpty {
      builder.box(.message, Rect(left + Self.padding, origin.y, message.width, message.height), message)
    }
    for group in groups {
      let frame = Rect(left, origin.y + group.top, width - 2 * figures.margin, group.height)
      if case .image = group.rows[0].content {
        builder.rounded(frame, .continuous(figures.radius), .imageFill)
        builder.landscape(in: frame)
        builder.box(.image(group.rows[0].index), frame)
        continue
      }
      builder.rounded(frame, .continuous(figures.radius), .group)
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
      let size = figures.toggle
      let track = Rect(frame.maxX - size.width, frame.midY - size.height / 2, size.width, size.height)
      builder.control(.toggle(row.index), track, isOn: isOn) { drawToggle($0, in: track, &$1) }
    case .image: break
    }
  }
  private func drawToggle(_ isOn: Bool, in track: Rect, _ builder: inout SceneBuilder) {
    builder.rounded(track, .circular(track.height / 2), isOn ? .switchOn : .switchOff)
    let thumb = figures.thumb
    let inset = (track.height - thumb.height) / 2
    let left = isOn ? track.maxX - inset - thumb.width : track.minX + inset
    if thumb.width == thumb.height {
      builder.add(.circle(center: Point(left + thumb.width / 2, track.midY), radius: thumb.width / 2, .thumb))
    } else {
      builder.rounded(
        Rect(left, track.minY + inset, thumb.width, thumb.height), .circular(thumb.height / 2), .thumb)
    }
  }
}
