import Writing

/// The description of a page without the marks of Markdown, which other tools render.
enum PlainDescription {
  static func text(_ description: String) -> String {
    guard marks.contains(where: { description.holds($0) }) else { return description }
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false).filter { !isDefinition($0) }
    var text = withoutLinks(lines.joined(separator: "\n"))
    text = without(text, from: "{:", to: "}")
    // Code may show tags.
    if !text.contains("`"), tags.contains(where: { text.holds($0) }) { text = without(text, from: "<", to: ">") }
    text = text.replacing("**", with: "").replacing("`", with: "")
    text = CharacterReferences.decoded(text)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A title, in which only tags and entities of HTML are no text.
  static func title(_ title: String) -> String {
    title.holds("&") || tags.contains { title.holds($0) } ? text(title) : title
  }

  /// With what tags begin that are in titles.
  private static let tags: [StaticString] = ["</", "<br", "<img"]

  private static let marks: [StaticString] = ["](", "][", "**", "`", "&", "{:"] + tags

  /// A text without what is between two marks, and without them.
  private static func without(_ text: String, from opening: String, to closing: Character) -> String {
    var plain = ""
    var rest = text[...]
    while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstIndex(of: closing) {
      plain += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  /// Whether a line says where a link leads: `[name]: address`.
  private static func isDefinition(_ line: Substring) -> Bool {
    line.hasPrefix("[") && line.contains("]: ")
  }

  /// A text with links and images replaced by their texts.
  private static func withoutLinks(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let before = rest[..<open]
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(where: { $0 == "]" || $0 == "[" }), inner[close] == "]" else {
        plain += rest[...open]
        rest = inner
        continue
      }
      let behind = inner[inner.index(after: close)...]
      guard let end: Character = behind.first == "(" ? ")" : behind.first == "[" ? "]" : nil,
        let last = behind.dropFirst().firstIndex(of: end)
      else {
        plain += rest[...close]
        rest = behind
        continue
      }
      plain += before.last == "!" ? before.dropLast() : before
      plain += inner[..<close]
      rest = behind[behind.index(after: last)...]
    }
    return plain + rest
  }
}
