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
    let allowsColor = colorsOutput
    try forEachPiece(of: bytes) { try write(LogText($0, allowsColor: allowsColor).bytes) }
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
    let allowsColor = colorsErrors
    forEachPiece(of: bytes) { send(LogText($0, allowsColor: allowsColor)) }
  }

  /// Ends the program.
  ///
  /// If messages could not be written, that is a failure, because findings may be lost.
  static func end(_ status: Int32) -> Never {
    StandardStreams.end(hasLostMessages.load(ordering: .relaxed) ? CommandStatus.failure.rawValue : status)
  }

  /// Whether a message could not be written, except because its reader has gone.
  private static let hasLostMessages = Atomic(false)

  /// Whether a line that changes can be shown: only on a terminal that can go back to the start of a line.
  static var showsProgress: Bool {
    StandardStreams.isTerminal(.standardError) && Surroundings.variable("TERM") != "dumb"
  }

  /// Shows a line in place of the last such line, until anything else is printed; nil takes it away.
  static func show(progress text: String?) {
    progress.withLock { isShown in
      if let text {
        put([UInt8](Self.lineStart.utf8) + LogText(line: text).bytes.dropLast())
        isShown = true
      } else {
        clear(&isShown)
      }
    }
  }

  /// Whether a line with the progress is at the end of the terminal.
  private static let progress = Mutex(false)
  /// Goes to the start of the line, and erases the line.
  private static let lineStart = "\r\u{1B}[K"

  private static func clear(_ isShown: inout Bool) {
    if isShown { put(Array(lineStart.utf8)) }
    isShown = false
  }

  /// Whether messages may be colored: only on a terminal, and not where `NO_COLOR` asks for none.
  static var colorsErrors: Bool { allowsColor && StandardStreams.isTerminal(.standardError) }

  /// Whether data may be colored.
  static var colorsOutput: Bool { allowsColor && StandardStreams.isTerminal(.standardOutput) }

  private static var allowsColor: Bool {
    guard let value = Surroundings.variable("NO_COLOR") else { return Surroundings.variable("TERM") != "dumb" }
    return value.isEmpty
  }

  // MARK: Writing

  /// Takes lines in pieces: a report of a large site has many megabytes, which would be in memory twice.
  private static func forEachPiece(of lines: [UInt8], _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    var start = 0
    while start < lines.count {
      let rest = lines.dropFirst(start + pieceSize)
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lines.count
      try body(lines[start..<end])
      start = end
    }
  }

  /// About how many bytes are checked and written at once.
  private static let pieceSize = 1_000_000

  private static func write(_ bytes: [UInt8]) throws {
    progress.withLock { clear(&$0) }
    do {
      try StandardStreams.write(bytes, to: .standardOutput)
    } catch {
      throw CommandFailure("cannot write to standard output: \(error)")
    }
  }

  private static func send(_ text: LogText) {
    progress.withLock { isShown in
      clear(&isShown)
      put(text.bytes)
    }
  }

  private static func put(_ bytes: [UInt8]) {
    do {
      try StandardStreams.write(bytes, to: .standardError)
    } catch {
      hasLostMessages.store(true, ordering: .relaxed)
    }
  }
}
