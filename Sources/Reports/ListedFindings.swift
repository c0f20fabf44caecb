import Diagnostics

/// All findings → those that a report for people lists.
///
/// A page with 20,000 faults of one kind is a page with one fault of its author or of a script: the first hundred are
/// listed, and one more finding says how many there are. Totals count them all.
enum ListedFindings {
  /// Findings of a rule in a file that are listed one by one.
  static let limit = 100

  private struct Group: Hashable {
    var path: String
    var rule: String
  }

  /// - Parameter findings: in the order of reports, in which those of a file are together.
  static func of(_ findings: [Diagnostic]) -> [Diagnostic] {
    var counts: [Group: Int] = [:]
    for finding in findings { counts[group(of: finding), default: 0] += 1 }
    guard counts.values.contains(where: { $0 > limit }) else { return findings }
    var listed: [Diagnostic] = []
    var seen: [Group: Int] = [:]
    /// Where the finding stands that counts the others.
    var sums: [Group: Int] = [:]
    for finding in findings {
      let group = group(of: finding)
      let place = seen[group, default: 0]
      seen[group] = place + 1
      // One over the limit is listed rather than counted.
      if place < limit || counts[group] == limit + 1 {
        listed.append(finding)
      } else if let sum = sums[group] {
        listed[sum].severity = max(listed[sum].severity, finding.severity)
      } else {
        sums[group] = listed.count
        listed.append(sum(of: (counts[group] ?? 0) - limit, from: finding))
      }
    }
    return listed
  }

  private static func group(of finding: Diagnostic) -> Group {
    Group(path: finding.location?.path ?? "", rule: finding.rule)
  }

  /// The finding that stands for so many, the first of them given.
  private static func sum(of count: Int, from first: Diagnostic) -> Diagnostic {
    Diagnostic(
      rule: first.rule, severity: first.severity,
      summary: "\(count) more findings of this rule in this file are not listed",
      explanation: "Fix the first \(limit), then check again.", location: first.location)
  }
}
