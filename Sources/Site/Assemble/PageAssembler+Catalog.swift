import Words
import Writing

extension PageAssembler {
  /// Builds a page of the library, and its drawings on demand.
  func assemble(
    _ part: CatalogPlan.Part, of plan: CatalogPlan
  ) throws(PageTooLarge) -> (page: [UInt8], drawings: CatalogDrawings) {
    var title = words.text(part.isOfRules ? .catalogRules : .catalogTitle)
    if part.number > 1 {
      title = words.text(.catalogNumbered, ("title", title), ("number", "\(part.number)"))
    }
    let count = plan.count(ofRules: part.isOfRules)
    var values = frame(path: part.path, title: title, root: "")
    values[.bodyClass] = "catalogue"
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values[.description] = words.text(part.isOfRules ? .catalogRulesLead : .catalogLead)
    values[.summary] = values[.description]
    values.set(.isCatalog, true)
    values[.catalogCount] = words.text(.catalogCount, count: count)
    values[.catalogNote] = note(on: part, of: plan)
    let pages = pages(around: part, of: plan)
    values.set(.hasCatalogPages, !pages.isEmpty)
    values.set(.catalogPagesHTML, html: pages)
    setNavigation(navigationRenderer.html(for: part.path), in: &values)
    setNeighbors(of: part, in: plan, &values)
    let entries = plan.entries(of: part)
    let drawings = CatalogDrawings(of: entries, drawn: part.drawn, page: part.path, words)
    values.set(.catalogFiltersHTML, html: CatalogFilters.html(for: entries, drawings: drawings, words))
    values.set(
      .catalogHTML,
      html: CatalogRenderer(
        path: part.path, entries: entries, drawn: part.drawn, language: configuration.language, words: words
      ).html())
    values.set(.bodyHTML, html: try templates.render(values, template: "catalogue"))
    return (try templates.render(values), drawings)
  }

  /// Links to the pages before and after a page of the library, below its dialogs.
  private func setNeighbors(of part: CatalogPlan.Part, in plan: CatalogPlan, _ values: inout PageValues) {
    for other in plan.parts where other.isOfRules == part.isOfRules && abs(other.number - part.number) == 1 {
      values.set(
        other.number < part.number ? .previous : .next, url: other.path,
        title: words.text(.catalogPage, ("number", "\(other.number)")))
    }
  }

  /// A note if the library does not show everything at once.
  private func note(on part: CatalogPlan.Part, of plan: CatalogPlan) -> String? {
    let (count, drawn) = (plan.count(ofRules: part.isOfRules), plan.drawnCount(ofRules: part.isOfRules))
    var notes: [String] = []
    if part.places.count < count {
      let word: Word = plan.isSearchedWhole ? .catalogCut : .catalogCutMore
      notes.append(words.text(word, ("shown", "\(part.places.count)"), ("count", "\(count)")))
    }
    if drawn < count { notes.append(words.text(.catalogDrawn, ("drawn", "\(drawn)"), ("count", "\(count)"))) }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// Links to the other pages of the library.
  private func pages(around part: CatalogPlan.Part, of plan: CatalogPlan) -> [UInt8] {
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
        writer.word(other.isOfRules ? .catalogRules : .catalogLibrary, of: words)
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
    for part in words.parts(.catalogPage) {
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
