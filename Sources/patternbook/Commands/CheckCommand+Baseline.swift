import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench
import Writing

extension CheckCommand {
  /// Leaves out the findings of the baseline, and lists those that are gone.
  ///
  /// - Throws: `CommandFailure` if the file is not a baseline; `FileError`.
  func comparison(
    of current: Snapshot, withBaseline file: String, _ selection: Selection, in root: FilePath
  ) throws -> Comparison {
    let place = Surroundings.workingFolder.pushing(FilePath(file))
    guard let bytes = try readFile(place, limit: Baseline.sizeLimit) else {
      throw CommandFailure("there is no baseline at \(file); create it with --write-baseline \(file)")
    }
    guard let baseline = Baseline(bytes) else {
      throw CommandFailure("\(file) is not a baseline of this version; create it with --write-baseline \(file)")
    }
    let matches = FindingMatches(earlier: baseline.findings, current: current.identities())
    let gone = matches.gone.filter { selection.contains(baseline.findings[$0].path) }
    try list(gone.map { baseline.findings[$0] }, of: file)
    if prune, !gone.isEmpty {
      let removed = Set(gone)
      let kept = baseline.findings.indices.filter { !removed.contains($0) }.map { baseline.findings[$0] }
      try write(Baseline(kept), to: file, in: root)
    }
    var result = current.result
    result.diagnostics = matches.new.map { current.result.diagnostics[$0] }
    let omitted =
      current.result.diagnostics.count(where: selection.contains) - result.diagnostics.count(where: selection.contains)
    return Comparison(result: result, summary: .init(base: file, omitted: omitted, fixed: gone.count))
  }

  /// Writes the findings of a check as a baseline.
  func writeBaseline(of current: Snapshot, to file: String, _ selection: Selection, in root: FilePath) throws {
    let findings = zip(current.result.diagnostics, current.identities()).filter { selection.contains($0.0) }.map(\.1)
    try write(Baseline(findings), to: file, in: root)
    Console.error("\(counted(findings.count, "finding")) written to \(file)")
  }

  private func write(_ baseline: Baseline, to file: String, in root: FilePath) throws {
    try OutputPlace(FilePath(file), from: Surroundings.workingFolder, project: root).write(baseline.bytes)
  }

  /// Lists findings that the baseline has and the site no longer does.
  private func list(_ gone: [FindingIdentity], of file: String) throws {
    guard !gone.isEmpty else { return }
    for finding in gone.prefix(Self.listLimit) { Console.error("fixed: \(finding.label)") }
    if gone.count > Self.listLimit { Console.error("fixed: \(gone.count - Self.listLimit) more") }
    Console.error(
      prune
        ? "\(counted(gone.count, "finding")) removed from \(file)"
        : "\(counted(gone.count, "finding")) in \(file) no longer found; remove with --prune")
  }

  /// More lines than this are not read.
  private static let listLimit = 50
}
