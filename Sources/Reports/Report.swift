package import Diagnostics
import Writing

/// All findings of a run: the input of every report format.
package struct Report: Sendable {
  /// Version of Patternbook, as in `1.2.0`.
  package let toolVersion: String
  /// The listed findings, in `Diagnostic.reportOrder`.
  package let findings: [Diagnostic]
  /// The enabled rules by ID; findings can name others.
  package let rules: [RuleDescription]
  /// Of all findings, also of those that are not listed.
  package let totals: Totals
  /// What the findings are compared with; nil if all are reported.
  package let comparison: Comparison?
  private let rulesByID: [String: RuleDescription]
  private let sources: ReportSources

  /// Number of findings by severity.
  package struct Counts: Sendable, Hashable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0

    mutating func add(_ severity: Severity) {
      switch severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }

    /// `3 errors, 1 warning`; empty if there are none.
    ///
    /// - Parameter adjective: what the findings are, with a space at its end.
    func text(_ adjective: String = "") -> String {
      [(errors, "error"), (warnings, "warning"), (notes, "note")]
        .filter { $0.0 > 0 }.map { counted($0.0, adjective + $0.1) }.joined(separator: ", ")
    }
  }

  /// Number of findings and files.
  @dynamicMemberLookup
  package struct Totals: Sendable, Hashable {
    package var counts = Counts()
    /// Files with at least one finding.
    package var files = 0
    /// Files that were checked.
    package var filesChecked = 0

    package subscript(dynamicMember member: KeyPath<Counts, Int>) -> Int { counts[keyPath: member] }
  }

  /// An earlier check: only findings that it did not have are reported.
  package struct Comparison: Sendable, Hashable {
    /// What is compared with: `main (1a2b3c4d5e)`, `the baseline`.
    package var base: String
    /// Number of findings that are left out, because the earlier check had them.
    package var omitted: Int
    /// Number of earlier findings that are gone.
    package var fixed: Int

    package init(base: String, omitted: Int, fixed: Int) {
      self.base = base
      self.omitted = omitted
      self.fixed = fixed
    }

    /// `compared with main (1a2b3c4d5e): 900 earlier findings omitted, 2 fixed`.
    package var summary: String {
      "compared with \(base): \(counted(omitted, "earlier finding")) omitted, \(fixed) fixed"
    }
  }

  /// Creates a report.
  ///
  /// Findings and rules can be in any order.
  ///
  /// - Parameters:
  ///   - source: reads a file of findings, always the same; without its file, a finding has no lines, columns, or
  ///     excerpts.
  ///   - isListed: whether a finding is listed; all are counted.
  package init(
    toolVersion: String, findings: [Diagnostic], rules: [RuleDescription], filesChecked: Int,
    comparison: Comparison? = nil, source: @escaping @Sendable (String) -> SourceFile?,
    isListed: (Diagnostic) -> Bool = { _ in true }
  ) {
    self.comparison = comparison
    self.toolVersion = toolVersion
    let findings = findings.sorted(by: Diagnostic.reportOrder)
    self.findings = findings.filter(isListed)
    self.rules = rules.sorted { $0.id < $1.id }
    rulesByID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var totals = Totals(filesChecked: filesChecked)
    /// The findings of a file come one after the other.
    var last: String?
    for finding in findings {
      totals.counts.add(finding.severity)
      if let path = finding.location?.path, path != last {
        totals.files += 1
        last = path
      }
    }
    self.totals = totals
    sources = ReportSources(source)
  }
}

extension Report {
  /// The start and the exclusive end of a range.
  package struct Region: Sendable, Hashable {
    package var start: SourceFile.Position
    package var end: SourceFile.Position
  }

  /// Lines and columns of a range, or nil if the file is not available.
  package func region(_ range: SourceRange, in path: String) -> Region? {
    guard let index = sources[path] else { return nil }
    return Region(start: index.position(at: range.lowerBound), end: index.position(at: range.upperBound))
  }

  /// Lines and columns of a location, or nil for a whole file or if the file is not available.
  package func region(of location: SourceLocation) -> Region? {
    location.range.flatMap { region($0, in: location.path) }
  }

  /// The file of a path, if available.
  package func source(_ path: String) -> SourceFile? { sources[path]?.file }

  /// The description of an enabled rule.
  package func rule(_ id: String) -> RuleDescription? { rulesByID[id] }

  /// A number for a finding that stays the same if lines move, and differs between findings of one report.
  package func fingerprints() -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      var identity = finding.rule + "\0" + (finding.location?.path ?? "") + "\0"
      if let location = finding.location, let range = location.range, let file = sources[location.path]?.file {
        identity += file.text(file.lineRange(file.line(at: range.lowerBound)))
      } else {
        identity += finding.summary
      }
      let count = seen[identity, default: 0]
      seen[identity] = count + 1
      return Fingerprint.digits(Fingerprint.lastingHash((identity + "\0" + String(count)).utf8))
    }
  }

  /// A summary line: `3 errors, 1 warning in 2 of 12 files`.
  package var summary: String {
    let adjective = comparison == nil ? "" : "new "
    let counts = totals.counts.text(adjective)
    guard !counts.isEmpty else { return "no \(adjective)findings in \(counted(totals.filesChecked, "file"))" }
    let files =
      totals.filesChecked > totals.files
      ? "\(totals.files) of \(counted(totals.filesChecked, "file"))" : counted(totals.files, "file")
    return counts + " in " + files
  }

  /// The findings shown to people: the first ones of a rule in a file, and a count of the rest.
  package var listed: [Diagnostic] { ListedFindings.of(findings) }

  /// Findings by severity for readers with little space: errors, warnings, notes, each in report order.
  package var worstFirst: [Diagnostic] {
    Severity.allCases.sorted(by: >).flatMap { severity in findings.filter { $0.severity == severity } }
  }
}
