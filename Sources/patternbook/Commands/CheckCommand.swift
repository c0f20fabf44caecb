import ArgumentParser
import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench

/// `patternbook check`: validates the site, and writes only requested reports and fixes.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check pages and dialogs; fix what can be fixed with --fix.",
    discussion: """
      If you give paths, only findings in those files and folders are reported and fixed. The whole site is still read.

      --fix applies the first fix of each finding, whatever its severity, and then reports the remaining findings, which \
      determine the exit status. A fix is kept only if a new check shows that it resolves the finding and introduces no \
      other of equal or higher severity.

      --since reports only findings that a commit does not have. Both states are checked in full, so that a link that \
      breaks on an untouched page is found. --baseline does the same with a file that --write-baseline wrote. Only new \
      findings determine the exit status.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions

  @Flag(help: "Apply available fixes.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a unified diff for “git apply”, and write nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Report only findings that this commit, branch, or tag does not have.", valueName: "revision"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Report only findings that this file does not list, and list those that are gone.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to a file for --baseline, and succeed.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "With --baseline: remove findings that are gone from the file.")
  var prune = false

  @Argument(help: "Files and folders to report on (default: all).")
  var paths: [String] = []

  func validate() throws {
    let comparisons =
      [("--since", since), ("--baseline", baseline), ("--write-baseline", writeBaseline)]
      .filter { $0.1 != nil }.map(\.0) + (fix ? ["--fix"] : [])
    if comparisons.count > 1 {
      throw ValidationError("\(comparisons[0]) cannot be combined with \(comparisons[1])")
    }
    if prune, baseline == nil { throw ValidationError("--prune requires --baseline") }
    guard dryRun else { return }
    guard fix else { throw ValidationError("--dry-run requires --fix") }
    if let other = reporting.format.first(where: { $0.file == nil && $0.format.name != ReportFormat.text.name }) {
      throw ValidationError(
        "--dry-run prints a diff to standard output; write the report to a file with --format \(other.format.name)=FILE"
      )
    }
  }

  func run() async throws {
    let root = try project.folder()
    let selection = try Selection(paths, below: root)
    let files = try FileTree.disk(root: root)
    var options = try project.pipelineOptions(below: root)
    if fix {
      let outcome = try await FixRun(files: files, mayTouch: selection.contains) { [options] files in
        try await Pipeline(files: files, options: options).run(into: nil)
      }.run()
      try finish(outcome, below: root)
      try await report(Snapshot(result: outcome.result, files: outcome.tree), selection, in: root)
    } else {
      options.probesAssets = true
      let result = try await Pipeline(files: files, options: options).run(into: nil)
      try await report(Snapshot(result: result, files: files), selection, in: root)
    }
  }

  /// Reports the findings, or those that are new, and fails because of them.
  private func report(_ snapshot: Snapshot, _ selection: Selection, in root: FilePath) async throws {
    if let writeBaseline { return try self.writeBaseline(of: snapshot, to: writeBaseline, selection, in: root) }
    var comparison: Comparison?
    if let baseline { comparison = try self.comparison(of: snapshot, withBaseline: baseline, selection, in: root) }
    if let since { comparison = try await self.comparison(of: snapshot, with: since, selection, in: root) }
    var result = comparison?.result ?? snapshot.result
    result.diagnostics = result.diagnostics.filter(selection.contains)
    // Standard output is for the diff only.
    try reporting.report(
      result, of: snapshot.files, in: root, comparison: comparison?.summary, asMessages: dryRun,
      fixCommand: fix ? nil : "--fix")
    if result.isMisconfigured { throw CommandStatus.failure }
    if result.fails(at: reporting.failOn.severity) { throw CommandStatus.findings }
  }

  /// The given files and folders, relative to the project folder.
  struct Selection: Sendable {
    private let wanted: [FilePath]

    init(_ paths: [String], below root: FilePath) throws {
      let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
      wanted = try paths.map { path in
        var full = Surroundings.workingFolder.pushing(FilePath(path)).lexicallyNormalized()
        guard full.exists else { throw CommandFailure("no such file or folder: \(path)") }
        guard full.removePrefix(base) else { throw CommandFailure("\(path) is outside the project folder \(base)") }
        return full
      }
    }

    /// Whether to report a finding; one without a file always is.
    func contains(_ finding: Diagnostic) -> Bool { finding.location.map { contains($0.path) } ?? true }

    func contains(_ path: String) -> Bool {
      wanted.isEmpty || wanted.contains { FilePath(path).starts(with: $0) }
    }
  }
}
