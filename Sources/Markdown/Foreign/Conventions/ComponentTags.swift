import Diagnostics

/// Components, `<Tabs>`, and in MDX also the tags of HTML, whose attributes can be expressions there.
struct ComponentTags: ForeignConvention {
  let firstBytes: StaticString = "<"
  let scope = ForeignScope.all

  static let kind = ForeignKind(
    noun: "component",
    advice: "Its content is kept. Use Markdown, HTML, or a component that Patternbook supports instead. To show its "
      + "name to readers, put it in backticks.")

  /// A component with nothing in it: a script makes what it shows.
  static let made = ForeignKind(
    noun: "component",
    advice: "A script generates its content, which is missing. Write the content as Markdown, HTML, or a component "
      + "that Patternbook supports. To show its name to readers, put it in backticks.")

  /// A component with nothing in it whose attributes hold texts.
  static let texts = ForeignKind(
    noun: "component",
    advice: "The texts and addresses in its attributes are missing. Write them in the page. To show its name to "
      + "readers, put it in backticks.")

  /// A component whose data is shown, but not what else its attributes say.
  static let data = ForeignKind(
    noun: "component",
    advice: "Its data is kept. Its other attributes are not shown. If readers need them, write them in the page.",
    outcome: "shown as a table", severity: .note, isOfSite: true)

  /// A component that is a link, but not all that its attributes lead to.
  static let links = ForeignKind(
    noun: "component",
    advice: "It leads to one of its addresses. The others are missing: write them in the page if they matter.",
    outcome: "shown as a link", severity: .note, isOfSite: true)

  /// A link whose address is not known without running a script.
  static let addresses = ForeignKind(
    noun: "link whose address only a script knows", plural: "links whose address only a script knows",
    advice: "Its text stays. Write the address itself.", outcome: "shown as text", isOfSite: true)

  /// A component whose title is not known without running a script.
  static let untitled = ForeignKind(
    noun: "component", advice: "Only a script knows its title, which is missing. Write the title as text.",
    outcome: "shown without a title", isOfSite: true)

  /// A component whose caption is not known without running a script.
  static let uncaptioned = ForeignKind(
    noun: "component", advice: "Only a script knows its caption, which is missing. Write the caption as text.",
    outcome: "shown without a caption", isOfSite: true)

  /// A component whose content stays.
  static let wrapper = ForeignKind(
    noun: "component",
    advice:
      "Its content is kept; only its appearance is lost. If the appearance matters, use Markdown, HTML, or a component "
      + "that Patternbook supports.", severity: .note)

  /// A component whose content stays, but not all that it shows.
  static let holder = ForeignKind(
    noun: "component",
    advice:
      "Its content is kept, but the text and addresses in its attributes are missing. Write them in the page. To show "
      + "its name to readers, put it in backticks.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard offset + 2 < reader.end, !reader.isSpent else { return nil }
    var parser = Parser(start: offset, last: min(reader.end, offset + ForeignReader.longest))
    if let construct = parser.parse(&reader) { return construct }
    reader.spend(max(parser.index - offset, 1))
    guard parser.isCut || parser.index >= parser.last, parser.last < reader.end else { return nil }
    return reader.far { reader in
      var parser = Parser(start: offset, last: reader.end)
      let construct = parser.parse(&reader)
      reader.spend(max(parser.index - offset, 1))
      return construct
    }
  }

  private struct Parser {
    let start: Int
    let last: Int
    var index: Int
    /// Whether something in the tag does not end before the last byte.
    private(set) var isCut = false

    init(start: Int, last: Int) {
      (self.start, self.last) = (start, last)
      index = start + 1
    }

    mutating func parse(_ reader: inout ForeignReader) -> ForeignConstruct? {
      let isEnd = reader.bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let nameStart = index
      if index < last, ForeignReader.isLetter(reader.bytes[index]) {
        while index < last, ForeignReader.isNamePart(reader.bytes[index]) { index += 1 }
      }
      let name = reader.string(nameStart..<index)
      guard index < last else { return nil }
      let next = reader.bytes[index]
      guard !name.isEmpty || next == UInt8(ascii: ">") && mayBeFragment(reader) else { return nil }
      guard ForeignReader.isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") else { return nil }
      let key = ForeignTag.Key(notation: .component, name: name)
      guard let (attributes, isSelfClosing) = readAttributes(&reader) else { return nil }
      if isEnd { return ForeignConstruct(range: start..<index, meaning: .end(key)) }
      let tag = ForeignTag(
        key: key, range: start..<index, attributes: attributes, isSelfClosing: isSelfClosing, kind: ComponentTags.kind)
      return ForeignConstruct(range: tag.range, meaning: .start(tag))
    }

    /// Whether a tag without a name can be one: only in MDX, and not as the address of a definition, `[comment]: <>`.
    private func mayBeFragment(_ reader: ForeignReader) -> Bool {
      reader.isMDX && !reader.has("]: ", at: start - 3)
    }

    private mutating func readAttributes(
      _ reader: inout ForeignReader
    ) -> (attributes: [ForeignTag.Attribute], isSelfClosing: Bool)? {
      var attributes: [ForeignTag.Attribute] = []
      while true {
        while index < last, ForeignReader.isSpace(reader.bytes[index]) { index += 1 }
        guard index < last else { return nil }
        switch reader.bytes[index] {
        case UInt8(ascii: ">"):
          index += 1
          return (attributes, false)
        case UInt8(ascii: "/"):
          guard index + 1 < last, reader.bytes[index + 1] == UInt8(ascii: ">") else { return nil }
          index += 2
          return (attributes, true)
        case UInt8(ascii: "{"):
          guard let close = endOfBraces(&reader, at: index) else { return nil }
          index = close
        default:
          guard let attribute = readAttribute(&reader) else { return nil }
          attributes.append(attribute)
        }
      }
    }

    private mutating func readAttribute(_ reader: inout ForeignReader) -> ForeignTag.Attribute? {
      let start = index
      while index < last, Self.isAttributeName(reader.bytes[index]) { index += 1 }
      guard index > start else { return nil }
      let name = reader.string(start..<index)
      var next = index
      while next < last, ForeignReader.isSpace(reader.bytes[next]) { next += 1 }
      guard next < last, reader.bytes[next] == UInt8(ascii: "=") else {
        return ForeignTag.Attribute(name: name, value: nil)
      }
      next += 1
      while next < last, ForeignReader.isSpace(reader.bytes[next]) { next += 1 }
      guard next < last else { return nil }
      switch reader.bytes[next] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let close = reader.bytes[(next + 1)..<last].firstIndex(of: reader.bytes[next]) else {
          (index, isCut) = (last, true)
          return nil
        }
        index = close + 1
        return ForeignTag.Attribute(name: name, value: .string(next + 1..<close))
      case UInt8(ascii: "{"):
        guard let close = endOfBraces(&reader, at: next) else { return nil }
        index = close
        return ForeignTag.Attribute(name: name, value: .expression(next + 1..<close - 1))
      default:
        let start = next
        while next < last, !ForeignReader.isSpace(reader.bytes[next]), !"<>\"'`=".utf8.contains(reader.bytes[next]) {
          next += 1
        }
        if next > start, reader.bytes[next - 1] == UInt8(ascii: "/"), next < last,
          reader.bytes[next] == UInt8(ascii: ">")
        {
          next -= 1
        }
        guard next > start else { return nil }
        index = next
        return ForeignTag.Attribute(name: name, value: .string(start..<next))
      }
    }

    private mutating func endOfBraces(_ reader: inout ForeignReader, at offset: Int) -> Int? {
      let close = reader.endOfBraces(at: offset, last: last)
      if close == nil { isCut = true }
      return close
    }

    private static func isAttributeName(_ byte: UInt8) -> Bool {
      ForeignReader.isNamePart(byte) || "@#[]|".utf8.contains(byte)
    }
  }
}
