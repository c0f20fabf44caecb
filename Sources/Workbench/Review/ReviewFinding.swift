package import Diagnostics
import Site

/// A finding as a review names it.
package struct ReviewFinding: Sendable, Hashable {
  package var rule: String
  package var severity: Severity
  package var summary: String
  package var explanation: String
  /// The file relative to the project; nil if no file is at fault.
  package var path: String?
  /// Counted from 1; nil for a whole file.
  package var line: Int?

  package init(
    rule: String, severity: Severity, summary: String, explanation: String = "", path: String?, line: Int?
  ) {
    self.rule = rule
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.path = path
    self.line = line
  }

  /// Rules whose findings are links that lead nowhere.
  private static let linkRules: Set = ["page/broken-link", "page/broken-anchor", "page/broken-image"]

  /// Whether the finding is a link that leads nowhere.
  package var isBrokenLink: Bool { Self.linkRules.contains(rule) }

  /// Findings of a check, by their indexes: errors first, then in report order.
  static func all(_ indexes: [Int], of snapshot: Snapshot) -> [ReviewFinding] {
    let sources = snapshot.result.sources(from: snapshot.files)
    let findings = indexes.map { index in
      let finding = snapshot.result.diagnostics[index]
      let path = finding.location?.path
      let start = finding.location?.range?.lowerBound
      return ReviewFinding(
        rule: finding.rule, severity: finding.severity, summary: finding.summary, explanation: finding.explanation,
        path: path, line: start.flatMap { start in path.flatMap { sources[$0]?.line(at: start) } })
    }
    return Severity.allCases.sorted(by: >).flatMap { severity in findings.filter { $0.severity == severity } }
  }
}
