import Diagnostics
import Files
import Guidelines
import Words
import Writing

/// The page of a pack: its rules, and the guideline statements that no rule checks.
struct PackPage {
  let chapter: RuleBook.Chapter
  let order: Int
  let labels: ReferenceLabels

  var text: String {
    var page = MarkdownText(
      title: chapter.pack.name, lead: chapter.pack.summary + ".", order: order, type: "pack")
    if let source = chapter.pack.source {
      page.paragraph(
        "The rules of `\(chapter.pack.id)` come from \(MarkdownText.prose(source)). "
          + (chapter.isInForce
            ? "They are enabled on this site, unless a page or block names other packs."
            : "On this site, they are enabled where a page or block names them: `guidelines: [\(chapter.pack.id)]`."))
    } else {
      page.paragraph(
        "These are \(Pack.own.contains(chapter.pack) ? "Patternbook’s" : "this site’s") own rules. They are always enabled."
      )
    }
    page.heading(labels.markdown(.rules))
    page.table(
      [labels.markdown(.asks), labels.markdown(.severity)],
      chapter.sheets.map { sheet in
        [
          MarkdownText.link(
            MarkdownText.prose(sheet.description.summary),
            to: SitePath.name(of: RuleReference.page(of: sheet.id)) + ".md")
            + " <span class=\"rule-name\">" + MarkdownText.prose(sheet.name) + "</span>",
          labels.severity(sheet.severity),
        ]
      })
    append("Shown, not checked", "Mockups and transcripts follow these:", \.isOnlyDrawn, to: &page)
    append("Left to people", "Only people can judge these:", \.isGuidance, to: &page)
    if !chapter.statements.isEmpty {
      page.paragraph(
        "The \(MarkdownText.link("coverage", to: "../coverage.md")) page lists every statement of the guideline.")
    }
    return page.text
  }

  private func append(
    _ title: String, _ lead: String, _ isWanted: (Statement) -> Bool, to page: inout MarkdownText
  ) {
    let statements = chapter.statements.filter(isWanted)
    guard !statements.isEmpty else { return }
    page.heading(title)
    page.paragraph(lead)
    page.list(statements.map { MarkdownText.prose($0.text) })
  }
}

extension Statement {
  /// Whether mockups show it and no rule checks it.
  fileprivate var isOnlyDrawn: Bool { isDrawn && rules.isEmpty }
}

extension Word {
  fileprivate static let asks = Word("reference.asks")
  fileprivate static let severity = Word("reference.severity")
}
