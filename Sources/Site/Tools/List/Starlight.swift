import Diagnostics
import Files
import Markdown
import Writing

/// Starlight: `astro.config.mjs`.
struct Starlight: ForeignTool {
  let name = "Starlight"

  let conventions = [
    ForeignConvention("`description` of pages, which only their heads have", "`hide-descriptions: true`"),
    ForeignConvention("`src/content/docs/`", "`content: src/content/docs` in `site.yml`"),
    ForeignConvention("`public/`", "`static: [public]`"),
    ForeignConvention(
      "`sidebar` in `astro.config.mjs`, or in a file that it imports, as plain data",
      "Read as it is: order, labels, groups, and `autogenerate`"),
    ForeignConvention(
      "Groups of `autogenerate`",
      "The names of their folders, in the order of their first pages; index pages are entries in them"),
    ForeignConvention(
      "`group(\"start\", {items: […]})` and other helpers in a sidebar", "A group, with that name unless it has a label"
    ),
    ForeignConvention("Folders and pages that begin with `_`", "`exclude`; pages can import from them"),
    ForeignConvention("`redirects` as plain data", "`redirects`, for those that lead to pages"),
    ForeignConvention("`site`, `base`, `title`, `editLink`, `favicon`", "`url`, `title`, `edit`, `favicon`"),
    ForeignConvention(
      "Pages as folders, unless `build.format` says otherwise", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention(
      "Addresses in lowercase, whatever files are called, without punctuation and blanks",
      "`lowercase-addresses: true`, or `slugs`"),
    ForeignConvention("`sidebar: {order, label, hidden}`, `slug`, `editUrl` in front matter", "Read as they are"),
    ForeignConvention("`url` and `permalink` in front matter, which Starlight does not read", "`front-matter: [url]`"),
    ForeignConvention("`{{ name }}` in pages that are not MDX", "`templates: false`, so that it is text"),
    ForeignConvention("Folders of translations", "`exclude`; build each language as a site of its own"),
    ForeignConvention("`:::note`, `<Tabs>`, `<Aside>`, `<Card>`, `<Steps>`", "Read as they are"),
    ForeignConvention(
      "`:a[text]{href=…}`, `:name[text]{…}`, `::name{…}` of remark",
      "A link; of others the text, with a finding unless the name is that of an element of HTML"),
    ForeignConvention("`exclude` of `starlight-links-validator`", "`links: {ignore: […]}`"),
    ForeignConvention(
      "`hero`", "Its picture, text, and links are the beginning of the page, and its title is that of the page"),
    ForeignConvention(
      "Posts of `starlight-blog`, and its `authors`",
      "Behind the entries of `sidebar`, as a section; the names of authors below titles"),
    ForeignConvention(
      "Other folders of `src/content/` with pages", "In the report of `init`; `content` can name several folders"),
    ForeignConvention("Other components", "Their text stays, with a finding for each component"),
  ]

  private static let names = ["mjs", "ts", "js", "mts", "cjs"].map { "astro.config." + $0 }
  private static let folder = "src/content/docs"

  func navigationFiles(for content: ContentFolder) -> [String] {
    var path = content.path
    if LanguageFolders.isLanguage(SitePath.name(of: path)) { path = SitePath.folder(of: path) }
    guard path == Self.folder || path.hasSuffix("/" + Self.folder) else { return [] }
    let base = String(path.dropLast(Self.folder.count))
    return Self.names.map { base + $0 }
  }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard SitePath.name(of: file.path).hasPrefix("astro.config.") else { return nil }
    guard let options = Self.options(in: file, importing: modules) else {
      // Without a call, there is nothing to read: the pages are those of a theme of its own.
      let isCalled = file.bytes.firstRange(of: "\(Self.integration)(".utf8) != nil
      return NavigationReading(unread: isCalled ? [("the options of Starlight are not plain data", 0..<0)] : [])
    }
    guard let sidebar = options["sidebar"] else { return NavigationReading() }
    var reader = StarlightSidebar()
    var reading = reader.read(sidebar)
    reading.namesGroupsByFolders = true
    if let blog = StarlightBlog(options)?.entry(behind: reading.nodes) { reading.nodes.append(blog) }
    return reading
  }

  /// The names of files with the settings.
  static var settingsFiles: [String] { names }

  /// The names of authors that the settings in a file have by the keys that pages name.
  static func authors(in file: SourceFile, importing modules: ScriptModules) -> [String: String] {
    StarlightBlog(options(in: file, importing: modules))?.authors ?? [:]
  }

  private static let integration = "starlight"

  /// What `starlight` is called with: among the integrations, or in a constant, if code puts these together.
  private static func options(in file: SourceFile, importing modules: ScriptModules) -> ToolData? {
    guard let exports = ScriptReader.exports(of: file, importing: modules) else { return nil }
    if let options = exports.value?.argument["integrations"].flatMap(options) { return options }
    return exports.constants.sorted { $0.key < $1.key }.lazy.compactMap { options($0.value) }.first
  }

  /// What `starlight` is called with that is a value, or in a list.
  private static func options(_ value: ToolData) -> ToolData? {
    if case .call(integration, let arguments) = value.content { return arguments.first }
    return value.items?.lazy.compactMap(options).first
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { ["slug"] }

  var homesInCode: [String] { ["src/pages/index"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(Self.names) {
      let base = SitePath.folder(of: path)
      let content = base.isEmpty ? Self.folder : base + "/" + Self.folder
      guard let file = project.file(path), project.hasFolder(content) else { continue }
      let data = project.script(file)
      let options = Self.options(in: file, importing: ScriptModules { project.file($0) })
      var settings = ForeignSettings(content: content)
      settings.hidesDescriptions = true
      settings.files = .linked
      // Astro without Starlight leaves languages to code, and so do settings that another file has.
      let locales = options?["locales"]?.entries ?? []
      if !locales.contains(where: { $0.key == "root" }) {
        settings.language = options?["defaultLocale"]?.text ?? locales.first?.key
        settings.chooseLanguage(of: project)
      }
      settings.title = options?["title"]?.text
      settings.description = options?["description"]?.text
      settings.edit = options?.at("editLink", "baseUrl")?.text.map { edit in
        // Ours adds the path from the root of the project.
        edit.hasSuffix("/" + base + "/") ? String(edit.dropLast(base.count + 1)) : edit
      }
      if settings.edit == nil, options?["editLink"]?.entries != nil {
        settings.byHand.append("`edit`: “baseUrl” of “editLink” in \(path) is not plain data")
      }
      settings.url = data?.argument["site"]?.text
        .map { ForeignSettings.address(of: $0, below: data?.argument["base"]?.text ?? "/") }
      // Astro publishes pages as folders unless it is told not to.
      if data?.argument.at("build", "format")?.text ?? "directory" == "directory" {
        settings.permalinks = [(".", "/:path/")]
      }
      if let base = data?.argument["base"]?.text, base != "/" { settings.prefixes.append(base) }
      let statics = base.isEmpty ? "public" : base + "/public"
      if project.hasFolder(statics) { settings.statics = [statics] }
      settings.addFavicon(options?["favicon"]?.text ?? "favicon.svg", of: project)
      let own = project.names(in: settings.content)
      settings.externals = project.routes(in: ContentFolder(path: base).file("src/pages"))
        .filter { !own.contains($0) && $0 != "404" }.map { "/" + $0 }
      let here = ContentFolder(path: settings.content)
      settings.spelling = Self.spelling(of: project, here)
      settings.showsTemplates = Self.haveBraces(project, here)
      settings.excludePartials(of: project)
      settings.addIgnoredLinks(ofStarlight: options, in: path)
      settings.addRedirects(data?.argument["redirects"], in: path)
      tell(of: project, content, options, &settings)
      settings.byHand += [Self.noteOnCollections(besides: content, settings.content, project)].compactMap(\.self)
      return settings
    }
    return nil
  }

  /// Says which folders next to that of the docs have pages, too: Astro calls them collections, and code publishes them.
  ///
  /// - Parameters:
  ///   - docs: the folder of the docs.
  ///   - content: that folder, or that of a language in it.
  private static func noteOnCollections(
    besides docs: String, _ content: String, _ project: ForeignProject
  ) -> String? {
    let all = ContentFolder(path: SitePath.folder(of: docs))
    let language = docs == content ? nil : SitePath.name(of: content)
    var counts: [String: Int] = [:]
    for path in project.paths where SitePath.isPage(path) && !SitePath.name(of: path).hasPrefix("_") {
      guard let parts = all.below(path)?.split(separator: "/"), parts.count > 1, !parts[0].hasPrefix("_") else {
        continue
      }
      var folder = all.file(String(parts[0]))
      guard folder != docs else { continue }
      if let language, parts.count > 2, LanguageFolders.isLanguage(String(parts[1])) {
        // Translations are sites of their own.
        guard parts[1] == language else { continue }
        folder += "/" + language
      }
      counts[folder, default: 0] += 1
    }
    if let language {
      // Of two folders in `content`, none can be in the other.
      for (folder, count) in counts where counts[folder + "/" + language] != nil {
        counts[folder] = count + (counts.removeValue(forKey: folder + "/" + language) ?? 0)
      }
    }
    guard !counts.isEmpty else { return nil }
    let total = counts.values.reduce(0, +)
    let folders = counts.keys.sorted()
    return "\(total) \(total == 1 ? "page" : "pages") in \(folders.joined(separator: ", ")), which code of Astro "
      + "publishes: to have them in the site, use `content: [\(([content] + folders).joined(separator: ", "))]`, and "
      + "`permalinks` for their addresses"
  }

  /// Whether pages that are not MDX have braces that are templates to other tools.
  private static func haveBraces(_ project: ForeignProject, _ here: ContentFolder) -> Bool {
    project.paths.contains { path in
      guard path.hasSuffix(".md"), here.below(path) != nil, let bytes = project.file(path)?.bytes else { return false }
      return bytes.firstRange(of: "{{".utf8) != nil || bytes.firstRange(of: "{%".utf8) != nil
    }
  }

  /// How Astro spells the addresses of the pages in a folder.
  private static func spelling(of project: ForeignProject, _ here: ContentFolder) -> AddressSpelling {
    let stems = project.paths.lazy.filter(SitePath.isPage).compactMap(here.below).map { LinkIndex.stem(ofPage: $0) }
    if stems.contains(where: { AddressSpelling.slugs.spelled($0) != $0.lowercased() }) { return .slugs }
    return stems.contains { $0 != $0.lowercased() } ? .lowercase : .asFiles
  }

  private func tell(
    of project: ForeignProject, _ content: String, _ options: ToolData?, _ settings: inout ForeignSettings
  ) {
    let locales = options?["locales"]?.entries ?? []
    if options?["locales"] != nil, locales.isEmpty, content == settings.content {
      leaveOut(LanguageFolders.names(in: content, of: project), &settings, of: project)
    }
    settings.language =
      (locales.first { $0.key == "root" } ?? locales.first)?.value["lang"]?.text ?? settings.language
    // Astro writes addresses in lower case, whatever the case of folders.
    let folders = ContentFolder(path: content)
    let names = Dictionary(
      project.paths.compactMap { folders.below($0)?.split(separator: "/").first.map(String.init) }
        .map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let others = locales.map(\.key).filter { $0 != "root" }.compactMap { names[$0.lowercased()] }
    guard settings.content == content else { return }
    // Without pages at the root, the first language is the site.
    let left = locales.contains { $0.key == "root" } ? others : Array(others.dropFirst())
    leaveOut(left, &settings, of: project)
  }

  private func leaveOut(_ languages: [String], _ settings: inout ForeignSettings, of project: ForeignProject) {
    guard !languages.isEmpty else { return }
    settings.excluded += languages.map { "/" + $0 + "/" }
    settings.leaveTranslations(languages, of: project)
  }
}

/// Reads the sidebar of Starlight.
private struct StarlightSidebar {
  private var unread: [(reason: String, range: SourceRange)] = []

  mutating func read(_ sidebar: ToolData) -> NavigationReading {
    guard sidebar.items != nil else {
      return NavigationReading(unread: [("the sidebar is not plain data", sidebar.range)])
    }
    return NavigationReading(nodes: items(sidebar), unread: unread)
  }

  /// The entry that a helper is called with, which mostly translates its label: `group("start", {items: […]})`.
  private static func called(_ item: ToolData) -> ToolData {
    guard let arguments = item.arguments else { return item }
    let keys = ["items", "link", "slug", "autogenerate", "label"]
    let name = arguments.first?.text.map(title)
    guard let entry = arguments.first(where: { entry in keys.contains { entry[$0] != nil } }) else {
      guard let name, let items = arguments.first(where: { $0.items != nil }) else { return item }
      let label = ToolData.Entry(key: "label", value: ToolData(.text(name), range: item.range))
      return ToolData(.mapping([label, .init(key: "items", value: items)]), range: item.range)
    }
    guard let name, entry["label"]?.text == nil, let entries = entry.entries else { return entry }
    let label = ToolData.Entry(key: "label", value: ToolData(.text(name), range: item.range))
    return ToolData(.mapping(entries + [label]), range: item.range)
  }

  /// `guides.newProject` reads “New project”.
  private static func title(of key: String) -> String {
    var words = ""
    for character in key.split(separator: ".").last ?? "" {
      if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return Navigation.title(ofFolder: words)
  }

  private mutating func items(_ data: ToolData) -> [NavigationNode] {
    guard let items = data.items else {
      unread.append(("a part of the sidebar is not plain data", data.range))
      return []
    }
    var nodes: [NavigationNode] = []
    for item in items.map(Self.called) {
      if let slug = item.text {
        nodes.append(.page(.init(slug, at: item.range), label: nil))
        continue
      }
      guard item.entries != nil else {
        unread.append(("a part of the sidebar is not plain data", item.range))
        continue
      }
      let label = item["label"]?.text
      if let folder = item.at("autogenerate", "directory"), let name = folder.text {
        let contents = NavigationNode.contents(of: .init(name, at: folder.range))
        nodes.append(label.map { .section($0, page: nil, [contents]) } ?? contents)
      } else if let children = item["items"] {
        nodes.append(.section(label ?? "", page: nil, self.items(children)))
      } else if let link = item["slug"] ?? item["link"], let text = link.text {
        if let entry = NavigationNode.link(to: text, label: label) {
          nodes.append(entry)
        } else if !text.contains("://") {
          nodes.append(.page(.init(text, at: link.range), label: label))
        }
      }
    }
    return nodes
  }
}
