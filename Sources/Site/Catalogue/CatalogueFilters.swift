import Dialogs
import Guidelines
import HTML

/// The fields that filter a page of the catalogue, each with what its dialogs have; shown by the script that they need.
enum CatalogueFilters {
  /// - Parameter drawings: what a choice of platform has the page load.
  static func html(for entries: [CatalogueEntry], drawings: CatalogueDrawings) -> [UInt8] {
    var writer = HTMLWriter()
    let platforms = Set(entries.lazy.flatMap(\.platforms)).sorted()
    let kinds = Set(entries.lazy.map(\.dialog.kind.value))
    let packs = Set(entries.lazy.flatMap(\.packs))
    let roles = Set(entries.lazy.flatMap(\.roles))
    let markings = Set(entries.lazy.map(\.dialog.marking))
    writer.markup("<form class=\"catalogue-filters\" role=\"search\" aria-label=\"Filters\" hidden>\n")
    writer.markup("<label class=\"catalogue-find\"><span>Words</span>")
    writer.markup("<input type=\"search\" name=\"words\" autocomplete=\"off\" spellcheck=\"false\"></label>\n")
    select("kind", "Kind", DialogKind.allCases.filter(kinds.contains).map { ($0.rawValue, $0.title + "s") }, &writer)
    select(
      "platform", "Platform", platforms.map { ($0.rawValue, $0.name) },
      drawings: platforms.map { drawings.scripts[$0]?.path }, &writer)
    select("pack", "Guideline", Pack.all.filter { packs.contains($0.id) }.map { ($0.id, $0.name) }, &writer)
    let roleNames: [(Dialog.Button.Role, String)] = [(.destructive, "Destructive"), (.cancel, "Cancel")]
    select("role", "With a button", roleNames.filter { roles.contains($0.0) }.map { ($0.0.rawValue, $0.1) }, &writer)
    let markingNames: [(Dialog.Marking, String)] = [(.good, "Do"), (.bad, "Don’t")]
    select(
      "marking", "Shown as", markingNames.filter { markings.contains($0.0) }.map { ($0.0.rawValue, $0.1) }, &writer)
    writer.markup("<button type=\"reset\" hidden>Clear</button>\n</form>\n")
    return writer.bytes
  }

  /// A field, unless there is nothing to choose between.
  private static func select(
    _ name: StaticString, _ label: StaticString, _ options: [(value: String, name: String)], drawings: [String?] = [],
    _ writer: inout HTMLWriter
  ) {
    guard !options.isEmpty else { return }
    writer.markup("<label><span>")
    writer.markup(label)
    writer.markup("</span><select name=\"")
    writer.markup(name)
    writer.markup("\" autocomplete=\"off\"><option value=\"\">Any</option>")
    for (index, option) in options.enumerated() {
      writer.markup("<option")
      writer.attribute("value", option.value)
      if index < drawings.count, let script = drawings[index] { writer.attribute("data-drawings", script) }
      writer.markup(">")
      writer.text(option.name)
      writer.markup("</option>")
    }
    writer.markup("</select></label>\n")
  }
}
