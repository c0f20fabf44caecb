import Dialogs
import Guidelines
import Mockups
package import YAML

extension SiteConfiguration {
  /// What `links` may hold.
  static let linkKeys: [KeyShape] = [
    KeyShape("external", .list(.text), "Paths from the root that belong to another site of the same host: /windows"),
    KeyShape("prefixes", .list(.text), "Paths from the root below which links name pages of this site: /docs"),
  ]

  /// What the file may hold: nothing else is read, and its schema is made of this list.
  package static let keys: [KeyShape] = [
    KeyShape("version", .integer(1...1), "The format of this file"),
    KeyShape("title", .text, "The site’s name"),
    KeyShape("description", .text, "One sentence on the whole site"),
    KeyShape("language", .text, "BCP 47 tag of the language of pages and interface; en otherwise"),
    KeyShape("url", .matching("^https?://[^/?#\\s]+(/[^?#\\s]*)?$"), "The address at which it is published"),
    KeyShape("edit", .matching("^https?://"), "Where readers can change a page; its file is added, or put for {path}"),
    KeyShape("dates", .boolean, "Whether pages say when they were last changed; true otherwise"),
    KeyShape("mockup-files", .boolean, "Whether each mockup is published as files, too; false otherwise"),
    KeyShape("markdown", .boolean, "Whether pages are published as Markdown, too; false otherwise"),
    KeyShape("html", .choice(HTMLPolicy.allCases.map(\.rawValue)), "What becomes of HTML in pages; safe unless set"),
    KeyShape("exclude", .list(.text), "Files and folders of Content that are not part of the site: drafts/, *.njk"),
    KeyShape("front-matter", .list(.text), "Keys of your own in front matter, which Patternbook leaves alone"),
    KeyShape("links", .mapping(linkKeys), "What links from the root of the host lead to"),
    KeyShape("guidelines", .list(.choice(Pack.all.map(\.id))), "Packs in force unless a page or a block names others"),
    KeyShape(
      "platforms", .list(.choice(Platform.allCases.map(\.id))),
      "Platforms drawn unless a page or a block names others"),
    KeyShape("reference", .boolean, "Whether there is a page for each rule; false otherwise"),
    KeyShape(
      "types", .mapping([], others: [PatternShape(".", .sequence(.text))]),
      "The sections that pages of a type must have"),
    KeyShape("rules", RuleSettings.shape, "Severity and options of single rules"),
    KeyShape(
      "house-rules", .mapping([], others: [PatternShape("^house/[a-z0-9]+(-[a-z0-9]+)*$", .mapping(HouseRule.keys))]),
      "Rules of the site’s own, about words"),
  ]
}
