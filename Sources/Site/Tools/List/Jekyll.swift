import Diagnostics
import Files
import Markdown

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
    ForeignConvention("`parent`, `grand_parent` of Just the Docs", "Make the navigation, wherever the files are"),
    ForeignConvention("Collections such as `_components/card.md`", "Published at `components/card.html`"),
    ForeignConvention("`_pages/about.md`", "Published at `about.html`"),
    ForeignConvention("Posts", "Pages of the folder `posts`; dates stay in their names"),
    ForeignConvention(
      "Pages in HTML with front matter", "Pages; `.xml`, `.json`, and `.txt` with it are left out and reported"),
    ForeignConvention("`{{ site.baseurl }}/page/` in links", "Read as it is"),
    ForeignConvention("`{: .note }` above a paragraph", "A callout, for every kind of callout that is known"),
    ForeignConvention("`{: #id .class}`", "The id stays"),
    ForeignConvention("`<div markdown=\"1\">`", "Its content is read as Markdown"),
    ForeignConvention("`{% include part.md %}`, `{% include_relative part.md %}`", "The file is put in"),
    ForeignConvention("`{% include … %}` and other Liquid", "A finding for each kind; write it in Markdown"),
    ForeignConvention("Navigation in `_data`", "Not read; order pages by `order` in front matter"),
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
        // With front matter, they are pages of the site.
        .filter { project.file($0).map { FrontMatter.split($0).content == nil } ?? true }
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
