import Diagnostics
import Dialogs
import Writing

/// Renders findings where they arise: below a figure, or at the start of a page.
struct FindingRenderer: Sendable {
  let rules: RuleLinks
  /// BCP 47 tag of the page.
  let language: String

  /// The findings of a preview, each with its line, reason, and first fix.
  ///
  /// - Parameter file: the source of the page; without it, there are no lines.
  func render(_ findings: [Diagnostic], on page: ParsedPage, in file: SourceFile?, into writer: inout HTMLWriter) {
    for finding in findings {
      writer.markup("<li class=\"finding finding-")
      writer.text(finding.severity.rawValue)
      writer.markup("\"><span class=\"finding-label\"")
      if !isEnglish { writer.markup(" lang=\"en\"") }
      writer.markup(">")
      writer.text(finding.severity.rawValue)
      if let file, let range = finding.location?.range { writer.text(" in line \(file.line(at: range.lowerBound))") }
      writer.markup("</span> ")
      english(finding.summary, into: &writer)
      link(to: finding.rule, from: page, into: &writer)
      paragraph(finding.explanation, into: &writer)
      if let fix = finding.fixes.first { paragraph("Fix: \(fix.label).", into: &writer) }
      writer.markup("</li>")
    }
  }

  /// The findings of a preview that belong to no figure, as a list.
  func renderList(of findings: [Diagnostic], on page: ParsedPage, in file: SourceFile?, into writer: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    writer.markup("<ul class=\"dialog-findings page-findings\">")
    render(findings, on: page, in: file, into: &writer)
    writer.markup("</ul>\n")
  }

  /// Text of the program, marked as English on pages in other languages.
  func english(_ text: String, into writer: inout HTMLWriter) {
    if !isEnglish { writer.markup("<span lang=\"en\">") }
    writer.text(text)
    if !isEnglish { writer.markup("</span>") }
  }

  /// The ID of a rule, linked to its page if the site has one.
  func link(to rule: String, from page: ParsedPage, into writer: inout HTMLWriter) {
    let path = rules.path(of: rule)
    if let path {
      writer.markup(" <a href=\"")
      writer.url(from: page.path, to: path)
      writer.markup("\">")
    } else {
      writer.markup(" ")
    }
    writer.markup("<code>")
    writer.text(rule)
    writer.markup(path == nil ? "</code>" : "</code></a>")
  }

  private var isEnglish: Bool { LanguageTag.isEnglish(language) }

  private func paragraph(_ text: String, into writer: inout HTMLWriter) {
    guard !text.isEmpty else { return }
    writer.markup("<p class=\"finding-reason\">")
    english(text, into: &writer)
    writer.markup("</p>")
  }
}
