import Diagnostics
import Files
import Markdown

/// mdBook: `book.toml` and `SUMMARY.md`.
struct MdBook: ForeignTool {
  let name = "mdBook"

  let conventions = [
    ForeignConvention("`src/`, or another `src` in `book.toml`", "`content: src` in `site.yml`, or `--content src`"),
    ForeignConvention("`SUMMARY.md`", "Read as it is: order, titles, and parts; it is not a page"),
    ForeignConvention("`title`, `description`, `language` in `book.toml`", "`title`, `description`, `language`"),
    ForeignConvention("`cname` and `site-url` in `output.html`", "`url`, or a prefix of links"),
    ForeignConvention("The first chapter as the home page", "`home`, if the book has no `README.md` or `index.md`"),
    ForeignConvention("Pages that `SUMMARY.md` does not name", "`exclude`; pages can include them"),
    ForeignConvention("`README.md` in a folder", "The index page of the folder"),
    ForeignConvention("Draft chapters, `[Title]()`", "A title in the navigation that leads nowhere"),
    ForeignConvention("`{{#include file}}`", "Read as it is, within the repository"),
    ForeignConvention("Hidden lines of code, `# fn main() {`, and `output.html.code.hidelines`", "`hidden-lines`"),
    ForeignConvention("`smart-punctuation`", "Not taken over; a line in the report of `init`"),
    ForeignConvention("`output.html.redirect`", "`redirects`, unless they lead to other sites"),
    ForeignConvention("Links to books beside this one, `../other/page.html`", "`links: {external: [../other]}`"),
    ForeignConvention(
      "Lines such as `r[name]` of which a preprocessor makes anchors, and links to `name`",
      "`links: {line-anchors: true}`"),
    ForeignConvention("Anchors of headings", "`links: {anchors: mdbook}`"),
    ForeignConvention("` ```admonish tip ` of mdbook-admonish", "A box"),
    ForeignConvention("Other preprocessors", "Not run"),
  ]

  static let summary = "SUMMARY.md"

  func navigationFiles(for content: ContentFolder) -> [String] { [content.file(Self.summary)] }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard SitePath.name(of: file.path) == Self.summary, Self.isSummary(file.bytes) else { return nil }
    var reader = SummaryReader(file)
    return NavigationReading(nodes: reader.read(), namesPages: false)
  }

  /// Whether a file is a table of contents, and not a page that happens to have its name.
  ///
  /// Its heading can be anything; what is below consists of links.
  static func isSummary(_ bytes: [UInt8]) -> Bool {
    let text = bytes.prefix(1000).drop { $0 <= 0x20 || $0 >= 0x80 }
    if text.starts(with: "# Summary".utf8) || text.starts(with: "# Table of contents".utf8) { return true }
    var (links, others) = (0, 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 <= 0x20 || $0 >= 0x80 }
      // Headings are parts, and lines and comments only separate chapters.
      guard let first = line.first, first != UInt8(ascii: "#"), !line.starts(with: "<!--".utf8),
        !line.starts(with: "---".utf8), !line.starts(with: "***".utf8)
      else { continue }
      if "[-*".utf8.contains(first), SummaryReader.isLinkAlone(line) { links += 1 } else { others += 1 }
    }
    return links > 0 && links >= others * leastLinksPerText
  }

  /// How many links a table of contents has at least for each line of text.
  private static let leastLinksPerText = 5

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(["book.toml"]) {
      if let settings = Self.settings(of: project, at: path) { return settings }
    }
    return nil
  }

  /// The settings of a book; nil if it has no pages.
  func namedFolder(of project: ForeignProject) -> NamedFolder? {
    guard let path = project.byDepth(["book.toml"]).first, let file = project.file(path) else { return nil }
    let value = ToolSettings.toml(file)["book.src"]?.text
    return NamedFolder(value, "src", in: path, from: SitePath.folder(of: path))
  }

  private static func settings(of project: ForeignProject, at path: String) -> ForeignSettings? {
    guard let file = project.file(path) else { return nil }
    let data = ToolSettings.toml(file)
    let base = SitePath.folder(of: path)
    let source = data["book.src"]?.text ?? "src"
    guard let content = SitePath.resolve(source, from: base.isEmpty ? "" : base + "/x"), project.hasFolder(content)
    else { return nil }
    var settings = ForeignSettings(content: content)
    settings.title = data["book.title"]?.text
    settings.description = data["book.description"]?.text
    settings.language = data["book.language"]?.text
    if let edit = data["output.html.edit-url-template"]?.text {
      // mdBook replaces it with the path from the folder of book.toml.
      settings.edit = base.isEmpty ? edit : edit.replacing(base + "/{path}", with: "{path}")
    }
    settings.url = url(data)
    if settings.url == nil { settings.prefixes = [data[Self.place]?.text].compactMap(\.self).filter { $0 != "/" } }
    if let file = project.file(ContentFolder(path: content).file(summary)), isSummary(file.bytes) {
      var reader = SummaryReader(file)
      let chapters = MdBookChapters(reader.read(), content, project)
      settings.excluded = chapters.excluded
      settings.home = chapters.home
      if settings.title == nil, ProjectFolder.isCommon(project.name) { settings.title = chapters.title(in: project) }
      settings.byHand += [chapters.note].compactMap(\.self)
    }
    settings.anchors = .mdbook
    settings.redirects = redirects(data, path, &settings.byHand)
    settings.hiddenLines = hiddenLines(data, content, project)
    if ["smart-punctuation", "curly-quotes"].contains(where: { data["output.html." + $0]?.flag == true }) {
      settings.byHand.append(
        "“smart-punctuation” is not read: write quotation marks, dashes, and ellipses as readers are to see them")
    }
    // mdBook makes `.html` of `.md` in all links.
    let siblings = SiblingSites.folders(beside: content, of: project, endings: [".html", ".md"])
    if !siblings.isEmpty {
      settings.externals = siblings
      settings.byHand.append(
        "links to \(siblings.joined(separator: ", ")): publish the site beside these, or write full addresses")
    }
    let preprocessors = Set(data.keys.filter { $0.hasPrefix("preprocessor.") }.map { $0.split(separator: ".")[1] })
    if !preprocessors.isEmpty {
      settings.byHand.append("preprocessors that are not run: \(preprocessors.sorted().joined(separator: ", "))")
      settings.readsLineAnchors = hasLineAnchors(content, project)
    }
    return settings
  }

  /// The setting with the path of the book on its host.
  private static let place = "output.html.site-url"

  /// The address of the book; nil if the settings do not name its host.
  private static func url(_ data: [String: ToolData]) -> String? {
    let place = data[place]?.text ?? "/"
    if place.contains("://") { return place }
    return data["output.html.cname"]?.text.map { "https://\($0)" + (place.hasPrefix("/") ? place : "/" + place) }
  }

  /// Former addresses; those that lead to other sites or to parts of pages are left to do by hand.
  private static func redirects(
    _ data: [String: ToolData], _ path: String, _ byHand: inout [String]
  ) -> [(from: String, to: String)] {
    let prefix = "output.html.redirect."
    var found: [(from: String, to: String)] = []
    var others = 0
    for (key, value) in data.sorted(by: { $0.key < $1.key }) where key.hasPrefix(prefix) {
      var from = String(key.dropFirst(prefix.count))
      if from.hasPrefix("./") { from.removeFirst() }
      guard let target = value.text, !target.contains("://"), !from.contains("#"),
        let to = SitePath.resolve(target, from: String(from.drop { $0 == "/" }))
      else {
        others += 1
        continue
      }
      found.append((from, "/" + to))
    }
    if others > 0 { byHand.append("redirects in \(path) to other sites or parts of pages: \(others)") }
    return found
  }
}
