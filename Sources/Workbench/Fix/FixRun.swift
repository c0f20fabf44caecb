import Diagnostics
package import Files
package import Site

/// Fixes of a project's findings, in memory: what is written to disk, if anything, is for the caller.
///
/// Rounds of plan → edited bytes → the whole check again, until a round changes nothing. A fix stays only if the check
/// says that it mended its finding and brought none that is as severe; so each round leaves less to mend than the one
/// before, and a second run finds nothing to do.
package struct FixRun: Sendable {
  private let files: FileTree
  private let mayTouch: @Sendable (String) -> Bool
  private let check: @Sendable (FileTree) async throws -> SiteResult

  /// More rounds than a site of any sense needs: each takes what overlapped in the one before.
  private static let rounds = 100

  /// - Parameters:
  ///   - mayTouch: whether findings in a file are to be mended.
  ///   - check: finds what is wrong with the files that it is given.
  package init(
    files: FileTree, mayTouch: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
    check: @escaping @Sendable (FileTree) async throws -> SiteResult
  ) {
    self.files = files
    self.mayTouch = mayTouch
    self.check = check
  }

  /// Finds what fixes make of the project.
  ///
  /// - Throws: `FileError`, `SourceChanged`, and whatever the check throws.
  package func run() async throws -> FixOutcome {
    var state = try await State(files: EditedFiles(), result: check(files))
    // What was refused of the present bytes; of others it may be fine.
    var refused: [Diagnostic: String] = [:]
    for _ in 0..<Self.rounds {
      let plan = try plan(state.standing.diagnostics.filter { refused[$0] == nil }, in: &state)
      refused.merge(plan.unusable) { first, _ in first }
      if plan.fixes.isEmpty { break }
      let round = try await settle(plan.fixes, from: state)
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
      try state.files.add(target, pages[path]?.bytes(from: files) ?? files.read(target))
      targets[path] = target
    }
    return FixPlan(
      wanted, files: state.files, resolve: { targets[$0] ?? $0 }, region: state.standing.region(of:))
  }

  /// Takes those fixes of a plan that can stay.
  ///
  /// All are tried together; of the regions that this does no good, those with one fix do without it, and the others
  /// are tried with half of theirs.
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
      // The fixes that are left refer to other bytes than these.
      if left.isEmpty { return Round(state: mended, hasTaken: true) }
      let reasons = left.merging(faults) { _, first in first }.mapValues(\.reason)
      let (smaller, rest) = Self.part(group, Set(left.keys), reasons, refused: &round.refused)
      pending += [rest, smaller].filter { !$0.isEmpty }
    }
    return round
  }

  /// Mends what fixes have brought, as far as that has fixes in turn: a button that is given the destructive role may
  /// then have to move.
  ///
  /// - Returns: the project after that, and what is still wrong.
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

  /// Parts fixes that cannot all stay into those to try next and those to try after them.
  private static func part(
    _ group: [PlannedFix], _ bad: Set<Standing.Region>, _ reasons: [Standing.Region: String],
    refused: inout [Diagnostic: String]
  ) -> (first: [PlannedFix], second: [PlannedFix]) {
    let counts = Dictionary(grouping: group, by: \.region).mapValues(\.count)
    guard group.contains(where: { bad.contains($0.region) }) else {
      // What is wrong is elsewhere: which of the fixes did it only shows when they are parted.
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
