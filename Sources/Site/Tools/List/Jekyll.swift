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
    ForeignConvention(
      "`nav_order`, `nav_exclude`, `permalink`, `redirect_from`, `redirect_to`, `published`", "Read as they are"),
    ForeignConvention(
      "A layout of your own that is called `redirect`, with the address in `redirect`, `target`, `url`, or the like",
      "The page leads there, and is not in the navigation"),
    ForeignConvention(
      "`parent`, `grand_parent`, `ancestor`, `child_nav_order` of Just the Docs",
      "Make the navigation, wherever the files are; parents list the pages below them, unless `has_toc` is false"),
    ForeignConvention(
      "`just_the_docs: {collections: {guides: {name: Guides}}}`, or such a map of another name",
      "`navigation: [_config.yml]`: a section for each collection, in this order; parents are looked up in it first"),
    ForeignConvention(
      "`permalink`, also of `collections` and `defaults`", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("`permalink: /:title`, without an ending", "`hide-endings: true`"),
    ForeignConvention("Collections such as `_components/card.md`", "Published at `components/card.html`"),
    ForeignConvention("Collections without `output: true`, and `_drafts`", "`exclude`, with a line in the report"),
    ForeignConvention("`defaults` with `nav_exclude`, `title`, and the like", "A line in the report of `init`"),
    ForeignConvention("`{% details Title %}`, `{% tabs %}`, `{% mermaid %}`", "Read as they are; a diagram is code"),
    ForeignConvention("`_pages/about.md`", "Published at `about.html`"),
    ForeignConvention(
      "Posts", "Pages of the folder `posts`, newest first, with their dates, unless `permalink` says otherwise"),
    ForeignConvention("`{% for post in site.posts %}`, also with `limit`", "The list of posts, newest first"),
    ForeignConvention(
      "`{% for item in site.data.links %}`, `{% for item in page.links %}`",
      "The items, of data in YAML, JSON, CSV, or TSV, with common filters and conditions; a loop that needs more is left "
        + "out, with a finding"),
    ForeignConvention(
      "Documents of collections without `title`", "The title comes from the name of the file, without a finding"),
    ForeignConvention("`author` in front matter, `_data/authors.yml`", "Shown below the title of the page"),
    ForeignConvention(
      "Pages in HTML with front matter", "Pages; `.xml`, `.json`, and `.txt` with it are left out and reported"),
    ForeignConvention("`{{ site.baseurl }}/page/` in links", "Read as it is"),
    ForeignConvention(
      "`{: .note }` above a paragraph, a list, or a quote", "A callout, for every kind of callout that is known"),
    ForeignConvention(
      "`callouts` of Just the Docs", "`callouts` in `site.yml`; `{: .new-title }` takes the title from the quote"),
    ForeignConvention("`gh_edit_repository` and the like of Just the Docs", "`edit`"),
    ForeignConvention(
      "`aux_links`, `nav_external_links`, `footer_content` of Just the Docs", "A line in the report of `init`"),
    ForeignConvention(
      "`{: .note }` below one, and `<div class=\"note\">`",
      "A callout for note, tip, info, important, warning, caution, and danger; a heading that begins the `div` is its "
        + "title"),
    ForeignConvention("`{: #id .class}`", "The id stays"),
    ForeignConvention(
      "Tables without a header row, or with `\\|-` below it", "Tables, where each row begins and ends with a pipe"),
    ForeignConvention("Rules above the header of a table, and between its rows", "Left out"),
    ForeignConvention("Pipes in code in tables", "`pipes-in-code: true`, if pages have such"),
    ForeignConvention("Blanks in an address, `[mail](mailto: a@b.c)`", "A link"),
    ForeignConvention("`**「…」**` directly beside letters", "Strong text"),
    ForeignConvention("`<div markdown=\"1\">`", "Its content is read as Markdown"),
    ForeignConvention(
      "`{% include part.md %}`, `{% include_relative part.html %}`",
      "The file is put in, with values, data of `_data`, settings, and front matter that it asks for; one in HTML, unless "
        + "too little of it is left without what nobody knows"),
    ForeignConvention("`{% include … %}` and other Liquid", "A finding for each kind; write it in Markdown"),
    ForeignConvention("`description` of pages, unless a layout shows it", "`hide-descriptions: true`"),
    ForeignConvention("`url` in front matter, which Jekyll does not read", "`front-matter: [url]`"),
    ForeignConvention("Files of collections without front matter", "`exclude`; pages can include them"),
    ForeignConvention(
      "Other Markdown without front matter, if a `Gemfile` names no plugin that makes pages of it", "`exclude`"),
    ForeignConvention(
      "`{{ site.name }}`, `{{ site.data.file.name }}` of `_config.yml` and `_data`", "`variables` in `site.yml`"),
    ForeignConvention(
      "Navigation in `_data`, such as `navigation.yml` with titles, links, and lists, or in `_config.yml`",
      "`navigation`; of several files, that with the most entries"),
  ]

  /// The last is for `--config`.
  private static let names = ["_config.yml", "_config.yaml", "jekyll.yml"]
  private static let keys: Set<String> = [
    "title", "description", "url", "baseurl", "lang", "locale", "exclude", "source", "theme", "remote_theme",
    "collections", "collections_dir", "defaults", "name", "permalink", "plugins", "gems", "callouts",
    "nav_external_links", "aux_links", "footer_content", "gh_edit_link", "gh_edit_repository", "gh_edit_branch",
    "gh_edit_source", "gh_edit_view_mode",
  ]

  /// The file with the settings: the nearest one, unless only one further down has layouts or includes beside it.
  private static func configuration(of project: ForeignProject) -> String? {
    let nearest = project.nearest(names).first
    func hasTemplates(_ path: String) -> Bool {
      let here = ContentFolder(path: SitePath.folder(of: path))
      return ["_layouts", "_includes"].contains { project.hasFolder(here.file($0)) }
    }
    guard let nearest, !hasTemplates(nearest) else { return nearest }
    let others = project.paths.filter { names.contains(SitePath.name(of: $0)) && hasTemplates($0) }
    return others.count == 1 ? others[0] : nearest
  }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard JekyllNavigation.mayBe(file.path) || JekyllNavigation.isConfiguration(file.path) else { return nil }
    var reading = NavigationReading(nodes: JekyllNavigation.nodes(of: file, read: modules.file))
    if reading.nodes.isEmpty, JekyllNavigation.isConfiguration(file.path) {
      let (named, all) = JekyllCollections.sections(ToolSettings.yaml(file))
      reading.collections =
        named.isEmpty
        ? all
        : named
          + all.filter { section in
            !named.contains { $0.folder == section.folder }
          }
    }
    return reading
  }

  func namedFolder(of project: ForeignProject) -> NamedFolder? {
    guard let path = Self.configuration(of: project), let file = project.file(path) else { return nil }
    let value = ToolSettings.yaml(file, keys: Self.keys)?["source"]?.text
    return NamedFolder(value, "source", in: path, from: SitePath.folder(of: path))
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    guard let path = Self.configuration(of: project), let file = project.file(path) else { return nil }
    let data = ToolSettings.yaml(file, keys: Self.keys)
    let base = SitePath.folder(of: path)
    let source = data?["source"]?.text ?? "."
    guard let content = SitePath.resolve(source, from: base.isEmpty ? "" : base + "/x"), project.hasFolder(content)
    else { return nil }
    var settings = ForeignSettings(content: content)
    settings.tolerated.insert("page/front-matter")
    settings.variables = SiteVariables.texts(in: ToolSettings.yaml(file), named: "site").merging(
      SiteVariables.texts(inFilesOf: ContentFolder(path: content).file("_data"), named: "site.data.", project)
    ) { first, _ in first }
    settings.callouts = JustTheDocs.callouts(data)
    settings.edit = JustTheDocs.edit(data, content)
    settings.byHand += JustTheDocs.notes(data)
    let pages = JekyllPages(in: content, of: project)
    settings.hidesDescriptions = !pages.showDescriptions
    settings.ownKeys = pages.ownKeys
    settings.byHand += [pages.noteOnDrafts].compactMap(\.self)
    settings.title = data?["title"]?.text ?? data?["name"]?.text
    settings.description = data?["description"]?.text
    settings.keepsCodeInCells = true
    settings.language = data?["lang"]?.text ?? data?["locale"]?.text
    let root = data?["baseurl"]?.text ?? ""
    if let url = data?["url"]?.text, !url.isEmpty { settings.url = url + root }
    if settings.url == nil { settings.prefixes = [root].filter { !$0.isEmpty && $0 != "/" } }
    if let data { settings.permalinks = JekyllPermalinks(data, content, project).patterns }
    settings.hidesEndings = Self.hidesEndings(data)
    settings.externals = Self.elsewhere(below: root, settings, project)
    settings.excluded = (data?["exclude"]?.items ?? []).compactMap(\.text).map { pattern in
      // Jekyll means paths from its folder.
      pattern.contains("*") || pattern.hasPrefix("/") ? pattern : "/" + pattern
    }
    if content.isEmpty {
      // What belongs to the project, not to the site.
      let tools = [
        "README.md", "CONTRIBUTING.md", "LICENSE.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md",
        "ISSUE_TEMPLATE.md", "PULL_REQUEST_TEMPLATE.md",
      ]
      settings.excluded += tools.filter { project.has($0) && !($0 == "README.md" && !pages.hasHome) }
        // With front matter, they are pages of the site.
        .filter { project.file($0).map { FrontMatter.split($0).content == nil } ?? true }
        .map { "/" + $0 }
      settings.excluded += [
        "Gemfile*", "Rakefile", "package*.json", "*.lock", "node_modules/", "vendor/", "*.js", "*.rb", "*.scss",
      ]
    }
    let collections = JekyllCollections(data, in: content, of: project)
    settings.excluded += collections.excluded
    settings.byHand += collections.notes
    let copied = pages.copiedAssets
    settings.excluded += copied
    settings.excluded += pages.copied(data, from: base, besides: settings.excluded) + pages.parts
    settings.excluded.append("_config*.yml")
    settings.takeNavigation(
      inDataOf: ContentFolder(path: content), of: project,
      besides: JekyllNavigation.isConfiguration(path) && pages.areArranged(file) ? path : nil)
    return settings
  }

  /// Whether pages have addresses without an ending, as they have with a pattern of one’s own that does not end in one.
  private static func hidesEndings(_ data: ToolData?) -> Bool {
    guard let pattern = data?["permalink"]?.text, pattern.contains(":") else { return false }
    return !pattern.hasSuffix("/") && !pattern.hasSuffix(":output_ext") && !pattern.hasSuffix(".html")
  }

  /// What links from the root lead to, in a site that is published below a path: Jekyll does not add that path, so what
  /// is not in the site is beside it.
  private static func elsewhere(
    below root: String, _ settings: ForeignSettings, _ project: ForeignProject
  ) -> [String] {
    let root = root.split(separator: "/").first.map(String.init) ?? ""
    guard !root.isEmpty else { return [] }
    let content = settings.content
    let here = ContentFolder(path: content)
    let own = Set(
      (project.names(in: content) + project.names(in: here.file("_pages")) + ["assets"])
        .map { String($0.trimmingPrefix("_")) } + [root])
    let roots = SiblingSites.roots(of: content, in: project).filter { !own.contains($0) }
    return PublishedPaths.unused(roots, by: settings, in: project).map { "/" + $0 }
  }
}

/// Where Jekyll publishes pages, as far as its settings say.
private struct JekyllPermalinks {
  private(set) var patterns: [(folder: String, pattern: String)] = []

  init(_ data: ToolData, _ content: String, _ project: ForeignProject) {
    let here = ContentFolder(path: content)
    let style = data["permalink"]?.text ?? "date"
    let isFolder = style == "pretty" || style.hasSuffix("/")
    let base = data["collections_dir"]?.text.flatMap { SitePath.resolve($0, from: "") } ?? ""
    func add(_ folder: String, _ pattern: String) {
      let path = folder.isEmpty ? "." : folder
      guard project.hasFolder(folder.isEmpty ? content : here.file(folder)) else { return }
      patterns.removeAll { $0.folder == path }
      patterns.append((path, pattern))
    }
    if isFolder { add("", "/:path/") }
    for entry in data["collections"]?.entries ?? [] where entry.key != "posts" {
      let folder = ContentFolder(path: base).file("_" + entry.key)
      let own = entry.value["permalink"]?.text.flatMap { Self.pattern($0, collection: entry.key) }
      let usual = isFolder ? "/\(entry.key)/:path/" : base.isEmpty ? nil : "/\(entry.key)/:path"
      if let pattern = own ?? usual { add(folder, pattern) }
    }
    let posts = data.at("collections", "posts", "permalink")?.text ?? data["permalink"]?.text
    if let pattern = posts.flatMap({ Self.pattern(Self.styles[$0] ?? $0, collection: "posts") }) {
      let folders = Set(project.paths.lazy.compactMap(here.below).map(SitePath.folder))
      for folder in folders.sorted() where SitePath.name(of: folder) == "_posts" {
        let categories = SitePath.folder(of: folder)
        add(folder, categories.isEmpty ? pattern : pattern.replacing(":categories", with: categories + "/:categories"))
      }
    }
    for entry in data["defaults"]?.items ?? [] {
      let path = entry.at("scope", "path")?.text ?? ""
      let type = entry.at("scope", "type")?.text
      let folder = path.isEmpty ? type.flatMap { $0 == "pages" ? "" : "_" + $0 } ?? "" : path
      guard let own = entry.at("values", "permalink")?.text, let folder = SitePath.resolve(folder, from: ""),
        let pattern = Self.pattern(own, collection: type ?? folder.trimmingPrefix("_").description)
      else { continue }
      add(folder, pattern)
    }
  }

  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title:output_ext", "pretty": "/:categories/:year/:month/:day/:title/",
    "none": "/:categories/:title:output_ext",
  ]

  /// A pattern in our words; nil if it has something that only Jekyll knows.
  private static func pattern(_ text: String, collection: String) -> String? {
    var pattern = text.replacing(":collection", with: collection).replacing(":output_ext", with: "")
    for name in [":title", ":slug", ":basename"] { pattern = pattern.replacing(name, with: ":name") }
    return PermalinkPattern(pattern) == nil ? nil : pattern
  }
}
