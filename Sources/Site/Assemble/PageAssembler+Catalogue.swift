import Words
import Writing

extension PageAssembler {
  /// Builds a page of the catalog, and its drawings on demand.
  func assemble(
    _ part: CataloguePlan.Part, of plan: CataloguePlan
  ) throws(PageTooLarge) -> (page: [UInt8], drawings: CatalogueDrawings) {
    var title = words.text(part.isOfRules ? .catalogueRules : .catalogueTitle)
    if part.number > 1 {
      title = words.text(.catalogueNumbered, ("title", title), ("number", "\(part.number)"))
    }
    let count = plan.count(ofRules: part.isOfRules)
    var values = frame(path: part.path, title: title, root: "")
    values[.bodyClass] = "catalogue"
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values[.description] = words.text(part.isOfRules ? .catalogueRulesLead : .catalogueLead)
    values[.summary] = values[.description]
    values.set(.isCatalogue, true)
    values[.catalogueCount] = words.text(.catalogueCount, count: count)
    values[.catalogueNote] = note(on: part, of: plan)
    let pages = pages(around: part, of: plan)
    values.set(.hasCataloguePages, !pages.isEmpty)
    values.set(.cataloguePagesHTML, html: pages)
    let entries = plan.entries(of: part)
    let drawings = CatalogueDrawings(of: entries, drawn: part.drawn, page: part.path, words)
    values.set(.catalogueFiltersHTML, html: CatalogueFilters.html(for: entries, drawings: drawings, words))
    values.set(
      .catalogueHTML,
      html: CatalogueRenderer(
        path: part.path, entries: entries, drawn: part.drawn, language: configuration.language, words: words
      ).html())
    values.set(.bodyHTML, html: try templates.render(values, template: "catalogue"))
    return (try templates.render(values), drawings)
  }

  /// A note if the catalog does not show everything at once.
  private func note(on part: CataloguePlan.Part, of plan: CataloguePlan) -> String? {
    let (count, drawn) = (plan.count(ofRules: part.isOfRules), plan.drawnCount(ofRules: part.isOfRules))
    var notes: [String] = []
    if part.places.count < count {
      let word: Word = plan.isSearchedWhole ? .catalogueCut : .catalogueCutMore
      notes.append(words.text(word, ("shown", "\(part.places.count)"), ("count", "\(count)")))
    }
    if drawn < count { notes.append(words.text(.catalogueDrawn, ("drawn", "\(drawn)"), ("count", "\(count)"))) }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// Links to the other pages of the catalog.
  private func pages(around part: CataloguePlan.Part, of plan: CataloguePlan) -> [UInt8] {
    guard plan.parts.count > 1 else { return [] }
    var writer = HTMLWriter()
    for other in plan.parts where other.isOfRules == part.isOfRules || other.number == 1 {
      writer.markup("<li><a")
      writer.attribute("href", other.path)
      if other.path == part.path { writer.markup(" aria-current=\"page\"") }
      writer.markup(">")
      if other.number > 1 {
        renderPage(other.number, into: &writer)
      } else {
        writer.word(other.isOfRules ? .catalogueRules : .catalogueLibrary, of: words)
        writer.markup(" <span class=\"catalogue-number\">")
        writer.number(plan.count(ofRules: other.isOfRules))
        writer.markup("</span>")
      }
      writer.markup("</a></li>")
    }
    return writer.bytes
  }

  /// The number of a page; what it counts is announced but not shown.
  private func renderPage(_ number: Int, into writer: inout HTMLWriter) {
    for part in words.parts(.cataloguePage) {
      switch part {
      case .text(let text), .link(let text):
        writer.markup("<span class=\"visually-hidden\">")
        writer.text(text)
        writer.markup("</span>")
      case .place: writer.number(number)
      }
    }
  }
}
