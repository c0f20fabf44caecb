package import Diagnostics
import Writing

/// Findings of one cause as one finding with a count.
///
/// They need one decision, so they are one finding, at the first place, and its notes name all others; reports for
/// people print the first of them. Findings that are compared with earlier ones, or selected by their files, come here
/// afterward.
package enum FindingGroups {
  /// The message of a note that names another place of the same fault.
  private static let elsewhere = "also here"
  /// Faults that the notes of a group with several name.
  private static let mostFaults = 20

  /// The findings, those of one cause as one, each where the first of them was.
  package static func grouped(_ findings: [Diagnostic]) -> [Diagnostic] { copies(causes(findings)) }

  private static func causes(_ findings: [Diagnostic]) -> [Diagnostic] {
    var members: [Key: [Int]] = [:]
    let shared = sharedCauses(findings)
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause else { continue }
      let wider = cause.wider.last { shared.contains(Key(rule: finding.rule, cause: $0)) }
      members[Key(rule: finding.rule, cause: wider ?? cause), default: []].append(index)
    }
    var groups: [Int: [Int]] = [:]
    var hidden: Set<Int> = []
    for (key, indices) in members {
      let sorted = indices.sorted { Diagnostic.reportOrder(findings[$0], findings[$1]) }
      guard shared.contains(key) || count(sorted.map { findings[$0] }, of: key.cause) >= key.cause.least else {
        continue
      }
      groups[sorted[0]] = sorted
      hidden.formUnion(sorted.dropFirst())
    }
    let rests = rests(findings) { groups[$0] == nil && !hidden.contains($0) }
    for indices in rests.values { hidden.formUnion(indices.dropFirst()) }
    guard !groups.isEmpty || !rests.isEmpty else { return findings }
    return findings.indices.compactMap { index in
      if hidden.contains(index) { return nil }
      if let rest = rests[index] { return group(rest: rest.map { findings[$0] }) }
      return groups[index].map { indices in
        let first = findings[indices[0]]
        let wider = first.cause?.wider.last { shared.contains(Key(rule: first.rule, cause: $0)) }
        return group(indices.map { findings[$0] }, wider)
      } ?? findings[index]
    }
  }

  /// The causes that enough other causes have in common.
  private static func sharedCauses(_ findings: [Diagnostic]) -> Set<Key> {
    var parts: [Key: Set<String>] = [:]
    for finding in findings {
      guard let cause = finding.cause else { continue }
      for (place, wider) in cause.wider.enumerated() where place == 0 || wider.countsAll {
        parts[Key(rule: finding.rule, cause: wider), default: []].insert(cause.name)
      }
    }
    return Set(parts.lazy.filter { key, names in names.count >= key.cause.least }.map(\.key))
  }

  /// Findings that are in no group and have something in common nevertheless, each list by its first in the order of
  /// reports.
  private static func rests(_ findings: [Diagnostic], _ isSingle: (Int) -> Bool) -> [Int: [Int]] {
    var members: [RestKey: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let rest = finding.cause?.rest, isSingle(index) else { continue }
      members[RestKey(rule: finding.rule, severity: finding.severity, rest: rest), default: []].append(index)
    }
    var rests: [Int: [Int]] = [:]
    for (key, indices) in members where Set(indices.map { findings[$0].cause }).count >= key.rest.least {
      let sorted = indices.sorted { Diagnostic.reportOrder(findings[$0], findings[$1]) }
      rests[sorted[0]] = sorted
    }
    return rests
  }

  private struct RestKey: Hashable {
    let rule: String
    let severity: Severity
    let rest: Diagnostic.Cause.Rest
  }

  /// - Parameter findings: at least one, in the order of reports.
  private static func group(rest findings: [Diagnostic]) -> Diagnostic {
    var finding = findings[0]
    guard let rest = finding.cause?.rest else { return finding }
    let pages = Set(findings.map(\.location?.path)).count
    // On one page, “here first” would speak of other places that there are not.
    finding.summary = rest.before + (pages == 1 ? "this page" : "\(pages) pages" + rest.behind)
    finding.fixes = []
    finding.notes += findings.dropFirst().prefix(mostFaults).map { .init($0.summary, at: $0.location) }
    finding.addRemainder(findings.count - 1 - mostFaults)
    return finding
  }

  /// The same with one finding for what copies of a page have in common, one copy for each version of a product.
  ///
  /// - Parameter findings: those of one cause as one.
  private static func copies(_ findings: [Diagnostic]) -> [Diagnostic] {
    var members: [CopyKey: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let path = finding.location?.path, let place = VersionNames.placeholder(for: path) else { continue }
      let summary = VersionNames.placeholder(for: finding.summary) ?? finding.summary
      members[CopyKey(rule: finding.rule, severity: finding.severity, place: place, summary: summary), default: []]
        .append(index)
    }
    var groups: [Int: Diagnostic] = [:]
    var hidden: Set<Int> = []
    for (key, indices) in members {
      let sorted = indices.sorted { Diagnostic.reportOrder(findings[$0], findings[$1]) }
      let pages = Set(sorted.map { findings[$0].location?.path }).count
      guard pages > 1 else { continue }
      groups[sorted[0]] = copies(sorted.map { findings[$0] }, pages: pages, at: key.place)
      hidden.formUnion(sorted.dropFirst())
    }
    guard !groups.isEmpty else { return findings }
    return findings.indices.compactMap { hidden.contains($0) ? nil : groups[$0] ?? findings[$0] }
  }

  /// - Parameter findings: at least one, in the order of reports.
  private static func copies(_ findings: [Diagnostic], pages: Int, at place: String) -> Diagnostic {
    var finding = findings[0]
    finding.summary += " (\(pages) pages “\(place)”, one for each version, here first)"
    finding.fixes = []
    var seen = Set([finding.location] + finding.notes.map(\.location))
    for other in findings.dropFirst() where seen.insert(other.location).inserted {
      finding.notes.append(.init(elsewhere, at: other.location))
    }
    return finding
  }

  private struct CopyKey: Hashable {
    let rule: String
    let severity: Severity
    let place: String
    let summary: String
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

  /// - Parameters:
  ///   - findings: at least one, in the order of reports.
  ///   - wider: the cause that their causes have in common, if it makes the group.
  private static func group(_ findings: [Diagnostic], _ wider: Diagnostic.Cause?) -> Diagnostic {
    var finding = findings[0]
    // The cause of a folder says more than that of one page in it.
    guard let cause = wider ?? findings.compactMap(\.cause).max(by: { $0.least < $1.least }) else { return finding }
    let plural =
      switch cause.unit {
      case .pages: "pages"
      case .findings(let plural): plural
      }
    let total = count(findings, of: cause)
    let places = if case .pages = cause.unit, total == 1 { "this page" } else { "\(total) \(plural)" }
    finding.summary = "\(cause.before)\(places)\(cause.behind)"
    finding.severity = findings.map(\.severity).max() ?? finding.severity
    if let advice = cause.advice { finding.explanation = advice }
    finding.fixes = []
    guard wider == nil else {
      // Each fault by what it is: they need not have the same edit.
      var seen = Set([findings[0].cause])
      var (firsts, others): ([Diagnostic], [Diagnostic]) = ([], [])
      for other in findings.dropFirst() {
        if seen.insert(other.cause).inserted { firsts.append(other) } else { others.append(other) }
      }
      // Other places of the same faults come last.
      let room = max(mostFaults - finding.notes.count, 0)
      finding.notes += (firsts + others).prefix(room).map { .init($0.summary, at: $0.location) }
      finding.addRemainder(firsts.count + others.count - room)
      return finding
    }
    var seen = Set([finding.location])
    seen.formUnion(finding.notes.map(\.location))
    for other in findings.dropFirst() where seen.insert(other.location).inserted {
      finding.notes.append(.init(elsewhere, at: other.location))
      // It can name several places of its page.
      for note in other.notes where note.message == elsewhere {
        if seen.insert(note.location).inserted { finding.notes.append(note) }
      }
    }
    return finding
  }
}

extension Diagnostic {
  /// Says how many faults of a group its notes leave out.
  fileprivate mutating func addRemainder(_ count: Int) {
    if count > 0 { notes.append(.init("\(count) more of them \(count == 1 ? "is" : "are") not listed")) }
  }
}
