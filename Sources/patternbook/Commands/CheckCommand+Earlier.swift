import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench
import Writing

extension CheckCommand {
  /// The check that --since or --baseline asks to compare with; nil if all findings are reported.
  ///
  /// - Throws: `CommandFailure` if there is nothing to compare with; `RevisionError`; errors of the check.
  ///
  /// - Parameter now: the present check; nil if there was none yet.
  func earlier(than now: Snapshot?, _ subject: CheckSubject) async throws -> EarlierCheck? {
    let option =
      since != nil ? "--since" : baseline != nil ? "--baseline" : writeBaseline.map { _ in "--write-baseline" }
    guard let option else { return nil }
    guard subject.isSite else {
      throw CommandFailure("\(option) requires a site; no \(SiteConfiguration.path) found above \(paths[0])")
    }
    if let since { return try await earlier(since, than: now, subject) }
    return try baseline.map(earlier)
  }

  /// The findings of a revision.
  private func earlier(_ name: String, than now: Snapshot?, _ subject: CheckSubject) async throws -> EarlierCheck {
    let revision = try Revision(name, root: subject.root)
    let files = revision.files
    let before = Snapshot(result: try await subject.check(files), files: files)
    var now = now
    if now == nil { now = Snapshot(result: try await subject.check(subject.files), files: subject.files) }
    let moves = try now.map { try PageMoves(from: before, to: $0).newPaths } ?? [:]
    return EarlierCheck(base: revision.description, findings: before.identities(), moves: moves)
  }

  /// The findings of a baseline.
  private func earlier(_ file: String) throws -> EarlierCheck {
    let place = Surroundings.workingFolder.pushing(FilePath(file))
    guard let bytes = try readFile(place, limit: Baseline.sizeLimit) else {
      throw CommandFailure("there is no baseline at \(file); create it with --write-baseline \(file)")
    }
    guard let baseline = Baseline(bytes) else {
      throw CommandFailure("\(file) is not a baseline of this version; create it with --write-baseline \(file)")
    }
    return EarlierCheck(base: file, findings: baseline.findings)
  }

  /// Writes the findings of a check as a baseline.
  func writeBaseline(of current: Snapshot, to file: String, _ subject: CheckSubject) throws {
    let findings = zip(current.result.diagnostics, current.identities())
      .filter { subject.selection.contains($0.0) }.map(\.1)
    try ResultFile(file, about: current.result, in: subject.root).write(Baseline(findings).bytes)
    Console.error("\(counted(findings.count, "finding")) written to \(file)")
  }

  /// Lists findings that the baseline has and the site no longer does, and removes them from the file with --prune.
  func listGone(
    _ comparison: EarlierCheck.Comparison, in earlier: EarlierCheck, of file: String, _ subject: CheckSubject
  ) throws {
    let gone = comparison.gone
    guard !gone.isEmpty else { return }
    for index in gone.prefix(Self.listLimit) { Console.error("fixed: \(earlier.findings[index].label)") }
    if gone.count > Self.listLimit { Console.error("fixed: \(gone.count - Self.listLimit) more") }
    guard prune else {
      return Console.error(
        "\(counted(gone.count, "finding")) in \(file) \(gone.count == 1 ? "is" : "are") gone; use --prune to remove "
          + (gone.count == 1 ? "it" : "them"))
    }
    let removed = Set(gone)
    let kept = earlier.findings.indices.filter { !removed.contains($0) }.map { earlier.findings[$0] }
    let place = OutputPlace(FilePath(file), from: Surroundings.workingFolder, project: subject.root)
    try place.write(Baseline(kept).bytes)
    Console.error("\(counted(gone.count, "finding")) removed from \(file)")
  }

  /// More lines than this are not read.
  private static let listLimit = 50
}
