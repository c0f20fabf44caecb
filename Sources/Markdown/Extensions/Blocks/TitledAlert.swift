/// An alert that says more than those of GitHub: `> [!INFO]- Title`, as Obsidian and Hugo write it.
///
/// A sign makes it a fold: `-` begins closed, `+` open. A kind that nobody knows is the title of a note. What GitHub
/// reads is left to `Alert`.
struct TitledAlert: BlockExtension {
  let option: MarkdownExtensions = [.alerts, .containers]
  let firstByte = UInt8(ascii: ">")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let mark = line.trimmed(line.range.lowerBound + 1..<line.range.upperBound)
    guard line.bytes[mark].starts(with: "[!".utf8) else { return nil }
    let name = line.bytes[mark].dropFirst(2).prefix(while: AttributeList.isName)
    // Obsidian has styles behind the name.
    let behind = line.bytes[name.endIndex..<mark.upperBound]
    let styles = behind.first == UInt8(ascii: "|") ? behind.prefix { $0 != UInt8(ascii: "]") } : behind.prefix(0)
    let close = styles.endIndex
    guard !name.isEmpty, close < mark.upperBound, line.bytes[close] == UInt8(ascii: "]") else { return nil }
    let fold = Self.fold(line.bytes[(close + 1)..<mark.upperBound].first)
    let rest = close + (fold == nil ? 1 : 2)..<mark.upperBound
    // Anything else is a link, or its definition.
    guard rest.isEmpty || line.isBlank(line.bytes[rest.lowerBound]) else { return nil }
    var title = line.trimmed(rest)
    if fold == nil, title.isEmpty, Alert.kind(UnsafeBufferPointer(rebasing: line.bytes[mark])) != nil { return nil }
    let kind = BoxKind(String(decoding: name, as: UTF8.self))
    if kind == nil, title.isEmpty { title = name.startIndex..<name.endIndex }
    let box = Box(kind: kind ?? .note, fold: fold ?? (kind == .details ? .closed : nil), hasHeading: true)
    return BlockOpening(kind: .box(box), extent: .quote, title: title.isEmpty ? nil : title)
  }

  private static func fold(_ sign: UInt8?) -> Box.Fold? {
    switch sign {
    case UInt8(ascii: "-"): .closed
    case UInt8(ascii: "+"): .open
    default: nil
    }
  }
}
