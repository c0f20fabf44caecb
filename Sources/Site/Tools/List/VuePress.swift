import Diagnostics
import Files
import Markdown

/// VuePress: `.vuepress/config.js`.
struct VuePress: ForeignTool {
  let name = "VuePress"

  let conventions = [
    ForeignConvention("The folder that `.vuepress` is in", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`.vuepress/public/`", "`static: [docs/.vuepress/public]`"),
    ForeignConvention("`sidebar` as plain data", "Read as it is: order, labels, and groups"),
    ForeignConvention(
      "Several sidebars, by path", "A section for each, named by the entry of the menu that leads to it"),
    ForeignConvention("`nav` or `navbar`, where there is no sidebar", "Its groups and entries are the navigation"),
    ForeignConvention("`title`, `description`, `base`", "`title`, `description`, the path of `url`"),
    ForeignConvention("The icon in `head`", "`favicon`"),
    ForeignConvention(
      "Anchors of headings", "`links: {anchors: vitepress}`, which are the same; in version 1, `anchors: vuepress`"),
    ForeignConvention("`.vuepress/redirects`", "`redirects`, for lines that lead to pages"),
    ForeignConvention(
      "`markdown.slugify`, `markdown.anchor.slugify`", "The anchors that most links lead to, and a line about it"),
    ForeignConvention("Pipes in code in tables, in version 1", "`pipes-in-code: true`, if pages have such"),
    ForeignConvention("Folders of translations", "`exclude`; build each language as a site of its own"),
    ForeignConvention("`<code-group>` and `<code-block title=\"A\">`", "Tabs"),
    ForeignConvention(
      "`heroText`, `tagline`, `actions`, and `features` of a home page", "Their texts and links are the page"),
    ForeignConvention("`@[code](file)`", "Read as it is, within the repository"),
    ForeignConvention("Vue components and `{{ }}`", "Their text stays, with a finding for each kind"),
  ]

  private static let names = ["js", "ts", "mjs", "mts", "cjs"].map { ".vuepress/config." + $0 }

  func navigationFiles(for content: ContentFolder) -> [String] { Self.names.map { content.file($0) } }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard file.path.contains(".vuepress/") else { return nil }
    guard let data = ScriptReader.value(of: file, importing: modules)?.argument, data.entries != nil else {
      return NavigationReading(unread: [("the configuration is not plain data", 0..<0)])
    }
    let theme = Self.theme(data)
    let root = theme?.at("locales", "/")
    var reader = VuePressSidebar(menu: Self.first(["navbar", "nav"], theme, root))
    return reader.read(Self.first(["sidebar"], theme, root))
  }

  /// The options of the theme: `themeConfig` in the first version, `theme: defaultTheme({…})` later.
  private static func theme(_ data: ToolData) -> ToolData? {
    data["themeConfig"]?.argument ?? data["theme"]?.arguments?.first
  }

  private static func first(_ keys: [String], _ sources: ToolData?...) -> ToolData? {
    sources.lazy.compactMap { source in keys.lazy.compactMap { source?[$0] }.first }.first
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { ["permalink"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let usual = ["docs", "", "doc", "documentation", "website", "src", "guide", "packages/docs", "packages/docs/docs"]
    let found = project.folders(with: ".vuepress", usual: usual).lazy.flatMap { folder in
      Self.names.map { (folder, $0) }
    }
    .compactMap { folder, name in project.file(ContentFolder(path: folder).file(name)).map { (folder, $0) } }.first
    guard let (content, file) = found, project.pages(in: content) > 0 else { return nil }
    let data = project.script(file)?.argument
    let here = ContentFolder(path: content)
    var settings = ForeignSettings(content: content)
    settings.hidesDescriptions = true
    settings.files = .linked
    // The parsers of the first version are older: tables and numbers of anchors differ.
    let isFirst = data?["themeConfig"] != nil
    settings.anchors = isFirst ? .vuepress : .vitepress
    settings.keepsCodeInCells = isFirst
    if data?.at("markdown", "slugify") != nil || data?.at("markdown", "anchor", "slugify") != nil {
      settings.leaveAnchorsToLinks()
    }
    let languages = (data?["locales"]?.entries ?? []).map { $0.key.split(separator: "/").joined(separator: "/") }
    let others = languages.filter { !$0.isEmpty && project.hasFolder(here.file($0)) }
    settings.excluded = others.map { "/" + $0 + "/" }
    settings.leaveTranslations(others, of: project)
    let options = VitePressOptions(data, [data?.at("locales", "/")].compactMap(\.self))
    settings.title = options.first("title")?.text
    settings.description = options.first("description")?.text
    settings.language = options.first("lang")?.text
    settings.prefixes = [data?["base"]?.text].compactMap { $0 }.filter { $0 != "/" }
    // A listing of the project leaves out hidden folders.
    settings.statics = [here.file(".vuepress/public")].filter { (try? project.files.list($0))?.files.isEmpty == false }
    settings.addFavicon(options.favicon, of: project)
    if let file = project.file(here.file(".vuepress/redirects")) { settings.addRedirects(ofVuePress: file) }
    return settings
  }
}

extension ForeignSettings {
  /// Takes the lines `/from /to.html` of a plugin for redirects.
  fileprivate mutating func addRedirects(ofVuePress file: SourceFile) {
    for line in String(decoding: file.bytes[file.textStart...], as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ")
      guard parts.count == 2, parts.allSatisfy({ $0.hasPrefix("/") }) else { continue }
      redirects.append((from: String(parts[0]), to: String(parts[1])))
    }
  }
}

/// Reads the sidebar of VuePress, or its menu where it has none.
struct VuePressSidebar {
  private var unread: [(reason: String, range: SourceRange)] = []
  private let menu: ToolData?

  init(menu: ToolData?) { self.menu = menu }

  mutating func read(_ sidebar: ToolData?) -> NavigationReading {
    var nodes: [NavigationNode] = []
    if let entries = sidebar?.entries {
      // One sidebar for each first part of an address; that for all others comes first.
      let sorted = entries.filter { $0.key == "/" } + entries.filter { $0.key != "/" }
      let sections = sorted.map { (path: $0.key, nodes: items($0.value, base: $0.key)) }.filter { !$0.nodes.isEmpty }
      nodes = sections.flatMap { sections.count > 1 ? section(of: $0.nodes, at: $0.path) : $0.nodes }
    } else if let sidebar, sidebar.items != nil {
      nodes = items(sidebar, base: "/")
    } else if let sidebar, sidebar.isCode {
      unread.append(("the sidebar is not plain data", sidebar.range))
    }
    // `auto`, `heading`, or none: only the menu leads to the pages.
    if nodes.isEmpty, unread.isEmpty, let menu { nodes = items(menu, base: "/") }
    return NavigationReading(nodes: nodes, unread: unread)
  }

  /// The entries of one of several sidebars, below the name by which the menu leads to it.
  private func section(of nodes: [NavigationNode], at path: String) -> [NavigationNode] {
    if nodes.count == 1, case .section = nodes[0] { return nodes }
    let folder = path.split(separator: "/").joined(separator: "/")
    guard !folder.isEmpty else { return nodes }
    let title = (menu?.items ?? []).first { item in
      item["link"]?.text?.split(separator: "/").joined(separator: "/") == folder
    }?["text"]?.text
    return [.section(title ?? Navigation.title(ofFolder: SitePath.name(of: folder)), page: nil, nodes)]
  }

  /// - Parameter base: what paths without a slash at their beginning are below.
  private mutating func items(_ data: ToolData, base: String) -> [NavigationNode] {
    guard let items = data.items else {
      // `auto` and `structure` stand for what the tool finds.
      if data.text == nil, data.flag == nil { unread.append(("a part of the sidebar is not plain data", data.range)) }
      return []
    }
    return items.flatMap { item(of: $0, base: base) }
  }

  /// `"page"`, `["page", "Label"]`, or a mapping.
  private mutating func item(of item: ToolData, base: String) -> [NavigationNode] {
    if item.text != nil { return entry(item, label: nil, base: base).map { [$0] } ?? [] }
    if let pair = item.items {
      return pair.first.flatMap { entry($0, label: pair.dropFirst().first?.text, base: base) }.map { [$0] } ?? []
    }
    guard item.entries != nil else {
      if item.flag == nil { unread.append(("a part of the sidebar is not plain data", item.range)) }
      return []
    }
    let label = item["text"]?.text ?? item["title"]?.text
    let inner = item["prefix"]?.text.map { $0.hasPrefix("/") ? $0 : base + $0 } ?? base
    let own = (item["link"] ?? item["path"]).flatMap { entry($0, label: label, base: inner) }
    guard let children = item["children"] ?? item["items"] else { return own.map { [$0] } ?? [] }
    let nodes = items(children, base: inner)
    guard let label, !label.isEmpty else { return nodes }
    if case .page(let page, _)? = own { return [.section(label, page: page, nodes)] }
    return nodes.isEmpty ? [] : [.section(label, page: nil, nodes)]
  }

  private func entry(_ link: ToolData, label: String?, base: String) -> NavigationNode? {
    guard let text = link.text else { return nil }
    if let node = NavigationNode.link(to: text, label: label) { return node }
    guard !text.contains("://"), !text.hasPrefix("//") else { return nil }
    let path = text.hasPrefix("/") ? text : (base.hasSuffix("/") ? base : base + "/") + text
    return .page(.init(path, at: link.range), label: label)
  }
}
