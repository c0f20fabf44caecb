package import Writing

extension HTMLWriter {
  /// Source code as text, with an element around each piece that has a color.
  ///
  /// - Parameters:
  ///   - language: nil for code that is not colored.
  ///   - write: writes text that has to be changed first; nil for text that only has to be escaped.
  package mutating func code(
    _ code: UnsafeBufferPointer<UInt8>, in language: CodeLanguage?,
    _ write: ((UnsafeBufferPointer<UInt8>, inout HTMLWriter) -> Void)? = nil
  ) {
    let tokens = language?.tokens(of: code) ?? []
    guard let write else { return self.code(code, tokens) }
    var written = 0
    for token in tokens {
      if written < token.range.lowerBound {
        write(UnsafeBufferPointer(rebasing: code[written..<token.range.lowerBound]), &self)
      }
      let tags = token.kind.tags
      markup(tags.start)
      write(UnsafeBufferPointer(rebasing: code[token.range]), &self)
      markup(tags.end)
      written = token.range.upperBound
    }
    if written < code.count { write(UnsafeBufferPointer(rebasing: code[written...]), &self) }
  }

  /// Writes in place, byte by byte: a piece of code is so short that finding out what to copy would take longer.
  private mutating func code(_ code: UnsafeBufferPointer<UInt8>, _ tokens: [CodeToken]) {
    markup(atMost: code.count * EscapedBytes.longest + tokens.count * CodeTokenKind.longestTags) { bytes in
      var bytes = EscapedBytes(place: bytes)
      var written = 0
      for token in tokens {
        bytes.text(code, written..<token.range.lowerBound)
        let tags = token.kind.tags
        bytes.markup(tags.start)
        bytes.text(code, token.range)
        bytes.markup(tags.end)
        written = token.range.upperBound
      }
      bytes.text(code, written..<code.count)
      return bytes.count
    }
  }
}

/// HTML written to memory that is known to be large enough.
private struct EscapedBytes {
  let place: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  /// The most bytes that one byte of text takes: `&quot;`.
  static let longest = 6

  init(place: UnsafeMutablePointer<UInt8>) { self.place = place }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    // A variable of its own stays in a register.
    var end = count
    for index in range {
      let byte = text[index]
      place[end] = byte
      end += 1
      // The four characters lie between `"` and `>`.
      guard byte &- 0x22 <= 0x1C, let escaped = Self.escaped(byte) else { continue }
      count = end - 1
      markup(escaped)
      end = count
    }
    count = end
  }

  mutating func markup(_ markup: StaticString) {
    (place + count).update(from: markup.utf8Start, count: markup.utf8CodeUnitCount)
    count += markup.utf8CodeUnitCount
  }

  private static func escaped(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
