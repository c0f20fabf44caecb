import Dialogs
import Guidelines
import Mockups
import Words
import Writing

/// The filter fields of a library page with the values of its dialogs; shown by the script that they need.
enum CatalogFilters {
  /// - Parameter drawings: the scripts to load for each platform.
  static func html(for entries: [CatalogEntry], drawings: CatalogDrawings, _ words: Words) -> [UInt8] {
    var writer = HTMLWriter()
    let platforms = Set(entries.lazy.flatMap(\.platforms)).sorted()
    let kinds = Set(entries.lazy.map(\.dialog.kind.value))
    let packs = Set(entries.lazy.flatMap(\.packs))
    let roles = Set(entries.lazy.flatMap(\.roles))
    let markings = Set(entries.lazy.map(\.dialog.marking))
    writer.markup("<form class=\"catalogue-filters\" role=\"search\"")
    writer.attribute("aria-label", .catalogFilters, of: words)
    writer.markup(" hidden>\n<label class=\"catalogue-find\"><span>")
    writer.word(.catalogWords, of: words)
    writer.markup("</span>")
    writer.markup("<input type=\"search\" name=\"words\" autocomplete=\"off\" spellcheck=\"false\"></label>\n")
    func select(
      _ name: StaticString, _ label: Word, _ options: [(value: String, name: String)], drawings: [String?] = []
    ) {
      Self.select(name, label, options, drawings: drawings, words, &writer)
    }
    select(
      "kind", .catalogKind,
      DialogKind.allCases.filter(kinds.contains).map { ($0.rawValue, words.text($0.plural)) })
    select(
      "platform", .catalogPlatform, platforms.map { ($0.id, words.name(of: $0)) },
      drawings: platforms.map { drawings.scripts[$0]?.path })
    select("pack", .catalogGuideline, Pack.all.filter { packs.contains($0.id) }.map { ($0.id, $0.name) })
    let roleNames: [(Dialog.Button.Role, Word)] = [(.destructive, .destructive), (.cancel, .cancel)]
    select(
      "role", .catalogRole, roleNames.filter { roles.contains($0.0) }.map { ($0.0.rawValue, words.text($0.1)) })
    let markingNames: [(Dialog.Marking, Word)] = [(.good, .do), (.bad, .dont)]
    select(
      "marking", .catalogMarking,
      markingNames.filter { markings.contains($0.0) }.map { ($0.0.rawValue, words.text($0.1)) })
    writer.markup("<button type=\"reset\" hidden>")
    writer.word(.catalogClear, of: words)
    writer.markup("</button>\n</form>\n")
    return writer.bytes
  }

  /// A field, unless there is only one choice.
  private static func select(
    _ name: StaticString, _ label: Word, _ options: [(value: String, name: String)], drawings: [String?],
    _ words: Words,
    _ writer: inout HTMLWriter
  ) {
    guard !options.isEmpty else { return }
    writer.markup("<label><span>")
    writer.word(label, of: words)
    writer.markup("</span><select name=\"")
    writer.markup(name)
    writer.markup("\" autocomplete=\"off\"><option value=\"\">")
    writer.word(.catalogAny, of: words)
    writer.markup("</option>")
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
