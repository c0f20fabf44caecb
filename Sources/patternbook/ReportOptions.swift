import ArgumentParser
import Diagnostics
import Files
import Reports
import Site
import SystemPackage

/// How to report findings, and which of them fail the command.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Report format; repeatable. Formats: "
        + ReportFormat.all.map { "\($0.name) (\($0.help))" }.joined(separator: "; ")
        + ". Add =FILE to write the report to a file.",
      valueName: "format[=file]"))
  var format: [ReportTarget] = []

  @Option(name: .long, help: "Minimum severity that fails the command.")
  var failOn: FailingSeverity = .error

  @Flag(help: "Report only findings that fail the command.")
  var quiet = false

  @Option(help: ArgumentHelp("Maximum number of findings in text reports.", valueName: "count"))
  var max: Int?

  func validate() throws {
    if let max, max < 0 { throw ValidationError("--max must not be negative") }
  }

  /// Reports the findings.
  ///
  /// - Parameters:
  ///   - paths: how to write paths.
  ///   - comparison: what only new findings are compared with.
  ///   - asMessages: whether to print text to standard error, because the command has other output.
  ///   - fixCommand: what applies fixes; nil if it has run.
  func report(
    _ result: SiteResult, of files: FileTree, in paths: ReportPaths, comparison: Report.Comparison? = nil,
    asMessages: Bool = false, fixCommand: String? = Self.fixCommand
  ) throws {
    func presentation(_ style: PathStyle, color: Bool = false) -> ReportFormat.Presentation {
      .init(color: color, paths: style, limit: max, fixCommand: fixCommand)
    }
    let report = Report(result, of: files, comparison: comparison) { finding in
      !quiet || failOn.severity.map { finding.severity >= $0 } ?? false
    }
    for target in format.isEmpty ? [ReportTarget(format: .text, file: nil)] : format {
      let isText = target.format.name == ReportFormat.text.name
      let style = isText ? paths.here : paths.repository
      if let file = target.file {
        let bytes = target.format.render(report, presentation(style))
        try ResultFile(file, about: result, in: paths.project).write(bytes)
      } else if isText, asMessages {
        for piece in target.format.pieces(report, presentation(style, color: Console.colorsErrors)) {
          Console.error(bytes: piece)
        }
      } else {
        let color = isText && Console.colorsOutput
        for piece in target.format.pieces(report, presentation(style, color: color)) {
          if isText { try Console.output(bytes: piece) } else { try Console.output(data: piece) }
        }
      }
      if target.format.name == ReportFormat.github.name { try appendStepSummary(report, presentation(style)) }
    }
  }

  /// What applies fixes, for people who run another command.
  static let fixCommand = "patternbook check --fix"

  /// Prints findings to standard error.
  static func printText(_ result: SiteResult, of files: FileTree, in root: FilePath) {
    let report = Report(result, of: files)
    let presentation = ReportFormat.Presentation(
      color: Console.colorsErrors, paths: ReportPaths(root: root).here, fixCommand: fixCommand)
    Console.error(bytes: ReportFormat.text.render(report, presentation))
  }

  /// Adds the whole table to the GitHub step summary, because annotations show only the first findings.
  private func appendStepSummary(_ report: Report, _ presentation: ReportFormat.Presentation) throws {
    guard let file = Surroundings.variable("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return }
    try appendToFile(FilePath(file), ReportFormat.markdown.render(report, presentation))
  }
}

extension Report {
  /// The report of a run.
  ///
  /// - Parameter isListed: whether a finding is listed; all are counted.
  init(
    _ result: SiteResult, of files: FileTree, comparison: Comparison? = nil,
    isListed: (Diagnostic) -> Bool = { _ in true }
  ) {
    self.init(
      toolVersion: Patternbook.version,
      findings: FindingGroups.grouped(result.diagnostics), rules: result.rules,
      filesChecked: result.library.pages.count, comparison: comparison, source: result.source(from: files),
      isListed: isListed)
  }
}

/// A format, and the file to write it to.
struct ReportTarget: ExpressibleByArgument {
  var format: ReportFormat
  var file: String?

  init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat.named(String(parts[0])), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(format: format, file: parts.count == 2 ? String(parts[1]) : nil)
  }
}

/// The values of `--fail-on`.
enum FailingSeverity: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note, never

  /// The severity, or nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
