import ArgumentParser
import Dispatch
import Files
import Preview
import Site
import SystemPackage

/// `patternbook serve`: serves the site on this machine, and rebuilds and reloads it when files change.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the site on this machine and reload the browser when a file changes.",
    discussion: """
      The preview includes drafts and shows findings in the pages. Only this machine can reach it, unless --host says \
      otherwise. Press Ctrl-C to stop.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "Port to listen on; 0 picks any free port (default: 4000, or the next free port).")
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "IPv4 address to listen on; 0.0.0.0 lets all machines of your network see the site, drafts included.",
      valueName: "address"))
  var host = PreviewServer.thisMachine

  @Flag(help: "Open the site in the browser.")
  var open = false

  func validate() throws {
    if !PreviewServer.canListen(on: host) {
      throw ValidationError("“\(host)” is not an IPv4 address, such as 0.0.0.0")
    }
  }

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
        host: host, port: port.map { .exactly($0) } ?? .usual,
        watching: Self.watched(builds.folders, below: root),
        log: Self.print,
        rebuild: { changed in try await builds.build(changed: Self.relative(changed, to: root)) })
    } catch {
      throw CommandFailure(error.description)
    }
    try await server.run {
      showAddresses(server.addressesInNetwork)
      if open { openBrowser(server.address) }
    }
  }

  /// Prints where other machines find the preview, and a code that phones read.
  private func showAddresses(_ addresses: [String]) {
    guard let first = addresses.first else { return }
    Console.error("warning: everyone in your network can see this site, drafts included, while it is served")
    for address in addresses { Console.error("On other devices: \(address)") }
    if Console.showsProgress, let code = QRCode(first) { Console.error(bytes: Array(code.text.utf8)) }
  }

  /// Opens an address of the preview with the program that this system has for it.
  private func openBrowser(_ address: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // On some systems, the program runs as long as the browser that it started.
    let browser = ChildProcess(program: program, arguments: [address], timeLimit: .seconds(1_000_000))
    DispatchQueue.global().async {
      do {
        let result = try browser.run { _ in true }
        if result.ending != .exited(0) { Console.error("note: the browser did not start; open \(address)") }
      } catch ChildProcess.Failure.notFound {
        Console.error("note: \(program) was not found; open \(address) in a browser")
      } catch {
        Console.error("note: the browser did not start; open \(address)")
      }
    }
  }

  /// Prints messages of the preview.
  private static func print(_ message: PreviewServer.Message) {
    switch message {
    case .line(let line): Console.error(line)
    case .report(let lines): Console.error(bytes: Array((lines + "\n").utf8))
    }
  }

  /// The paths of files in the project from its root.
  private static func relative(_ paths: Set<String>, to root: FilePath) -> Set<String> {
    let folder = root.string.hasSuffix("/") ? root.string : root.string + "/"
    return Set(paths.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 })
  }

  private static func watched(_ folders: SourceFolders, below root: FilePath) -> [String] {
    func whole(_ path: String) -> FilePath { path.isEmpty ? root : root.appending(path) }
    // A page that names a folder in place of a file would have all of it watched.
    return (folders.folders.map(whole) + folders.files.map(whole).filter { !$0.isFolder }).map(\.string)
  }
}
