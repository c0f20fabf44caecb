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
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions

  @Flag(help: "Apply available fixes.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a unified diff for “git apply”, and write nothing.")
  var dryRun = false

  @Argument(help: "Files and folders to report on (default: all).")
  var paths: [String] = []

  func validate() throws {
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
    var files = try FileTree.disk(root: root)
    var options = try project.pipelineOptions(below: root)
    var result: SiteResult
    if fix {
      let outcome = try await FixRun(files: files, mayTouch: selection.contains) { [options] files in
        try await Pipeline(files: files, options: options).run(into: nil)
      }.run()
      try finish(outcome, below: root)
      (files, result) = (outcome.tree, outcome.result)
    } else {
      options.probesAssets = true
      result = try await Pipeline(files: files, options: options).run(into: nil)
    }
    result.diagnostics = result.diagnostics.filter { $0.location.map { selection.contains($0.path) } ?? true }
    // Standard output is for the diff only.
    try reporting.report(result, of: files, in: root, asMessages: dryRun)
    if result.isMisconfigured { throw CommandStatus.failure }
    if result.fails(at: reporting.failOn.severity) { throw CommandStatus.findings }
  }

  /// The given files and folders, relative to the project folder.
  private struct Selection: Sendable {
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

    func contains(_ path: String) -> Bool {
      wanted.isEmpty || wanted.contains { FilePath(path).starts(with: $0) }
    }
  }
}
