import ArgumentParser
import Diagnostics
import Site
import SystemPackage

/// `patternbook check`: validates, and writes nothing but the reports that are asked for.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks pages and dialogs, and writes nothing.",
    discussion:
      "With paths, only findings in those files and folders are reported; the whole site is read all the same.")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions

  @Argument(help: "Files and folders to report on (default: all).")
  var paths: [String] = []

  func run() async throws {
    let root = try project.folder()
    let files = FileTree.disk(root: root)
    var options = PipelineOptions()
    options.failOn = reporting.failOn.severity
    var result: SiteResult
    do {
      result = try await Pipeline(files: files, options: options).run(into: DiscardingOutput())
    } catch let error as FileError {
      throw CommandFailure(error.description)
    }
    if !paths.isEmpty { result.diagnostics = try findings(of: result, below: root) }
    try reporting.report(result, of: files, in: root)
    if result.isMisconfigured { throw CommandStatus.failure }
    if result.fails(at: reporting.failOn.severity) { throw CommandStatus.findings }
  }

  /// The findings in the files and folders that were named.
  private func findings(of result: SiteResult, below root: FilePath) throws -> [Diagnostic] {
    let base = workingFolder().pushing(root).lexicallyNormalized()
    let wanted = try paths.map { path in
      var full = workingFolder().pushing(FilePath(path)).lexicallyNormalized()
      guard exists(full) else { throw CommandFailure("there is no file or folder \(path)") }
      guard full.removePrefix(base) else { throw CommandFailure("\(path) is not in the project \(base)") }
      return full
    }
    return result.diagnostics.filter { finding in
      guard let path = finding.location?.path else { return true }
      return wanted.contains { FilePath(path).starts(with: $0) }
    }
  }
}
