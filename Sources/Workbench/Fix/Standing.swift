import Diagnostics
import Markdown
import Site

/// The findings of a check, in a form that shows whether fixes have improved a project.
struct Standing: Sendable {
  /// The region that a fix is responsible for: a dialog block, or the rest of a file.
  struct Region: Hashable, Sendable {
    var path: String
    /// Index of the block on its page.
    var block: Int?
  }

  /// Findings of a rule in a region; several of them are only counted.
  private struct Kind: Hashable {
    var region: Region
    var rule: String
    var severity: Severity
  }

  let diagnostics: [Diagnostic]
  /// For each page, its blocks with their locations, and whether they can be read.
  private let blocks: [String: [(range: SourceRange, isReadable: Bool)]]
  private let findings: [Kind: [Diagnostic]]

  init(_ result: SiteResult) {
    self.init(
      result.diagnostics,
      // Two file names can be equal as text: accents can be composed or decomposed.
      blocks: Dictionary(
        result.library.pages.map { page in (page.source, page.blocks.map { ($0.range, $0.dialog != nil) }) },
        uniquingKeysWith: { first, _ in first }))
  }

  private init(_ diagnostics: [Diagnostic], blocks: [String: [(range: SourceRange, isReadable: Bool)]]) {
    (self.diagnostics, self.blocks) = (diagnostics, blocks)
    findings = Dictionary(grouping: diagnostics) { finding in
      Kind(region: Self.region(of: finding, blocks: blocks), rule: finding.rule, severity: finding.severity)
    }
  }

  /// The region of a finding.
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
    /// Completes the phrase “it would”.
    var reason: String
    /// Findings that the fixes introduced, if they are not worse than the fixed ones; they may have fixes in turn.
    var brought: [Diagnostic] = []
  }

  /// The faults of a project after fixes, by region; empty if there are none.
  ///
  /// Blocks that could be read still can, each fix has resolved its finding, and all new findings of a region are
  /// less severe than those fixed there. What is found in a block that a fix has opened is left out.
  func faults(after fixes: [PlannedFix], from before: Standing) -> [Region: Fault] {
    let opened = before.blocksOpened(by: fixes)
    return (opened.isEmpty ? self : leavingOut(opened)).faultsOfKnownBlocks(after: fixes, from: before)
  }

  /// The blocks that a page has more after fixes of the words that open them, by their places then.
  private func blocksOpened(by fixes: [PlannedFix]) -> [String: Set<Int>] {
    let fences = fixes.lazy.filter { $0.diagnostic.rule == RuleDescription.misspelledFence.id }
      .compactMap(\.diagnostic.location)
    return Dictionary(grouping: fences, by: \.path).mapValues { fences in
      let starts = fences.map { $0.range?.lowerBound ?? 0 }.sorted()
      let known = blocks[fences[0].path] ?? []
      return Set(starts.enumerated().map { place, start in place + known.count { $0.range.lowerBound < start } })
    }
  }

  /// What is found outside of some blocks: nobody could see before what is wrong in a block that a fix has opened.
  private func leavingOut(_ opened: [String: Set<Int>]) -> Standing {
    let others = diagnostics.filter { finding in
      let region = region(of: finding)
      return region.block.map { opened[region.path]?.contains($0) != true } ?? true
    }
    var blocks = blocks
    for (path, places) in opened {
      blocks[path] = blocks[path]?.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    }
    return Standing(others, blocks: blocks)
  }

  private func faultsOfKnownBlocks(after fixes: [PlannedFix], from before: Standing) -> [Region: Fault] {
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

  /// Findings that are more frequent than before.
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
