import ArgumentParser
import Diagnostics
import Dispatch
import Files
import Reports
import Site
import SystemPackage
import Versions
import Writing

/// The `patternbook` command.
///
/// Its subcommands parse arguments, call the library, and choose the exit status.
@main
struct Patternbook: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patternbook",
    abstract: "Build a design system's pattern library from Markdown and dialog blocks.",
    discussion: """
      Pages are Markdown files in Content. Each fenced `dialog` block is checked against guidelines and drawn as a mockup.

      Exit status: 0: success; 1: findings at or above --fail-on; 2: invalid usage, configuration, or I/O error.
      """,
    version: Versions.text(of: version),
    subcommands: [
      InitCommand.self, BuildCommand.self, CheckCommand.self, ReviewCommand.self, ServeCommand.self, RenderCommand.self,
      ListCommand.self, ImportCommand.self, SearchCommand.self, RulesCommand.self, SchemaCommand.self,
      TemplatesCommand.self,
    ])

  static let version = "0.1.0"

  /// Starts the program.
  ///
  /// An asynchronous `main` would need threads before they can be checked.
  static func main() {
    StandardStreams.prepare()
    do throws(Errno) {
      try Surroundings.ensureThreads()
    } catch {
      Console.error(
        "error: this process cannot have the threads and the memory that it needs (\(error)); allow it more memory "
          + "(“ulimit -v”) or more processes (“ulimit -u”)")
      Console.end(CommandStatus.failure.rawValue)
    }
    Task { Console.end(await run()) }
    dispatchMain()
  }

  /// Parses the arguments, runs the command, and returns the exit status.
  private static func run() async -> Int32 {
    do {
      try refuseUnknownCommand()
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Console.error("error: \(failure.message)")
      return CommandStatus.failure.rawValue
    } catch
      where error is FileError || error is FolderError || error is PageTooLarge
      || error is AddressError || error is RevisionError
    {
      Console.error("error: \(error)")
      return CommandStatus.failure.rawValue
    } catch let status as CommandStatus {
      return status.rawValue
    } catch {
      return tell(error)
    }
    return 0
  }

  /// Fails if the first argument is not a command, and names the one that was probably meant.
  private static func refuseUnknownCommand() throws {
    let names = configuration.subcommands.map { $0._commandName }
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.drop(while: { $0 == "help" }).first, name.utf8.first != UInt8(ascii: "-"),
      !names.contains(name)
    else { return }
    let nearest = nearestName(to: name, among: names).map { "; did you mean “\($0)”?" } ?? "."
    throw CommandFailure("unknown command “\(name)”\(nearest) “patternbook --help” lists all commands.")
  }

  /// Prints the message of the parser, and returns the exit status.
  ///
  /// Help and version are “errors” of status 0. Everything else that the parser refuses is a usage error.
  private static func tell(_ error: any Error) -> Int32 {
    let text = Array((oneLine(CommandLine.arguments, in: fullMessage(for: error)) + "\n").utf8)
    guard exitCode(for: error) == .success else {
      Console.error(bytes: text)
      return CommandStatus.failure.rawValue
    }
    do {
      try Console.output(bytes: text)
      return 0
    } catch {
      Console.error("error: \((error as? CommandFailure)?.message ?? "\(error)")")
      return CommandStatus.failure.rawValue
    }
  }

  /// A message with the arguments that it quotes made printable, so that a line break in one begins no line of its own.
  private static func oneLine(_ arguments: [String], in message: String) -> String {
    let values = arguments.compactMap { argument in
      argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
    }
    return (arguments + values).filter { printable($0) != $0 }.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(message) { $0.replacing($1, with: printable($1)) }
  }
}

/// How a command ended, where it did not just end well.
enum CommandStatus: Int32, Error {
  /// Findings at or above the failing severity, or a search that found nothing.
  case findings = 1
  /// Invalid usage, configuration, or I/O error.
  case failure = 2
}

/// Why a command failed; ends with status 2.
struct CommandFailure: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
