import Diagnostics
import Files
import Writing

/// Middleman: `config.rb`, with pages such as `source/guide.html.md`.
struct Middleman: ForeignTool {
  let name = "Middleman"

  let conventions = [
    ForeignConvention("`source/`", "`content: source` in `site.yml`, or `--content source`"),
    ForeignConvention("`guide.html.md`", "Published as `guide.html`"),
    ForeignConvention("`activate :directory_indexes`", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("`service_name` and `host` in `config/tech-docs.yml`", "`title`, `url`"),
    ForeignConvention("`weight`, `title`, `description`", "Read as they are"),
    ForeignConvention("Pages in ERB, `guide.html.md.erb`", "Not read; a line in the report of `init`"),
    ForeignConvention("Partials, `_part.md`", "Left out"),
  ]

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for base in project.folders(with: ["config.rb"]) {
      let here = ContentFolder(path: base)
      let content = here.file("source")
      guard let file = project.file(here.file("config.rb")), project.pages(in: content) > 0 else { continue }
      let lines = String(decoding: file.bytes[file.textStart...], as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { $0.drop(while: \.isWhitespace) }.filter { !$0.hasPrefix("#") }
      guard lines.contains(where: Self.isOfMiddleman) else { continue }
      var settings = ForeignSettings(content: content)
      settings.files = .linked
      if lines.contains(where: { $0.hasPrefix("activate :directory_indexes") }) {
        settings.permalinks = [(".", "/:path/")]
      }
      let data = project.file(here.file("config/tech-docs.yml")).flatMap(ToolSettings.document)
      settings.title = data?["service_name"]?.text
      settings.url = data?["host"]?.text.map { $0.contains("://") ? $0 : "https://" + $0 }
      return settings
    }
    return nil
  }

  /// Whether a line can only be one of its settings.
  private static func isOfMiddleman(_ line: Substring) -> Bool {
    ["activate :", "GovukTechDocs", "set :", "page \"", "page '", "proxy \""].contains(where: line.hasPrefix)
  }
}
