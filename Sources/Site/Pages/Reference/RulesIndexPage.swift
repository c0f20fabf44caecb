import Diagnostics
import Guidelines
import Words

/// The first page of the reference: the packs, and what severities mean.
struct RulesIndexPage {
  let book: RuleBook
  let labels: ReferenceLabels

  var text: String {
    var page = MarkdownText(
      title: labels.words.text(.rules), lead: labels.words.text(.lead), order: 0, type: "rules")
    let guidelines = book.chapters.filter { $0.pack.source != nil }
    if !guidelines.isEmpty {
      page.heading(labels.markdown(.guidelines))
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
      page.heading(labels.markdown(.ofSite))
      appendTable(of: house, to: &page)
    }
    page.heading(labels.markdown(.own))
    appendTable(of: book.chapters.filter { Pack.own.contains($0.pack) }, to: &page)
    page.heading(labels.markdown(.severities))
    page.table(
      [labels.markdown(.severity), labels.markdown(.means)],
      [
        [labels.severity(.error), labels.markdown(.fails)],
        [labels.severity(.warning), labels.markdown(.toFix)],
        [labels.severity(.note), labels.markdown(.toConsider)],
      ])
    return page.text
  }

  private func appendTable(of chapters: [RuleBook.Chapter], to page: inout MarkdownText) {
    page.table(
      [Word.pack, .about, .rules, .enabled].map { labels.markdown($0) },
      chapters.map { chapter in
        [
          MarkdownText.link(MarkdownText.prose(chapter.pack.name), to: chapter.pack.id + "/index.md"),
          MarkdownText.prose(chapter.pack.summary), "\(chapter.sheets.count)",
          labels.markdown(chapter.isInForce ? .isEnabled : .whereNamed),
        ]
      })
  }
}

extension Word {
  static let rules = Word("reference.rules")
  fileprivate static let lead = Word("reference.lead")
  fileprivate static let guidelines = Word("reference.guidelines")
  fileprivate static let ofSite = Word("reference.of_site")
  fileprivate static let own = Word("reference.own")
  fileprivate static let severities = Word("reference.severities")
  fileprivate static let severity = Word("reference.severity")
  fileprivate static let means = Word("reference.means")
  fileprivate static let fails = Word("reference.fails")
  fileprivate static let toFix = Word("reference.to_fix")
  fileprivate static let toConsider = Word("reference.to_consider")
  fileprivate static let pack = Word("reference.pack")
  fileprivate static let about = Word("reference.about")
  fileprivate static let enabled = Word("reference.enabled")
  fileprivate static let isEnabled = Word("reference.is_enabled")
  fileprivate static let whereNamed = Word("reference.where_named")
}
