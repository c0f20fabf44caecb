import Diagnostics
import Files
import Markdown
import Writing

/// Mintlify: `docs.json`, or `mint.json` in older projects.
struct Mintlify: ForeignTool {
  let name = "Mintlify"

  let conventions = [
    ForeignConvention(
      "The folder of `docs.json`, or of `mint.json`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention(
      "`navigation`, also from other files with `$ref`",
      "Read as it is: order, groups, tabs, anchors, versions, and links to other sites"),
    ForeignConvention("Pages that `navigation` does not name, or with `hidden`", "Published, but not in navigation"),
    ForeignConvention("`name`, `description`, `variables`", "`title`, `description`, `variables`"),
    ForeignConvention("`seo.metatags.canonical`", "`url`"),
    ForeignConvention("The first page, where the project has no `index.mdx`", "`home`"),
    ForeignConvention("`redirects`", "`redirects`, if they lead to pages and have no parameters"),
    ForeignConvention("Pages as folders, `/a/b`", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("`snippets`, `README.md`, `.mintignore`", "`exclude`; pages can include what is in `snippets`"),
    ForeignConvention("Files beside the pages, such as `openapi.json`", "Published only if pages link to or show them"),
    ForeignConvention("`navigation.languages`", "The first one; build each other as a site of its own"),
    ForeignConvention("`sidebarTitle`, `description`, `keywords`, `hidden`, `noindex`", "Read as they are"),
    ForeignConvention("`icon`, `tag`, `mode`, `navbar`, `footer`, `colors`, `logo`", "Not read"),
    ForeignConvention("Anchors of headings", "`links: {anchors: mintlify}`"),
    ForeignConvention(
      "`<Note>`, `<Card>`, `<Tabs>`, `<CodeGroup>`, `<Steps>`, `<Frame>`, and the like",
      "Boxes, links, tabs, code with its title, and what is between the tags"),
    ForeignConvention(
      "`<ParamField>`, `<ResponseField>`", "The name, type, and default, above what is between the tags"),
    ForeignConvention("Pages that are made of `openapi` or `asyncapi`", "Not made; a line in the report of `init`"),
  ]

  private static let names = ["docs.json", "mint.json"]
  private static let ignored = ".mintignore"
  private static let snippets = "snippets"
  /// What Mintlify leaves out wherever it is.
  private static let leftOut = ["README.md", "LICENSE.md", "CHANGELOG.md", "CONTRIBUTING.md"]
  private static let foldersLeftOut = ["build", "dist", "coverage", "tmp", "temp"]
  private static let mostPatterns = 100

  func navigationFiles(for content: ContentFolder) -> [String] { Self.names.map(content.file) }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard Self.names.contains(SitePath.name(of: file.path)), let data = Self.data(of: file) else { return nil }
    let navigation = MintlifyNavigation(data, in: file.path) { modules.file($0) }
    return NavigationReading(nodes: navigation.nodes, namesPages: false)
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(Self.names) {
      guard let file = project.file(path), let data = Self.data(of: file),
        project.pages(in: SitePath.folder(of: path)) > 0
      else { continue }
      return Self.settings(data, path, project)
    }
    return nil
  }

  /// The settings in a file; nil for another file with its name.
  private static func data(of file: SourceFile) -> ToolData? {
    guard let data = ScriptReader.value(of: file), data["name"]?.text != nil, let navigation = data["navigation"] else {
      return nil
    }
    if let items = navigation.items { return items.contains { $0["group"] != nil } ? data : nil }
    return navigation.entries?.contains { MintlifyNavigation.keys.contains($0.key) } == true ? data : nil
  }

  private static func settings(_ data: ToolData, _ path: String, _ project: ForeignProject) -> ForeignSettings {
    let here = ContentFolder(path: SitePath.folder(of: path))
    let navigation = MintlifyNavigation(data, in: path) { project.file($0) }
    var settings = ForeignSettings(content: here.path)
    settings.title = data["name"]?.text
    settings.description = data["description"]?.text
    settings.anchors = .mintlify
    settings.files = .linked
    settings.permalinks = [(".", "/:path/")]
    settings.tolerated.insert("page/front-matter")
    if let url = data.at("seo", "metatags", "canonical")?.text, url.contains("://") { settings.url = url }
    for entry in data["variables"]?.entries ?? [] {
      if let text = entry.value.text { settings.variables[entry.key] = text }
    }
    settings.chooseLanguage(of: navigation, here)
    settings.excluded += patterns(here, project)
    let named = MintlifyNavigation.references(navigation.nodes).map { LinkIndex.stem(ofPage: $0.text) }
    let pages = project.paths.filter(SitePath.isPage).compactMap(here.below)
    if !pages.contains(where: { ["index.mdx", "index.md"].contains($0) }), let first = named.first {
      let stem = first.pathParts().joined(separator: "/")
      settings.home = pages.first { LinkIndex.stem(ofPage: $0) == stem }
      // Mintlify leads from there to the page.
      if let home = settings.home { settings.redirects.append((from: "/" + stem, to: "/" + home)) }
    }
    let redirects = data["redirects"].map { MintlifyNavigation.value($0, in: path) { project.file($0) } }
    settings.addRedirects(ofMintlify: redirects, in: path)
    settings.noteInterfaces(of: navigation, pages, here, project)
    return settings
  }

  /// What is not part of the site, as Mintlify has it.
  private static func patterns(_ here: ContentFolder, _ project: ForeignProject) -> [String] {
    let paths = project.paths.compactMap(here.below)
    var patterns = leftOut.filter { name in paths.contains { SitePath.name(of: $0) == name } }
    patterns += ([snippets] + foldersLeftOut).filter { project.pages(in: here.file($0)) > 0 }.map { "/\($0)/" }
    let lines = project.file(here.file(ignored)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let own = lines.split(whereSeparator: \.isNewline).map { ForeignSite.line(String($0)) }
    return patterns + own.filter { !$0.isEmpty && !$0.hasPrefix("#") && !patterns.contains($0) }.prefix(mostPatterns)
  }
}

extension ForeignSettings {
  private static let longestHead = 4000

  /// Leaves the pages of all languages but the first to sites of their own.
  fileprivate mutating func chooseLanguage(of navigation: MintlifyNavigation, _ here: ContentFolder) {
    guard let own = navigation.languages.first else { return }
    if !own.name.isEmpty { language = own.name }
    let folders = { (pages: [String]) in Set(pages.compactMap { $0.pathParts().first.map(String.init) }) }
    let shared = folders(own.pages)
    let others = navigation.languages.dropFirst().flatMap { language in
      folders(language.pages).subtracting(shared).filter { $0 == language.name || LanguageFolders.isLanguage($0) }
    }
    let names = Set(others).sorted()
    excluded += names.map { "/\($0)/" }
    byHandOfLanguages(names)
  }

  private mutating func byHandOfLanguages(_ names: [String]) {
    guard !names.isEmpty else { return }
    byHand.append("translations in \(names.joined(separator: ", ")): build each as a site of its own")
    externals += names.map { "/" + $0 }
  }

  /// Takes a list of redirects, `{"source": "/a", "destination": "/b"}`.
  fileprivate mutating func addRedirects(ofMintlify data: ToolData?, in place: String) {
    guard let data else { return }
    var others = data.items == nil ? 1 : 0
    for item in data.items ?? [] {
      guard let source = item["source"]?.text, let target = item["destination"]?.text,
        !(source + target).contains(where: { "*:".contains($0) }) || target.contains("://")
      else {
        others += 1
        continue
      }
      // Those of translations belong to their sites.
      let isOfOther = externals.contains { source.hasPrefix($0 + "/") || target.hasPrefix($0 + "/") }
      if !isOfOther { redirects.append((from: source.hasPrefix("/") ? source : "/" + source, to: target)) }
    }
    if others > 0 {
      byHand.append(
        "\(counted(others, "redirect")) in \(place) with parameters: add what they stand for to `redirects`")
    }
  }

  /// Names the pages that Mintlify makes of descriptions of interfaces, and those that lead to other sites.
  fileprivate mutating func noteInterfaces(
    of navigation: MintlifyNavigation, _ pages: [String], _ here: ContentFolder, _ project: ForeignProject
  ) {
    if !navigation.interfaces.isEmpty || navigation.operations > 0 {
      let names = navigation.interfaces.prefix(3).joined(separator: ", ")
      let more = navigation.interfaces.count > 3 ? ", and \(navigation.interfaces.count - 3) more" : ""
      byHand.append(
        "pages that Mintlify makes of " + (names.isEmpty ? "OpenAPI" : names + more) + ": they are not made; write "
          + "them, or link to where readers find the interface")
    }
    let folders = excluded.filter { $0.hasPrefix("/") && $0.hasSuffix("/") }.map { $0.dropFirst() }
    var made: [String] = []
    var elsewhere: [String] = []
    for page in pages where !folders.contains(where: page.hasPrefix) {
      guard let bytes = project.file(here.file(page))?.bytes.prefix(Self.longestHead), bytes.starts(with: "---".utf8)
      else { continue }
      let head = bytes.dropFirst(3).firstRange(of: "\n---".utf8).map { bytes[..<$0.lowerBound] } ?? bytes
      for line in head.split(separator: UInt8(ascii: "\n")) {
        if ["openapi:", "asyncapi:", "openapi-schema:"].contains(where: { line.starts(with: $0.utf8) }) {
          made.append(page)
        } else if line.starts(with: "url:".utf8), line.firstRange(of: "://".utf8) != nil {
          elsewhere.append(page)
        }
      }
    }
    if let first = made.first {
      byHand.append(
        "\(counted(made.count, "page")), such as \(first), for which Mintlify reads OpenAPI or AsyncAPI: only their own "
          + "text is shown")
    }
    if let first = elsewhere.first {
      byHand.append(
        "\(counted(elsewhere.count, "page")), such as \(first), in whose place Mintlify links to the `url` in front matter"
      )
    }
  }
}
