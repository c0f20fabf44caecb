/// A container between lines of colons: `:::note Title`.
///
/// Docusaurus, VitePress, Starlight, Pandoc and MyST write it in slightly different ways; all of them are read:
/// `::: tip Title`, `:::tip[Title]`, `:::tip{title="Title"}`, `::: {.tip #id}`, `:::{tip} Title`.
struct ColonContainer: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte = UInt8(ascii: ":")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let colons = line.run(of: firstByte)
    guard colons >= ContainerFence.shortest, colons < line.range.count else { return nil }
    var end = line.range.upperBound
    // Pandoc lets a fence end as it begins.
    while end > line.range.lowerBound + colons, line.bytes[end - 1] == firstByte { end -= 1 }
    var head = Head(line, line.trimmed(line.range.lowerBound + colons..<end))
    guard let name = head.readName() else { return nil }
    head.readRest()
    return opening(name: name, head, colons: colons)
  }

  private func opening(name: String, _ head: Head, colons: Int) -> BlockOpening {
    let key = name.lowercased()
    let kind: ExtendedBlock.Kind =
      switch key {
      case "tabs", "tab-set", "tabset", "panel-tabset": .tabs
      case "code-group", "codegroup": .codeGroup
      case "tab", "tab-item", "tabitem": .tab(isFirst: false, isSelected: head.attributes.isSet("selected", "active"))
      default:
        if let box = BoxKind(Self.withoutPrefix(key)) {
          self.box(box, head)
        } else {
          .plain(name: name)
        }
      }
    var title = head.title
    if case .tab = kind { title = title.map(head.line.withoutQuotes) }
    return BlockOpening(
      kind: kind, extent: .fence(ContainerFence(marker: firstByte, length: colons)), title: title,
      id: head.attributes.id, content: head.content)
  }

  /// A box; one with an empty title, and nothing to unfold it by, has none.
  private func box(_ kind: BoxKind, _ head: Head) -> ExtendedBlock.Kind {
    let fold = fold(kind, head.attributes)
    return .box(Box(kind: kind, fold: fold, hasHeading: fold != nil || !head.attributes.isEmpty("title")))
  }

  private func fold(_ kind: BoxKind, _ attributes: AttributeList) -> Box.Fold? {
    guard kind == .details || attributes.isSet("collapse", "collapsible") else { return nil }
    return attributes.isSet("open") ? .open : .closed
  }

  private static func withoutPrefix(_ name: String) -> String {
    name.hasPrefix("callout-") ? String(name.dropFirst("callout-".count)) : name
  }

  /// What stands behind the colons.
  private struct Head {
    let line: OpeningLine
    var rest: Range<Int>
    var title: Range<Int>?
    /// Where text begins behind a title in brackets.
    var content: Int?
    var attributes = AttributeList()

    init(_ line: OpeningLine, _ rest: Range<Int>) {
      self.line = line
      self.rest = rest
    }

    private var first: UInt8? { rest.isEmpty ? nil : line.bytes[rest.lowerBound] }

    mutating func readName() -> String? {
      if first == UInt8(ascii: "{") { return readBracedName() }
      let name = line.bytes[rest].prefix(while: AttributeList.isName)
      guard let first = name.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else { return nil }
      // The name is all there is, or something of its own follows: `:::a.b` is not a container.
      guard name.endIndex == rest.upperBound || " \t[{".utf8.contains(line.bytes[name.endIndex]) else { return nil }
      rest = name.endIndex..<rest.upperBound
      return String(decoding: name, as: UTF8.self)
    }

    /// `{note}` of MyST, `{.note #id}` of Pandoc.
    private mutating func readBracedName() -> String? {
      guard let (list, end) = AttributeList.parse(line.bytes, rest, allowsWords: true) else { return nil }
      rest = end..<rest.upperBound
      attributes = list
      return list.words.first ?? list.classes.first
    }

    /// The title, and attributes on either side of it.
    mutating func readRest() {
      let start = rest.lowerBound
      rest = line.trimmed(rest)
      readAttributes()
      if first == UInt8(ascii: "["), let end = Brackets.closing(line.bytes, from: rest.lowerBound, to: rest.upperBound),
        isTitle(upTo: end, behind: start)
      {
        title = line.trimmed(rest.lowerBound + 1..<end)
        rest = line.trimmed(end + 1..<rest.upperBound)
        readAttributes()
        if !rest.isEmpty { content = rest.lowerBound }
      } else if !rest.isEmpty {
        title = rest
        if let brace = line.bytes[rest].lastIndex(of: UInt8(ascii: "{")),
          let (list, end) = AttributeList.parse(line.bytes, brace..<rest.upperBound, allowsWords: true),
          end == rest.upperBound
        {
          attributes.merge(list)
          title = line.trimmed(rest.lowerBound..<brace)
        }
      }
      if title == nil || title?.isEmpty == true {
        title = attributes.range("title", "label", "header", "summary")
      }
    }

    /// Whether what is in brackets is the title, and not a link with which the title begins: directly behind the name, or
    /// without text behind it.
    private func isTitle(upTo end: Int, behind name: Int) -> Bool {
      let next = line.trimmed(end + 1..<rest.upperBound)
      if next.isEmpty || line.bytes[next.lowerBound] == UInt8(ascii: "{") { return true }
      return rest.lowerBound == name && line.bytes[end + 1] != UInt8(ascii: "(")
    }

    private mutating func readAttributes() {
      guard first == UInt8(ascii: "{"), let (list, end) = AttributeList.parse(line.bytes, rest, allowsWords: true)
      else { return }
      attributes.merge(list)
      rest = line.trimmed(end..<rest.upperBound)
    }
  }
}
