import Writing

/// A builder for Markdown: headings, paragraphs, lists, fences, and pieces of HTML for everything else.
package struct MarkdownText {
  private(set) var text = ""

  /// Front matter with the title, lead, and position of a page.
  init(title: String, lead: String, order: Int, type: String, more: [String] = []) {
    line("---")
    line("title: " + Self.quoted(title))
    line("description: " + Self.quoted(lead))
    line("order: \(order)")
    line("type: " + type)
    for field in more { line(field) }
    line("---")
  }

  mutating func heading(_ title: String) { block("## " + title) }

  mutating func paragraph(_ markdown: String) { block(markdown) }

  mutating func table(_ head: [String], _ rows: [[String]]) {
    line()
    line("| " + head.joined(separator: " | ") + " |")
    line("|" + String(repeating: " --- |", count: head.count))
    for row in rows { line("| " + row.map(Self.cell).joined(separator: " | ") + " |") }
  }

  mutating func list(_ items: [String]) {
    line()
    for item in items { line("- " + item) }
  }

  /// A fence around any text.
  mutating func fence(_ info: String, _ content: String) {
    var marks = "```"
    while content.contains(marks) { marks += "`" }
    block(marks + info)
    line(content.hasSuffix("\n") ? String(content.dropLast()) : content)
    line(marks)
  }

  /// HTML without blank lines, or a `pre`.
  mutating func html(_ write: (inout HTMLWriter) -> Void) {
    var writer = HTMLWriter()
    write(&writer)
    block(String(decoding: writer.bytes, as: UTF8.self))
  }

  private mutating func block(_ content: String) {
    line()
    line(content)
  }

  private mutating func line(_ content: String = "") { text += content + "\n" }

  /// The text of a cell with its bars escaped, even in code.
  private static func cell(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "|", !isEscaped { result.append("\\") }
      result.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }

  // MARK: Text within a line

  /// Plain text in which only backticks have a meaning: they mark code.
  static func prose(_ text: String) -> String {
    let text = text.withoutControls
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 0 ? escaped($0.element) : code($0.element) }.joined()
  }

  static func code(_ text: some StringProtocol) -> String {
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  static func link(_ text: String, to target: String) -> String { "[\(text)](\(target))" }

  /// Text without any meaning in Markdown.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "+", "|", "~", "&", "=", "@": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // “1.” and “-” would start a list.
    guard let first = result.first, first == "-" || first.isNumber else { return result }
    return first == "-" ? "\\" + result : "&#\(first.unicodeScalars.first?.value ?? 32);" + result.dropFirst()
  }

  /// Text as a YAML scalar.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.withoutControls.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
