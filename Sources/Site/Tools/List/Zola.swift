import Diagnostics
import Files
import Markdown

/// Zola: `config.toml` or `zola.toml`, with `content` and `templates`.
struct Zola: ForeignTool {
  let name = "Zola"

  let conventions = [
    ForeignConvention("`content/`", "`content: content` in `site.yml`, or `--content content`"),
    ForeignConvention("`static/`", "`static: [static]`"),
    ForeignConvention(
      "`title`, `description`, `base_url`, `default_language`", "`title`, `description`, `url`, `language`"),
    ForeignConvention("Pages as folders", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention(
      "Names of files in addresses: lowercase, with hyphens for all signs, unless `slugify.paths` says otherwise",
      "`lowercase-addresses: zola`, if any name differs"),
    ForeignConvention(
      "Dates in front of names, unless `slugify.paths_keep_dates` is set",
      "Not part of addresses, but the date of the page"),
    ForeignConvention("`_index.md`", "The index page of its folder"),
    ForeignConvention("Files beside `index.md`", "Published beside the page"),
    ForeignConvention("Front matter in TOML or YAML", "Read as it is"),
    ForeignConvention(
      "`path`, `render: false`, `in_search_index`, `redirect_to`, `sort_by`, and `tags` and `authors` of `taxonomies`, "
        + "in TOML",
      "Read as they are; a page that is not rendered is left out"),
    ForeignConvention("`slug`, `aliases`, `draft`, `weight`, `date`, `authors`", "Read as they are"),
    ForeignConvention(
      "`template`, `extra`, `transparent`, and the like",
      "Not read; texts in `extra` are a line in the report of `init`, if several pages have them"),
    ForeignConvention("`@/folder/page.md#anchor`", "A link to the page"),
    ForeignConvention("Anchors of headings", "`links: {anchors: zola}`, or `zola-safe`, as `slugify.anchors` says"),
    ForeignConvention(
      "`{{ name(a=\"b\") }}`, `{% name() %} … {% end %}`",
      "`zola: true`; read as components that Patternbook knows, and by their templates; otherwise, a finding for each "
        + "kind"),
    ForeignConvention(
      "Templates of shortcodes, also of the theme, that show texts, arguments, and their content, with conditions",
      "What they show; `includes` in `site.yml`"),
    ForeignConvention("`{{/* name() */}}`", "The shortcode as text, also in code"),
    ForeignConvention(
      "`description`, where no template shows it on the page", "`hide-descriptions: true`"),
    ForeignConvention("`smart_punctuation`", "Not taken over; a line in the report of `init`"),
    ForeignConvention("`ignored_content`", "`exclude`, without patterns in braces or brackets"),
    ForeignConvention(
      "Translations, `page.fr.md`", "The site has the default language; a line in the report of `init`"),
    ForeignConvention("Menus in templates, in `<nav>`", "Not read; a line in the report of `init`"),
  ]

  private static let names = ["config.toml", "zola.toml"]

  var homesInCode: [String] { ["templates/index"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(Self.names) {
      guard let file = project.file(path), let data = TOMLReader.value(of: file) else { continue }
      let here = ContentFolder(path: SitePath.folder(of: path))
      let content = here.file("content")
      guard project.hasFolder(content), project.pages(in: content) > 0, Self.isOne(data, path, here, project) else {
        continue
      }
      return Self.settings(data, content, here, project)
    }
    return nil
  }

  /// Whether settings are those of Zola, and not of Hugo, which has `baseURL` and `layouts`.
  private static func isOne(
    _ data: ToolData, _ path: String, _ here: ContentFolder, _ project: ForeignProject
  ) -> Bool {
    let keys = (data.entries ?? []).map { $0.key.lowercased() }
    guard !keys.contains("baseurl"), !keys.contains("languagecode") else { return false }
    if keys.contains("base_url") || SitePath.name(of: path) == "zola.toml" { return true }
    let hasTables = keys.contains { ["markdown", "slugify", "extra", "link_checker"].contains($0) }
    return hasTables && project.hasFolder(here.file("templates")) && !project.hasFolder(here.file("layouts"))
  }

  private static func settings(
    _ data: ToolData, _ content: String, _ here: ContentFolder, _ project: ForeignProject
  ) -> ForeignSettings {
    var settings = ForeignSettings(content: content)
    settings.isOfZola = true
    settings.title = data["title"]?.text
    settings.description = data["description"]?.text
    settings.language = data["default_language"]?.text
    // Without a host, it is for a build on this machine.
    if let url = data["base_url"]?.text, url.contains("://") { settings.url = url }
    settings.statics = [here.file("static")].filter(project.hasFolder)
    settings.excluded = excluded(data["ignored_content"], settings.excluded)
    let templates = ZolaTemplates(theme: data["theme"]?.text, in: here, project)
    settings.includes = templates.shortcodes
    settings.homesInThemes = templates.folders.dropFirst().map { $0 + "/index" }
    settings.hidesDescriptions = !templates.showDescriptions
    settings.byHand += [templates.note(on: content)].compactMap(\.self)
    let isKept = data.at("slugify", "paths_keep_dates")?.flag == true
    settings.permalinks = [(".", !isKept && hasDates(content, project) ? "/:folder/:name/" : "/:path/")]
    if (data.at("slugify", "paths")?.text ?? "on") == "on" {
      let paths = PublishedPaths.all(of: settings, in: project)
      if paths.contains(where: { AddressSpelling.zola.spelled($0) != $0 }) { settings.spelling = .zola }
    }
    settings.anchors = (data.at("slugify", "anchors")?.text ?? "on") == "on" ? .zola : .zolaSafe
    if data.at("markdown", "smart_punctuation")?.flag == true {
      settings.byHand.append(
        "“smart_punctuation” is not read: write quotation marks, dashes, and ellipses as readers are to see them")
    }
    return settings
  }

  /// Whether the name of a page begins with a date.
  private static func hasDates(_ content: String, _ project: ForeignProject) -> Bool {
    project.paths.contains { path in
      guard SitePath.isPage(path), path.hasPrefix(content + "/") else { return false }
      let stem = LinkIndex.stem(ofPage: path)
      let name = SitePath.name(of: LinkIndex.folder(ofIndexPage: stem) ?? stem)
      return PermalinkPattern.undated(name) != name
    }
  }

  /// The patterns that say the same here.
  private static func excluded(_ ignored: ToolData?, _ others: [String]) -> [String] {
    others + (ignored?.items ?? []).compactMap(\.text).filter { $0.allSatisfy { !"{}[]!".contains($0) } }
  }
}
