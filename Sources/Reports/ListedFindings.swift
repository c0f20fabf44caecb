import Diagnostics

/// All findings → findings that a report for people lists.
///
/// If a page has 20,000 findings of one kind, they usually have one cause. So the first hundred are listed, and one
/// more finding counts the rest. Totals count all of them.
enum ListedFindings {
  /// Maximum number of listed findings of a rule in a file.
  static let limit = 100

  private struct Group: Hashable {
    var path: String
    var rule: String
  }

  /// - Parameter findings: in report order, in which the findings of a file are together.
  static func of(_ findings: [Diagnostic]) -> [Diagnostic] {
    var counts: [Group: Int] = [:]
    for finding in findings { counts[group(of: finding), default: 0] += 1 }
    guard counts.values.contains(where: { $0 > limit }) else { return findings }
    var listed: [Diagnostic] = []
    var seen: [Group: Int] = [:]
    /// The index of the finding that counts the rest.
    var sums: [Group: Int] = [:]
    for finding in findings {
      let group = group(of: finding)
      let place = seen[group, default: 0]
      seen[group] = place + 1
      // A single finding over the limit is listed instead of counted.
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

  /// The finding that counts the rest, given the first of them.
  private static func sum(of count: Int, from first: Diagnostic) -> Diagnostic {
    var sum = first
    sum.summary = "\(count) more findings of this rule in this file are not listed"
    sum.explanation = "Fix the first \(limit), then check again."
    (sum.notes, sum.fixes) = ([], [])
    return sum
  }
}
