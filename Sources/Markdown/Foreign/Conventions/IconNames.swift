import Diagnostics

/// `:material-check:` of MkDocs: an icon by its set and name, with attributes behind it.
struct IconNames: ForeignConvention {
  let firstBytes: StaticString = ":"

  static let kind = ForeignKind(
    noun: "icon",
    advice:
      "Patternbook has no icon sets. If the icon says something that the text around it does not, write a word or "
      + "an emoji instead.",
    severity: .note, isOfSite: true)

  private static let sets: [StaticString] = [":material-", ":octicons-", ":fontawesome-", ":simple-", ":lucide-"]

  /// Whether bytes begin with the name of a set.
  static func mayBegin(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    sets.contains { set in set.withUTF8Buffer { bytes.starts(with: $0) } }
  }

  private static let marks = [
    "check": "✓", "check-bold": "✓", "check-circle": "✓", "close": "✗", "close-thick": "✗", "close-circle": "✗",
    "arrow-right": "→", "arrow-left": "←", "arrow-up": "↑", "arrow-down": "↓", "plus": "+", "minus": "−",
  ]

  /// What stands for an icon that is all that a link shows: the host or the mail address that it leads to, otherwise the
  /// name of the icon.
  private static func linkText(
    _ reader: ForeignReader, name: Slice<UnsafeBufferPointer<UInt8>>, _ range: Range<Int>
  ) -> String? {
    let bytes = reader.bytes
    func passBlanks(from start: Int) -> Int {
      bytes[start..<reader.end].prefix(longestHost).prefix(while: ForeignReader.isBlank).endIndex
    }
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < longestHost, ForeignReader.isBlank(bytes[start - 1]) { start -= 1 }
    let close = passBlanks(from: range.upperBound)
    guard start > 0, bytes[start - 1] == UInt8(ascii: "["), reader.has("](", at: close) || reader.has("][", at: close)
    else { return nil }
    let address = passBlanks(from: close + 2)
    let host = reader.has("](", at: close) ? host(reader, at: address) : nil
    return host ?? IconWords.name(name)
  }

  private static func host(_ reader: ForeignReader, at offset: Int) -> String? {
    let start = reader.has("<", at: offset) ? offset + 1 : offset
    return IconWords.host(reader.bytes[start..<reader.end])
  }

  private static let longestHost = IconWords.longestHost

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let set = Self.sets.first(where: { reader.has($0, at: offset) }),
      offset == 0 || !ForeignReader.isNamePart(reader.bytes[offset - 1])
    else { return nil }
    let start = offset + set.utf8CodeUnitCount
    let name = reader.bytes[start..<reader.end].prefix(80).prefix { AttributeList.isName($0) && $0 < 0x80 }
    guard !name.isEmpty, reader.has(":", at: name.endIndex) else { return nil }
    var end = name.endIndex + 1
    if let (_, close) = AttributeList.parse(reader.bytes, end..<reader.nearLineEnd(from: end), allowsWords: true) {
      end = close
    }
    if set.utf8CodeUnitCount == 10, let mark = Self.marks[String(decoding: name, as: UTF8.self)] {
      return ForeignConstruct(range: offset..<end, meaning: .string(mark))
    }
    if let name = Self.linkText(reader, name: name, offset..<end) {
      return ForeignConstruct(range: offset..<end, meaning: .string(name))
    }
    // At the beginning of a list item, the blank behind it would move the content of the item.
    let before = offset > 0 ? reader.bytes[offset - 1] : 0
    if before == 0x20 || before == UInt8(ascii: "["), end < reader.end, reader.bytes[end] == 0x20 { end += 1 }
    return ForeignConstruct(range: offset..<end, meaning: .unknown(Self.kind))
  }
}
