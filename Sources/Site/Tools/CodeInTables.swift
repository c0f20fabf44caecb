import Diagnostics
import Files
import Markdown

extension ForeignSettings {
  /// Asks for pipes in code to be text in tables only if a page has such code, or other blocks that only the parsers
  /// know that read it so.
  mutating func keepCodeInCells(of project: ForeignProject) {
    guard keepsCodeInCells else { return }
    let here = ContentFolder(path: content)
    let isUneven = anchors?.isOfPythonMarkdown != true
    keepsCodeInCells = project.paths.contains { path in
      SitePath.isPage(path) && here.below(path) != nil
        && project.file(path).map {
          PipesInCode.mayBeInTables(of: $0.bytes) || PipesInCode.mayBeAmongOthers(in: $0.bytes, allowsUneven: isUneven)
        } ?? false
    }
  }
}
