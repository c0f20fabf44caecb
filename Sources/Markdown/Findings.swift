import Diagnostics

/// The findings of this module. Later stages can change severities according to site.yml.
extension Diagnostic {
  static func rawHTML(_ html: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/raw-html", severity: .warning,
      summary: "raw HTML “\(html)” is removed from the page",
      explanation:
        "Use Markdown instead, put HTML that readers should see in backticks, or set “html: trust” in site.yml "
        + "if you trust all authors.",
      location: location)
  }

  static func moreRawHTML(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/raw-html", severity: .warning,
      summary: count == 1
        ? "1 more piece of raw HTML is removed from the page"
        : "\(count) more pieces of raw HTML are removed from the page",
      explanation: "Only the first ones are listed.",
      location: location)
  }

  static func unsafeLink(_ destination: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/unsafe-link", severity: .warning,
      summary: "unsafe link to “\(destination)” is removed",
      explanation: "A link with this scheme can run code or read the files of people who follow it. Link to a web "
        + "address or a file beside the page, or set “html: trust” in site.yml if you trust all authors.",
      location: location)
  }

  static func moreUnsafeLinks(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/unsafe-link", severity: .warning,
      summary: count == 1 ? "1 more unsafe link is removed" : "\(count) more unsafe links are removed",
      explanation: "Only the first ones are listed.",
      location: location)
  }

  static func unclosedFrontMatter(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/front-matter", severity: .error,
      summary: "front matter is not closed",
      explanation: "Front matter starts with a line “---” and ends with another. Add the closing line, or write “***” "
        + "for a horizontal rule.",
      location: location)
  }

  static func malformedText(count: Int, at location: SourceLocation, offset: Int) -> Diagnostic {
    Diagnostic(
      rule: "page/encoding", severity: .error,
      summary: count == 1 ? "byte \(offset) is not UTF-8" : "\(count) bytes, starting at byte \(offset), are not UTF-8",
      explanation: "Invalid bytes are shown as �. Save the file as UTF-8.",
      location: location)
  }

  static func utf16Text(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/encoding", severity: .error,
      summary: "the file is UTF-16, not UTF-8",
      explanation: "The file cannot be read. Save it as UTF-8.",
      location: location)
  }

  static func controlCharacter(_ byte: UInt8, count: Int, at location: SourceLocation) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    return Diagnostic(
      rule: "page/encoding", severity: .warning,
      summary: count == 1
        ? "control character \(name) in the text" : "\(count) control characters in the text; the first is \(name)",
      explanation: "It is shown as �, and often comes from copied text. Remove it.",
      location: location)
  }

  static func pageTooLarge(_ size: Int, limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "the page is \(size) bytes long (limit \(limit))",
      "Split the page.", location)
  }

  static func tooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "quotes and lists are nested too deeply",
      "The limit is \(limit) around one line, and less on very long pages, because parsing could take minutes. "
        + "Reduce the nesting, or put code in a fenced block.",
      location)
  }

  static func tooManyBrackets(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "too many unclosed brackets",
      "The limit is \(limit) per paragraph, and less with very many links, because parsing could take minutes. Put a "
        + "backslash before brackets that are not links, or put code in a fenced block.",
      location)
  }

  static func tableTooLarge(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "the page has more than \(limit) table cells",
      "The table is shown as text. Split the page, or publish the data as a separate file.", location)
  }

  private static func beyondLimit(_ summary: String, _ explanation: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "page/limit", severity: .error, summary: summary, explanation: explanation, location: location)
  }
}
