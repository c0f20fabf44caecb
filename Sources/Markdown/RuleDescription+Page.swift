package import Diagnostics

/// What the parser asks of a page.
extension RuleDescription {
  /// A page is UTF-8 text.
  package static let encoding = RuleDescription(
    id: "page/encoding", summary: "Pages are UTF-8 text without control characters",
    rationale: "Invalid UTF-8 cannot be read and is shown as �. Control characters often come from copied text.",
    severity: .error)

  /// A page stays within limits.
  package static let limit = RuleDescription(
    id: "page/limit", summary: "A page stays within parsing limits",
    rationale: "Some texts far beyond what people can read take minutes to parse. An untrusted page must not "
      + "stall the build.",
    severity: .error)

  /// Front matter can be read.
  package static let frontMatter = RuleDescription(
    id: "page/front-matter", summary: "Front matter is valid YAML with values that can be read",
    rationale: "Navigation, search, and the head of the page are made from it. A value that cannot be read has "
      + "no effect.",
    severity: .error)

  /// A fence that is meant as a dialog begins with that word.
  package static let misspelledFence = RuleDescription(
    id: "block/misspelled-fence", summary: "A fence that holds a dialog begins with “dialog”",
    rationale: "Otherwise the block is shown as code, and nothing in it is checked.",
    severity: .error)

  /// HTML of a page is safe to publish.
  package static let rawHTML = RuleDescription(
    id: "page/raw-html", summary: "HTML in a page can neither run code nor restyle the page",
    rationale: "HTML that could run code in readers’ browsers, load from elsewhere, or restyle the page is removed "
      + "unless the site trusts all of its authors. Each kind is reported once for a page, where it is first.",
    severity: .warning)

  /// A page holds no syntax that only another tool understands.
  package static let foreignSyntax = RuleDescription(
    id: "page/foreign-syntax", summary: "A page has no templates, shortcodes, or unknown components",
    rationale: "Patternbook runs no templates and no scripts of pages. Their syntax is removed, so that readers do not "
      + "see it, and what is between paired tags stays. Each kind is reported once for a page, where it is first.",
    severity: .warning)

  /// Files that a page includes exist.
  package static let inclusion = RuleDescription(
    id: "page/inclusion", summary: "Files that a page includes exist in the project or its repository",
    rationale: "If an included file does not exist, its content is missing, and nothing on the page shows that.",
    severity: .warning)

  /// Whether a finding says that a part of the page is missing: a heading, a text, or an ID may have been in it.
  package static func isMissingPart(_ finding: Diagnostic) -> Bool {
    finding.severity > .note && (finding.rule == foreignSyntax.id || finding.rule == inclusion.id)
      && !Diagnostic.isShownInPlace(finding)
  }

  /// Links lead to places, not into the reader’s machine.
  package static let unsafeLink = RuleDescription(
    id: "page/unsafe-link", summary: "Links do not run code or read files",
    rationale: "A link with such a scheme can run code or read the files of people who follow it. Its destination "
      + "is removed unless the site trusts all of its authors.",
    severity: .warning)

  /// Containers are closed, and of a kind that is known.
  package static let container = RuleDescription(
    id: "page/container", summary: "Each container is closed and of a known kind",
    rationale: "A container that is never closed takes in the rest of the page. One of an unknown kind is shown "
      + "without a box: a misspelled note looks like text.",
    severity: .warning)

  /// Code blocks end where their authors mean.
  package static let unclosedCode = RuleDescription(
    id: "page/unclosed-code", summary: "Each code block is closed",
    rationale: "A code block that is never closed takes in the rest of the page, list item, or quote: readers see its "
      + "text with all marks, and its headings are in no table of contents.",
    severity: .warning)

  /// Something refers to each footnote.
  package static let footnote = RuleDescription(
    id: "page/footnote", summary: "The text refers to each footnote",
    rationale: "A footnote that nothing refers to is not shown. Its reference may be misspelled, or have been "
      + "deleted with its sentence.",
    severity: .warning)

  /// All cells of a table are shown.
  package static let table = RuleDescription(
    id: "page/table", summary: "Rows of a table have no more cells than its header",
    rationale: "Cells beyond those of the header are not shown. Where the line below the header has more or fewer "
      + "cells, there is no table: readers see pipes and hyphens.",
    severity: .warning)

  /// Marks of Markdown are not shown to readers.
  package static let literalMarkup = RuleDescription(
    id: "page/literal-markup", summary: "Markdown is not shown as text",
    rationale: "An extra space or a missing mark turns a link, code, or a heading into plain text. Readers see the "
      + "marks.",
    severity: .warning)
}
