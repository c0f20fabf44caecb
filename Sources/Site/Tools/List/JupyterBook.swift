import Diagnostics
import Files
import Markdown

/// Jupyter Book: `_toc.yml` beside `_config.yml`, or beside the `conf.py` of Sphinx.
struct JupyterBook: ForeignTool {
  let name = "Jupyter Book"

  let conventions = [
    ForeignConvention("The folder of `_toc.yml`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention(
      "`_toc.yml`", "Read as it is: order, titles, parts, and links; `glob` as the pages of its folder"),
    ForeignConvention("`title` in `_config.yml`, or `html_title` and `project` in `conf.py`", "`title`"),
    ForeignConvention("`html.baseurl`, `sphinx.config.language`", "`url`, `language`"),
    ForeignConvention("`root` in `_toc.yml`", "`home`, unless it is `index` or `README`"),
    ForeignConvention("`repository`, with `html.use_edit_page_button`", "`edit`"),
    ForeignConvention("Files beside the pages, such as `conf.py`", "Published only if pages link to or show them"),
    ForeignConvention("`only_build_toc_files: true`", "`exclude`, for pages that `_toc.yml` does not name"),
    ForeignConvention("`exclude_patterns`", "`exclude`, for files and folders that are there"),
    ForeignConvention(
      "Directives, roles, and labels of MyST, and of sphinx-design",
      "`myst: true`; read as [Markdown](mdx-and-templates.md#myst), others are findings"),
    ForeignConvention(
      "`myst_substitutions`, and `myst_url_schemes` with templates of addresses",
      "`variables` in `site.yml`, those of schemes as `myst_url_schemes.name`"),
    ForeignConvention("Notebooks, and pages in reStructuredText", "Not read; a line in the report of `init`"),
  ]

  private static let contents = "_toc.yml"
  private static let settings = "_config.yml"
  private static let script = "conf.py"
  private static let deepest = 20

  func navigationFiles(for content: ContentFolder) -> [String] { [content.file(Self.contents)] }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard SitePath.name(of: file.path) == Self.contents, let data = Self.data(of: file) else { return nil }
    return NavigationReading(nodes: Self.nodes(of: data), namesPages: false)
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth([Self.contents]) {
      let here = ContentFolder(path: SitePath.folder(of: path))
      guard let file = project.file(path), let data = Self.data(of: file), project.pages(in: here.path) > 0,
        [Self.settings, Self.script].contains(where: { project.hasFile(here.file($0)) })
      else { continue }
      return Self.settings(data, here, project)
    }
    return nil
  }

  /// The data of a table of contents; nil for another file with its name.
  private static func data(of file: SourceFile) -> ToolData? {
    guard let data = ToolSettings.document(file), data["root"]?.text != nil else { return nil }
    let isNamed = data["format"]?.text?.hasPrefix("jb-") == true
    return isNamed || lists.contains { data[$0]?.items != nil } ? data : nil
  }

  /// The keys of what is below an entry.
  private static let lists = ["parts", "subtrees", "chapters", "sections", "entries"]

  private static func nodes(of data: ToolData) -> [NavigationNode] {
    let root = data["root"].flatMap { value in
      value.text.map { NavigationNode.page(.init($0, at: value.range), label: data["title"]?.text) }
    }
    return [root].compactMap(\.self) + children(of: data, depth: 0)
  }

  private static func children(of data: ToolData, depth: Int) -> [NavigationNode] {
    guard depth < deepest else { return [] }
    return lists.flatMap { data[$0]?.items ?? [] }.flatMap { entry -> [NavigationNode] in
      let title = entry["title"]?.text
      if let address = entry["url"]?.text {
        return [NavigationNode.link(to: address, label: title)].compactMap(\.self)
      }
      let children = children(of: entry, depth: depth + 1)
      if let value = entry["file"], let file = value.text {
        let page = NavigationNode.Reference(file, at: value.range)
        // Without a title, a section has that of its page.
        return [children.isEmpty ? .page(page, label: title) : .section(title ?? "", page: page, children)]
      }
      if let value = entry["glob"], let pattern = value.text {
        let folder = pattern.prefix { !"*?[".contains($0) }.split(separator: "/").joined(separator: "/")
        return folder.isEmpty ? [.rest] : [.contents(of: .init(folder, at: value.range))]
      }
      let caption = entry["caption"]?.text ?? ""
      return caption.isEmpty || children.isEmpty ? children : [.section(caption, page: nil, children)]
    }
  }

  private static func settings(
    _ contents: ToolData, _ here: ContentFolder, _ project: ForeignProject
  ) -> ForeignSettings {
    var settings = ForeignSettings(content: here.path)
    // Sphinx publishes what pages show.
    settings.files = .linked
    settings.readsMyST = true
    settings.tolerated.insert("page/front-matter")
    let data = project.file(here.file(Self.settings)).flatMap { ToolSettings.yaml($0) }
    let file = project.file(here.file(Self.script))
    let script = file.map(strings) ?? [:]
    if let file { MySTSettings.add(file, to: &settings) }
    for place in [data?["parse"], data?.at("sphinx", "config")] {
      MySTSettings.add(substitutions: place?["myst_substitutions"], to: &settings)
      MySTSettings.add(schemes: place?["myst_url_schemes"], to: &settings)
    }
    settings.title = data?["title"]?.text ?? script["html_title"] ?? script["project"]
    settings.language = data?.at("sphinx", "config", "language")?.text ?? script["language"]
    if let url = data?.at("html", "baseurl")?.text ?? script["html_baseurl"], url.contains("://") { settings.url = url }
    settings.edit = edit(data, here.path)
    let named = references(nodes(of: contents))
    let pages = project.paths.filter(SitePath.isPage).compactMap(here.below)
    let names = Dictionary(pages.map { (LinkIndex.stem(ofPage: $0), $0) }) { first, _ in first }
    if let root = named.first, let page = names[LinkIndex.stem(ofPage: root)],
      !["index", "readme"].contains(LinkIndex.stem(ofPage: page).lowercased())
    {
      settings.home = page
    }
    settings.excluded = (data?["exclude_patterns"]?.items ?? []).compactMap(\.text).compactMap { pattern in
      guard !pattern.hasPrefix("."), !pattern.contains("*") else { return nil }
      if project.hasFile(here.file(pattern)) { return "/" + pattern }
      return project.hasFolder(here.file(pattern)) ? "/" + pattern + "/" : nil
    }
    if data?["only_build_toc_files"]?.flag == true {
      let known = Set(named.map(LinkIndex.stem(ofPage:)))
      settings.excluded += pages.filter { !known.contains(LinkIndex.stem(ofPage: $0)) }.map { "/" + $0 }
    }
    return settings
  }

  private static func references(_ nodes: [NavigationNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .page(let page, _): [page.text]
      case .section(_, let page, let children): [page?.text].compactMap(\.self) + references(children)
      default: []
      }
    }
  }

  /// Where pages are edited, without the path from the root of the project.
  private static func edit(_ data: ToolData?, _ content: String) -> String? {
    guard data?.at("html", "use_edit_page_button")?.flag == true,
      var repository = data?.at("repository", "url")?.text, repository.hasPrefix("https://github.com/")
    else { return nil }
    while repository.hasSuffix("/") { repository.removeLast() }
    let branch = data?.at("repository", "branch")?.text ?? "master"
    let folder = (data?.at("repository", "path_to_book")?.text ?? "").split(separator: "/").joined(separator: "/")
    guard folder == content else { return nil }
    return "\(repository)/edit/\(branch)/"
  }

  /// The texts that a script of Python gives names at the beginning of a line: `project = 'Name'`.
  static func strings(in file: SourceFile) -> [String: String] {
    var texts: [String: String] = [:]
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = line[..<sign].prefix { $0 > 0x20 }
      let value = line[(sign + 1)...].drop { $0 <= 0x20 }
      guard !name.isEmpty, name.allSatisfy({ $0 == UInt8(ascii: "_") || (0x61...0x7A).contains($0) }),
        let quote = value.first, "\"'".utf8.contains(quote), let end = value.dropFirst().firstIndex(of: quote)
      else { continue }
      let text = String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)
      if !text.isEmpty, !text.contains("\\") { texts[String(decoding: name, as: UTF8.self)] = text }
    }
    return texts
  }
}
