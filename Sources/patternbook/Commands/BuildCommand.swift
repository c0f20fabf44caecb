import ArgumentParser
import Diagnostics
import Files
import Site
import Synchronization
import SystemPackage
import Workbench
import Writing

/// `patternbook build`: turns Content and Templates into a site.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site.",
    discussion: "The output is replaced atomically, and only if there are no findings at or above --fail-on.")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var monitoring: MonitorOptions

  @Option(
    name: .long, help: ArgumentHelp("Output folder (default: Public in the project folder).", valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Also write all pages as one PDF file; requires Chromium or Google Chrome.", valueName: "file"))
  var pdf: String?

  @Flag(help: "Include drafts.")
  var drafts = false

  func validate() throws {
    try refuseEmpty(output, of: "--output")
    try refuseEmpty(pdf, of: "--pdf")
  }

  func run() async throws {
    try await monitoring.watching(quiet: reporting.quiet, build)
  }

  private func build(_ monitor: RunMonitor) async throws {
    let start = ContinuousClock.now
    let root = try project.folder()
    let place = OutputPlace(
      output.map { FilePath($0) } ?? root.appending("Public"), from: Surroundings.workingFolder, project: root)
    let files = try FileTree.disk(root: root)
    var options = try project.pipelineOptions(below: root)
    options.failOn = reporting.failOn.severity
    options.includesDrafts = drafts
    options.monitor = monitor
    let printer = BookPrinter()
    let book = Mutex<Book?>(nil)
    if pdf != nil {
      do { try printer.ensureInstalled() } catch { throw CommandFailure("\(error)") }
      options.takeBook = { taken in book.withLock { $0 = taken } }
    }
    var pipeline = Pipeline(files: files, options: options, history: ChangeHistory.git(root: root))
    let folder = try FolderOutput(place, project: root, sources: try pipeline.sourceFolders())
    if ReviewCommand.isReview(folder) {
      throw CommandFailure("\(place.path) contains a review; choose another folder with --output")
    }
    pipeline.options.cards = PNGConverter(scale: 1).cardPrinter(published: { folder.published($0) }) { reason in
      Console.error("note: \(reason)")
    }
    for name in folder.strangers {
      Console.error(
        "note: \(name) was kept: it has the name of a Patternbook folder but was not created by Patternbook")
    }
    let result = try await build(pipeline, into: folder, root)
    monitor.begin(.publish)
    let notes = result.totals == nil ? [] : try folder.publish()
    monitor.begin(.report)
    try reporting.report(result, of: files, in: ReportPaths(root: root), asMessages: true)
    monitor.end()
    guard let totals = result.totals else {
      // Without a theme or settings there is nothing to publish, whatever fails the build.
      let otherWay = result.isMisconfigured ? "" : ", or publish anyway with --fail-on never"
      Console.error("Nothing was published. Fix the errors above\(otherWay).")
      throw result.isMisconfigured ? CommandStatus.failure : CommandStatus.findings
    }
    for note in notes { Console.error("note: \(note)") }
    if let shortcoming = result.historyShortcoming { Console.error("note: \(shortcoming)") }
    report(totals.search)
    Console.error(
      "Built \(counted(totals.pages, "page")) and \(counted(totals.dialogs, "dialog")), \(size(totals.bytes)) in "
        + "\(counted(totals.files, "file")) "
        + "(search: \(size(totals.search.bytes))), in \(seconds(since: start)) s.")
    if let pdf, let book = book.withLock({ $0 }) {
      try write(book, to: ResultFile(pdf, about: result, in: root), named: pdf, with: printer, site: place.path)
    }
  }

  /// Builds the site with its older versions, which are read from Git or from folders.
  private func build(_ pipeline: Pipeline, into output: FolderOutput, _ root: FilePath) async throws -> SiteResult {
    do {
      return try await pipeline.run(into: output) { tag, version in
        do {
          return try Revision(tag, root: root).files
        } catch let error as RevisionError {
          throw CommandFailure("version \(version.name): \(error)")
        }
      }
    } catch let error as VersionError {
      throw CommandFailure("\(error)")
    }
  }

  /// Prints the pages to a PDF file.
  private func write(
    _ book: Book, to place: ResultFile, named file: String, with printer: BookPrinter, site: FilePath
  ) throws {
    let start = ContinuousClock.now
    let printed: BookPrinter.PDF
    do {
      printed = try printer.print(book, site: site)
    } catch let failure as BookPrinter.Failure {
      throw CommandFailure("\(failure)")
    }
    try place.write(printed.bytes)
    if !printed.hasNumbers {
      Console.error("note: the table of contents of \(file) has no page numbers, because they could not be found")
    }
    if printed.imagesLeftOut > 0 {
      Console.error(
        "note: \(file) lacks \(counted(printed.imagesLeftOut, "image")), because the same images are shown too often")
    }
    Console.error(
      "Wrote \(counted(book.count, "page")) to \(file), \(size(printed.bytes.count)), in \(seconds(since: start)) s.")
  }

  /// Prints warnings and notes about the search index.
  private func report(_ search: SiteResult.Search) {
    for overrun in search.overruns { Console.error("warning: \(overrun)") }
    for miss in search.misses.prefix(5) {
      Console.error("note: searching for the title of \(miss.page) ranks \(miss.first) first")
    }
    if search.misses.count > 5 {
      Console.error("note: … and \(search.misses.count - 5) more \(search.misses.count == 6 ? "page" : "pages")")
    }
  }

  private func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\((bytes + 500) / 1000) KB" : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }

  private func seconds(since start: ContinuousClock.Instant) -> String {
    let hundredths = start.duration(to: .now) / .milliseconds(10)
    let value = Int(hundredths.rounded())
    return "\(value / 100).\(value / 10 % 10)\(value % 10)"
  }
}
