import Diagnostics
import Markdown

/// Parses a page that has no front matter.
func parse(
  _ markdown: String, options: MarkdownOptions = MarkdownOptions(), pagePath: String? = nil,
  leadingTitle: LeadingTitle = .keep
) -> MarkdownDocument {
  parse(bytes: Array(markdown.utf8), options: options, pagePath: pagePath, leadingTitle: leadingTitle)
}

func parse(
  bytes: [UInt8], options: MarkdownOptions = MarkdownOptions(), pagePath: String? = nil,
  leadingTitle: LeadingTitle = .keep
) -> MarkdownDocument {
  MarkdownParser(options: options).parse(
    SourceFile(path: "Content/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: pagePath,
    leadingTitle: leadingTitle)
}

extension MarkdownDocument {
  var htmlText: String { String(decoding: html, as: UTF8.self) }

  /// The findings but those about marks that are shown as text, which `ForeignMarkTests` are about.
  var otherFindings: [Diagnostic] {
    diagnostics.filter { $0.rule != "page/foreign-syntax" || !$0.summary.hasSuffix(" shown as text") }
      .filter { !$0.summary.contains(" shown as text, ") }
  }
}

/// The bytes of a text that a range means.
func text(_ markdown: String, _ range: SourceRange?) -> String? {
  guard let range else { return nil }
  return String(decoding: Array(markdown.utf8)[range], as: UTF8.self)
}
