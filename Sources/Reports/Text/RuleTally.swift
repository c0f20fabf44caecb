import Diagnostics
import Writing

/// Findings → how often each rule was broken.
struct RuleTally {
  private var rules: [String: Count] = [:]
  /// Number of findings with a fix.
  private(set) var fixable = 0

  private struct Count {
    var findings = 0
    var fixable = 0
    var worst = Severity.note

    mutating func add(_ finding: Diagnostic) {
      findings += 1
      fixable += finding.fixes.isEmpty ? 0 : 1
      worst = max(worst, finding.severity)
    }
  }

  init(_ findings: [Diagnostic]) {
    for finding in findings { rules[finding.rule, default: Count()].add(finding) }
    fixable = rules.values.reduce(0) { $0 + $1.fixable }
  }

  /// A line of the table, as aligned columns.
  struct Row {
    var count: String
    var severity: String
    /// The worst severity of the findings.
    var worst: Severity
    /// Padded if another column follows.
    var rule: String
    var fixable: String
  }

  /// The rules with most findings first.
  ///
  /// - Parameter fixCommand: what applies fixes; without it, no column counts them.
  func rows(fixCommand: String?) -> [Row] {
    let sorted = rules.sorted { ($1.value.findings, $0.key) < ($0.value.findings, $1.key) }
    let width = max(5, String(sorted.first?.value.findings ?? 0).utf8.count)
    let severity = sorted.map(\.value.worst.rawValue.utf8.count).max() ?? 0
    let name = sorted.map { columns(of: printable($0.key)) }.max() ?? 0
    return sorted.map { rule, count in
      let showsFixable = fixCommand != nil && count.fixable > 0
      return Row(
        count: Self.spaces(width - String(count.findings).utf8.count) + String(count.findings),
        severity: count.worst.rawValue + Self.spaces(severity - count.worst.rawValue.utf8.count), worst: count.worst,
        rule: rule + (showsFixable ? Self.spaces(name - columns(of: printable(rule))) : ""),
        fixable: showsFixable ? "  \(count.fixable) fixable" : "")
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension Paint.Role {
  /// The color of a severity.
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }
}
