/// A custom property of the style sheet that sites can set.
package struct ThemeToken: Sendable, Hashable {
  /// With its two hyphens: `--accent`.
  package let name: String
  /// As written in the style sheet, on one line.
  package let value: String
  /// What it is for: the comment after it.
  package let summary: String

  /// The hexadecimal colors of both appearances; nil if it is not a color.
  package var colors: (light: String, dark: String)? {
    guard value.hasPrefix("light-dark("), value.hasSuffix(")") else { return nil }
    let colors = value.dropFirst("light-dark(".count).dropLast().split(separator: ",")
      .map { $0.drop { $0 == " " } }
    return colors.count == 2 ? (String(colors[0]), String(colors[1])) : nil
  }
}

extension Theme {
  /// The part of the style sheet that sets the tokens.
  package static let tokensFile = "assets/site.css/01-tokens.css"

  /// The tokens, in the order of the file.
  package static let tokens: [ThemeToken] = {
    guard let file = files.first(where: { $0.name == tokensFile }) else { return [] }
    var tokens: [ThemeToken] = []
    var open = ""
    for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      guard !open.isEmpty || text.hasPrefix("--") else { continue }
      open += (open.isEmpty ? "" : " ") + text
      // A value can have several lines, and its comment follows on the last one.
      guard open.contains(";"), let token = token(open) else { continue }
      tokens.append(token)
      open = ""
    }
    return tokens
  }()

  /// Reads `--name: value; /* summary */`.
  private static func token(_ text: String) -> ThemeToken? {
    guard let colon = text.firstIndex(of: ":"), let end = text.firstIndex(of: ";") else { return nil }
    let comment = text[end...].dropFirst().drop { " /*".contains($0) }
    let summary = comment.prefix { $0 != "*" }
    return ThemeToken(
      name: String(text[..<colon]), value: String(text[text.index(after: colon)..<end].drop { $0 == " " }),
      summary: String(summary.last == " " ? summary.dropLast() : summary))
  }
}
