import Diagnostics
import Site

/// What a run has found, in the form that tells whether fixes have made a project better.
struct Standing: Sendable {
  /// The part of the project that a fix answers for: a dialog block, or what a file holds beside its blocks.
  struct Region: Hashable, Sendable {
    var path: String
    /// Index of the block on its page.
    var block: Int?
  }

  /// Findings of a rule in a region; which of several they are does not matter.
  private struct Kind: Hashable {
    var region: Region
    var rule: String
    var severity: Severity
  }

  let diagnostics: [Diagnostic]
  /// For each page, its blocks: where they stand, and whether they could be read.
  private let blocks: [String: [(range: SourceRange, isReadable: Bool)]]
  private let findings: [Kind: [Diagnostic]]

  init(_ result: SiteResult) {
    diagnostics = result.diagnostics
    // Two file names can be equal as text: an accent is part of its letter, or a character of its own.
    blocks = Dictionary(
      result.catalog.pages.map { page in (page.source, page.blocks.map { ($0.range, $0.dialog != nil) }) },
      uniquingKeysWith: { first, _ in first })
    let blocks = blocks
    findings = Dictionary(grouping: result.diagnostics) { finding in
      Kind(region: Self.region(of: finding, blocks: blocks), rule: finding.rule, severity: finding.severity)
    }
  }

  /// Where a finding is.
  func region(of diagnostic: Diagnostic) -> Region { Self.region(of: diagnostic, blocks: blocks) }

  private static func region(
    of diagnostic: Diagnostic, blocks: [String: [(range: SourceRange, isReadable: Bool)]]
  ) -> Region {
    guard let location = diagnostic.location else { return Region(path: "") }
    let start = location.range?.lowerBound ?? 0
    let blocks = location.range == nil ? [] : blocks[location.path] ?? []
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    let isWithin = low < blocks.count && blocks[low].range.contains(start)
    return Region(path: location.path, block: isWithin ? low : nil)
  }
}

extension Standing {
  /// Why fixes must not stay.
  struct Fault: Sendable {
    /// Goes on from «it would».
    var reason: String
    /// What the fixes have brought, as long as it is no worse than what they were to mend; it may have fixes in turn.
    var brought: [Diagnostic] = []
  }

  /// What is wrong with a project after fixes, by region; empty where all is well.
  ///
  /// Blocks that could be read still can; each fix has mended its finding; and whatever findings a region has that it
  /// did not have before are of lesser severity than those that were mended there.
  func faults(after fixes: [PlannedFix], from before: Standing) -> [Region: Fault] {
    var faults: [Region: Fault] = [:]
    let fixesByRegion = Dictionary(grouping: fixes, by: \.region)
    for (region, fixes) in fixesByRegion {
      for (rule, mended) in Dictionary(grouping: fixes, by: \.diagnostic.rule)
      where before.count(rule, in: region) - count(rule, in: region) < mended.count {
        faults[region] = Fault(reason: "not resolve the finding")
      }
    }
    for (region, brought) in Dictionary(grouping: brought(since: before), by: region(of:)) {
      let mended = (fixesByRegion[region] ?? fixes).map(\.diagnostic.severity).min() ?? .note
      guard let worst = brought.map(\.severity).max(), worst >= mended,
        let example = brought.first(where: { $0.severity == worst })
      else { continue }
      let reason = "introduce “\(example.summary)” [\(example.rule)]"
      faults[region] = Fault(reason: reason, brought: worst == mended && worst < .error ? brought : [])
    }
    for (path, old) in before.blocks {
      let new = blocks[path] ?? []
      guard old.count == new.count else {
        faults[Region(path: path)] = Fault(reason: "change the block boundaries of the page")
        continue
      }
      for index in old.indices where old[index].isReadable && !new[index].isReadable {
        faults[Region(path: path, block: index)] = Fault(reason: "make a block unreadable")
      }
    }
    return faults
  }

  private func count(_ rule: String, in region: Region) -> Int {
    Severity.allCases.reduce(0) { $0 + (findings[Kind(region: region, rule: rule, severity: $1)]?.count ?? 0) }
  }

  /// Findings of which there are more than before.
  private func brought(since before: Standing) -> [Diagnostic] {
    findings.flatMap { kind, found in
      let known = before.findings[kind] ?? []
      guard found.count > known.count else { return [Diagnostic]() }
      let summaries = Set(known.map(\.summary))
      let fresh = found.filter { !summaries.contains($0.summary) }
      return fresh.isEmpty ? found : fresh
    }.sorted(by: Diagnostic.reportOrder)
  }
}
