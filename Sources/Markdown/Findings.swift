import Diagnostics
import HTML

/// What this module finds fault with. A later stage may change severities as site.yml says.
extension Diagnostic {
  /// A fence whose info string is nearly one that the caller answers: its content would be shown as code.
  static func misspelledFence(
    _ info: String, meant: String, at location: SourceLocation, range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .misspelledFence,
      summary: "“\(info.prefix(40))” does not begin a dialog; did you mean “\(meant)”?",
      explanation: "The block is shown as code, and not checked. Its fence begins with the word “dialog”.",
      location: location, fixes: [.init("replace with “\(meant)”", edits: [.init(replace: range, with: meant)])])
  }

  static func removedHTML(_ kind: RemovedHTML.Kind, count: Int, at location: SourceLocation) -> Diagnostic {
    let times = count == 1 ? "" : " \(count) times, here first"
    let (summary, explanation) =
      switch kind {
      case .element(let name):
        (
          "HTML element “<\(name)>” is removed from the page\(times)",
          "It can run code, load from elsewhere, restyle the page, or ask for input. Use Markdown or a file in Content "
            + "instead, or set `html: trust` in site.yml if all authors are trusted."
        )
      case .unknownElement(let name):
        (
          "“<\(name)>” is removed from the page\(times): HTML has no such element",
          "What is in it stays. If it is meant to be read, put it in backticks. Set `html: trust` in site.yml if a "
            + "script of the site defines it."
        )
      case .unclosed(let name):
        (
          "HTML that starts with “\(name)” is removed from the page\(times): it does not end",
          "A tag, comment, or element in it is still open at the end of the block and would hide what follows. Close it "
            + "before the next blank line."
        )
      case .attribute(let name):
        (
          "HTML attribute “\(name)” is removed from the page\(times)",
          "It can run code or restyle the page. Remove it, or set `html: trust` in site.yml if all authors are trusted."
        )
      case .omitted(let html):
        (
          "raw HTML “\(html)” is left out of the page\(times)",
          "site.yml says `html: omit`. Write it in Markdown, put it in backticks if it is meant to be read, or set "
            + "`html: safe` to keep HTML that cannot do harm."
        )
      }
    return Diagnostic(
      rule: .rawHTML, summary: summary, explanation: explanation, location: location)
  }

  static func moreRemovedHTML(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .rawHTML,
      summary: count == 1
        ? "1 more piece of raw HTML is removed from the page"
        : "\(count) more pieces of raw HTML are removed from the page",
      explanation: "Only the first kinds are reported one by one.",
      location: location)
  }

  static func tangledHTML(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .rawHTML,
      summary: "all raw HTML is left out of the page: it would hide headings or dialogs",
      explanation: "Elements are opened and closed in an order that hides what stands between them. Close each element "
        + "before the one around it.",
      location: location)
  }

  static func htmlBeyondBounds(at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "HTML of the page is nested too deep",
      "The limit is \(HTMLBounds.depth) elements around one another, less where `<b>`, `<a>`, and the like are never "
        + "closed. The HTML is left out, or, with `html: trust`, its links are not checked. Close each element.",
      location)
  }

  static func unsafeLink(_ destination: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .unsafeLink,
      summary: "Link to “\(destination)” loses its destination",
      explanation: "A link with this scheme runs code or reads files of whoever follows it. Link to a web address or a "
        + "file beside the page, or set `html: trust` in site.yml if all authors are trusted.",
      location: location)
  }

  static func moreUnsafeLinks(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .unsafeLink,
      summary: count == 1 ? "1 more link loses its destination" : "\(count) more links lose their destination",
      explanation: "Only the first ones are reported one by one.",
      location: location)
  }

  static func unclosedFrontMatter(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter,
      summary: "Front matter is never closed",
      explanation: "A page that begins with a line of three hyphens begins with front matter, which ends at the next "
        + "such line. Add it, or write `***` if a line across the page is meant.",
      location: location)
  }

  static func malformedText(count: Int, at location: SourceLocation, offset: Int) -> Diagnostic {
    Diagnostic(
      rule: .encoding,
      summary: count == 1 ? "Byte \(offset) is not UTF-8" : "\(count) bytes from byte \(offset) on are not UTF-8",
      explanation: "Pages are UTF-8 text. Save the file as UTF-8; until then such bytes show as �.",
      location: location)
  }

  static func utf16Text(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .encoding,
      summary: "The file is UTF-16, not UTF-8",
      explanation: "Pages are UTF-8 text. Save the file as UTF-8; until then it cannot be read.",
      location: location)
  }

  static func controlCharacter(_ byte: UInt8, count: Int, at location: SourceLocation) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    return Diagnostic(
      rule: .encoding, severity: .warning,
      summary: count == 1
        ? "Control character \(name) in the text" : "\(count) control characters in the text, the first \(name)",
      explanation: "A page cannot hold it: it shows as �. Remove it; it often comes with text copied from elsewhere.",
      location: location)
  }

  static func pageTooLarge(_ size: Int, limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "Page of \(size) bytes is larger than \(limit)",
      "Divide it: readers on a phone would wait for it, too.", location)
  }

  static func tooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "Quotes and lists are nested too deep",
      "The limit is \(limit) around one line, less on a very long page. Nobody could read it, and parsing it may take "
        + "minutes. Nest less, or put code into a fence.",
      location)
  }

  static func tooManyBrackets(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "Too many brackets open without a closing one",
      "The limit is \(limit) within a paragraph, less with very many links. Parsing it may take minutes. Put a "
        + "backslash before brackets that belong to no link, or code into a fence.",
      location)
  }

  static func tableTooLarge(limit: Int, at location: SourceLocation) -> Diagnostic {
    beyondLimit(
      "Tables of the page have more than \(limit) cells",
      "Divide the page, or publish the data as a file beside it. The table is shown as text.", location)
  }

  private static func beyondLimit(_ summary: String, _ explanation: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .limit, summary: summary, explanation: explanation, location: location)
  }
}
