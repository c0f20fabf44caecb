/// A box as themes of Jekyll write it: `{: .note }` on the line above a paragraph, a quote, or a list.
///
/// Where the line is below, `ForeignRewriter` writes it above.
struct KramdownBox: BlockExtension {
  let option = MarkdownExtensions.attributes
  let firstByte = UInt8(ascii: "{")

  func open(_ line: OpeningLine) -> BlockOpening? {
    guard line.range.count > 3, line.bytes[line.range.lowerBound + 1] == UInt8(ascii: ":"),
      !line.followsParagraph || line.followsBlankLine,
      let (list, end) = AttributeList.parse(line.bytes, line.range), end == line.range.upperBound,
      let (kind, hasHeading) = Self.kind(of: list),
      Self.precedesBlock(line.bytes, from: line.range.upperBound, to: line.bytes.count)
    else { return nil }
    return BlockOpening(
      kind: .box(Box(kind: kind, fold: nil, hasHeading: hasHeading)), extent: .paragraph, id: list.id)
  }

  /// The kind that a class names, and whether the box has that as its title.
  static func kind(of list: AttributeList) -> (kind: BoxKind, hasHeading: Bool)? {
    if let kind = BoxKind(classes: list.classes.lazy.map { $0[...] }) { return (kind, true) }
    for name in list.classes {
      let name = name.lowercased()
      if let kind = BoxKind(name) ?? others[name] { return (kind, true) }
      // The first paragraph is the title.
      if name.hasSuffix("-title"), let kind = BoxKind(String(name.dropLast(6))) { return (kind, false) }
    }
    return nil
  }

  private static let others: [String: BoxKind] = ["highlight": .note, "new": .info]

  /// Whether the next line holds something.
  static func precedesBlock(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard let lineEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let next = bytes[(lineEnd + 1)..<end].prefix { $0 != UInt8(ascii: "\n") }
    return next.contains { $0 > UInt8(ascii: " ") }
  }
}
