/// A box that is written like code: ` ```admonish tip "Title" ` of mdbook-admonish, ` ```{tip} ` of MyST, and
/// ` ```ad-tip ` of Obsidian.
///
/// Its content is Markdown. Options may stand directly below the line that opens it.
struct FenceBox: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte: UInt8

  func open(_ line: OpeningLine) -> BlockOpening? {
    let length = line.run(of: firstByte)
    guard length >= ContainerFence.shortest else { return nil }
    let info = line.trimmed(line.range.lowerBound + length..<line.range.upperBound)
    guard var opening = admonish(line, info) ?? directive(line, info) ?? plugin(line, info) else { return nil }
    opening.extent = .fence(ContainerFence(marker: firstByte, length: length))
    return opening
  }

  /// Whether a page may have such a fence.
  static func mayBeIn(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      var index = text.body.lowerBound + 2
      let end = text.body.upperBound
      while index < end {
        let byte = bytes[index]
        guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
          index += 3
          continue
        }
        let rest = bytes[index..<end].drop { $0 == byte }
        let info = rest.prefix(Self.longestHead).drop(while: ForeignReader.isBlank)
        if Self.heads.contains(where: { info.starts(with: $0.utf8) }) { return true }
        index = rest.startIndex + 2
      }
      return false
    }
  }

  private static let heads = ["admonish", "ad-", "{"]
  private static let longestHead = 20
  private static let longestName = 40

  private func box(_ name: String, _ line: OpeningLine) -> Box {
    if let own = line.callouts.box(of: [name]) { return own.box }
    let kind = BoxKind(name) ?? .note
    var box = Box(kind: kind, fold: kind == .details ? .closed : nil, hasHeading: true)
    if name.lowercased() != kind.rawValue { box.name = name }
    return box
  }

  // MARK: mdbook-admonish

  /// Reads `admonish note.class#id title="Title" collapsible=true`.
  private func admonish(_ line: OpeningLine, _ info: Range<Int>) -> BlockOpening? {
    let word = "admonish".utf8
    guard line.bytes[info].starts(with: word) else { return nil }
    var rest = info.lowerBound + word.count..<info.upperBound
    guard rest.isEmpty || line.isBlank(line.bytes[rest.lowerBound]) else { return nil }
    var opening = BlockOpening(kind: .box(Box(kind: .note, fold: nil, hasHeading: true)), extent: .paragraph)
    var (box, hasTitle, fold) = (Box(kind: .note, fold: nil, hasHeading: true), true, Box.Fold?.none)
    while let item = Self.item(line, &rest) {
      switch item.name {
      case "title", "":
        opening.title = item.value.isEmpty ? nil : item.value
        hasTitle = !item.value.isEmpty
      case "collapsible": fold = line.string(item.value) == "false" ? nil : .closed
      case "id": opening.id = line.string(item.value)
      case "type": box = self.box(line.string(item.value), line)
      case "class": break
      default:
        let name = item.name.prefix { $0 != "." && $0 != "#" }
        if !name.isEmpty { box = self.box(String(name), line) }
        if let mark = item.name.firstIndex(of: "#") {
          opening.id = String(item.name[mark...].dropFirst().prefix { $0 != "." })
        }
      }
    }
    if let id = opening.id, id.isEmpty || !id.utf8.allSatisfy(AttributeList.isName) { opening.id = nil }
    var shown = Box(kind: box.kind, fold: fold ?? box.fold, hasHeading: hasTitle || fold != nil)
    (shown.title, shown.name) = (box.title, box.name)
    opening.kind = .box(shown)
    return opening
  }

  /// The next word, value in quotes, or pair of a name and a value; the name is empty for a value alone.
  private static func item(_ line: OpeningLine, _ rest: inout Range<Int>) -> (name: String, value: Range<Int>)? {
    func isApart(_ offset: Int) -> Bool { line.isBlank(line.bytes[offset]) || line.bytes[offset] == UInt8(ascii: ",") }
    while !rest.isEmpty, isApart(rest.lowerBound) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    let name = rest.prefix { !isApart($0) && !"=\"'".utf8.contains(line.bytes[$0]) }
    var next = name.endIndex
    let hasValue = next < rest.upperBound && line.bytes[next] == UInt8(ascii: "=")
    if hasValue { next += 1 }
    guard hasValue || name.isEmpty else {
      rest = next..<rest.upperBound
      return (line.string(name.startIndex..<name.endIndex), next..<next)
    }
    var value = next..<next
    if next < rest.upperBound, "\"'".utf8.contains(line.bytes[next]) {
      let quote = line.bytes[next]
      let end = line.bytes[(next + 1)..<rest.upperBound].firstIndex(of: quote) ?? rest.upperBound
      value = line.trimmed(next + 1..<end)
      next = min(end + 1, rest.upperBound)
    } else {
      let end = (next..<rest.upperBound).first(where: isApart) ?? rest.upperBound
      value = next..<end
      next = max(end, min(next + 1, rest.upperBound))
    }
    rest = next..<rest.upperBound
    return (line.string(name.startIndex..<name.endIndex), value)
  }

  // MARK: MyST and Obsidian

  /// Directives whose argument is a title; that of others is the beginning of their content.
  private static let titled: Set = ["admonition", "details", "dropdown"]

  /// Reads `{note} Text` and `{admonition} Title`.
  private func directive(_ line: OpeningLine, _ info: Range<Int>) -> BlockOpening? {
    guard line.bytes[info].first == UInt8(ascii: "{") else { return nil }
    let name = line.bytes[info].dropFirst().prefix(Self.longestName).prefix(while: AttributeList.isName)
    guard name.endIndex < info.upperBound, line.bytes[name.endIndex] == UInt8(ascii: "}") else { return nil }
    let word = line.string(name.startIndex..<name.endIndex)
    guard BoxKind(word) != nil else { return nil }
    let argument = line.trimmed(name.endIndex + 1..<info.upperBound)
    var box = box(word, line)
    if word == "admonition" { box.name = nil }
    var opening = BlockOpening(kind: .box(box), extent: .paragraph, options: .fields(hasColon: true))
    if Self.titled.contains(word) {
      opening.title = argument.isEmpty ? nil : argument
    } else if !argument.isEmpty {
      opening.content = argument.lowerBound
    }
    return opening
  }

  /// Reads `ad-note`.
  private func plugin(_ line: OpeningLine, _ info: Range<Int>) -> BlockOpening? {
    guard line.bytes[info].starts(with: "ad-".utf8) else { return nil }
    let name = line.bytes[info].dropFirst(3).prefix(Self.longestName).prefix(while: AttributeList.isName)
    guard !name.isEmpty, name.endIndex == info.upperBound else { return nil }
    let box = box(line.string(name.startIndex..<name.endIndex), line)
    return BlockOpening(kind: .box(box), extent: .paragraph, options: .fields(hasColon: false))
  }
}
