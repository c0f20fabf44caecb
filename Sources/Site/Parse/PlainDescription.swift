import Writing

/// The description of a page without the marks of Markdown, which other tools render.
enum PlainDescription {
  static func text(_ description: String) -> String { plain(description, keepsEmphasis: false) }

  /// - Parameter keepsEmphasis: whether single stars and underscores are text.
  private static func plain(_ description: String, keepsEmphasis: Bool) -> String {
    guard marks.contains(where: { description.holds($0) }) else { return description }
    var names: Set<String> = []
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard let name = nameOfDefinition(line) else { return true }
      names.insert(name)
      return false
    }
    var text = withoutLinks(lines.joined(separator: "\n"), names)
    text = without(text, from: "{:", to: "}")
    // Code may show tags.
    if !text.contains("`"), tags.contains(where: { text.holds($0) }) { text = without(text, from: "<", to: ">") }
    text = text.replacing("**", with: "")
    text = (keepsEmphasis ? text : withoutEmphasis(text)).replacing("`", with: "")
    text = CharacterReferences.decoded(text)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A title, in which only tags and entities of HTML, and the marks of code, are no text.
  static func title(_ title: String) -> String {
    let isMarked = title.holds("&") || tags.contains { title.holds($0) }
    let text = isMarked ? plain(title, keepsEmphasis: true) : title
    // A single mark is shown as itself.
    let count = text.utf8.count { $0 == UInt8(ascii: "`") }
    return count > 0 && count & 1 == 0 ? text.replacing("`", with: "") : text
  }

  /// With what tags begin that are in titles.
  private static let tags: [StaticString] = ["</", "<br", "<img"]

  private static let marks: [StaticString] = ["](", "][", "]:", "*", "_", "`", "&", "{:"] + tags

  /// How many characters emphasis has at most.
  private static let longestEmphasis = 200

  /// A text without the marks of emphasis around words: `_a b_`, `*a*`; those in code and within words are text.
  private static func withoutEmphasis(_ text: String) -> String {
    guard text.holds("_") || text.holds("*") else { return text }
    let characters = Array(text)
    var plain = ""
    var closing: Int?
    var isCode = false
    for (index, character) in characters.enumerated() {
      if index == closing {
        closing = nil
        continue
      }
      if character == "`" { isCode.toggle() }
      if !isCode, closing == nil, let end = endOfEmphasis(characters, from: index) {
        closing = end
        continue
      }
      plain.append(character)
    }
    return plain
  }

  /// Where the mark is that closes the emphasis that one at an index opens; nil if that opens none.
  private static func endOfEmphasis(_ text: [Character], from start: Int) -> Int? {
    let mark = text[start]
    guard mark == "_" || mark == "*", start + 2 < text.count, start == 0 || !isPart(text[start - 1], of: mark),
      text[start + 1].isLetter || text[start + 1].isNumber || "“\"'".contains(text[start + 1])
    else { return nil }
    for index in (start + 2)..<min(text.count, start + longestEmphasis) {
      if text[index] == "`" || text[index].isNewline { return nil }
      guard text[index] == mark, !text[index - 1].isWhitespace else { continue }
      return index + 1 == text.count || !isPart(text[index + 1], of: mark) ? index : nil
    }
    return nil
  }

  /// Whether a mark beside a character is within a word or a longer run of marks.
  private static func isPart(_ character: Character, of mark: Character) -> Bool {
    character.isLetter || character.isNumber || character == mark || character == "/"
  }

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

  /// The name that a line says the address of, in lowercase: `[name]: address`.
  private static func nameOfDefinition(_ line: Substring) -> String? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == "[", let close = line.firstIndex(of: "]"), line[close...].hasPrefix("]:"),
      line.index(after: line.startIndex) < close, !line.dropFirst(2).isEmpty
    else { return nil }
    return line[line.index(after: line.startIndex)..<close].lowercased()
  }

  /// A text with links and images replaced by their texts.
  ///
  /// - Parameter names: those in brackets that are links by themselves, in lowercase.
  private static func withoutLinks(_ text: String, _ names: Set<String>) -> String {
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
        let isLink = !names.isEmpty && names.contains(inner[..<close].lowercased())
        plain += isLink ? before + inner[..<close] : rest[...close]
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
