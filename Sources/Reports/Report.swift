package import Diagnostics

/// All that a run of the checks found: the one value that every format is a function of.
package struct Report: Sendable {
  /// Version of Patternbook, as in `1.2.0`.
  package let toolVersion: String
  /// In `Diagnostic.reportOrder`.
  package let findings: [Diagnostic]
  /// The rules that were in force, by id; findings may still name others.
  package let rules: [RuleDescription]
  package let totals: Totals
  /// The files that findings point into; a file that nobody handed in has no lines, columns or excerpts.
  private let sources: [String: PositionIndex]

  /// How much was found.
  package struct Totals: Sendable, Hashable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    /// Files that at least one finding is in.
    package var files = 0
    /// Files that were looked at.
    package var filesChecked = 0
  }

  /// Makes a report; findings and rules may come in any order, and sources may be more or fewer than are needed.
  package init(
    toolVersion: String, findings: [Diagnostic], rules: [RuleDescription], sources: [String: SourceFile],
    filesChecked: Int
  ) {
    self.toolVersion = toolVersion
    self.findings = findings.sorted(by: Diagnostic.reportOrder)
    self.rules = rules.sorted { $0.id < $1.id }
    var totals = Totals(filesChecked: filesChecked)
    var paths: Set<String> = []
    var indexed: [String: PositionIndex] = [:]
    for finding in self.findings {
      switch finding.severity {
      case .error: totals.errors += 1
      case .warning: totals.warnings += 1
      case .note: totals.notes += 1
      }
      if let path = finding.location?.path { paths.insert(path) }
      for path in [finding.location?.path] + finding.notes.map(\.location?.path) {
        guard let path, indexed[path] == nil, let source = sources[path] else { continue }
        indexed[path] = PositionIndex(source)
      }
    }
    totals.files = paths.count
    self.totals = totals
    self.sources = indexed
  }
}

extension Report {
  /// Where a range begins and, exclusively, ends.
  package struct Region: Sendable, Hashable {
    package var start: SourceFile.Position
    package var end: SourceFile.Position
  }

  /// Lines and columns of a range in a file, or nil where the file is not at hand.
  package func region(_ range: SourceRange, in path: String) -> Region? {
    guard let index = sources[path] else { return nil }
    return Region(start: index.position(at: range.lowerBound), end: index.position(at: range.upperBound))
  }

  /// Lines and columns of a location, or nil for a whole file and for one that is not at hand.
  package func region(of location: SourceLocation) -> Region? {
    location.range.flatMap { region($0, in: location.path) }
  }

  /// The file of a path, if it was handed in.
  package func source(_ path: String) -> SourceFile? { sources[path]?.file }

  /// One line that counts: `3 errors, 1 warning in 2 of 12 files`.
  package var summary: String {
    let parts = [(totals.errors, "error"), (totals.warnings, "warning"), (totals.notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    guard !parts.isEmpty else { return "no findings in \(counted(totals.filesChecked, "file"))" }
    let files =
      totals.filesChecked > totals.files
      ? "\(totals.files) of \(counted(totals.filesChecked, "file"))" : counted(totals.files, "file")
    return parts.joined(separator: ", ") + " in " + files
  }

  /// What people are shown: of many findings of a rule in a file, the first ones and how many more there are.
  package var listed: [Diagnostic] { ListedFindings.of(findings) }

  /// Findings as a reader with little room wants them: errors, then warnings, then notes, each in the report's order.
  package var worstFirst: [Diagnostic] {
    Severity.allCases.sorted(by: >).flatMap { severity in findings.filter { $0.severity == severity } }
  }
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
