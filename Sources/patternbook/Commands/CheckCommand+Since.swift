import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench

extension CheckCommand {
  /// A check, without the findings of an earlier one.
  struct Comparison {
    var result: SiteResult
    var summary: Report.Comparison
  }

  /// Leaves out the findings that a revision has.
  ///
  /// - Throws: `RevisionError`, and errors of the check.
  func comparison(
    of current: Snapshot, with name: String, _ selection: Selection, in root: FilePath
  ) async throws -> Comparison {
    let revision = try Revision(name, root: root)
    let files = revision.files
    let options = try project.pipelineOptions(below: root)
    let earlier = Snapshot(result: try await Pipeline(files: files, options: options).run(into: nil), files: files)
    let moves = try PageMoves(from: earlier, to: current).newPaths
    let matches = FindingMatches(earlier: earlier.identities(), current: current.identities(), moves: moves)
    var result = current.result
    result.diagnostics = matches.new.map { current.result.diagnostics[$0] }
    let gone = matches.gone.map { earlier.result.diagnostics[$0] }.filter { finding in
      finding.location.map { selection.contains(moves[$0.path] ?? $0.path) } ?? true
    }
    let (all, new) = (current.result.diagnostics, result.diagnostics)
    let omitted = all.count(where: selection.contains) - new.count(where: selection.contains)
    return Comparison(
      result: result, summary: .init(base: revision.description, omitted: omitted, fixed: gone.count))
  }
}
