package import Diagnostics

/// Findings of one cause as one finding with a count.
///
/// They need one decision, so they are one finding, at the first place, and its notes name others. Findings that are
/// compared with earlier ones, or selected by their files, come here afterward.
package enum FindingGroups {
  /// Places that the notes of a group name.
  private static let mostNotes = 5

  /// The findings, those of one cause as one, each where the first of them was.
  package static func grouped(_ findings: [Diagnostic]) -> [Diagnostic] {
    var members: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let cause = finding.cause { members[Key(rule: finding.rule, cause: cause), default: []].append(index) }
    }
    var groups: [Int: [Int]] = [:]
    var hidden: Set<Int> = []
    for (key, indices) in members {
      let sorted = indices.sorted { Diagnostic.reportOrder(findings[$0], findings[$1]) }
      guard count(sorted.map { findings[$0] }, of: key.cause) >= key.cause.least else { continue }
      groups[sorted[0]] = sorted
      hidden.formUnion(sorted.dropFirst())
    }
    guard !groups.isEmpty else { return findings }
    return findings.indices.compactMap { index in
      if hidden.contains(index) { return nil }
      return groups[index].map { group($0.map { findings[$0] }) } ?? findings[index]
    }
  }

  private struct Key: Hashable {
    let rule: String
    let cause: Diagnostic.Cause
  }

  private static func count(_ findings: [Diagnostic], of cause: Diagnostic.Cause) -> Int {
    switch cause.unit {
    case .pages: Set(findings.map(\.location?.path)).count
    case .findings: findings.count
    }
  }

  /// - Parameter findings: at least one, in the order of reports.
  private static func group(_ findings: [Diagnostic]) -> Diagnostic {
    var finding = findings[0]
    guard let cause = finding.cause else { return finding }
    let plural =
      switch cause.unit {
      case .pages: "pages"
      case .findings(let plural): plural
      }
    finding.summary = "\(cause.before)\(count(findings, of: cause)) \(plural)\(cause.behind)"
    finding.severity = findings.map(\.severity).max() ?? finding.severity
    if let advice = cause.advice { finding.explanation = advice }
    finding.fixes = []
    var seen = Set([finding.location])
    for other in findings.dropFirst() where finding.notes.count < mostNotes && seen.insert(other.location).inserted {
      finding.notes.append(.init("also here", at: other.location))
    }
    return finding
  }
}
