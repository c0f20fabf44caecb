import ArgumentParser
import Files
import Preview
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
    let builds = Builds(pipeline)
    let server: PreviewServer
    do {
      server = try PreviewServer(
        port: port.map { .exactly($0) } ?? .usual,
        watching: Self.watched(builds.folders, below: root),
        log: Self.print,
        rebuild: { _ in try await builds.build() })
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

  private static func watched(_ folders: SourceFolders, below root: FilePath) -> [String] {
    folders.watched.map { $0.isEmpty ? root.string : root.appending($0).string }
  }
}
