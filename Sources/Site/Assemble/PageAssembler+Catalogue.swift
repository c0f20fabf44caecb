import HTML

extension PageAssembler {
  /// A page of the catalogue, and what it draws when it is asked to.
  func assemble(
    _ part: CataloguePlan.Part, of plan: CataloguePlan
  ) -> (page: [UInt8], drawings: CatalogueDrawings) {
    var title = part.isOfRules ? "Examples of the rules" : "Catalogue"
    if part.number > 1 { title += ", page \(part.number)" }
    let count = plan.count(ofRules: part.isOfRules)
    var values = frame(path: part.path, title: title, root: "")
    values[.bodyClass] = "catalogue"
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values[.description] =
      part.isOfRules ? "Dialogs that keep to the rules, and dialogs that break them." : "Every dialog at a glance."
    values[.summary] = values[.description]
    values.set(.isCatalogue, true)
    values[.catalogueCount] = count == 1 ? "1 dialog" : "\(count) dialogs"
    values[.catalogueNote] = note(on: part, of: plan)
    let pages = pages(around: part, of: plan)
    values.set(.hasCataloguePages, !pages.isEmpty)
    values.set(.cataloguePagesHTML, html: pages)
    let entries = plan.entries(of: part)
    let drawings = CatalogueDrawings(of: entries, drawn: part.drawn, page: part.path)
    values.set(.catalogueFiltersHTML, html: CatalogueFilters.html(for: entries, drawings: drawings))
    values.set(
      .catalogueHTML,
      html: CatalogueRenderer(
        path: part.path, entries: entries, drawn: part.drawn, language: configuration.language
      ).html())
    values.set(.bodyHTML, html: theme.templates.render(values, template: "catalogue"))
    return (theme.templates.render(values), drawings)
  }

  /// What a reader should know of a catalogue that does not show everything at once.
  private func note(on part: CataloguePlan.Part, of plan: CataloguePlan) -> String? {
    let (count, drawn) = (plan.count(ofRules: part.isOfRules), plan.drawnCount(ofRules: part.isOfRules))
    var notes: [String] = []
    if part.places.count < count {
      let searched = plan.isSearchedWhole ? "all \(count)" : "all but those of pages kept out of it"
      notes.append("Filters look at the \(part.places.count) dialogs of this page; search looks at \(searched).")
    }
    if drawn < count { notes.append("To keep pages small, \(drawn) of the \(count) dialogs are drawn.") }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// Links to the other pages of the catalogue.
  private func pages(around part: CataloguePlan.Part, of plan: CataloguePlan) -> [UInt8] {
    guard plan.parts.count > 1 else { return [] }
    var writer = HTMLWriter()
    for other in plan.parts where other.isOfRules == part.isOfRules || other.number == 1 {
      writer.markup("<li><a")
      writer.attribute("href", other.path)
      if other.path == part.path { writer.markup(" aria-current=\"page\"") }
      writer.markup(">")
      if other.number > 1 {
        writer.markup("<span class=\"visually-hidden\">Page </span>")
        writer.number(other.number)
      } else {
        writer.markup(other.isOfRules ? "Examples of the rules" : "Library")
        writer.markup(" <span class=\"catalogue-number\">")
        writer.number(plan.count(ofRules: other.isOfRules))
        writer.markup("</span>")
      }
      writer.markup("</a></li>")
    }
    return writer.bytes
  }
}
