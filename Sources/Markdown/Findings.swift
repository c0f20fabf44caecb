package import Diagnostics
import HTML

/// The findings of this module. Later stages can change severities according to site.yml.
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

  /// - Parameter others: the names of elements of the same kind that have no finding of their own.
  static func removedHTML(
    _ kind: RemovedHTML.Kind, besides others: [String] = [], count: Int, at location: SourceLocation
  ) -> Diagnostic {
    let times = count == 1 ? "" : " \(count) times, here first"
    let (summary, explanation) =
      switch kind {
      case .button:
        (
          "button is removed from the page\(times)",
          "A button does something only with a script, which is not run. The text in it stays. Remove the element, or set "
            + "`html: trust` in site.yml if all authors are trusted."
        )
      case .element(let name), .decoration(let name):
        (
          "HTML element “<\(name)>” is removed from the page\(times)",
          kind.isHarmless
            ? "Only the look of the page changes, and the text in it stays. Remove the element, or set `html: trust` in "
              + "site.yml if all authors are trusted."
            : "It can run code, load from elsewhere, or restyle the page. Use Markdown or a file in Content instead, or "
              + "set `html: trust` in site.yml if all authors are trusted."
        )
      case .control(let name):
        (
          count == 1
            ? "form element “<\(name)>” is removed from the page"
            : "\(count) form elements, such as “<\(name)>”, are removed from the page",
          "A page could use it to ask readers for input and send that elsewhere. The text in it stays. Describe the form, "
            + "show a picture of it, or set `html: trust` in site.yml if all authors are trusted."
        )
      case .customElement(let name):
        (
          count == 1
            ? "custom element “<\(name)>” is removed from the page"
            : "\(count) custom elements, such as “<\(name)>”, are removed from the page",
          "Only a script can show such an element. Its content is kept, and so are its picture, anchor, and link, and "
            + "the text of attributes such as `title` and `label`. If it has none of these, nothing is shown in its "
            + "place. Write it in Markdown, or set `html: trust` in site.yml and load the script in a template."
        )
      case .emptyElement(let name, _):
        (
          "empty custom element “<\(name)>” is removed from the page\(times)",
          "Only a script can show such an element. It has no text, so nothing is shown in its place. Write in the page "
            + "what readers are to see there, or set `html: trust` in site.yml and load its script in a template."
        )
      case .unknownElement(let name), .wrapper(let name):
        (
          others.isEmpty
            ? "“<\(name)>” is removed from the page\(times): HTML has no such element"
            : "\(RemovedHTML.list([name] + others)) are removed from the page: HTML has no such elements",
          "Its content is kept. To show the tag to readers, put it in backticks. If a script of the site defines the "
            + "element, set `html: trust` in site.yml."
        )
      case .unclosed(let name):
        (
          "HTML around “\(name)” is removed from the page\(times): it is still open at the end of the block",
          "A blank line ends a block of HTML. The open element would hide everything after the block, so the block is "
            + "left out, and what follows the blank line is read as text. Close the element before the blank line, or "
            + "remove that line."
        )
      case .attribute(let name):
        (
          "HTML attribute “\(name)” is removed from the page\(times)",
          "It can run code or restyle the page. Remove it, or set `html: trust` in site.yml if all authors are trusted."
        )
      case .handler(let name, let isLook):
        (
          count == 1
            ? "event handler “\(name)” is removed from the page"
            : "\(count) event handlers, such as “\(name)”, are removed from the page",
          isLook
            ? "It only changes the look of its element. Remove it, or set `html: trust` in site.yml if all authors are "
              + "trusted."
            : "It runs code. Remove it, or set `html: trust` in site.yml if all authors are trusted."
        )
      case .embedded(let host):
        (
          "a page of \(host) is not shown in this one\(times)",
          "It could run code and see who reads the page, so readers get a link to it. Set `html: trust` in site.yml if all "
            + "authors are trusted."
        )
      case .omitted(let html):
        (
          "raw HTML “\(html)” is left out of the page\(times)",
          "site.yml says `html: omit`. Write it in Markdown, put it in backticks if it is meant to be read, or set "
            + "`html: safe` to keep HTML that cannot do harm."
        )
      }
    var finding = Diagnostic(
      rule: .rawHTML, severity: kind.isHarmless ? .note : RuleDescription.rawHTML.severity, summary: summary,
      explanation: explanation,
      location: location)
    finding.cause = kind.cause
    if !others.isEmpty, case .unknownElement(let name) = kind, let cause = kind.cause {
      finding.cause = .onPages(
        "\(RemovedHTML.list([name] + others)) are removed from ", behind: ", here first: HTML has no such elements",
        of: cause.name)
    }
    return finding
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
      summary: "unsafe link to “\(destination)” is removed",
      explanation: "A link with this scheme can run code or read the files of people who follow it. Link to a web "
        + "address or a file beside the page, or set “html: trust” in site.yml if you trust all authors.",
      location: location,
      cause: .counting(
        "unsafe links", of: String(destination.prefix { $0 != ":" }), from: 2,
        behind: " are removed, the first to “\(destination)”"))
  }

  static func moreUnsafeLinks(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .unsafeLink,
      summary: count == 1 ? "1 more unsafe link is removed" : "\(count) more unsafe links are removed",
      explanation: "Only the first ones are listed.",
      location: location)
  }

  /// - Parameters:
  ///   - isWritten: whether the page holds the marks, not a component of another tool.
  ///   - endsInCode: whether the line that should close it is in a code block.
  static func unclosedContainer(
    _ fence: ContainerFence?, isWritten: Bool, endsInCode: Bool, at location: SourceLocation
  ) -> Diagnostic {
    let marks =
      switch fence?.marker {
      case UInt8(ascii: "/"): "slashes"
      case UInt8(ascii: "`"): "backticks"
      case UInt8(ascii: "~"): "tildes"
      default: "colons"
      }
    if endsInCode, isWritten {
      return Diagnostic(
        rule: .container, summary: "container is never closed: the line that should close it is in a code block",
        explanation:
          "The code block above that line goes on. A fence ends with a line of at least as many backticks or "
          + "tildes as it begins with. Correct that line.",
        location: location)
    }
    return Diagnostic(
      rule: .container,
      summary: isWritten ? "container is never closed" : "component ends before its end tag",
      explanation: !isWritten
        ? "It is in a list item or a quote, which ends first. Begin its lines like the one with its start tag."
        : "It ends with a line of as many \(marks) as it begins with. Without that line, everything up to the end "
          + "of the page, list item, or quote is in it. Add the line.",
      location: location)
  }

  /// - Parameter repetition: the line where the container should end.
  static func repeatedContainer(
    _ fence: ContainerFence, at location: SourceLocation, repeatedAt repetition: SourceLocation
  ) -> Diagnostic {
    let marks = String(repeating: Character(Unicode.Scalar(fence.marker)), count: fence.length)
    var finding = Diagnostic(
      rule: .container, summary: "container ends with a line that opens another one; write “\(marks)” there",
      explanation: "The line that should close it repeats the one that opens it. It is read as its end.",
      location: location)
    finding.notes = [.init("write “\(marks)” in place of this line", at: repetition)]
    if location.path == repetition.path, location.included == nil, let range = repetition.range {
      finding.fixes = [.init("replace with “\(marks)”", edits: [.init(replace: range, with: marks)])]
    }
    return finding
  }

  static func unknownContainer(_ name: String, meant: String?, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .container,
      summary: "unknown kind of container “\(name)”" + (meant.map { "; did you mean “\($0)”?" } ?? ""),
      explanation:
        "Its content is shown without a box. Use note, tip, info, important, warning, caution, danger, success, "
        + "question, failure, bug, example, quote, summary, details, tabs, or code-group.",
      location: location,
      cause: .counting(
        "containers of unknown kind “\(name)”", of: name, from: 2,
        behind: " have no box, here first" + (meant.map { "; did you mean “\($0)”?" } ?? "")))
  }

  /// What is left of a kind of which only the first ones have a finding.
  private static func more(
    _ rule: RuleDescription, _ count: Int, _ one: String, _ several: String, _ location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, summary: count == 1 ? one : several, explanation: "Only the first ones are reported one by one.",
      location: location)
  }

  static func moreContainers(_ count: Int, at location: SourceLocation) -> Diagnostic {
    more(.container, count, "1 more container has a problem", "\(count) more containers have problems", location)
  }

  /// - Parameters:
  ///   - marker: what the fence is of.
  ///   - endsWithContainer: whether a list item or a quote ends the code, and the page goes on behind it.
  static func unclosedCode(
    _ marker: UInt8, length: Int, endsWithContainer: Bool, at location: SourceLocation
  ) -> Diagnostic {
    let marks = marker == UInt8(ascii: "~") ? "tildes" : "backticks"
    let way = "It ends with a line of at least \(length) \(marks) and nothing else"
    return Diagnostic(
      rule: .unclosedCode,
      summary: endsWithContainer
        ? "code block is never closed: the list item, quote, or box around it ends first"
        : "code block is never closed: the rest of the page is in it",
      explanation: endsWithContainer
        ? "\(way). Begin all its lines, and that one, like the first: with the same indentation, or with “>”."
        : "\(way), indented by less than four columns. Add that line, or correct the one that is meant to be it.",
      location: location)
  }

  /// A block without an error that goes on to the end of the page.
  package static func unclosedBlock(_ fence: MarkdownDocument.Fence, of file: SourceFile) -> Diagnostic {
    let marks = file.bytes[fence.openingRange]
    return .unclosedCode(
      marks.first ?? 0, length: marks.prefix { $0 == marks.first }.count, endsWithContainer: false,
      at: SourceLocation(path: file.path, range: fence.openingRange))
  }

  static func moreUnclosedCode(_ count: Int, at location: SourceLocation) -> Diagnostic {
    more(
      .unclosedCode, count, "1 more code block is never closed", "\(count) more code blocks are never closed", location)
  }

  static func unusedFootnote(_ label: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .footnote,
      summary: "nothing refers to footnote “\(label)”",
      explanation: "A footnote without a reference is not shown. Write `[^\(label)]` where it belongs, or remove it.",
      location: location)
  }

  static func footnoteOfCode(_ label: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .footnote, severity: .note,
      summary: "only code refers to footnote “\(label)”",
      explanation: "Code contains no links, so readers see `[^\(label)]` there, and the footnote with this mark at "
        + "the end of the page. Put the reference in the text before or after the code.",
      location: location,
      cause: .counting(
        "footnotes", of: "footnotes of code", from: 2, behind: " are referred to only in code, here first"))
  }

  static func moreUnusedFootnotes(_ count: Int, at location: SourceLocation) -> Diagnostic {
    more(
      .footnote, count, "1 more footnote is not referred to", "\(count) more footnotes are not referred to", location)
  }

  static func unclosedFrontMatter(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter,
      summary: "front matter is not closed",
      explanation: "Front matter starts with a line “---” and ends with another. Add the closing line, or write “***” "
        + "for a horizontal rule.",
      location: location)
  }

  static func scriptFrontMatter(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter, severity: .warning,
      summary: "front matter that is a script is not read",
      explanation: "Patternbook does not run scripts in pages, so the page gets no title, address, or other value from "
        + "it. Write YAML between two lines of “---”. If the script generates several pages from this one, exclude it.",
      location: location)
  }

  static func endlessFrontMatter(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter, severity: .warning,
      summary: "front matter is not closed",
      explanation:
        "Nothing else is in the file, so all of it is read as front matter, as some tools do. End it with a line "
        + "“---”.",
      location: location)
  }

  static func longFence(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .frontMatter, severity: .warning,
      summary: "front matter ends with more than three hyphens",
      explanation: "It is read as if it ended with “---”. Some tools show the other hyphens, and others read no front "
        + "matter at all.",
      location: location,
      fixes: location.range.map { [.init("replace with “---”", edits: [.init(replace: $0, with: "---")])] } ?? [])
  }

  static func malformedText(count: Int, at location: SourceLocation, offset: Int) -> Diagnostic {
    Diagnostic(
      rule: .encoding,
      summary: count == 1 ? "byte \(offset) is not UTF-8" : "\(count) bytes, starting at byte \(offset), are not UTF-8",
      explanation: "Invalid bytes are shown as �. Save the file as UTF-8.",
      location: location)
  }

  static func utf16Text(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .encoding,
      summary: "the file is UTF-16, not UTF-8",
      explanation: "The file cannot be read. Save it as UTF-8.",
      location: location)
  }

  static func controlCharacter(_ byte: UInt8, count: Int, at location: SourceLocation) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    return Diagnostic(
      rule: .encoding, severity: .warning,
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
      rule: .limit, summary: summary, explanation: explanation, location: location)
  }
}
