/// Text of a page or a finding, made safe for a comment that a code host shows.
///
/// Nobody has reviewed that text yet. It must not become markup, notify people, or refer to other issues.
package enum MarkdownComment {
  /// Text without meaning in Markdown, on one line.
  ///
  /// All punctuation has a backslash. A character without width separates what hosts would link after that: names after
  /// `@`, numbers after `#`, `!`, and other signs, and addresses without brackets.
  package static func text(_ text: some StringProtocol) -> String {
    var result = ""
    let scalars = Array(printable(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if linksWhatFollows(scalar, next) { result.unicodeScalars.append(separator) }
      if scalar == "w" || scalar == "W", next == ".", isWord("www", endingAt: index, of: scalars) {
        result.unicodeScalars.append(separator)
      }
      if scalar == "H" || scalar == "h", next == "-", isWord("gh", endingAt: index, of: scalars) {
        result.unicodeScalars.append(separator)
      }
    }
    return result
  }

  /// Text as code, on one line: a path, a key, a rule.
  package static func code(_ text: some StringProtocol) -> String {
    let text = printable(text)
    guard !text.isEmpty else { return "" }
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = text.hasPrefix("`") || text.hasSuffix("`") || text.allSatisfy { $0 == " " } ? " " : ""
    return fence + room + text + room + fence
  }

  /// A zero-width space: hosts find no name, number, or address across it.
  private static let separator: Unicode.Scalar = "\u{200B}"

  /// Whether GitHub or GitLab link a sign with what follows: a name, a number, or an address.
  private static func linksWhatFollows(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":": next == "/"
    case "@", "#", "!", "$", "~", "%", "&", "^":
      next.properties.isAlphabetic || next.properties.numericType != nil || next == "_" || next == "-" || next == "\""
    default: false
    }
  }

  private static func isWord(_ word: String, endingAt end: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let start = end + 1 - word.unicodeScalars.count
    guard start >= 0 else { return false }
    return String(String.UnicodeScalarView(scalars[start...end])).lowercased() == word
  }
}
