/// A box as themes of Jekyll write it: `{: .note }` on the line above a paragraph, a quote, or a list.
///
/// Where the line is below, `ForeignRewriter` writes it above. A site can have names of its own for such boxes.
struct KramdownBox: BlockExtension {
  let option = MarkdownExtensions.attributes
  let firstByte = UInt8(ascii: "{")

  func open(_ line: OpeningLine) -> BlockOpening? {
    guard line.range.count > 3, line.bytes[line.range.lowerBound + 1] == UInt8(ascii: ":"),
      !line.followsParagraph || line.followsBlankLine,
      let (list, end) = AttributeList.parse(line.bytes, line.range), end == line.range.upperBound,
      let box = Self.box(of: list, line.callouts),
      line.next == .quote
        || Self.precedesBlock(line.bytes, from: line.range.upperBound, to: line.bytes.count)
    else { return nil }
    // The quote is the box: there is none within it.
    return BlockOpening(kind: .box(box), extent: line.next == .quote ? .quote : .paragraph, id: list.id)
  }

  /// The box that a class names.
  static func box(of list: AttributeList, _ callouts: Callouts) -> Box? {
    if let own = callouts.box(of: list.classes) { return own.box }
    if let kind = BoxKind(classes: list.classes.lazy.map { $0[...] }) {
      return Box(kind: kind, fold: nil, hasHeading: true)
    }
    for name in list.classes {
      let name = name.lowercased()
      if let kind = BoxKind(name) ?? others[name] { return Box(kind: kind, fold: nil, hasHeading: true) }
      if name.hasSuffix("-title"), let kind = BoxKind(String(name.dropLast(6))) {
        return Box(kind: kind, fold: nil, hasHeading: false, isTitledByText: true)
      }
    }
    return nil
  }

  private static let others: [String: BoxKind] = ["highlight": .note, "new": .info]

  /// Whether the next line holds something besides marks of quotes.
  static func precedesBlock(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let lineEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let next = bytes[(lineEnd + 1)..<end].prefix { $0 != UInt8(ascii: "\n") }
    return next.contains { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
  }
}
