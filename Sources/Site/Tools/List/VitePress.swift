import Diagnostics
import Files

/// VitePress: `.vitepress/config.ts`.
struct VitePress: ForeignTool {
  let name = "VitePress"

  let conventions = [
    ForeignConvention("The folder that `.vitepress` is in", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`public/`", "`static: [docs/public]`"),
    ForeignConvention("`themeConfig.sidebar` as plain data", "Read as it is: order, labels, and groups"),
    ForeignConvention("A sidebar that functions or plugins make", "A note; pages are in the order of their folders"),
    ForeignConvention("`title`, `description`, `lang`", "`title`, `description`, `language`"),
    ForeignConvention("`base`", "The path of `url`"),
    ForeignConvention("`srcExclude`", "`exclude`"),
    ForeignConvention("`::: tip`, `::: details`, `{#id}`, `[[toc]]`", "Read as they are; `[[toc]]` is not needed"),
    ForeignConvention("`<!--@include: file-->`", "Read as it is, within the project"),
    ForeignConvention("`layout: home` with `hero` and `features`", "Left alone; write the page’s text in Markdown"),
    ForeignConvention("Vue components and `{{ }}`", "Their text stays, with a finding for each kind"),
  ]

  private static let names = ["config.ts", "config.mts", "config.js", "config.mjs"]

  func navigationFiles(for content: ContentFolder) -> [String] {
    Self.names.map { content.file(".vitepress/" + $0) }
  }

  func navigation(_ file: SourceFile, for content: ContentFolder) -> NavigationReading? {
    guard file.path.contains(".vitepress/") else { return nil }
    guard let data = ScriptReader.value(of: file)?.argument, data.entries != nil else {
      return NavigationReading(unread: [("the configuration is not plain data", 0..<0)])
    }
    guard let sidebar = data.at("themeConfig", "sidebar") else {
      let isHidden = data["themeConfig"]?.isCode == true || data["locales"] != nil
      return NavigationReading(unread: isHidden ? [("the sidebar is not plain data", 0..<0)] : [])
    }
    var reader = VitePressSidebar()
    return reader.read(sidebar)
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let candidates = ["docs", "", "doc", "documentation", "website", "src", "guide", "packages/docs"]
    let found = candidates.lazy.flatMap { folder in Self.names.map { (folder, $0) } }
      .compactMap { folder, name -> (String, SourceFile)? in
        let path = ContentFolder(path: folder).file(".vitepress/" + name)
        return project.file(path).map { (folder, $0) }
      }.first
    guard let (folder, file) = found else { return nil }
    let data = ScriptReader.value(of: file)?.argument
    let source = data?["srcDir"]?.text ?? "."
    let content = SitePath.resolve(source, from: folder.isEmpty ? "" : folder + "/x") ?? folder
    guard project.pages(in: content) > 0 else { return nil }
    var settings = ForeignSettings(content: content)
    settings.title = data?["title"]?.text
    settings.description = data?["description"]?.text
    settings.language = data?["lang"]?.text
    if let host = data?.at("sitemap", "hostname")?.text { settings.url = host }
    settings.prefixes = [data?["base"]?.text].compactMap { $0 }.filter { $0 != "/" }
    let statics = ContentFolder(path: content).file("public")
    if project.hasFolder(statics) { settings.statics = [statics] }
    settings.excluded = data?["srcExclude"]?.items?.compactMap(\.text) ?? []
    if content != folder { settings.navigation = [file.path] }
    if data?["rewrites"] != nil { settings.byHand.append("“rewrites”: give these pages a “permalink” in front matter") }
    if data?["locales"] != nil { settings.byHand.append("“locales”: build each language as a site of its own") }
    return settings
  }
}

/// Reads the sidebar of VitePress.
private struct VitePressSidebar {
  private var unread: [(reason: String, range: SourceRange)] = []

  mutating func read(_ sidebar: ToolData) -> NavigationReading {
    var nodes: [NavigationNode] = []
    if sidebar.items != nil {
      nodes = items(sidebar, base: "")
    } else if let entries = sidebar.entries {
      // One sidebar for each first part of an address.
      for entry in entries {
        if entry.value.entries != nil {
          nodes += items(entry.value["items"] ?? entry.value, base: entry.value["base"]?.text ?? "")
        } else {
          nodes += items(entry.value, base: "")
        }
      }
    } else {
      unread.append(("the sidebar is not plain data", sidebar.range))
    }
    return NavigationReading(nodes: nodes, unread: unread)
  }

  private mutating func items(_ data: ToolData, base: String) -> [NavigationNode] {
    guard let items = data.items else {
      unread.append(("a part of the sidebar is not plain data", data.range))
      return []
    }
    var nodes: [NavigationNode] = []
    for item in items {
      guard item.entries != nil else {
        unread.append(("a part of the sidebar is not plain data", item.range))
        continue
      }
      let base = item["base"]?.text ?? base
      var page: NavigationNode.Reference?
      if let link = item["link"], let text = link.text, !text.contains("://") {
        page = .init(base.isEmpty || text.hasPrefix("/") && text.hasPrefix(base) ? text : base + text, at: link.range)
      }
      let label = item["text"]?.text
      if let children = item["items"] {
        nodes.append(.section(label ?? "", page: page, self.items(children, base: base)))
      } else if let page {
        nodes.append(.page(page, label: label))
      }
    }
    return nodes
  }
}
