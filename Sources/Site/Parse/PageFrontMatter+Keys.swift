import Dialogs
import Guidelines
import Mockups
package import YAML

extension PageFrontMatter {
  /// What front matter may hold: nothing else is read, and its schema is made of this list.
  package static let keys: [KeyShape] = [
    KeyShape("title", .text, "The page’s name"),
    KeyShape("description", .text, "One sentence on what the page is for"),
    KeyShape("order", .number(-1e9...1e9), "Position within the section, lowest first"),
    KeyShape("label", .text, "The page’s name in navigation; its title otherwise"),
    KeyShape("unlisted", .boolean, "Whether navigation and search leave the page out"),
    KeyShape("keywords", .list(.text), "Words that search finds the page by, beside those of its text"),
    KeyShape("tags", .list(.text), "What the page is about; pages that share a tag are related"),
    KeyShape(
      "search", .either([.boolean, .mapping(SearchPreference.keys)]),
      "Whether search finds the page, and how much it counts there"),
    KeyShape("draft", .boolean, "Whether the page is not ready to be published"),
    KeyShape("aliases", .list(.text), "Former addresses of the page"),
    KeyShape("permalink", .text, "The page’s address, from the site’s root; that of its file otherwise"),
    KeyShape("slug", .text, "The page’s name in its address; an address if it begins with a slash"),
    KeyShape("id", .text, "A name that links in the page’s folder may use"),
    KeyShape("guidelines", .list(.choice(Pack.all.map(\.id))), "Packs in force on this page"),
    KeyShape("platforms", .list(.choice(Platform.allCases.map(\.id))), "Platforms of its dialogs"),
    KeyShape("type", .text, "The kind of page; site.yml can ask for its sections"),
  ]
}
