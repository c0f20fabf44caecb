/// The mark of a footnote in the text, `[^label]`, if there is a footnote of that name.
struct FootnoteReference: TextExtension {
  let option = MarkdownExtensions.footnotes
  let triggers = Triggers.footnote
  let bytes: StaticString = "["

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    guard !run.isInLink, index + 3 < run.bytes.count, run.bytes[index + 1] == UInt8(ascii: "^") else { return nil }
    let label = run.bytes[(index + 2)...].prefix(Self.longestLabel).prefix(while: Self.isLabel)
    guard !label.isEmpty, label.endIndex < run.bytes.count, run.bytes[label.endIndex] == UInt8(ascii: "]") else {
      return nil
    }
    let key = Self.key(String(decoding: label, as: UTF8.self))
    guard run.isFootnote(key) else { return nil }
    return TextMatch(range: index..<label.endIndex + 1, replacement: .footnote(key))
  }

  private static let longestLabel = 1_000

  /// A byte of a label.
  static func isLabel(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "[") }

  /// What labels are compared by.
  static func key(_ label: String) -> String { label.lowercased() }
}
