import Diagnostics
import Files
import Markdown
import Writing

/// Docusaurus: `docusaurus.config.js`, `sidebars.js`, and `_category_.json`.
struct Docusaurus: ForeignTool {
  let name = "Docusaurus"

  let conventions = [
    ForeignConvention("`docs/`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`static/`", "`static: [static]`"),
    ForeignConvention("`editUrl`", "`edit`, for the same addresses"),
    ForeignConvention("`favicon`", "`favicon`"),
    ForeignConvention(
      "`sidebars.js`, `.ts`, or `.json` with plain data", "Read as it is: order, labels, and categories"),
    ForeignConvention(
      "Other parts of a sidebar that a script makes",
      "The pages that its texts name, or those in the folder of the pages around it, with a finding"),
    ForeignConvention("Several sidebars", "One section each, named by the entry of `navbar` that leads to it"),
    ForeignConvention(
      "Several plugins for documentation", "One site: each folder in `content`, with `permalinks` and `navigation`"),
    ForeignConvention("`description` of pages, which only their heads have", "`hide-descriptions: true`"),
    ForeignConvention(
      "`_category_.json` or `.yml`",
      "Read as it is: `label`, `position`, and the title, description, and address of `link`"),
    ForeignConvention(
      "`link: {type: 'generated-index'}` of a category in `sidebars.js`",
      "A page with the entries of the category, at the same address"),
    ForeignConvention(
      "`{type: 'ref'}` in a sidebar", "A link to the page, which has its place in the sidebar that has it as a `doc`"),
    ForeignConvention("`sidebar_position`, `sidebar_label`, `slug`, `unlisted`, `draft`", "Read as they are"),
    ForeignConvention(
      "`id`", "Names the page in links and sidebars; `permalinks`, so that it is also the page’s address"),
    ForeignConvention(
      "`routeBasePath`, usually `docs`", "Pages are at the root of the site; links that begin with it lead to them"),
    ForeignConvention(
      "Pages as folders, unless `trailingSlash` is `false`",
      "`permalinks`, so that pages keep their addresses, or `hide-endings`"),
    ForeignConvention(
      "Number prefixes, as in `01-intro.md`", "Sort pages and folders; `permalinks`, so that pages keep their addresses"
    ),
    ForeignConvention("`:::note`, `:::tip`, `<Tabs>`, `{#id}`", "Read as they are"),
    ForeignConvention("Links to other sites in a sidebar", "Entries of the navigation"),
    ForeignConvention("Folders that begin with `_`, and `exclude`", "`exclude`; pages can import from them"),
    ForeignConvention("Versions, translations, and the blog", "Not read; build each folder as a site of its own"),
    ForeignConvention(
      "Links to the blog, pages, and other parts of the site", "`links: {external: […]}`: they stay as they are"),
    ForeignConvention(
      "`onBrokenLinks`, `onBrokenAnchors`", "Faults that do not stop Docusaurus are warnings: `rules` in `site.yml`"),
    ForeignConvention("`redirects` of the plugin client-redirects", "`redirects`, for those that lead to pages"),
    ForeignConvention(
      "`remarkPlugins`, `rehypePlugins`, and plugins that make pages", "Not run; a line in the report of `init`"),
    ForeignConvention(
      "Pages that `src/theme/MDXComponents` imports for all pages", "`components` in `site.yml`"),
    ForeignConvention("React components", "Their text stays, with a finding for each component"),
  ]

  private static let endings = ["js", "ts", "json", "cjs", "mjs", "mts", "cts"]
  private static let configurations = endings.map { "docusaurus.config." + $0 }

  func navigationFiles(for content: ContentFolder) -> [String] {
    let parent = SitePath.folder(of: content.path)
    guard !content.path.isEmpty else { return [] }
    // The pages can lie beside the folder of the site.
    return [parent, parent.isEmpty ? "website" : parent + "/website"].flatMap { folder in
      Self.endings.map { folder.isEmpty ? "sidebars." + $0 : folder + "/sidebars." + $0 }
    }
  }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard Self.isSidebars(file.path) else { return nil }
    let folder = ContentFolder(path: SitePath.folder(of: file.path))
    let settings = Self.configurations.lazy.compactMap { modules.file(folder.file($0)) }.first
    let labels = settings.map(DocusaurusSidebars.labels) ?? [:]
    return DocusaurusSidebars(file, labels: labels).read(ScriptReader.value(of: file, importing: modules))
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { ["slug"] }

  var homesInCode: [String] { ["src/pages/index"] }
  var endingsOfPagesInCode: [String] { ["js", "jsx", "tsx"] }

  /// Whether a file has sidebars, by its name: `sidebars.js`, `communitySidebars.ts`, `sidebar-api.json`.
  static func isSidebars(_ path: String) -> Bool {
    let name = SitePath.name(of: path)
    return name.lowercased().contains("sidebar") && endings.contains { name.hasSuffix("." + $0) }
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(Self.configurations) {
      if let settings = settings(of: project, at: path) { return settings }
    }
    return nil
  }

  /// The settings of a site; nil if it has no pages.
  private func settings(of project: ForeignProject, at path: String) -> ForeignSettings? {
    guard let file = project.file(path) else { return nil }
    let base = SitePath.folder(of: path)
    func place(_ path: String) -> String? { SitePath.resolve(path, from: base.isEmpty ? "" : base + "/x") }
    let data = ScriptReader.value(of: file)?.argument
    let docs = Self.docs(data)
    let folders = [docs?["path"]?.path, "docs", "../docs"].compactMap { $0.flatMap(place) }
    guard let content = project.folderWithPages(folders) else { return nil }
    var settings = ForeignSettings(content: content)
    settings.hidesDescriptions = true
    settings.files = .linked
    settings.title = data?["title"]?.text
    settings.description = data?["tagline"]?.text
    settings.language = data?.at("i18n", "defaultLocale")?.text
    if let edit = docs?["editUrl"]?.text {
      settings.edit = Self.edit(edit, of: content, base)
      if settings.edit == nil {
        settings.byHand.append("`edit`: “editUrl” in \(path) does not end with “\(base)/”, the folder of that file")
      }
    } else if let edit = docs?["editUrl"], edit.isCode {
      settings.byHand.append("`edit`: “editUrl” in \(path) is not plain data")
    }
    if let url = data?["url"]?.text {
      settings.url = ForeignSettings.address(of: url, below: data?["baseUrl"]?.text ?? "/")
    }
    let unknown = ["url", "baseUrl"].filter { data?[$0]?.text == nil }
    if !unknown.isEmpty {
      let names = unknown.map { "“\($0)”" }.joined(separator: " and ")
      settings.byHand.append("`url`: \(names) in \(path) \(unknown.count == 1 ? "is" : "are") not plain data")
    }
    let statics = data?["staticDirectories"]?.items?.compactMap(\.text) ?? ["static"]
    settings.statics = statics.compactMap(place).filter { project.hasFolder($0) }
    settings.addFavicon(data?["favicon"]?.text, of: project)
    let parts = DocusaurusDocs.all(of: data, below: base, in: project)
    let areFolders = data?["trailingSlash"]?.flag != false
    let isJoined = settings.join(parts, areFolders: areFolders)
    let route = Self.root(docs?["routeBasePath"]?.text) ?? "docs"
    settings.prefixes = isJoined || route.isEmpty || route == "docs" ? [] : [route]
    // What Docusaurus does not publish, unless its settings say what it leaves out.
    let here = ContentFolder(path: settings.content)
    if docs?["exclude"] == nil { settings.excludePartials(of: project) }
    settings.addParts(of: project, below: base, docs: route, parts, data)
    settings.hidesEndings = !areFolders
    if !isJoined {
      settings.excluded += parts.first { $0.folder == content }?.excluded(below: here) ?? []
      settings.keepAddresses(of: project, below: route, docs, areFolders: areFolders)
      if let found = Self.sidebars(docs).flatMap(place).flatMap({ Self.sidebars($0, in: project) }),
        !navigationFiles(for: here).contains(found)
      {
        settings.navigation = [found]
      }
    }
    if data?.at("markdown", "anchors", "maintainCase")?.flag == true { settings.anchors = .githubCased }
    // What Docusaurus refuses unless it is told otherwise, and what it does not.
    if data?["onBrokenLinks"]?.text ?? "throw" == "throw" {
      settings.tolerated.subtract(["page/broken-link", "page/broken-image"])
    }
    if data?["onBrokenAnchors"]?.text == "throw" { settings.tolerated.remove("page/broken-anchor") }
    tell(of: project, base, data, &settings)
    if !isJoined { settings.tell(ofOther: parts, than: content) }
    settings.tellOfPlugins(data, docs, path)
    settings.components = DocusaurusComponents.files(in: base, project)
    return settings
  }

  func folderOutside(of project: ForeignProject) -> String? {
    guard let path = project.nearest(Self.configurations).first, let file = project.file(path) else { return nil }
    let data = ScriptReader.value(of: file)?.argument
    let paths = ([Self.presetDocs(data)].compactMap(\.self) + Self.docsPlugins(data)).compactMap { $0["path"]?.path }
    // The folder that holds all is that around the outermost.
    let folders = paths.compactMap { PagesOutside.folder($0, from: SitePath.folder(of: path)) }
    return folders.max { PagesOutside.levels(of: $0) < PagesOutside.levels(of: $1) }
  }

  /// The start of addresses for editing pages, to which ours adds the path from the root of the project.
  ///
  /// - Parameters:
  ///   - url: that of Docusaurus, which adds the path from the folder of its settings.
  ///   - content: the folder with the pages.
  ///   - base: the folder of the settings.
  /// - Returns: nil where no start leads to the same addresses.
  private static func edit(_ url: String, of content: String, _ base: String) -> String? {
    guard !base.isEmpty else { return url }
    var parts = base.split(separator: "/")
    var folder = url.hasSuffix("/") ? url.dropLast() : url[...]
    // Docusaurus adds the path from the folder of its settings, which leads upward to pages beside it.
    let shared = zip(parts, content.split(separator: "/")).prefix { $0 == $1 }.count
    while parts.count > shared, let slash = folder.lastIndex(of: "/"), folder[..<slash].last != "/" {
      parts.removeLast()
      folder = folder[..<slash]
    }
    guard parts.count == shared else { return nil }
    let rest = parts.map { "/" + $0 }.joined()
    return folder.hasSuffix(rest) ? folder.dropLast(rest.count) + "/" : nil
  }

  /// A path from the root without slashes around it.
  static func root(_ path: String?) -> String? {
    path.map { String($0.drop { $0 == "/" }.reversed().drop { $0 == "/" }.reversed()) }
  }

  private func tell(
    of project: ForeignProject, _ base: String, _ data: ToolData?, _ settings: inout ForeignSettings
  ) {
    func here(_ name: String) -> String { base.isEmpty ? name : base + "/" + name }
    for (folder, what) in [("versioned_docs", "old versions"), ("i18n", "translations"), ("blog", "the blog")]
    where project.hasFolder(here(folder)) {
      settings.byHand.append("\(what) in \(here(folder)): not part of this site")
    }
    if let next = Self.unreleased(here, project, Self.presetDocs(data)) { settings.byHand.append(next) }
    let used = settings.navigationOfFolders.map(\.file)
    let others = project.paths.filter {
      SitePath.folder(of: $0) == base && SitePath.name(of: $0).hasPrefix("sidebars")
        && !SitePath.name(of: $0).hasPrefix("sidebars.") && !used.contains($0)
    }
    if !others.isEmpty { settings.byHand.append("other sidebars: \(others.joined(separator: ", "))") }
    let docs = [Self.presetDocs(data)].compactMap(\.self) + Self.docsPlugins(data)
    let named = docs.compactMap(Self.sidebars).compactMap { SitePath.resolve($0, from: here("x")) }
    for file in named.compactMap({ Self.script($0, in: project) })
    where !Self.isSidebars(file) {
      settings.byHand.append("sidebars in \(file): rename it to sidebars.js, and name it in `navigation`")
    }
    let own = ContentFolder(path: here("src/pages"))
    let pages = project.paths.filter { path in
      SitePath.isPage(path) && own.below(path).map { !$0.hasPrefix("_") && !$0.contains("/_") } ?? false
    }
    if let first = pages.first {
      settings.byHand.append("\(counted(pages.count, "page")) in Markdown in \(own.path): move \(first) and the like")
    }
  }

  /// Says that the pages are those of a version that readers of Docusaurus do not get at first.
  private static func unreleased(
    _ here: (String) -> String, _ project: ForeignProject, _ docs: ToolData?
  ) -> String? {
    guard let file = project.file(here("versions.json")), let versions = ScriptReader.value(of: file)?.items,
      let shown = docs?["lastVersion"]?.text ?? versions.first?.text, shown != "current",
      project.hasFolder(here("versioned_docs/version-" + shown))
    else { return nil }
    let name = docs?.at("versions", "current", "label")?.text
    return "version: the pages are those of \(name.map { "“\($0)”" } ?? "the next version"), but Docusaurus shows "
      + "“\(shown)” first; to publish that one, set `content` to \(here("versioned_docs/version-" + shown))"
  }

  /// The options of the plugin for documentation, in the classic preset or by itself.
  private static func docs(_ data: ToolData?) -> ToolData? { presetDocs(data) ?? docsPlugins(data).first }

  /// The options of the plugin for documentation in the classic preset.
  static func presetDocs(_ data: ToolData?) -> ToolData? {
    for preset in data?["presets"]?.items ?? [] {
      if let docs = preset.items?.dropFirst().first?["docs"], docs.entries != nil { return docs }
    }
    return nil
  }

  /// The options of plugins for documentation, beside those of the preset.
  static func docsPlugins(_ data: ToolData?) -> [ToolData] {
    (data?["plugins"]?.items ?? []).compactMap { plugin in
      guard let parts = plugin.items, parts.first?.text?.hasSuffix("content-docs") == true else { return nil }
      return parts.dropFirst().first
    }
  }

  /// What plugins are called: by a text, or by the name of the function or file that they are.
  static func names(of plugins: ToolData?) -> [String] {
    (plugins?.items ?? []).compactMap { plugin in
      let first = plugin.items?.first ?? plugin
      switch first.content {
      case .text(let name): return name
      case .call(let function, let arguments): return arguments.first?.text ?? function
      default: return nil
      }
    }
  }

  /// Plugins whose work is done here, or that add nothing to pages: search and statistics.
  static let knownPlugins = [
    "content-docs", "content-blog", "content-pages", "plugin-client-redirects", "plugin-sitemap", "plugin-debug",
    "plugin-google-analytics", "plugin-google-gtag", "plugin-google-tag-manager", "plugin-ideal-image", "plugin-pwa",
    "theme-classic",
    "theme-mermaid", "theme-live-codeblock", "theme-search-algolia", "docusaurus-lunr-search",
    "docusaurus-search-local",
    "plugin-sass", "plugin-image-zoom", "plugin-css-cascade-layers", "plugin-svgr",
    "plugin-vercel-analytics", "plugin-rsdoctor",
  ]

  /// The path of the sidebars.
  static func sidebars(_ docs: ToolData?) -> String? { docs?["sidebarPath"]?.path }

  /// The file with sidebars at a path; nil where its name does not say that it has some.
  static func sidebars(_ path: String, in project: ForeignProject) -> String? {
    script(path, in: project).flatMap { isSidebars($0) ? $0 : nil }
  }

  /// The file of a script that may be named without its ending; nil if there is none.
  static func script(_ path: String, in project: ForeignProject) -> String? {
    // A package for TypeScript finds `a.ts` where settings name `a.js`.
    let stem = endings.first { path.hasSuffix("." + $0) }.map { path.dropLast($0.utf8.count + 1) }
    let others = stem.map { stem in endings.map { stem + "." + $0 } } ?? []
    return ([path] + endings.map { path + "." + $0 } + others).first(where: project.hasFile)
  }
}
