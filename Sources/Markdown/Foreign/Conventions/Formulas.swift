/// `$$ … $$`, or `$…$` with a command, a power, or an index: a formula in TeX.
struct Formulas: ForeignConvention {
  let firstBytes: StaticString = "$"
  let scope = ForeignScope.all

  static let kind = ForeignKind(
    noun: "formula",
    advice: "Patternbook does not typeset TeX. Readers see the source as code. Use a picture of the formula with "
      + "alternative text, or HTML.",
    outcome: "shown as code", isOfSite: true)

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "$") else { return nil }
    guard reader.has("$$", at: offset) else { return inline(reader, at: offset) }
    guard !reader.has("$$$", at: offset),
      let close = reader.find("$$", from: offset + 2, reach: 5000), !reader.has("$$$", at: close)
    else { return nil }
    let content = reader.trimmed(offset + 2..<close)
    guard !content.isEmpty, !reader.holdsBlankLine(in: content) else { return nil }
    // A hash of a password, `admin:$$apr1$$`, or a name in a heading.
    let isBehindText = offset > reader.start && !ForeignReader.isSpace(reader.bytes[offset - 1])
    let isWord = reader.bytes[content].allSatisfy(ForeignReader.isNamePart)
    if isBehindText, !Self.isTeX(reader.bytes[content]),
      isWord || reader.bytes[offset + 2..<close].contains(UInt8(ascii: "\n"))
    {
      return nil
    }
    return ForeignConstruct(range: offset..<close + 2, meaning: .source(Self.kind, content))
  }

  private static let longestInline = 300

  /// `$x_{n+1}$`, in one line: `$5 and $6` is text, as is `${name}`.
  private func inline(_ reader: ForeignReader, at offset: Int) -> ForeignConstruct? {
    let start = offset + 1
    let content = reader.bytes[start..<reader.end].prefix(Self.longestInline).prefix {
      $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "`")
    }
    let end = content.endIndex
    guard let first = content.first, let last = content.last, !ForeignReader.isSpace(first),
      first != UInt8(ascii: "{"), !ForeignReader.isSpace(last), reader.has("$", at: end), !reader.has("$$", at: end),
      end + 1 == reader.end || !(0x30...0x39).contains(reader.bytes[end + 1]), Self.isTeX(content)
    else { return nil }
    return ForeignConstruct(range: offset..<end + 1, meaning: .source(Self.kind, start..<end))
  }

  /// Whether a text has `\name`, `^2`, or `_{`.
  static func isTeX(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    zip(text, text.dropFirst()).contains { byte, next in
      switch byte {
      case UInt8(ascii: "\\"): ForeignReader.isLetter(next)
      case UInt8(ascii: "^"): next == UInt8(ascii: "{") || ForeignReader.isLetter(next) || (0x30...0x39).contains(next)
      case UInt8(ascii: "_"): next == UInt8(ascii: "{")
      default: false
      }
    }
  }
}
