import Synchronization
import SystemPackage
import Writing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal: data to standard output, messages to standard error.
///
/// Everything that the program prints goes through here, so nothing that a page, a file name or an argument says can
/// control a terminal or give a command to a runner of continuous integration.
enum Console {
  /// Prints lines for people: help, listings and reports.
  ///
  /// - Throws: `CommandFailure` if they cannot be written.
  static func output(bytes: [UInt8]) throws {
    try write(LogText(bytes, allowsColor: colorsOutput).bytes)
  }

  /// Writes data for programs: exactly as it is, except to a terminal.
  ///
  /// - Throws: `CommandFailure` if it cannot be written.
  static func output(data: [UInt8]) throws {
    try write(isatty(STDOUT_FILENO) == 1 ? LogText(data).bytes : data)
  }

  /// Prints a message of one line.
  static func error(_ line: String) {
    send(LogText(line: line))
  }

  /// Prints messages of whole lines, such as a report.
  static func error(bytes: [UInt8]) {
    send(LogText(bytes, allowsColor: colorsErrors))
  }

  /// Ends the program; if messages could not be written, nobody knows what was found, which is a failure.
  static func end(_ status: Int32) -> Never {
    exit(hasLostMessages.load(ordering: .relaxed) ? CommandStatus.failure.rawValue : status)
  }

  /// Whether some message could not be written, other than because its reader has gone.
  private static let hasLostMessages = Atomic(false)

  /// Whether messages may be coloured: only on a terminal, and not where `NO_COLOR` asks for none.
  static var colorsErrors: Bool { allowsColor && isatty(STDERR_FILENO) == 1 }

  /// Whether data may be coloured.
  static var colorsOutput: Bool { allowsColor && isatty(STDOUT_FILENO) == 1 }

  private static var allowsColor: Bool {
    guard let value = getenv("NO_COLOR") else { return getenv("TERM").map { String(cString: $0) } != "dumb" }
    return value.pointee == 0
  }

  // MARK: Writing

  /// Makes standard streams safe to write to; to be called before anything is opened.
  ///
  /// A reader that goes away (`| head`) must not end a build half-way. And where a stream was closed, the next file that
  /// is opened would take its number and get what is printed; a null device that refuses writing takes it instead.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      if fcntl(descriptor, F_GETFD) == -1, errno == EBADF { _ = open("/dev/null", mode) }
    }
  }

  private static func write(_ bytes: [UInt8]) throws {
    do {
      try write(bytes, to: .standardOutput)
    } catch {
      throw CommandFailure("cannot write to standard output: \(error)")
    }
  }

  private static func send(_ text: LogText) {
    do {
      try write(text.bytes, to: .standardError)
    } catch {
      hasLostMessages.store(true, ordering: .relaxed)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try rest.withUnsafeBytes { try descriptor.write($0) })
      } catch let error as Errno {
        switch error {
        case .brokenPipe: return
        case .resourceTemporarilyUnavailable: waitUntilWritable(descriptor)
        default: throw error
        }
      } catch {
        throw .ioError
      }
    }
  }

  /// Another program may have made a pipe or terminal that it shares with this one non-blocking.
  private static func waitUntilWritable(_ descriptor: FileDescriptor) {
    var end = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&end, 1, -1)
  }
}
