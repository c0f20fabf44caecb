/// A component of Astro that is text without a script, an expression, or an element: `import Count from './Count.astro'`.
enum PlainComponent {
  static func holds(_ path: String) -> Bool { path.hasSuffix(".astro") }

  private static let longest = 2000

  /// The text of a component, on one line; nil where only Astro can tell what it shows.
  static func text(of content: [UInt8]) -> [UInt8]? {
    guard content.count <= longest else { return nil }
    let text = content.withUnsafeBufferPointer { bytes -> [UInt8]? in
      let reader = ForeignReader(bytes, end: bytes.count)
      var text: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if reader.has("<!--", at: index) {
          guard let end = bytes[(index + 4)...].firstRange(of: "-->".utf8) else { return nil }
          index = end.upperBound
          continue
        }
        // Others are marks of Markdown, which would not be text.
        guard isText(bytes[index]) else { return nil }
        text.append(bytes[index] < 0x20 ? 0x20 : bytes[index])
        index += 1
      }
      return text
    }
    guard let text else { return nil }
    let words = text.split(separator: 0x20)
    // Between three hyphens is a script.
    return words.isEmpty || words.contains { $0.allSatisfy { $0 == UInt8(ascii: "-") } }
      ? nil : Array(words.joined(separator: [0x20]))
  }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ForeignReader.isLetter(byte) || ForeignReader.isSpace(byte)
      || "0123456789.,;:%+-'()/!?".utf8.contains(byte)
  }
}
