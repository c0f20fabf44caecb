import ArgumentParser
import Files
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The `patternbook` command: its subcommands parse arguments, call the library and choose the exit status.
@main
struct Patternbook: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patternbook",
    abstract: "Builds a design system's pattern library from Markdown with dialogs in it.",
    discussion: """
      Pages are Markdown files below Content; a fenced block “dialog” in them is checked against guidelines and drawn \
      as a mockup.

      Exit status: 0 fine; 1 findings at or above the failing severity; 2 usage, configuration or input and output.
      """,
    version: version,
    subcommands: [
      InitCommand.self, BuildCommand.self, CheckCommand.self, ServeCommand.self, RenderCommand.self, ListCommand.self,
      RulesCommand.self, SchemaCommand.self,
    ])

  static let version = "0.1.0"

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Console.error("error: \(failure.message)")
      Glibc.exit(CommandStatus.failure.rawValue)
    } catch  where error is FileError || error is FolderError || error is SourceChanged {
      Console.error("error: \(error)")
      Glibc.exit(CommandStatus.failure.rawValue)
    } catch let status as CommandStatus {
      Glibc.exit(status.rawValue)
    } catch {
      // Help and version are “errors” of status 0; whatever else the parser refuses is a fault of usage.
      let text = fullMessage(for: error)
      guard exitCode(for: error) == .success else {
        Console.error(text)
        Glibc.exit(CommandStatus.failure.rawValue)
      }
      Console.output(text)
    }
  }
}

/// How a command ended, where it did not just end well.
enum CommandStatus: Int32, Error {
  /// Findings at or above the failing severity.
  case findings = 1
  /// Usage, configuration or input and output.
  case failure = 2
}

/// Why a command could not do its work; ends with status 2.
struct CommandFailure: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
