import Files
import Markdown

/// Rspress: `rspress.config.ts`.
struct Rspress: ForeignTool {
  let name = "Rspress"

  let conventions = [
    ForeignConvention("`docs/`, or the folder of `root`", "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention("`docs/public/`", "`static: [docs/public]`"),
    ForeignConvention("`_meta.json`", "Read as it is: order, labels, and groups"),
    ForeignConvention("`title`, `description`, `lang`, `icon`", "`title`, `description`, `language`, `favicon`"),
    ForeignConvention("`base`", "The path of `url`"),
    ForeignConvention("`route.cleanUrls`", "`hide-endings: true`"),
    ForeignConvention("`themeConfig.sidebar` and `nav`", "Not read; use `_meta.json`"),
    ForeignConvention("React components", "Their text stays, with a finding for each component"),
  ]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let names = Set(WebFramework.endings.map { "rspress.config." + $0 })
    let sites = project.folders(with: names).map { ($0, project.pages(in: $0)) }
    guard let base = sites.max(by: { $0.1 < $1.1 })?.0 else { return nil }
    let here = ContentFolder(path: base)
    let file = names.sorted().lazy.compactMap { project.file(here.file($0)) }.first
    let options = Self.options(in: file.flatMap { project.script($0) })
    let option = { (key: String) in options.lazy.compactMap { $0[key] }.first }
    let root = option("root")?.path.flatMap { SitePath.resolve($0, from: base.isEmpty ? "" : base + "/x") }
    // Without pages in the usual folder, the configuration is in the folder with the pages.
    let places = [root, here.file("docs"), here.file("doc"), base].compactMap(\.self)
    guard let content = places.first(where: { project.pages(in: $0) > 0 }) else { return nil }
    var settings = ForeignSettings(content: content)
    settings.hidesDescriptions = true
    settings.files = .linked
    settings.title = option("title")?.text
    settings.description = option("description")?.text
    settings.language = option("lang")?.text
    settings.prefixes = [option("base")?.text].compactMap { $0 }.filter { $0 != "/" && !$0.isEmpty }
    settings.hidesEndings = option("route")?["cleanUrls"]?.flag == true
    settings.statics = [ContentFolder(path: content).file("public")].filter(project.hasFolder)
    settings.addFavicon(option("icon")?.text, of: project)
    let translations = (option("locales")?.items ?? []).compactMap { $0["lang"]?.text }
    let others = translations.filter {
      $0 != settings.language && project.hasFolder(ContentFolder(path: content).file($0))
    }
    settings.excluded = others.map { "/" + $0 + "/" }
    settings.leaveTranslations(others, of: project)
    return settings
  }

  /// The options of the configuration, which presets can be around: `withPreset({…}, defineConfig({…}))`.
  private static func options(in value: ToolData?) -> [ToolData] {
    guard let value else { return [] }
    return value.entries == nil ? (value.arguments ?? []).flatMap { options(in: $0) } : [value]
  }
}
