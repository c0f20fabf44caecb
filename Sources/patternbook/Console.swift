import Files
import Synchronization
import SystemPackage
import Writing

/// The terminal: data to standard output, messages to standard error.
///
/// All output of the program goes through this type, so that no page, file name, or argument can control a terminal
/// or give commands to a CI runner.
enum Console {
  /// Prints lines for people: help, listings, and reports.
  ///
  /// - Throws: `CommandFailure` if they cannot be written.
  static func output(bytes: [UInt8]) throws {
    try write(LogText(bytes, allowsColor: colorsOutput).bytes)
  }

  /// Writes data for tools unchanged, except to a terminal.
  ///
  /// - Throws: `CommandFailure` if it cannot be written.
  static func output(data: [UInt8]) throws {
    try write(StandardStreams.isTerminal(.standardOutput) ? LogText(data).bytes : data)
  }

  /// Prints a single-line message.
  static func error(_ line: String) {
    send(LogText(line: line))
  }

  /// Prints multiline messages, such as a report.
  static func error(bytes: [UInt8]) {
    send(LogText(bytes, allowsColor: colorsErrors))
  }

  /// Ends the program.
  ///
  /// If messages could not be written, that is a failure, because findings may be lost.
  static func end(_ status: Int32) -> Never {
    StandardStreams.end(hasLostMessages.load(ordering: .relaxed) ? CommandStatus.failure.rawValue : status)
  }

  /// Whether a message could not be written, except because its reader has gone.
  private static let hasLostMessages = Atomic(false)

  /// Whether messages may be colored: only on a terminal, and not where `NO_COLOR` asks for none.
  static var colorsErrors: Bool { allowsColor && StandardStreams.isTerminal(.standardError) }

  /// Whether data may be colored.
  static var colorsOutput: Bool { allowsColor && StandardStreams.isTerminal(.standardOutput) }

  private static var allowsColor: Bool {
    guard let value = Surroundings.variable("NO_COLOR") else { return Surroundings.variable("TERM") != "dumb" }
    return value.isEmpty
  }

  // MARK: Writing

  private static func write(_ bytes: [UInt8]) throws {
    do {
      try StandardStreams.write(bytes, to: .standardOutput)
    } catch {
      throw CommandFailure("cannot write to standard output: \(error)")
    }
  }

  private static func send(_ text: LogText) {
    do {
      try StandardStreams.write(text.bytes, to: .standardError)
    } catch {
      hasLostMessages.store(true, ordering: .relaxed)
    }
  }
}
