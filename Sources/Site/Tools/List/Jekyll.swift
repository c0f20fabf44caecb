import Diagnostics
import Files

/// Jekyll, with or without a theme for documentation: `_config.yml`.
struct Jekyll: ForeignTool {
  let name = "Jekyll"

  let conventions = [
    ForeignConvention("The folder of the site, or its `source`", "`content: .` or `content: docs` in `site.yml`"),
    ForeignConvention(
      "`title`, `description`, `url` and `baseurl`, `lang`", "`title`, `description`, `url`, `language`"),
    ForeignConvention("`exclude`", "`exclude`"),
    ForeignConvention("`_includes`, `_layouts`, `_data`, `_sass`, `_plugins`, `_site`", "Left out"),
    ForeignConvention("`nav_order`, `nav_exclude`, `permalink`, `redirect_from`, `published`", "Read as they are"),
    ForeignConvention("`{{ site.baseurl }}/page/` in links", "Read as it is"),
    ForeignConvention("`{: #id .class}`", "The id stays"),
    ForeignConvention("`{% include … %}` and other Liquid", "A finding for each kind; write it in Markdown"),
    ForeignConvention("Navigation in `_data`", "Not read; order pages by `order` in front matter"),
    ForeignConvention("Collections and posts", "Folders like any other; dates stay in the names of posts"),
  ]

  private static let names = ["_config.yml", "_config.yaml"]
  private static let keys: Set<String> = [
    "title", "description", "url", "baseurl", "lang", "locale", "exclude", "source", "theme", "remote_theme",
    "collections", "name",
  ]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    guard let path = project.nearest(Self.names).first, let file = project.file(path) else { return nil }
    let data = ToolSettings.yaml(file, keys: Self.keys)
    let base = SitePath.folder(of: path)
    let source = data?["source"]?.text ?? "."
    guard let content = SitePath.resolve(source, from: base.isEmpty ? "" : base + "/x"), project.hasFolder(content)
    else { return nil }
    var settings = ForeignSettings(content: content)
    settings.title = data?["title"]?.text ?? data?["name"]?.text
    settings.description = data?["description"]?.text
    settings.language = data?["lang"]?.text ?? data?["locale"]?.text
    let root = data?["baseurl"]?.text ?? ""
    if let url = data?["url"]?.text, !url.isEmpty { settings.url = url + root }
    if settings.url == nil { settings.prefixes = [root].filter { !$0.isEmpty && $0 != "/" } }
    settings.excluded = (data?["exclude"]?.items ?? []).compactMap(\.text).map { pattern in
      // Jekyll means paths from its folder.
      pattern.contains("*") || pattern.hasPrefix("/") ? pattern : "/" + pattern
    }
    if content.isEmpty {
      // What belongs to the project, not to the site.
      let tools = ["README.md", "CONTRIBUTING.md", "LICENSE.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md"]
      settings.excluded += tools.filter { project.has($0) && !($0 == "README.md" && !project.has("index.md")) }
        .map { "/" + $0 }
      settings.excluded += [
        "Gemfile*", "Rakefile", "package*.json", "*.lock", "node_modules/", "vendor/", "*.js", "*.rb", "*.scss",
      ]
    }
    settings.excluded.append("_config*.yml")
    if project.paths.contains(where: { $0.contains("_data/") && $0.lowercased().contains("nav") }) {
      settings.byHand.append("navigation in _data: order pages by “order” in front matter")
    }
    return settings
  }
}

/// Hugo: `hugo.toml` or `config.toml`.
struct Hugo: ForeignTool {
  let name = "Hugo"

  let conventions = [
    ForeignConvention(
      "`content/`, or another `contentDir`", "`content: content` in `site.yml`, or `--content content`"),
    ForeignConvention("`static/`", "`static: [static]`"),
    ForeignConvention("`title`, `baseURL`, `languageCode`", "`title`, `url`, `language`"),
    ForeignConvention("`_index.md`", "The index page of its folder"),
    ForeignConvention("`weight`, `linkTitle`, `aliases`, `slug`, `url`, `draft`, `keywords`", "Read as they are"),
    ForeignConvention("`{{< ref \"page\" >}}`", "A link to the page"),
    ForeignConvention("Other shortcodes", "A finding for each kind; write it in Markdown"),
    ForeignConvention("Menus in the configuration", "Not read; order pages by `weight` or `order`"),
    ForeignConvention("Front matter in TOML", "A finding; write it in YAML"),
  ]

  private static let names = ["hugo.toml", "config.toml", "hugo.yaml", "hugo.yml", "config.yaml", "config.yml"]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let nearest = project.nearest(Self.names) + project.nearest(["hugo.toml"])
    for path in nearest {
      guard let file = project.file(path) else { continue }
      let keys: Set<String> = ["title", "baseURL", "contentDir", "languageCode", "defaultContentLanguage", "staticDir"]
      let toml = path.hasSuffix(".toml") ? ToolSettings.toml(file) : [:]
      let yaml = path.hasSuffix(".toml") ? nil : ToolSettings.yaml(file, keys: keys)
      func value(_ key: String) -> String? { (toml[key] ?? toml[key.lowercased()] ?? yaml?[key])?.text }
      var base = SitePath.folder(of: path)
      // The configuration can be in a folder of its own.
      if base.hasSuffix("config/_default") { base = SitePath.folder(of: SitePath.folder(of: base)) }
      let here = ContentFolder(path: base)
      let content = here.file(value("contentDir") ?? "content")
      guard value("baseURL") != nil || value("title") != nil, project.pages(in: content) > 0, project.hasFolder(content)
      else { continue }
      var settings = ForeignSettings(content: content)
      settings.title = value("title")
      settings.url = value("baseURL")
      settings.language = value("languageCode") ?? value("defaultContentLanguage")
      let statics = here.file(value("staticDir") ?? "static")
      if project.hasFolder(statics) { settings.statics = [statics] }
      if project.hasFolder(here.file("layouts/shortcodes")) {
        settings.byHand.append("shortcodes of your own in layouts/shortcodes: write them in Markdown")
      }
      return settings
    }
    return nil
  }
}

/// A folder of Markdown files that belongs to no known tool.
struct PlainFolder: ForeignTool {
  let name = "a folder of Markdown files"
  let conventions: [ForeignConvention] = []

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let folders = [
      "docs", "doc", "documentation", "content", "website/docs", "src/content", "site", "guide", "pages", "src",
    ]
    let found = folders.map { (folder: $0, pages: project.pages(in: $0)) }
    // The first of the fullest folders.
    let most = found.reduce(("", 0)) { $1.pages > $0.1 ? ($1.folder, $1.pages) : $0 }
    guard most.1 > 0 || project.pages(in: "") > 0 else { return nil }
    let content = most.0
    var settings = ForeignSettings(content: content)
    let statics = ["static", "public"].filter { project.hasFolder($0) && $0 != content }
    settings.statics = content.isEmpty ? [] : statics
    return settings
  }
}
