/// The file of a page, from which results are shown: what it is called, and the text of its entries.
///
///     [title, url, [section, …], [entry, …]]
///     entry: [kind, anchor, title, body]  or, of a dialog or rule,
///            [kind, anchor, title, body, message, [[label, role], …], [facet, …]]
func pageFile(_ page: SearchPage) -> SearchFile {
  var script = ScriptFile()
  script.markup("[")
  script.string(page.title)
  script.markup(",")
  script.string(page.url)
  script.markup(",")
  script.array(page.trail) { $0.string($1) }
  script.markup(",")
  script.array(page.entries) { script, entry in
    script.markup("[")
    script.number(SearchEntry.Kind.allCases.firstIndex(of: entry.kind) ?? 0)
    for text in [entry.anchor, entry.title] {
      script.markup(",")
      script.string(text)
    }
    script.markup(",")
    script.string(entry.body)
    if entry.kind != .section {
      script.markup(",")
      script.string(entry.message)
      script.markup(",")
      script.array(entry.buttons) { script, button in
        script.array([button.label, button.role]) { $0.string($1) }
      }
      script.markup(",")
      script.array(entry.facets.map(\.key)) { $0.string($1) }
    }
    script.markup("]")
  }
  script.markup("]")
  return script.named("p-", hashLength: 10)
}
