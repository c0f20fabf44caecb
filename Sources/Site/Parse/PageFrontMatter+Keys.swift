import Dialogs
import Guidelines
import Mockups
package import YAML

extension PageFrontMatter {
  /// The keys of front matter: nothing else is read, and its schema uses this list.
  package static let keys: [KeyShape] = [
    KeyShape("title", .text, "Title of the page"),
    KeyShape("description", .text, "One-sentence description of the page"),
    KeyShape("order", .integer(), "Position within the section; lowest first"),
    KeyShape("tags", .list(.text), "Topics of the page; pages that share a tag are related"),
    KeyShape(
      "search", .either([.boolean, .mapping(SearchPreference.keys)]),
      "Whether search finds the page, and how it ranks"),
    KeyShape("draft", .boolean, "Whether the page is a draft, which is not published"),
    KeyShape("aliases", .list(.text), "Former addresses of the page"),
    KeyShape("guidelines", .list(.choice(Pack.all.map(\.id))), "Packs enabled on this page"),
    KeyShape("platforms", .list(.choice(Platform.allCases.map(\.id))), "Platforms to draw its dialogs for"),
    KeyShape("type", .text, "Type of the page; site.yml can require sections for it"),
  ]
}
