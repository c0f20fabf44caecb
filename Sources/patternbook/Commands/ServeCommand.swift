import ArgumentParser
import Preview
import Site
import SystemPackage

/// `patternbook serve`: the site on this machine, rebuilt and reloaded as files change.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the site on this machine, and reloads the browser when a file changes.",
    discussion: "Drafts are part of the preview, and findings show in the pages. Ctrl-C ends it.")

  @OptionGroup var project: ProjectOptions

  @Option(help: "Port to listen on; 0 takes any that is free.")
  var port: UInt16 = 4000

  func run() async throws {
    _ = try project.folder()
  }
}
