package import Diagnostics
package import Files
import Markdown
package import Site

/// Fixes the findings of a project in memory; the caller writes files.
///
/// Each round plans fixes, edits the bytes, and checks the whole site again, until a round changes nothing. A fix is
/// kept only if the check shows that it resolves its finding and introduces no other that is as severe, except in a block
/// that nobody could see before because its fence was misspelled. A second run has nothing to do.
package struct FixRun: Sendable {
  private let files: FileTree
  private let mayTouch: @Sendable (String) -> Bool
  private let wants: @Sendable (Snapshot) throws -> [Diagnostic]
  private let check: @Sendable (FileTree) async throws -> SiteResult

  /// More rounds than a real site needs: each round applies the fixes that overlapped in the previous one.
  private static let rounds = 100

  /// - Parameters:
  ///   - mayTouch: whether to fix findings in a file.
  ///   - wants: which findings to fix, such as only new ones.
  ///   - check: finds problems in the given files.
  package init(
    files: FileTree, mayTouch: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
    wants: @escaping @Sendable (Snapshot) throws -> [Diagnostic] = { $0.result.diagnostics },
    check: @escaping @Sendable (FileTree) async throws -> SiteResult
  ) {
    self.files = files
    self.mayTouch = mayTouch
    self.wants = wants
    self.check = check
  }

  /// Applies the fixes.
  ///
  /// - Throws: `FileError`, and errors of the check.
  package func run() async throws -> FixOutcome {
    var state = try await State(files: EditedFiles(), result: check(files))
    // Fixes that were refused for the present bytes; they may fit other bytes.
    var refused: [Diagnostic: String] = [:]
    for _ in 0..<Self.rounds {
      let wanted = try wants(Snapshot(result: state.result, files: state.files.overlay(on: files)))
      let plan = try plan(wanted.filter { refused[$0] == nil }, in: &state)
      refused.merge(plan.unusable) { first, _ in first }
      if plan.fixes.isEmpty { break }
      // A fix of a fence makes a block, by whose place fixes are told apart.
      let fences = plan.fixes.filter { $0.diagnostic.rule == RuleDescription.misspelledFence.id }
      let round = try await settle(fences.isEmpty ? plan.fixes : fences, from: state)
      refused = round.hasTaken ? [:] : refused.merging(round.refused) { first, _ in first }
      state = round.state
    }
    return FixOutcome(state, refused: refused, files: files)
  }

  /// The project at some point of the run.
  struct State: Sendable {
    var files: EditedFiles
    var result: SiteResult
    var standing: Standing
    var applied: [AppliedFix] = []

    init(files: EditedFiles, result: SiteResult) {
      self.files = files
      self.result = result
      standing = Standing(result)
    }
  }

  private struct Round {
    var state: State
    var hasTaken = false
    var refused: [Diagnostic: String] = [:]
  }

  private func plan(_ findings: [Diagnostic], in state: inout State) throws -> FixPlan {
    let wanted = findings.filter { finding in
      guard !finding.fixes.isEmpty, let path = finding.location?.path else { return false }
      return mayTouch(path)
    }
    var targets: [String: String] = [:]
    let pages = state.result.pageSources
    for case let path? in wanted.map(\.location?.path) where targets[path] == nil {
      let target = files.resolve(path)
      // Edits of a page are those of the bytes that were checked, whatever is in its file by now.
      try state.files.add(target, pages[path]?.bytes() ?? files.read(target))
      targets[path] = target
    }
    return FixPlan(
      wanted, files: state.files, resolve: { targets[$0] ?? $0 }, region: state.standing.region(of:))
  }

  /// Applies the fixes of a plan that can stay.
  ///
  /// All fixes are tried together. In regions where that fails, a single fix is dropped, and several fixes are tried
  /// in halves.
  private func settle(_ fixes: [PlannedFix], from start: State) async throws -> Round {
    var round = Round(state: start)
    var taken: [PlannedFix] = []
    var pending = [fixes]
    while let group = pending.popLast() {
      let trial = try await apply(taken + group, to: start)
      let faults = trial.standing.faults(after: group, from: round.state.standing)
      if faults.isEmpty {
        taken += group
        (round.state, round.hasTaken) = (trial, true)
        continue
      }
      let (mended, left) = try await followUp(trial, faults, after: group, from: round.state.standing)
      // The remaining fixes refer to other bytes.
      if left.isEmpty { return Round(state: mended, hasTaken: true) }
      let reasons = left.merging(faults) { _, first in first }.mapValues(\.reason)
      let (smaller, rest) = Self.part(group, Set(left.keys), reasons, refused: &round.refused)
      pending += [rest, smaller].filter { !$0.isEmpty }
    }
    return round
  }

  /// Fixes findings that were introduced by fixes, if they have fixes in turn: a button that gets the destructive
  /// role may then have to move.
  ///
  /// - Returns: the project after that, and the remaining faults.
  private func followUp(
    _ trial: State, _ faults: [Standing.Region: Standing.Fault], after group: [PlannedFix], from before: Standing
  ) async throws -> (State, [Standing.Region: Standing.Fault]) {
    var (state, faults) = (trial, faults)
    for _ in 0..<3 {
      let plan = try plan(faults.values.flatMap(\.brought), in: &state)
      if plan.fixes.isEmpty { break }
      state = try await apply(plan.fixes, to: state)
      faults = state.standing.faults(after: group, from: before)
    }
    return (state, faults)
  }

  private func apply(_ fixes: [PlannedFix], to start: State) async throws -> State {
    let edited = start.files.applying(fixes)
    var state = try await State(files: edited, result: check(edited.overlay(on: files)))
    state.applied = start.applied + fixes.map { AppliedFix($0, in: start.files.files[$0.path]) }
    return state
  }

  /// Splits fixes that cannot all stay into those to try next and those to try later.
  private static func part(
    _ group: [PlannedFix], _ bad: Set<Standing.Region>, _ reasons: [Standing.Region: String],
    refused: inout [Diagnostic: String]
  ) -> (first: [PlannedFix], second: [PlannedFix]) {
    let counts = Dictionary(grouping: group, by: \.region).mapValues(\.count)
    guard group.contains(where: { bad.contains($0.region) }) else {
      // The fault is elsewhere: splitting the fixes shows which one caused it.
      if group.count == 1 {
        let region = reasons.keys.min { ($0.path, $0.block ?? -1) < ($1.path, $1.block ?? -1) }
        refused[group[0].diagnostic] = region.flatMap { reasons[$0] } ?? ""
        return ([], [])
      }
      return (Array(group[..<(group.count / 2)]), Array(group[(group.count / 2)...]))
    }
    var seen: [Standing.Region: Int] = [:]
    var (first, second): ([PlannedFix], [PlannedFix]) = ([], [])
    for fix in group {
      let count = counts[fix.region] ?? 1
      let index = seen[fix.region, default: 0]
      seen[fix.region] = index + 1
      if !bad.contains(fix.region) || count > 1 && index < count / 2 {
        first.append(fix)
      } else if count > 1 {
        second.append(fix)
      } else {
        refused[fix.diagnostic] = reasons[fix.region] ?? ""
      }
    }
    return (first, second)
  }
}
