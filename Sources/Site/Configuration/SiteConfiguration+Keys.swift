import Dialogs
import Guidelines
import Markdown
import Mockups
package import YAML

extension SiteConfiguration {
  /// What `links` may hold.
  static let linkKeys: [KeyShape] = [
    KeyShape(
      "anchors", .choice(AnchorStyle.allCases.map(\.rawValue)), "Whose rules make anchors of headings; default: github"),
    KeyShape(
      "external", .list(.text), "Paths that belong to other sites: /windows from the root, or ../api beside this one"),
    KeyShape(
      "heading-references", .boolean,
      "Whether [text][id] and [Heading][] without a definition lead to the heading of any page; default: false"),
    KeyShape(
      "ignore", .list(.text),
      "Addresses that check --external-links leaves out, and paths that may be missing; * stands for any text"),
    KeyShape(
      "line-anchors", .boolean,
      "Whether lines such as r[name] are anchors, to which [name] leads from any page; default: false"),
    KeyShape("names", .boolean, "Whether names of files lead to them from any folder: card.md; default: false"),
    KeyShape("prefixes", .list(.text), "Paths from the root below which links name pages of this site: /docs"),
    KeyShape(
      "relative-aliases", .boolean,
      "Whether aliases without a leading slash are relative to the folder of their page; default: false"),
    KeyShape(
      "term-anchors", .boolean,
      "Whether terms of definitions have anchors, numbered together with those of headings; default: false"),
  ]

  /// What the file may hold: nothing else is read, and its schema is made of this list.
  package static let keys = ownKeys + SiteBrand.keys

  private static let ownKeys: [KeyShape] = [
    KeyShape("version", .integer(1...1), "Format version of this file"),
    KeyShape("title", .text, "Name of the site"),
    KeyShape("description", .text, "One-sentence description of the site"),
    KeyShape("language", .text, "BCP 47 language tag of pages and interface; default: en"),
    KeyShape(
      "languages",
      .either([
        .sequence(.matching(SiteLanguage.pattern)),
        .mapping(
          [],
          others: [
            PatternShape(SiteLanguage.pattern, .either([.text, .choice([""]), .mapping(SiteLanguage.keys)]))
          ]),
      ]), "Languages that the site is published in, that of originals first: [en, de]"),
    KeyShape("url", .matching("^https?://[^/?#\\s]+(/[^?#\\s]*)?$"), "Address where the site is published"),
    KeyShape(
      "edit", .matching("^https?://"), "Where readers can edit a page; the file path is appended or replaces {path}"),
    KeyShape("dates", .boolean, "Whether pages show when they were last changed; default: true"),
    KeyShape("social-cards", .boolean, "Whether pages have pictures for sites that link to them; default: false"),
    KeyShape("mockup-files", .boolean, "Whether mockups are also published as files; default: false"),
    KeyShape("tags", .boolean, "Whether readers see the tags of pages; default: true"),
    KeyShape("markdown", .boolean, "Whether pages are also published as Markdown; default: false"),
    KeyShape(
      "dialect", .choice(MarkdownDialect.allCases.map(\.rawValue)),
      "What pages can hold beyond CommonMark. Default: extended"),
    KeyShape("mdc", .boolean, "Whether pages have components of Nuxt Content, such as ::note; default: false"),
    KeyShape("myst", .boolean, "Whether pages have directives and roles of MyST, such as {ref}; default: false"),
    KeyShape(
      "zola", .boolean,
      "Whether pages are those of Zola, with shortcodes such as {{ name(a=1) }}, and aliases that are folders; "
        + "default: false"),
    KeyShape(
      "templates", .boolean, "Whether {{ … }} and {% … %} are templates, and not text; default: true"),
    KeyShape(
      "templates-in-code", .boolean,
      "Whether the former tool ran templates in code, too, as macros of MkDocs does; default: false"),
    KeyShape(
      "pipes-in-code", .boolean, "Whether pipes in code are text in tables, as in MkDocs and Jekyll; default: false"),
    KeyShape(
      "hidden-lines", .mapping([], others: [PatternShape(".", .text)]),
      "What lines of code begin with that readers do not see, by language, as in mdBook: {rust: \"#\"}"),
    KeyShape("html", .choice(HTMLPolicy.allCases.map(\.rawValue)), "What becomes of HTML in pages; safe unless set"),
    KeyShape(
      "content", .list(.text), "Folder with the pages, or several, relative to the project folder; default: Content"),
    KeyShape(
      "files", filesShape,
      "Which files beside the pages are published: all, or linked: those that pages have; or by folder; default: all"),
    KeyShape(
      "static", staticsShape,
      "Folders whose files are published at the root of the site: static, public; or their addresses: “img: /images”"),
    KeyShape(
      "navigation", navigationShape,
      "Files of other tools with the navigation: sidebars.js, or with folders: “sidebars.js: docs”; or none"),
    KeyShape("gitignore", .boolean, "Whether files that Git ignores are left out; default: true"),
    KeyShape("exclude", .list(.text), "Files and folders of Content that are not part of the site: drafts/, *.njk"),
    KeyShape("append", .list(.text), "Files whose text is appended to each page, such as definitions of links"),
    KeyShape(
      "includes", .list(.text), "Folders in which files that pages include by name are looked for first: docs/snippets"),
    KeyShape(
      "components", .mapping([], others: [PatternShape("^[A-Z]", .text)]),
      "Files that components show on every page: “Install: docs/parts/install.mdx” for <Install />"),
    KeyShape("front-matter", .list(.text), "Keys of your own in front matter, which Patternbook leaves alone"),
    KeyShape(
      "variables",
      .mapping(
        [],
        others: [
          PatternShape("[^/]$", .text), PatternShape("/$", .mapping([], others: [PatternShape(".", .text)])),
        ]),
      "Texts by the names that pages show them by: “product” for {{ product }}; “de/” has those of a folder"),
    KeyShape(
      "callouts", .mapping([], others: [PatternShape(".", .mapping(calloutKeys))]),
      "Boxes by the classes that make them: “new: {title: New, kind: tip}” for {: .new }"),
    KeyShape(
      "permalinks", .mapping([], others: [PatternShape(".", .text)]),
      "Where the pages of a folder are published: “blog: /:year/:name/”; “.” stands for all folders"),
    KeyShape(
      "routes", .choice(FileRoutes.allCases.map(\.rawValue)),
      "How a framework makes addresses of the names of files: app, as Next.js does of page.mdx; files, as SolidStart"),
    KeyShape("home", .text, "Page that is the home page, instead of index.md: guide/start.md"),
    KeyShape(
      "redirects", .mapping([], others: [PatternShape(".", .text)]),
      "Former addresses, and the pages that they lead to: “/old/: guide/new.md”"),
    KeyShape(
      "lowercase-addresses", .either([.boolean, .choice(["slugs", "hyphens", "zola"])]),
      "Whether addresses of pages are in lowercase, “slugs” without punctuation and blanks, with “hyphens” for blanks, or "
        + "as “zola” has them; default: false"),
    KeyShape(
      "hide-endings", .boolean,
      "Whether addresses in the sitemap and the like leave “.html” off, for a host that finds pages without it; "
        + "default: false"),
    KeyShape(
      "hide-descriptions", .boolean,
      "Whether descriptions of pages are for lists, search, and sites that link to them, and not shown below titles; "
        + "default: false"),
    KeyShape("links", .mapping(linkKeys), "What links and their anchors lead to"),
    KeyShape("guidelines", .list(.choice(Pack.all.map(\.id))), "Enabled packs; a page or block can name others"),
    KeyShape(
      "platforms", .list(.choice(Platform.allCases.map(\.id))),
      "Platforms to draw; a page or block can name others"),
    KeyShape(
      "code", .list(.choice(Toolkit.allCases.map(\.rawValue))),
      "Frameworks whose code figures show; default: all but android-views and flutter"),
    KeyShape("web", .mapping(designKeys), "Look of dialogs on the web; default: a neutral one"),
    KeyShape("search", .mapping(SearchSettings.keys), "Words that search takes for each other"),
    SiteVersion.shape,
    KeyShape(
      "reference", .either([.boolean, .choice(["all"])]),
      "Whether rules have pages: those of enabled packs, or all; default: false"),
    KeyShape(
      "types", .mapping([], others: [PatternShape(".", .sequence(.text))]),
      "Sections that pages of a type must have"),
    KeyShape("rules", RuleSettings.shape, "Severity and options of single rules"),
    KeyShape(
      "house-rules", .mapping([], others: [PatternShape("^house/[a-z0-9]+(-[a-z0-9]+)*$", .mapping(HouseRule.keys))]),
      "Rules of the site’s own, about words"),
  ]
}
