import Diagnostics
import Files
import Markdown

/// VitePress: `.vitepress/config.ts`.
struct VitePress: ForeignTool {
  let name = "VitePress"

  let conventions = [
    ForeignConvention("The folder that `.vitepress` is in", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`public/`", "`static: [docs/public]`"),
    ForeignConvention("`themeConfig.sidebar` as plain data", "Read as it is: order, labels, and groups"),
    ForeignConvention("Several sidebars, by path", "A section for each, named by the entry of `nav` that leads to it"),
    ForeignConvention(
      "A sidebar that functions or plugins make",
      "Read where functions only return plain data; a finding about anything else, which is left out"),
    ForeignConvention("`title`, `description`, `lang`", "`title`, `description`, `language`"),
    ForeignConvention("`description` of pages, which only their heads have", "`hide-descriptions: true`"),
    ForeignConvention("`editLink`, and the icon in `head`", "`edit`, `favicon`"),
    ForeignConvention("`nav`, `footer`, `socialLinks`", "Not taken over; a line in the report of `init`"),
    ForeignConvention("`base`", "The path of `url`"),
    ForeignConvention("`cleanUrls`", "`hide-endings: true`"),
    ForeignConvention("`srcExclude`, and pages with a parameter such as `[id].md`", "`exclude`"),
    ForeignConvention("`::: tip`, `::: details`, `{#id}`, `[[toc]]`", "Read as they are; `[[toc]]` is not needed"),
    ForeignConvention("`<!--@include: file-->`, `<<< file`", "Read as they are, within the repository"),
    ForeignConvention(
      "`{{ $frontmatter.key }}` in code in `html-vue` and the like",
      "The text in the page’s front matter; what else is between such braces has a finding"),
    ForeignConvention("`hero` and `features` of a home page", "Their texts and links are the page"),
    ForeignConvention("Anchors of headings", "`links: {anchors: vitepress}`"),
    ForeignConvention(
      "`markdown.anchor.slugify`", "The anchors that most links lead to, in small letters or not, and a line about it"),
    ForeignConvention(
      "`ignoreDeadLinks`",
      "`links: {ignore: […]}`, where it is text or begins with text; with `true`, broken links are warnings"),
    ForeignConvention("Folders of translations", "`exclude`; build each language as a site of its own"),
    ForeignConvention("`<script setup>` and `<style>` of a page", "Left out"),
    ForeignConvention("Vue components and `{{ }}`", "Their text stays, with a finding for each kind"),
  ]

  private static let endings = ["ts", "mts", "js", "mjs"]
  /// A configuration can be a folder with a file for each language.
  private static let names =
    endings.map { "config." + $0 }
    + ["index", "shared", "root", "en"].flatMap { name in endings.map { "config/\(name)." + $0 } }

  func navigationFiles(for content: ContentFolder) -> [String] {
    Self.names.map { content.file(".vitepress/" + $0) }
  }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard file.path.contains(".vitepress/") || SitePath.name(of: file.path).hasPrefix("config.") else { return nil }
    guard let data = ScriptReader.value(of: file, importing: modules)?.argument, data.entries != nil else {
      return NavigationReading(unread: [("the configuration is not plain data", 0..<0)])
    }
    guard let sidebar = data.at("themeConfig", "sidebar") ?? data.at("locales", "root", "themeConfig", "sidebar") else {
      let isHidden = data["themeConfig"]?.isCode == true || data["locales"] != nil
      return NavigationReading(unread: isHidden ? [("the sidebar is not plain data", 0..<0)] : [])
    }
    let menu = data.at("themeConfig", "nav") ?? data.at("locales", "root", "themeConfig", "nav")
    var reader = VitePressSidebar(menu: menu)
    return reader.read(sidebar)
  }

  func addressKeys(in project: ForeignProject) -> Set<String> {
    // A plugin, also as a part of a theme, gives pages the addresses that they say.
    let plugins = ["permalink", "vitepress-theme-teek"]
    let hasPlugin = project.paths.contains { path in
      guard SitePath.name(of: path) == "package.json", let bytes = project.file(path)?.bytes else { return false }
      return plugins.contains { bytes.firstRange(of: $0.utf8) != nil }
    }
    return hasPlugin ? ["permalink"] : []
  }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let usual = ["docs", "", "doc", "documentation", "website", "src", "guide", "packages/docs"]
    let found = project.folders(with: ".vitepress", usual: usual).lazy.flatMap { folder in
      Self.names.map { (folder, $0) }
    }
    .compactMap { folder, name -> (String, SourceFile)? in
      let path = ContentFolder(path: folder).file(".vitepress/" + name)
      return project.file(path).map { (folder, $0) }
    }.first
    guard let (folder, file) = found else { return nil }
    let data = project.script(file)?.argument
    let source = data?["srcDir"]?.text ?? "."
    let root = SitePath.resolve(source, from: folder.isEmpty ? "" : folder + "/x") ?? folder
    let (content, others) = Self.languages(data, root, project)
    guard project.pages(in: content) > 0 else { return nil }
    var settings = ForeignSettings(content: content)
    settings.hidesDescriptions = true
    settings.files = .linked
    settings.anchors = .vitepress
    if data?["ignoreDeadLinks"].map({ $0.flag == false }) ?? true {
      settings.tolerated.subtract(["page/broken-link", "page/broken-image"])
    }
    settings.addIgnoredLinks(ofVitePress: data?["ignoreDeadLinks"], in: file)
    // Languages can share a file with such settings.
    let shared = Self.names.map { ContentFolder(path: folder).file(".vitepress/" + $0) }
      .compactMap(project.file).compactMap(project.script)
    if shared.contains(where: { $0.argument.at("markdown", "anchor", "slugify") != nil }) {
      settings.leaveAnchorsToLinks()
    }
    settings.excluded = others.map { "/" + $0 + "/" }
    settings.leaveTranslations(others, of: project)
    let options = VitePressOptions(data, shared.map(\.argument))
    settings.title = options.first("title")?.text
    settings.description = options.first("description")?.text
    settings.language = options.first("lang")?.text
    if let host = data?.at("sitemap", "hostname")?.text { settings.url = host }
    settings.hidesEndings = options.first("cleanUrls")?.flag == true
    settings.prefixes = [data?["base"]?.text].compactMap { $0 }.filter { $0 != "/" }
    let statics = ContentFolder(path: root).file("public")
    if project.hasFolder(statics) { settings.statics = [statics] }
    settings.addFavicon(options.favicon, of: project)
    settings.addEditLink(options.first("themeConfig", "editLink"), root)
    settings.byHand += options.unread
    settings.excluded += data?["srcExclude"]?.items?.compactMap(\.text) ?? []
    // A file with a parameter in its name is a template for pages that a program makes.
    let here = ContentFolder(path: content)
    if project.paths.contains(where: { SitePath.isPage($0) && here.below($0)?.contains("[") == true }) {
      settings.excluded.append(Self.routes)
      settings.byHand.append("pages that “.paths” files make, such as those of “[name].md”: they are left out")
    }
    if let navigation = Self.navigation(content, root, folder, project, file) { settings.navigation = [navigation] }
    if data?["rewrites"] != nil, content == root {
      settings.byHand.append("“rewrites”: give these pages a “permalink” in front matter")
    }
    return settings
  }

  /// Files and folders with a parameter in their names.
  private static let routes = #"*\[*\]*"#

  /// The folder of the first language, and those of the others below it.
  private static func languages(
    _ data: ToolData?, _ root: String, _ project: ForeignProject
  ) -> (content: String, others: [String]) {
    let here = ContentFolder(path: root)
    let keys = (data?["locales"]?.entries ?? []).map(\.key)
    // A rewrite `en/:rest*` moves the pages of the first language to the root.
    for rewrite in data?["rewrites"]?.entries ?? [] where rewrite.value.text?.hasPrefix(":") == true {
      let folder = here.file(String(rewrite.key.prefix { $0 != "/" }))
      if rewrite.key.contains("/:"), project.pages(in: folder) > 0 { return (folder, []) }
    }
    let known = keys.isEmpty ? project.names(in: root).filter { $0 != "en" && LanguageFolders.isLanguage($0) } : keys
    return (root, known.filter { $0 != "root" && project.hasFolder(here.file($0)) })
  }

  /// The file with the sidebar, where it is not found without being named.
  private static func navigation(
    _ content: String, _ root: String, _ folder: String, _ project: ForeignProject, _ file: SourceFile
  ) -> String? {
    let here = ContentFolder(path: content)
    if content != root {
      // A language can have a configuration of its own.
      let places = [here, ContentFolder(path: root)].flatMap { place in endings.map { place.file("config." + $0) } }
      return places.first { project.file($0) != nil } ?? file.path
    }
    let hasSidebar = project.script(file)?.argument.at("themeConfig", "sidebar") != nil
    let others = ["en", "root", "shared"].flatMap { name in endings.map { "config/\(name)." + $0 } }
      .map { ContentFolder(path: folder).file(".vitepress/" + $0) }
    let better = others.first { path in
      project.file(path).flatMap(project.script)?.argument.at("themeConfig", "sidebar") != nil
    }
    return (hasSidebar ? nil : better) ?? (content != folder ? file.path : nil)
  }
}
