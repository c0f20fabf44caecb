import ArgumentParser
import Diagnostics
import Files
import Guidelines
import Preview
import Reports
import Site
import SystemPackage

/// `patternbook serve`: serves the site on this machine, and rebuilds and reloads it when files change.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the site on this machine and reload the browser when a file changes.",
    discussion: """
      The preview includes drafts and shows findings in the pages. Only this machine can reach it. Press Ctrl-C to stop.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "Port to listen on; 0 picks any free port (default: 4000, or the next free port).")
  var port: UInt16?

  func run() async throws {
    let root = try project.folder()
    let files = try FileTree.disk(root: root)
    var options = try project.pipelineOptions(below: root)
    options.failOn = nil
    options.includesDrafts = true
    options.isPreview = true
    // The “page not found” page is written for the root of a host, which here is the root of the site.
    options.publicURL = "http://localhost/"
    let pipeline = Pipeline(files: files, options: options, history: ChangeHistory.once(ChangeHistory.git(root: root)))
    let server: PreviewServer
    do {
      server = try PreviewServer(
        port: port.map { .exactly($0) } ?? .usual,
        watching: Self.watched(by: pipeline, below: root),
        log: Self.print,
        rebuild: { _ in try await Self.build(pipeline) })
    } catch {
      throw CommandFailure(error.description)
    }
    try await server.run()
  }

  /// Prints messages of the preview.
  private static func print(_ message: PreviewServer.Message) {
    switch message {
    case .line(let line): Console.error(line)
    case .report(let lines): Console.error(bytes: Array((lines + "\n").utf8))
    }
  }

  /// The folders and files that the site is made of; those of any site where the settings cannot be read.
  private static func watched(by pipeline: Pipeline, below root: FilePath) -> [String] {
    let folders = (try? pipeline.sourceFolders()) ?? SourceFolders()
    return folders.watched.map { $0.isEmpty ? root.string : root.appending($0).string }
  }

  /// Builds the site in memory, whatever its findings.
  private static func build(_ pipeline: Pipeline) async throws -> SiteSnapshot {
    let output = MemoryOutput()
    let result = try await pipeline.run(into: output)
    let sources = result.sources(from: pipeline.files)
    let report = Report(
      toolVersion: Patternbook.version, findings: result.diagnostics,
      rules: result.library.configuration.ruleSettings.descriptions, sources: sources,
      filesChecked: result.library.pages.count)
    let text = ReportFormat.text.render(report, .init(color: Console.colorsErrors))
    let findings = result.diagnostics.map { finding in
      SiteSnapshot.Finding(finding, in: finding.location.flatMap { sources[$0.path] })
    }
    guard result.totals != nil else {
      throw BuildFailure(
        "Templates cannot be used", findings: findings, report: String(decoding: text, as: UTF8.self))
    }
    return SiteSnapshot(
      files: output.files.mapValues { SiteSnapshot.File($0) }, findings: findings,
      report: String(decoding: text, as: UTF8.self))
  }
}
