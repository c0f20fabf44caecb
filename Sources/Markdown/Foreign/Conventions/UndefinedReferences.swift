/// `[text][name]` without a line that says where the name leads: plugins of other tools look for it in other pages.
struct UndefinedReferences: ForeignConvention {
  let firstBytes: StaticString = "["

  static let kind = ForeignKind(
    noun: "link without an address",
    plural: "links without an address",
    advice:
      "No line of the page says where it leads, such as “[name]: https://example.com”, so that readers see its "
      + "brackets. Add the line, or write the address behind the text: “[text](address)”.",
    outcome: "shown as text", isOfSite: true)

  /// Names like anchors, for which plugins look in other pages.
  static let kindOfAnchor = ForeignKind(
    noun: "link without an address",
    plural: "links without an address",
    advice:
      "No line of the page says where it leads, such as “[name]: https://example.com”. Only its text is shown. Add "
      + "the line, or write the address behind the text: “[text](address)”.",
    outcome: "shown as text", isOfSite: true, group: group)

  /// Names of code, which plugins look up in the comments of the code: an author has no address to add.
  static let kindOfCode = ForeignKind(
    noun: "link to an API reference",
    plural: "links to an API reference",
    advice:
      "Another tool may find the address by a plugin, such as in the comments of the code. Only the text of the link is "
      + "shown. Write the address behind the text: “[text](address)”.",
    outcome: "shown as text", isOfSite: true, group: group)

  /// Where pages of a site have either, a plugin knows the addresses of all.
  private static let group = ForeignKind.Group(
    plural: "links without an address",
    advice:
      "Only their texts are shown. Another tool may find addresses by a plugin, such as in the comments of the code. "
      + "Write the address behind the text, “[text](address)”, or add a line such as “[name]: https://example.com” to "
      + "the page.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    if offset > 0 {
      // What follows a name is an index, and what follows an exclamation mark is an image.
      let before = reader.bytes[offset - 1]
      guard !ForeignReader.isNamePart(before) && !"!])".utf8.contains(before) || before == UInt8(ascii: ".") else {
        return nil
      }
    }
    guard let close = Self.closing(reader, from: offset), reader.has("[", at: close + 1) else { return nil }
    let lineEnd = reader.nearLineEnd(from: close)
    guard let end = reader.bytes[(close + 2)..<lineEnd].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let text = offset + 1..<close
    let name = end == close + 2 ? text : close + 2..<end
    // In an address, brackets are around what to replace: `vault://[HOST][PATH]/[KEY]`.
    let isPart = offset > 0 && reader.bytes[offset - 1] == UInt8(ascii: "/")
    guard !isPart, !reader.has("/", at: end + 1) || reader.has("/[", at: end + 1) else { return nil }
    let first = reader.bytes[name].first
    guard !text.isEmpty, let first, !"^@!".utf8.contains(first), name.count > 1,
      !reader.bytes[name].allSatisfy({ (0x30...0x39).contains($0) }), !reader.bytes[name].contains(UInt8(ascii: "[")),
      // An address follows.
      !reader.has("(", at: end + 1), !reader.defines(name), LineAnchorMarks.name(reader, at: close + 1) == nil
    else { return nil }
    if reader.definitions.isSetting(name, in: reader), !reader.bytes[text].contains(UInt8(ascii: "\n")) {
      let link = "[\(reader.string(text))](#\(reader.string(name)))"
      return ForeignConstruct(range: offset..<end + 1, meaning: .string(link))
    }
    if !holdsLink(reader, text), let address = HeadingReferences.address(reader, of: name) {
      reader.headingAddresses[close + 1] = (address, end + 1)
      return nil
    }
    // The template that writes the definitions has a finding of its own.
    if reader.definitions.hasGenerated {
      return ForeignConstruct(range: offset..<end + 1, meaning: .text(text))
    }
    let isNamed = name == text || reader.bytes[name].allSatisfy(Self.isPathPart)
    // Where a plugin looks names up, one word alone is mostly that of a module or a type.
    let isWord = reader.readsHeadingReferences && name == text && reader.bytes[name].allSatisfy(Self.isPathPart)
    let isCode = Self.isCode(reader.bytes[name]) || isNamed && Self.isCodeSpan(reader.bytes[text]) || isWord
    if isCode || name != text && Self.isAnchor(reader.bytes[name]) {
      return ForeignConstruct(
        range: offset..<end + 1, meaning: .plain(isCode ? Self.kindOfCode : Self.kindOfAnchor, text))
    }
    return ForeignConstruct(range: offset..<end + 1, meaning: .kept(Self.kind))
  }

  /// Whether a text may have a link in it, so that it cannot be one.
  private func holdsLink(_ reader: ForeignReader, _ text: Range<Int>) -> Bool {
    text.contains { reader.bytes[$0] == UInt8(ascii: "[") && reader.bytes[$0 - 1] != UInt8(ascii: "!") }
  }

  /// Whether a name is a path in code: `package.module.Name`.
  private static func isCode(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let dot = UInt8(ascii: ".")
    return name.contains(dot) && name.first != dot && name.last != dot
      && name.allSatisfy(isPathPart)
  }

  /// Whether a name is like the anchor of a heading: `include-a-file`.
  private static func isAnchor(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.contains(UInt8(ascii: "-"))
      && name.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "-_".utf8.contains($0) }
  }

  private static func isPathPart(_ byte: UInt8) -> Bool { AttributeList.isName(byte) || byte == UInt8(ascii: ".") }

  /// Whether a text is code between backticks and nothing else, as a plugin’s names are mostly written.
  private static func isCodeSpan(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let backtick = UInt8(ascii: "`")
    return text.count > 2 && text.first == backtick && text.last == backtick
      && !text.dropFirst().dropLast().contains(backtick)
  }

  /// Where the bracket is that closes one in the same paragraph.
  private static func closing(_ reader: ForeignReader, from start: Int) -> Int? {
    let close = Brackets.closing(reader.bytes, from: start, to: min(reader.end, start + 1000))
    return close.flatMap { reader.holdsBlankLine(in: start..<$0) ? nil : $0 }
  }
}

/// The names for which a page says where they lead: `[name]: address`.
struct LinkDefinitions {
  private var names: Set<String> = []
  /// Settings that the page describes under headings of their own.
  private var settings: Set<String> = []
  /// Whether a template writes some of the names: `[#{{ number }}]: address`.
  private(set) var hasGenerated = false

  init() {}

  init(_ reader: ForeignReader, from start: Int) {
    var index = start
    while index < reader.end {
      let lineEnd = reader.lineEnd(from: index)
      let line = CodeLines.content(reader, from: index)
      if line < lineEnd, reader.bytes[line] == UInt8(ascii: "["),
        let close = reader.bytes[(line + 1)..<lineEnd].firstIndex(of: UInt8(ascii: "]")), reader.has("]:", at: close)
      {
        names.insert(Self.key(reader, line + 1..<close))
        if reader.bytes[line..<close].contains(UInt8(ascii: "{")) { hasGenerated = true }
      } else if line < lineEnd, reader.bytes[line] == UInt8(ascii: "#"),
        let mark = reader.bytes[line..<lineEnd].firstIndex(of: UInt8(ascii: "<")),
        let setting = CommentMarks.setting(in: reader, at: mark)
      {
        settings.insert(reader.string(setting))
      }
      index = lineEnd + 1
    }
  }

  func contains(_ name: Range<Int>, in reader: ForeignReader) -> Bool { names.contains(Self.key(reader, name)) }

  func isSetting(_ name: Range<Int>, in reader: ForeignReader) -> Bool {
    !settings.isEmpty && settings.contains(reader.string(name))
  }

  /// As CommonMark compares them: in any case of letters, and with any blanks.
  private static func key(_ reader: ForeignReader, _ name: Range<Int>) -> String {
    let words = reader.string(name).lowercased().split(whereSeparator: \.isWhitespace)
    // In a quote, the next line begins with its mark.
    return words.filter { $0 != ">" }.joined(separator: " ")
  }
}
