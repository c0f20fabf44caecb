import ArgumentParser
import Diagnostics
import Files
import Reports
import Site
import SystemPackage
import Workbench

/// `patternbook check`: validates, and writes nothing but the reports and the fixes that are asked for.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks pages and dialogs, and mends them with --fix.",
    discussion: """
      With paths, only findings in those files and folders are reported and mended; the whole site is read all the same.

      --fix applies the first fix of each finding, of whatever severity, and reports what is left; the exit status \
      judges that. A fix stays only if a new check finds the fault mended and no other that is as severe.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions

  @Flag(help: "Apply the fixes of what is found.")
  var fix = false

  @Flag(help: "With --fix: write nothing, and print what would change as a unified diff, for “git apply”.")
  var dryRun = false

  @Argument(help: "Files and folders to report on (default: all).")
  var paths: [String] = []

  func validate() throws {
    guard dryRun else { return }
    guard fix else { throw ValidationError("--dry-run says what --fix would do; give both") }
    if let other = reporting.format.first(where: { $0.file == nil && $0.format.name != ReportFormat.text.name }) {
      throw ValidationError("--dry-run prints a diff; give the report a file: --format \(other.format.name)=FILE")
    }
  }

  func run() async throws {
    let root = try project.folder()
    let selection = try Selection(paths, below: root)
    var files = try FileTree.disk(root: root)
    var result: SiteResult
    if fix {
      let outcome = try await FixRun(files: files, mayTouch: selection.contains) { files in
        try await Pipeline(files: files).run(into: nil)
      }.run()
      try finish(outcome, below: root)
      (files, result) = (outcome.tree, outcome.result)
    } else {
      var options = PipelineOptions()
      options.probesAssets = true
      result = try await Pipeline(files: files, options: options).run(into: nil)
    }
    result.diagnostics = result.diagnostics.filter { $0.location.map { selection.contains($0.path) } ?? true }
    // Standard output is the diff's alone.
    try reporting.report(result, of: files, in: root, asMessages: dryRun)
    if result.isMisconfigured { throw CommandStatus.failure }
    if result.fails(at: reporting.failOn.severity) { throw CommandStatus.findings }
  }

  /// The files and folders that were named, relative to the project's folder.
  private struct Selection: Sendable {
    private let wanted: [FilePath]

    init(_ paths: [String], below root: FilePath) throws {
      let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
      wanted = try paths.map { path in
        var full = Surroundings.workingFolder.pushing(FilePath(path)).lexicallyNormalized()
        guard full.exists else { throw CommandFailure("there is no file or folder \(path)") }
        guard full.removePrefix(base) else { throw CommandFailure("\(path) is not in the project \(base)") }
        return full
      }
    }

    func contains(_ path: String) -> Bool {
      wanted.isEmpty || wanted.contains { FilePath(path).starts(with: $0) }
    }
  }
}
