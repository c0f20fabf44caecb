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
      If you give paths, only findings in those files and folders are reported and fixed. The whole site is still read. \
      Files that belong to no site are checked with default settings. “-” reads a page from standard input; --stdin-path \
      says which file it replaces for the run.

      --fix applies the first fix of each finding, whatever its severity, and then reports the remaining findings, which \
      determine the exit status. A fix is kept only if a new check shows that it resolves the finding and introduces no \
      other of equal or higher severity, except in a block whose fence it corrects. With “-”, --fix prints the fixed \
      page and writes nothing.

      --since reports only findings that a commit does not have. Both states are checked in full, so that a link that \
      breaks on an untouched page is found. --baseline does the same with a file that --write-baseline wrote. Only new \
      findings are fixed and determine the exit status.

      --external-links requests each web address that pages link to, with curl. Addresses in local networks are \
      skipped, so that pages in a pull request cannot access your network.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var monitoring: MonitorOptions

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

  @Flag(help: "Also check links to other sites, over the network.")
  var externalLinks = false

  @Flag(help: "With --external-links: also request addresses in local networks.")
  var allowLocalLinks = false

  @Option(
    help: ArgumentHelp(
      "With “-”: the file that the page is read for, so that its links and settings apply.", valueName: "file"))
  var stdinPath: String?

  @Argument(help: "Files and folders to report on (default: all). “-” reads a page from standard input.")
  var paths: [String] = []

  func validate() throws {
    let comparisons =
      [("--since", since), ("--baseline", baseline), ("--write-baseline", writeBaseline)].filter { $0.1 != nil }.map(
        \.0)
    if comparisons.count > 1 {
      throw ValidationError("\(comparisons[0]) cannot be combined with \(comparisons[1])")
    }
    if writeBaseline != nil, fix { throw ValidationError("--write-baseline cannot be combined with --fix") }
    if externalLinks, let other = fix ? "--fix" : since.map({ _ in "--since" }) {
      throw ValidationError("--external-links cannot be combined with \(other)")
    }
    if allowLocalLinks, !externalLinks { throw ValidationError("--allow-local-links requires --external-links") }
    if prune, baseline == nil { throw ValidationError("--prune requires --baseline") }
    // A shell passes an empty path where a variable is not set.
    if paths.contains("") { throw ValidationError("a path is empty") }
    try validateInput()
    if dryRun, !fix { throw ValidationError("--dry-run requires --fix") }
    guard dryRun || fix && readsInput else { return }
    if let other = reporting.format.first(where: { $0.file == nil && $0.format.name != ReportFormat.text.name }) {
      throw ValidationError(
        "\(dryRun ? "--dry-run prints a diff" : "--fix prints the fixed page") to standard output; write the report "
          + "to a file with --format \(other.format.name)=FILE")
    }
  }

  private func validateInput() throws {
    guard readsInput else {
      if stdinPath != nil { throw ValidationError("--stdin-path requires “-”, which reads a page from standard input") }
      return
    }
    if paths.count > 1 {
      throw ValidationError("“-” reads one page from standard input and cannot be combined with other paths")
    }
    if let stdinPath, !SitePath.isPage(stdinPath) { throw ValidationError(CheckSubject.notAPage("“\(stdinPath)”")) }
    if stdinPath == nil, project.root != nil || project.content != nil {
      throw ValidationError("a page from standard input needs --stdin-path to be part of a site")
    }
  }

  /// Whether the page to check comes from standard input.
  var readsInput: Bool { paths.contains("-") }

  func run() async throws {
    try await monitoring.watching(quiet: reporting.quiet, check)
  }

  private func check(_ monitor: RunMonitor) async throws {
    let subject = try subject(monitor)
    guard fix else {
      var probing = subject
      probing.options.probesAssets = subject.isSite
      // Comparisons need all findings, because pages move.
      if since == nil, baseline == nil, writeBaseline == nil {
        probing.options.wants = { [selection = subject.selection] path in selection.contains(path) }
      }
      var result = try await probing.check(subject.files)
      if externalLinks { try addExternalLinks(to: &result, subject) }
      let now = Snapshot(result: result, files: subject.files)
      monitor.begin(.report)
      return try report(now, subject, try await earlier(than: now, subject))
    }
    let earlier = since == nil && baseline == nil ? nil : try await earlier(than: nil, subject)
    let mayTouch: @Sendable (String) -> Bool = { path in
      subject.input.map { $0.path == path } ?? subject.selection.contains(path)
    }
    let outcome = try await FixRun(
      files: subject.files, mayTouch: mayTouch,
      wants: { snapshot in
        guard let earlier else { return snapshot.result.diagnostics }
        return earlier.matches(in: snapshot).new.map { snapshot.result.diagnostics[$0] }
      },
      check: { try await subject.check($0) }
    ).run()
    monitor.begin(.report)
    try finish(outcome, subject)
    try report(Snapshot(result: outcome.result, files: outcome.tree), subject, earlier)
  }

  /// What is checked, and told of its stages.
  private func subject(_ monitor: RunMonitor) throws -> CheckSubject {
    var subject = try subject()
    subject.options.monitor = monitor
    return subject
  }

  /// The files to check, and the page from standard input.
  private func subject() throws -> CheckSubject {
    guard readsInput else { return try CheckSubject(paths, in: project) }
    if StandardStreams.isTerminal(.standardInput) {
      Console.error("Reading a page from the terminal. Press Control-D at the start of a line to end it.")
    }
    let bytes = try StandardStreams.readInput(limit: FileTree.textLimit)
    return try CheckSubject(input: bytes, at: stdinPath, in: project)
  }

  /// Reports the findings, or those that are new, and fails because of them.
  private func report(_ snapshot: Snapshot, _ subject: CheckSubject, _ earlier: EarlierCheck?) throws {
    if let writeBaseline { return try self.writeBaseline(of: snapshot, to: writeBaseline, subject) }
    for path in subject.isSite ? subject.selection.strangers(to: snapshot.result) : [] {
      Console.error(
        "note: \(subject.paths.here(path)) was not checked: it is not a page of this site, or is a draft or excluded")
    }
    var result = snapshot.result
    var summary: Report.Comparison?
    if let earlier {
      let comparison = earlier.compare(snapshot, subject.selection)
      if let baseline { try listGone(comparison, in: earlier, of: baseline, subject) }
      (result, summary) = (comparison.result, comparison.summary)
    }
    result.diagnostics = result.diagnostics.filter(subject.selection.contains)
    // Standard output is for the diff or the page only.
    try reporting.report(
      result, of: snapshot.files, in: subject.paths, comparison: summary, asMessages: dryRun || fix && readsInput,
      fixCommand: fix ? nil : "--fix")
    if result.isMisconfigured { throw CommandStatus.failure }
    if result.fails(at: reporting.failOn.severity) { throw CommandStatus.findings }
  }
}
