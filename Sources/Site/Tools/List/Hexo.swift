import Diagnostics
import Files
import Markdown
import Writing

/// Hexo: `_config.yml` beside the folder `source`.
struct Hexo: ForeignTool {
  let name = "Hexo"

  let conventions = [
    ForeignConvention("`source/`, or `source_dir`", "`content: source` in `site.yml`, or `--content source`"),
    ForeignConvention("`title`, `description`, `url`, `language`", "`title`, `description`, `url`, `language`"),
    ForeignConvention("`page.md` as `page.html`", "As it is"),
    ForeignConvention("`pretty_urls.trailing_html: false`", "`hide-endings: true`"),
    ForeignConvention("`permalink` in front matter", "Read as it is"),
    ForeignConvention(
      "`permalink` of posts, with `new_post_name`",
      "`permalinks`, so that posts keep their addresses; a pattern that needs more, and posts without `date`, are a line "
        + "in the report of `init`"),
    ForeignConvention("`_posts`", "Pages of the folder `posts`, newest first, with their dates"),
    ForeignConvention("`_drafts`, and other folders whose names begin with `_`", "`exclude`"),
    ForeignConvention("`_data`, `scaffolds`, `themes`", "Left out"),
    ForeignConvention(
      "`exclude`, `ignore`, and Markdown in `skip_render`", "`exclude`, without patterns in braces or brackets"),
    ForeignConvention(
      "`_data/sidebar.yml`, with folders, groups, and pages, and `_data/menu.yml`",
      "Read as they are; keys are titles as `languages` of the theme translates them, or else the pages’ own"),
    ForeignConvention("Anchors of headings", "`links: {anchors: hexo}`, or `zola` for `modifyAnchors: 1`"),
    ForeignConvention("`{% note warning Title %}`", "A box"),
    ForeignConvention(
      "`{% codeblock Title lang:js url text mark:1,3-4 %}`, `{% code %}`",
      "Code with its language, title, and marked lines; the link is below"),
    ForeignConvention(
      "`{% include_code Title lang:js from:1 to:9 a.js %}`", "The file of `code_dir` as code; `includes` in `site.yml`"),
    ForeignConvention(
      "`{% blockquote Author, Title %}`, `{% blockquote Author https://… Title %}`, `{% pullquote %}`",
      "A quote, with its source below"),
    ForeignConvention("`{% tabs %}` with `<!-- tab Title -->` of NexT", "Tabs"),
    ForeignConvention(
      "`{% img %}`, `{% asset_img %}`, `{% link %}`, `{% asset_link %}`, `{% post_link %}`",
      "Images and links; the text of `{% post_link %}` without a title is the name of the post"),
    ForeignConvention("`{% asset_path %}`, `{% post_path %}`", "The address"),
    ForeignConvention("Files of a post in a folder with its name", "Published beside the page"),
    ForeignConvention(
      "`{% youtube %}`, `{% vimeo %}`, `{% gist %}`, `{% jsfiddle %}`, `{% iframe %}`", "A link, or the frame"),
    ForeignConvention("`{% raw %}`", "Read as it is"),
    ForeignConvention("`description` of pages, unless a layout of the theme shows it", "`hide-descriptions: true`"),
    ForeignConvention(
      "Folders of other languages, such as `zh-cn`", "`exclude`; build each language as a site of its own"),
    ForeignConvention("Archives, tags, and what plugins make", "Not made"),
  ]

  private static let names = ["_config.yml", "_config.yaml"]
  private static let usualFolder = "source"
  /// Keys that Jekyll does not have.
  private static let ownKeys: Set<String> = [
    "source_dir", "public_dir", "tag_dir", "archive_dir", "category_dir", "code_dir", "i18n_dir", "skip_render",
    "new_post_name", "default_layout", "render_drafts", "post_asset_folder", "pretty_urls", "filename_case",
    "default_category", "tag_map", "category_map",
  ]
  private static let keys = ownKeys.union([
    "title", "description", "url", "root", "language", "permalink", "exclude", "ignore", "include", "theme", "marked",
    "markdown",
  ])
  /// So many of them say whose settings they are.
  private static let leastKeys = 2

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard HexoNavigation.mayBe(file.path, in: content) else { return nil }
    let base = ContentFolder(path: SitePath.folder(of: content.path))
    let settings = Self.names.lazy.compactMap { modules.file(base.file($0)) }.first
    guard let settings, let data = Self.data(settings), Self.isOne(data) else { return nil }
    return HexoNavigation(data, base, content, modules).read(file)
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { ["permalink"] }

  func namedFolder(of project: ForeignProject) -> NamedFolder? {
    guard let path = project.nearest(Self.names).first, let data = project.file(path).flatMap(Self.data) else {
      return nil
    }
    return NamedFolder(data["source_dir"]?.text, "source_dir", in: path, from: SitePath.folder(of: path))
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(Self.names) {
      guard let data = project.file(path).flatMap(Self.data) else { continue }
      let here = ContentFolder(path: SitePath.folder(of: path))
      let source = (data["source_dir"]?.text ?? Self.usualFolder).split(separator: "/").filter { $0 != "." }
      let content = here.file(source.joined(separator: "/"))
      guard !source.isEmpty, project.pages(in: content) > 0,
        Self.isOne(data) || Self.isInstalled(here, project)
      else { continue }
      return Self.settings(data, content, here, project)
    }
    return nil
  }

  private static func data(_ file: SourceFile) -> ToolData? { ToolSettings.yaml(file, keys: keys) }

  private static func isOne(_ data: ToolData) -> Bool {
    (data.entries ?? []).count { ownKeys.contains($0.key) } >= leastKeys
  }

  /// Whether the list of what to install has Hexo.
  private static func isInstalled(_ here: ContentFolder, _ project: ForeignProject) -> Bool {
    project.file(here.file("package.json"))?.bytes.firstRange(of: "\"hexo\"".utf8) != nil
  }

  private static func settings(
    _ data: ToolData, _ content: String, _ base: ContentFolder, _ project: ForeignProject
  ) -> ForeignSettings {
    let here = ContentFolder(path: content)
    var settings = ForeignSettings(content: content)
    settings.tolerated.insert("page/front-matter")
    settings.title = data["title"]?.text
    settings.description = data["description"]?.text
    settings.language = HexoNavigation.language(data)
    settings.url = data["url"]?.text
    let root = (data["root"]?.text ?? "").split(separator: "/").joined(separator: "/")
    if !root.isEmpty { settings.prefixes = ["/" + root] }
    settings.hidesEndings = data.at("pretty_urls", "trailing_html")?.flag == false
    settings.hidesDescriptions = !showDescriptions(base, project)
    settings.anchors = data.at("marked", "modifyAnchors")?.text == "1" ? .zola : .hexo
    settings.addPosts(data, here, project)
    settings.excluded = excluded(data, here, project)
    let own = (settings.language ?? "en").lowercased()
    let languages = project.names(in: content).filter { name in
      LanguageFolders.isLanguage(name) && name.lowercased() != own && project.pages(in: here.file(name)) > 0
    }
    settings.excluded += languages.map { "/\($0)/" }
    settings.leaveTranslations(languages, of: project)
    let code = data["code_dir"]?.text ?? "downloads/code"
    let folder = here.file(code.split(separator: "/").joined(separator: "/"))
    if project.hasFolder(folder) { settings.includes = [folder] }
    let files = ["sidebar.yml", "menu.yml"].map { here.file("_data/" + $0) }
    settings.navigation = Array(files.filter(project.hasFile).prefix(1))
    return settings
  }

  /// Whether a layout of the theme shows what pages say about themselves.
  private static func showDescriptions(_ base: ContentFolder, _ project: ForeignProject) -> Bool {
    let names = ["page.description", "post.description"].map { Array($0.utf8) }
    return project.paths.contains { path in
      guard let below = base.below(path), below.hasPrefix("themes/"), below.contains("/layout/"),
        !["head", "meta", "seo"].contains(where: SitePath.name(of: below).contains),
        let bytes = project.file(path)?.bytes
      else { return false }
      return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
        names.contains { line.firstRange(of: $0) != nil } && line.firstRange(of: "meta".utf8) == nil
      }
    }
  }

  /// What is not published, as patterns.
  private static func excluded(_ data: ToolData, _ here: ContentFolder, _ project: ForeignProject) -> [String] {
    func patterns(_ key: String) -> [String] {
      let texts = data[key]?.items?.compactMap(\.text) ?? [data[key]?.text].compactMap(\.self)
      return texts.filter { text in !text.isEmpty && text.allSatisfy { !"{}[]!()".contains($0) } }
        .map { $0.hasPrefix("*") || $0.hasPrefix("/") ? $0 : "/" + $0 }
    }
    var hidden: Set<String> = []
    for path in project.paths {
      guard let below = here.below(path) else { continue }
      let folders = SitePath.folder(of: below).pathParts()
      guard let first = folders.firstIndex(where: { $0.hasPrefix("_") }) else { continue }
      let folder = folders[...first].joined(separator: "/")
      let isPublished = folder == "_posts" || folder == "_drafts" && data["render_drafts"]?.flag == true
      if !isPublished, folders[first] != "_data" { hidden.insert("/" + folder + "/") }
    }
    let unrendered = patterns("skip_render").compactMap { pattern -> String? in
      // Other files that it names are published as they are.
      if SitePath.isPage(pattern) { return pattern }
      let end = ["/**/*", "/**", "/*"].first(where: pattern.hasSuffix)
      return end.map { String(pattern.dropLast($0.count)) + "/**/*.md" }
    }
    return hidden.sorted() + patterns("exclude") + patterns("ignore") + unrendered
  }
}

extension ForeignSettings {
  /// Gives posts the addresses that they have with Hexo.
  fileprivate mutating func addPosts(_ data: ToolData, _ here: ContentFolder, _ project: ForeignProject) {
    let folder = "_posts"
    guard project.pages(in: here.file(folder)) > 0 else { return }
    let written = data["permalink"]?.text ?? ":year/:month/:day/:title/"
    let isDated = data["new_post_name"]?.text?.contains(":year") == true
    let posts = ContentFolder(path: here.file(folder))
    let hasFolders = project.paths.contains { SitePath.isPage($0) && posts.below($0)?.contains("/") == true }
    let title = isDated ? hasFolders ? ":folder/:name" : ":name" : ":path"
    var pattern = "/" + written.drop { $0 == "/" }
    for (theirs, ours) in [
      (":post_title", "\u{1}"), (":name", title), (":title", title), (":category", ":categories"), ("\u{1}", ":title"),
    ] { pattern = pattern.replacing(theirs, with: ours) }
    guard PermalinkPattern(pattern) != nil else {
      byHand.append("“permalink: \(written)”: give posts a “permalink” in front matter to keep their addresses")
      return
    }
    permalinks = [(folder, pattern)]
    guard [":year", ":month", ":day"].contains(where: pattern.contains) else { return }
    let undated = project.paths.filter { path in
      guard SitePath.isPage(path), posts.below(path) != nil, let file = project.file(path) else { return false }
      let name = SitePath.name(of: LinkIndex.stem(ofPage: path))
      let block = FrontMatter.split(file).content
      return PermalinkPattern.undated(name) == name
        && block.map { PageFrontMatter.parse($0).frontMatter.day == nil } ?? true
    }
    guard let first = undated.first else { return }
    byHand.append(
      "posts without “date” in front matter, such as \(first): Hexo takes the date of the file; write it in the post to "
        + "keep its address")
  }
}
