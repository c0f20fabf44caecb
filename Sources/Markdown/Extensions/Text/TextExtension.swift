/// A construct that is made of adjacent characters of text.
protocol TextExtension: Sendable {
  var option: MarkdownExtensions { get }
  var triggers: Triggers { get }
  /// The bytes at which it has to be looked for.
  var bytes: StaticString { get }
  /// Reads what stands around such a byte.
  func match(in run: TextRun, at index: Int) -> TextMatch?
}

/// What becomes of a piece of text.
struct TextMatch {
  enum Replacement {
    case link(to: [UInt8])
    /// By its key.
    case footnote(String)
    case text(String)
    /// Texts, and the elements that they are in.
    case pieces([Piece])
  }

  struct Piece {
    let text: String
    /// That of HTML; nil for text beside elements.
    var element: StaticString?
  }

  let range: Range<Int>
  let replacement: Replacement
}

/// A text that libcmark has made, escapes and references resolved.
struct TextRun {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where what has been read ends.
  var start = 0
  /// A byte like the one that is before the text in the page.
  let before: UInt8
  let isInLink: Bool
  /// Whether a footnote has that key.
  let isFootnote: (String) -> Bool

  func byte(before index: Int) -> UInt8 { index > 0 ? bytes[index - 1] : before }

  func starts(with text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index >= 0 && index + text.count <= bytes.count
        && text.indices.allSatisfy { offset in
          let byte = bytes[index + offset]
          return ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte) == text[offset]
        }
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !isAlphanumeric(byte)
  }
}
