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
    try write(isatty(STDOUT_FILENO) == 1 ? LogText(data).bytes : data)
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
    exit(hasLostMessages.load(ordering: .relaxed) ? CommandStatus.failure.rawValue : status)
  }

  /// Whether a message could not be written, except because its reader has gone.
  private static let hasLostMessages = Atomic(false)

  /// Whether messages can use color: only on a terminal, and not if `NO_COLOR` is set.
  static var colorsErrors: Bool { allowsColor && isatty(STDERR_FILENO) == 1 }

  /// Whether data can use color.
  static var colorsOutput: Bool { allowsColor && isatty(STDOUT_FILENO) == 1 }

  private static var allowsColor: Bool {
    guard let value = getenv("NO_COLOR") else { return getenv("TERM").map { String(cString: $0) } != "dumb" }
    return value.pointee == 0
  }

  // MARK: Writing

  /// Makes standard streams safe to write to.
  ///
  /// Call this before opening any file.
  ///
  /// A reader that goes away (`| head`) must not stop a build halfway. If a stream is closed, the next opened file
  /// would get its number and receive the output, so a null device that refuses writing takes its place.
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

  /// Another program may have made a shared pipe or terminal nonblocking.
  private static func waitUntilWritable(_ descriptor: FileDescriptor) {
    var end = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&end, 1, -1)
  }
}
