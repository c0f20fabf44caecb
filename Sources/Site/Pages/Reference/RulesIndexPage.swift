import Diagnostics
import Guidelines

/// The first page of the reference: the packs, and what severities mean.
struct RulesIndexPage {
  let book: RuleBook

  var text: String {
    var page = MarkdownText(
      title: "Rules", lead: "All rules for dialogs and pages, with reasons and examples.", order: 0,
      type: "rules")
    let guidelines = book.chapters.filter { $0.pack.source != nil }
    if !guidelines.isEmpty {
      page.heading("Guidelines")
      appendTable(of: guidelines, to: &page)
    }
    if book.hasStatements {
      page.paragraph(
        "\(MarkdownText.link("Coverage", to: "coverage.md")) lists every guideline statement and whether "
          + "a rule checks it, a mockup shows it, or people must judge it.")
    }
    page.paragraph(
      "\(MarkdownText.link("Where figures come from", to: "figures.md")) lists the main dimensions of each "
        + "platform’s dialogs and how they are known.")
    let house = book.chapters.filter { $0.pack.source == nil && !Pack.own.contains($0.pack) }
    if !house.isEmpty {
      page.heading("Rules of this site")
      appendTable(of: house, to: &page)
    }
    page.heading("Patternbook rules")
    appendTable(of: book.chapters.filter { Pack.own.contains($0.pack) }, to: &page)
    page.heading("Severities")
    page.table(
      ["Severity", "Means"],
      [
        [MarkdownText.severity(.error), "The check fails and the site is not published"],
        [MarkdownText.severity(.warning), "Fix it, or allow it with a reason"],
        [MarkdownText.severity(.note), "Consider it"],
      ])
    return page.text
  }

  private func appendTable(of chapters: [RuleBook.Chapter], to page: inout MarkdownText) {
    page.table(
      ["Pack", "About", "Rules", "Enabled"],
      chapters.map { chapter in
        [
          MarkdownText.link(MarkdownText.prose(chapter.pack.name), to: chapter.pack.id + "/index.md"),
          MarkdownText.prose(chapter.pack.summary), "\(chapter.sheets.count)",
          chapter.isInForce ? "Yes" : "Where named",
        ]
      })
  }
}
