/// A paragraph that is a box by the sign in front of it: `?> Tip` and `!> Important` of docsify, `-> **Note:**` and
/// `~> **Note:**` of Terraform, `T> Tip` and `W> Warning` of Leanpub and webpack.
///
/// An arrow can be text, too, so that only one in front of bold text makes a box.
struct MarkedParagraph: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte: UInt8

  /// One for each sign.
  static let all: [any BlockExtension] = signs.withUTF8Buffer { $0.map { MarkedParagraph(firstByte: $0) } }

  static let signs: StaticString = "?!-~TWIE"
  private static let letters = "TWIE"

  func open(_ line: OpeningLine) -> BlockOpening? {
    let start = line.range.lowerBound
    guard line.range.count > 3, line.bytes[start + 1] == UInt8(ascii: ">"), line.isBlank(line.bytes[start + 2]),
      !line.followsParagraph || line.followsBlankLine
    else { return nil }
    let content = line.trimmed(start + 3..<line.range.upperBound)
    // The text has a title of its own.
    let isBold = line.bytes[content].starts(with: "**".utf8)
    let kind: BoxKind
    switch firstByte {
    case UInt8(ascii: "?"): kind = .tip
    case UInt8(ascii: "!"): kind = .important
    case UInt8(ascii: "T"): kind = .tip
    case UInt8(ascii: "W"): kind = .warning
    case UInt8(ascii: "I"): kind = .info
    case UInt8(ascii: "E"): kind = .danger
    case UInt8(ascii: "-") where isBold: kind = .note
    case UInt8(ascii: "~") where isBold: kind = .warning
    default: return nil
    }
    return BlockOpening(
      kind: .box(Box(kind: kind, fold: nil, hasHeading: !isBold)), extent: .paragraph, content: content.lowerBound)
  }

  /// Whether a page may have such a paragraph.
  static func mayBeIn(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      let bracket = UInt8(ascii: ">")
      var index = text.body.lowerBound + 1
      while index + 1 < text.body.upperBound {
        if bytes[index] == bracket, bytes[index + 1] == 0x20,
          index < text.body.lowerBound + 2 || bytes[index - 2] <= bracket,
          signs.withUTF8Buffer({ $0.contains(bytes[index - 1]) }), isWanted(bytes[(index - 1)...]),
          // A letter in angle brackets is a type: `List<T>`.
          index < text.body.lowerBound + 2 || bytes[index - 2] != UInt8(ascii: "<")
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  private static func isWanted(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.first.map { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") || letters.utf8.contains($0) } == true
      || text.dropFirst(3).starts(with: "**".utf8)
  }
}
