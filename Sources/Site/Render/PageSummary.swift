import Markdown

/// How a page begins: its description where the author wrote none.
enum PageSummary {
  /// What search engines show of a description.
  static let limit = 160

  /// The first paragraph that has text, cut at a word; nil where there is none.
  static func text(of document: MarkdownDocument) -> String? {
    let summary = cut(String(decoding: document.text[document.firstParagraph], as: UTF8.self))
    return summary.isEmpty ? nil : summary
  }

  /// A text on one line, ended at a word by an ellipsis where it is too long.
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
        // A word as long as that, or a language that puts no space between words, is cut within.
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
