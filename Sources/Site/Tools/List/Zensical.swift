import Diagnostics
import Files

/// Zensical, which the makers of Material for MkDocs have written: `zensical.toml`, with the settings of MkDocs.
struct Zensical: ForeignTool {
  let name = "Zensical"

  let conventions = [
    ForeignConvention("`zensical.toml`, with the settings below `[project]`", "As those of [MkDocs](#mkdocs)"),
    ForeignConvention("`mkdocs.yml`, without `zensical.toml`", "As with MkDocs"),
    ForeignConvention("`nav`, also with links to other sites", "Read as it is: order, labels, and sections"),
    ForeignConvention("`[project.markdown_extensions.pymdownx.snippets]`", "The extension `pymdownx.snippets`"),
    ForeignConvention("Markdown, front matter, and anchors of headings", "As with MkDocs"),
  ]

  private static let files = MkDocsFiles(names: ["zensical.toml"])

  func navigationFiles(for content: ContentFolder) -> [String] { Self.files.navigationFiles(for: content) }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? { Self.files.navigation(file, for: content) }

  func folderOutside(of project: ForeignProject) -> String? { MkDocs.folderOutside(of: project, Self.files) }

  func settings(of project: ForeignProject) -> ForeignSettings? { MkDocs.settings(of: project, Self.files) }

  func namedFolder(of project: ForeignProject) -> NamedFolder? { MkDocs.namedFolder(of: project, Self.files) }
}
