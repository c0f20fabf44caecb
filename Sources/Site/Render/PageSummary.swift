import Markdown

/// The start of a page, used as its description if there is none.
enum PageSummary {
  /// The length that search engines show.
  static let limit = 160

  /// The first paragraph with text, cut at a word; nil if there is none.
  static func text(of document: MarkdownDocument) -> String? {
    let summary = cut(String(decoding: document.text[document.firstParagraph], as: UTF8.self))
    return summary.isEmpty ? nil : summary
  }

  /// Whether the first paragraph is a text, whatever its blanks and line breaks.
  static func begins(_ document: MarkdownDocument, with text: String) -> Bool {
    let paragraph = document.text[document.firstParagraph]
    // Most begin with another letter.
    guard let first = paragraph.first(where: { !isBlank($0) }), first == text.utf8.first(where: { !isBlank($0) }) else {
      return false
    }
    let words = text.utf8.split(whereSeparator: isBlank)
    return paragraph.split(whereSeparator: isBlank).elementsEqual(words) { $0.elementsEqual($1) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// A text on one line, cut at a word with an ellipsis if it is too long.
  static func cut(_ text: String) -> String {
    var result = ""
    var count = 0
    var lastSpace: String.Index?
    for character in text {
      let isSpace = character.isWhitespace
      if isSpace {
        guard !result.isEmpty, result.last != " " else { continue }
        lastSpace = result.endIndex
      }
      count += 1
      guard count <= limit else {
        // A very long word, or text without spaces, is cut within.
        if !isSpace, let lastSpace, result[lastSpace...].count < limit / 2 { result = String(result[..<lastSpace]) }
        while let last = result.last, ",;:–—- ".contains(last) { result.removeLast() }
        return result + "…"
      }
      result.append(isSpace ? " " : character)
    }
    if result.last == " " { result.removeLast() }
    return result
  }
}
