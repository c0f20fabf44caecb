import Diagnostics
import Writing

/// Findings → how often each rule was broken, by severity.
struct RuleTally {
  private var rules: [Key: Count] = [:]
  /// Number of findings with a fix.
  private(set) var fixable = 0

  /// A rule can have findings of several severities: its notes are not counted as warnings.
  private struct Key: Hashable {
    let rule: String
    let severity: Severity
  }

  private struct Count {
    var findings = 0
    var fixable = 0

    mutating func add(_ finding: Diagnostic) {
      findings += 1
      fixable += finding.fixes.isEmpty ? 0 : 1
    }
  }

  init(_ findings: [Diagnostic]) {
    for finding in findings {
      rules[Key(rule: finding.rule, severity: finding.severity), default: Count()].add(finding)
    }
    fixable = rules.values.reduce(0) { $0 + $1.fixable }
  }

  /// A line of the table, as aligned columns.
  struct Row {
    var count: String
    /// The name of the severity, padded.
    var label: String
    var severity: Severity
    /// Padded if another column follows.
    var rule: String
    var fixable: String
  }

  /// The rules and severities with most findings first.
  ///
  /// - Parameter fixCommand: what applies fixes; without it, no column counts them.
  func rows(fixCommand: String?) -> [Row] {
    let sorted = rules.sorted {
      ($1.value.findings, $0.key.rule, $1.key.severity) < ($0.value.findings, $1.key.rule, $0.key.severity)
    }
    let width = max(5, String(sorted.first?.value.findings ?? 0).utf8.count)
    let label = sorted.map(\.key.severity.rawValue.utf8.count).max() ?? 0
    let name = sorted.map { columns(of: printable($0.key.rule)) }.max() ?? 0
    return sorted.map { key, count in
      let showsFixable = fixCommand != nil && count.fixable > 0
      return Row(
        count: Self.spaces(width - String(count.findings).utf8.count) + String(count.findings),
        label: key.severity.rawValue + Self.spaces(label - key.severity.rawValue.utf8.count), severity: key.severity,
        rule: key.rule + (showsFixable ? Self.spaces(name - columns(of: printable(key.rule))) : ""),
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
