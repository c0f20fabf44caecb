import Dialogs
import Guidelines
import Mockups
package import YAML

extension PageFrontMatter {
  /// The keys of front matter that are spelled as here, or are reported.
  package static let keys: [KeyShape] = [
    KeyShape("title", .text, "Title of the page"),
    KeyShape("description", .text, "One-sentence description of the page"),
    KeyShape("order", .number(-1e9...1e9), "Position within the section; lowest first"),
    KeyShape("label", .text, "Title of the page in navigation; its title otherwise"),
    KeyShape("unlisted", .boolean, "Whether navigation and search leave the page out"),
    KeyShape("keywords", .list(.text), "Words that search finds the page by, beside those of its text"),
    KeyShape("tags", .list(.text), "Topics of the page; pages that share a tag are related"),
    KeyShape(
      "search", .either([.boolean, .mapping(SearchPreference.keys)]),
      "Whether search finds the page, and how it ranks"),
    KeyShape("draft", .boolean, "Whether the page is a draft, which is not published"),
    KeyShape("aliases", .list(.text), "Former addresses of the page"),
    KeyShape("permalink", .text, "The page’s address, from the site’s root; that of its file otherwise"),
    KeyShape("slug", .text, "Title of the page in its address; an address if it begins with a slash"),
    KeyShape("id", .text, "A name that links in the page’s folder may use"),
    KeyShape("guidelines", .list(.choice(Pack.all.map(\.id))), "Packs enabled on this page"),
    KeyShape("platforms", .list(.choice(Platform.allCases.map(\.id))), "Platforms to draw its dialogs for"),
    KeyShape(
      "allow", .mapping([], others: [PatternShape(".", .either([.text, .choice([""])]))]),
      "Rules about pages that this page may break: rule IDs with reasons"),
    KeyShape(
      "translates", .matching("^[0-9a-f]{7,64}$"),
      "In a translation: the ID of the commit whose original it translates"),
    KeyShape("type", .text, "Type of the page; site.yml can require sections for it"),
  ]

  /// The keys of the schema: also those of other tools that have no other name here.
  package static let documentedKeys =
    keys + [
      KeyShape("date", .either([.text, links]), "Day that the page was written on: 2026-05-03"),
      KeyShape("publishDate", .text, "Day from which the page is published: 2030-01-31"),
      KeyShape("expiryDate", .text, "Day from which the page is no longer published"),
      KeyShape("authors", authors, "Who wrote the page: names, mappings with “name”, or keys of a file of authors"),
      KeyShape("author", authors, "Who wrote the page"),
    ]

  private static let authors = ValueShape.list(
    .either([.text, .mapping([], others: [PatternShape(".", .either([.list(.either([.text, links])), links]))])]))
  /// What other tools know of a person.
  private static let links = ValueShape.mapping([], others: [PatternShape(".", .text)])
}
