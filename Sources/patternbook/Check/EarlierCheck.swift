import Diagnostics
import Reports
import Site
import Workbench

/// The findings of an earlier check, which a check leaves out.
struct EarlierCheck: Sendable {
  /// What it is, for the report: `main (1a2b3c4d5e)`, or the file of the baseline.
  let base: String
  let findings: [FindingIdentity]
  /// Where pages are now, by their earlier paths.
  var moves: [String: String] = [:]

  /// Which findings of a check are new, and which earlier ones are gone.
  func matches(in snapshot: Snapshot) -> FindingMatches {
    FindingMatches(earlier: findings, current: snapshot.identities(), moves: moves)
  }

  /// A check, without the findings of the earlier one.
  struct Comparison {
    var result: SiteResult
    var summary: Report.Comparison
    /// Indexes of earlier findings that are gone.
    var gone: [Int]
  }

  /// Leaves out the earlier findings, and counts those of the selected files.
  func compare(_ snapshot: Snapshot, _ selection: Selection) -> Comparison {
    let matches = matches(in: snapshot)
    let all = snapshot.result.diagnostics
    var result = snapshot.result
    result.diagnostics = matches.new.map { all[$0] }
    let gone = matches.gone.filter { index in
      let path = findings[index].path
      return path.isEmpty || selection.contains(moves[path] ?? path)
    }
    let omitted = all.count(where: selection.contains) - result.diagnostics.count(where: selection.contains)
    return Comparison(
      result: result, summary: .init(base: base, omitted: omitted, fixed: gone.count), gone: gone)
  }
}
