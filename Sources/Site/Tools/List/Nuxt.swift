import Diagnostics
import Files

/// Nuxt Content, by itself or with Docus, and undocs, which is made of it: pages in MDC.
struct Nuxt: ForeignTool {
  let name = "Nuxt"

  let conventions = [
    ForeignConvention("`content/`, or for undocs the folder around `.config/docs.yaml`", "`content` in `site.yml`"),
    ForeignConvention("`public/`, `.docs/public/`", "`static`"),
    ForeignConvention("Numbers in names, `1.guide/2.start.md`", "Read as they are: order, and addresses without them"),
    ForeignConvention(
      "`name`, `shortDescription`, `url`, `redirects` of undocs", "`title`, `description`, `url`, `redirects`"),
    ForeignConvention(
      "`::note{title=\"A\"}` … `::`, `::tabs`, `::code-group`, `::card`, `:badge[text]`",
      "`mdc: true`; read as they are"),
    ForeignConvention("`:read-more{to=\"/a\"}`", "A link"),
    ForeignConvention("`:pm-install{name=\"a\"}`", "The command of npm"),
    ForeignConvention("Other components", "Their text stays, with a finding for each component"),
  ]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    Self.undocs(project) ?? Self.content(project)
  }

  /// Packages whose pages are in MDC.
  private static let packages = ["@nuxt/content", "docus", "@nuxt-themes/docus", "nuxt-content-twoslash"]

  private static func content(_ project: ForeignProject) -> ForeignSettings? {
    guard let (folder, _) = WebFramework.find("nuxt.config", in: project),
      WebFramework.uses(packages, in: folder, project),
      var settings = WebFramework.settings(of: project, in: folder, statics: "public")
    else { return nil }
    settings.readsMDC = true
    settings.permalinks = [(".", "/:id/")]
    return settings
  }

  private static func undocs(_ project: ForeignProject) -> ForeignSettings? {
    let found = ["", "docs"].first { folder in
      WebFramework.uses(["undocs"], in: folder, project) && project.pages(in: folder) > 0
    }
    guard let found else { return nil }
    let here = ContentFolder(path: found)
    var settings = ForeignSettings(content: found)
    let files = ["docs.yaml", "docs.yml"].flatMap { [".config/" + $0, $0] }
    let data = files.lazy.compactMap { project.file(here.file($0)) }.first.flatMap { ToolSettings.yaml($0) }
    settings.title = data?["name"]?.text
    settings.description = (data?["description"] ?? data?["shortDescription"])?.text
    settings.url = data?["url"]?.text
    settings.redirects = (data?["redirects"]?.entries ?? []).compactMap { entry in
      guard let target = entry.value.text, !(entry.key + target).contains("*") else { return nil }
      return (entry.key, target)
    }
    let statics = here.file(".docs/public")
    if project.mayHaveFolder(statics), (try? project.files.list(statics) { _, _ in false })?.files.isEmpty == false {
      settings.statics = [statics]
    }
    settings.readsMDC = true
    settings.permalinks = [(".", "/:id/")]
    return settings
  }
}
