package import Diagnostics

/// Findings of one cause as one finding with a count.
///
/// A folder that is not there, or a site elsewhere on the same host, breaks hundreds of links. They need one decision,
/// so they are one finding, at the first place, and its notes name others. Findings that are compared with earlier
/// ones, or selected by their files, come here afterward.
package enum FindingGroups {
  /// Places that the notes of a group name.
  private static let mostNotes = 10

  /// The findings, those of one cause as one, each where the first of them was.
  package static func grouped(_ findings: [Diagnostic]) -> [Diagnostic] {
    var members: [Cause: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let cause = Cause(finding) { members[cause, default: []].append(index) }
    }
    var groups: [Int: (Cause, [Int])] = [:]
    var hidden: Set<Int> = []
    for (cause, indices) in members where indices.count >= cause.least {
      groups[indices[0]] = (cause, indices)
      hidden.formUnion(indices.dropFirst())
    }
    guard !groups.isEmpty else { return findings }
    return findings.indices.compactMap { index in
      if hidden.contains(index) { return nil }
      guard let (cause, indices) = groups[index] else { return findings[index] }
      return group(cause, indices.map { findings[$0] })
    }
  }

  private static func group(_ cause: Cause, _ findings: [Diagnostic]) -> Diagnostic {
    var finding = findings[0]
    finding.summary = cause.summary(of: findings)
    if let advice = cause.advice { finding.explanation = advice }
    finding.fixes = []
    var seen = Set([findings[0].location])
    for other in findings.dropFirst() where finding.notes.count < mostNotes && seen.insert(other.location).inserted {
      finding.notes.append(.init("also here", at: other.location))
    }
    return finding
  }
}

/// What several findings have in common.
private enum Cause: Hashable {
  /// Links to files outside of the folder with the pages, by the first folder that they name there.
  case outside(String)
  /// Links from the root to a folder in which nothing has a similar name.
  case root(String)
  /// Links to one address that does not exist.
  case address(String)
  /// Images in one folder that does not exist.
  case images(folder: String)
  /// Pages without a title.
  case titles
  /// Placeholders on one page.
  case placeholders(String)

  /// How many findings are a group.
  var least: Int {
    switch self {
    case .placeholders: 2
    default: 5
    }
  }

  init?(_ finding: Diagnostic) {
    let summary = finding.summary
    switch finding.rule {
    case "page/title": self = .titles
    case "page/placeholder":
      guard let path = finding.location?.path else { return nil }
      self = .placeholders(path)
    case "page/broken-image":
      guard summary.hasSuffix("not found"), let address = Self.address(in: summary),
        let slash = address.lastIndex(of: "/")
      else { return nil }
      self = .images(folder: String(address[...slash]))
    case "page/broken-link":
      guard let address = Self.address(in: summary) else { return nil }
      if summary.hasSuffix("is outside Content") {
        let parts = address.split(separator: "/").drop { $0 == ".." || $0 == "." }
        self = .outside(String(parts.first ?? ".."))
      } else if address.hasPrefix("/"), summary.hasSuffix("not found") {
        self = .root("/" + (address.split(separator: "/").first ?? ""))
      } else {
        self = .address(address)
      }
    default: return nil
    }
  }

  /// The address that a summary quotes, without its anchor.
  private static func address(in summary: String) -> String? {
    guard let open = summary.firstIndex(of: "“"), let close = summary[open...].firstIndex(of: "”") else { return nil }
    let address = summary[summary.index(after: open)..<close].prefix { $0 != "#" && $0 != "?" }
    return address.isEmpty ? nil : String(address)
  }

  func summary(of findings: [Diagnostic]) -> String {
    let count = findings.count
    switch self {
    case .outside(let folder): return "\(count) links lead to “\(folder)”, which is outside Content, here first"
    case .root(let folder): return "\(count) links lead to or below “\(folder)”, where nothing is published, here first"
    case .address: return findings[0].summary + " (\(count) links, here first)"
    case .images(let folder): return "\(count) images below “\(folder)” not found, here first"
    case .titles: return "\(count) pages have no title, here first"
    case .placeholders: return findings[0].summary + " (\(count) places on the page, here first)"
    }
  }

  /// What to do about all of them; nil where it is the same as for one.
  var advice: String? {
    switch self {
    case .outside:
      "Only files in the folder with the pages are published. Move what the links lead to there, or write the full "
        + "address, such as that of the file at the code host."
    case .root(let folder):
      "If another site is at that address, add “links: {external: [\(folder)]}” to site.yml. Otherwise, the pages are "
        + "missing or have moved."
    default: nil
    }
  }
}
