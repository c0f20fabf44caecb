import CFiles
import Synchronization
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program without a shell and with a time limit: bytes in, bytes out.
package struct ChildProcess: Sendable {
  /// A path, or a name that is searched for in `PATH`.
  package var program: String
  package var arguments: [String]
  /// Standard input of the program.
  package var input: [UInt8] = []
  /// Environment variables as `NAME=value`; default: those of this process.
  package var environment: [String]?
  /// Time limit, after which the program is killed.
  package var timeLimit: Duration

  package init(
    program: String, arguments: [String], input: [UInt8] = [], environment: [String]? = nil, timeLimit: Duration
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// How a program ended.
  package enum Ending: Sendable, Hashable, CustomStringConvertible {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It was stopped because no more output was needed.
    case unwanted

    /// Completes the phrase “it ended”.
    package var description: String {
      switch self {
      case .exited(let status): "with status \(status)"
      case .signalled(let signal): "by signal \(signal)"
      case .unwanted: "before it finished"
      }
    }
  }

  /// Why there is no result.
  package enum Failure: Error, Sendable {
    case notFound
    case timedOut
    case system(Errno)
  }

  /// The complete output of a program, and how it ended.
  package struct Result: Sendable {
    package var ending: Ending
    package var output: [UInt8] = []
    /// The beginning of standard error.
    package var messages: [UInt8]
  }

  /// Runs the program until it ends.
  package func run() throws(Failure) -> Result {
    var output: [UInt8] = []
    var result = try run { piece in
      output += piece
      return true
    }
    result.output = output
    return result
  }

  /// Runs the program until it ends or until no more output is needed.
  ///
  /// - Parameter take: receives the output piece by piece; returning false kills the program.
  /// - Returns: a result without output.
  package func run(_ take: (UnsafeRawBufferPointer) -> Bool) throws(Failure) -> Result {
    let deadline = ContinuousClock.now + timeLimit
    guard let path = Self.path(of: program) else { throw .notFound }
    do {
      // A file instead of a pipe: nobody has to write while the program reads, and a program that ends early sends no
      // signal.
      let source = try Self.temporaryFile(input)
      defer { try? source.close() }
      let child = try Self.starting.withLock { _ in try start(path, source) }
      defer { for end in [child.output, child.messages] { try? end.close() } }
      do {
        let (isUnwanted, messages) = try child.read(until: deadline, take)
        if isUnwanted { child.end() }
        return Result(ending: isUnwanted ? .unwanted : try child.wait(until: deadline), messages: messages)
      } catch {
        child.end()
        throw error
      }
    } catch let error as Failure {
      throw error
    } catch {
      throw .system(error as? Errno ?? .ioError)
    }
  }

  // MARK: Starting

  /// Whether there is a program that could be run, given by its path or its name in `PATH`.
  package static func isInstalled(_ program: String) -> Bool {
    path(of: program).map { access($0, X_OK) == 0 } ?? false
  }

  /// Finds a program in `PATH`.
  ///
  /// Relative folders are skipped, so that a project cannot supply its own program.
  private static func path(of program: String) -> String? {
    if program.contains("/") { return program }
    let folders = Surroundings.variable("PATH") ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Held while a child starts, so that it does not inherit the pipes of another child.
  private static let starting = Mutex(())

  private func start(_ path: String, _ input: FileDescriptor) throws -> RunningProcess {
    let (output, messages) = (try Self.pipe(), try Self.pipe())
    defer { for pipe in [output, messages] { try? pipe.write.close() } }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: Int32 = 0
    let (standard, errors) = (output.write.rawValue, messages.write.rawValue)
    let fault =
      environment == nil
      ? start_program(&id, path, &words, nil, input.rawValue, standard, errors)
      : start_program(&id, path, &words, &variables, input.rawValue, standard, errors)
    guard fault == 0 else {
      for pipe in [output, messages] { try? pipe.read.close() }
      throw fault == ENOENT ? Failure.notFound : Failure.system(Errno(rawValue: fault))
    }
    return RunningProcess(id: id, output: output.read, messages: messages.read)
  }

  private static func pipe() throws -> (read: FileDescriptor, write: FileDescriptor) {
    let ends = try FileDescriptor.pipe()
    for end in [ends.readEnd, ends.writeEnd] { closeOnExec(end) }
    return (ends.readEnd, ends.writeEnd)
  }

  private static func closeOnExec(_ descriptor: FileDescriptor) {
    _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC)
  }

  /// An unnamed file with these bytes, positioned at its start.
  private static func temporaryFile(_ bytes: [UInt8]) throws -> FileDescriptor {
    guard !bytes.isEmpty else { return try .open("/dev/null", .readOnly, options: .closeOnExec) }
    let descriptor = FileDescriptor(rawValue: try UnnamedFile.open())
    do {
      _ = try bytes.withUnsafeBytes { try descriptor.writeAll($0) }
      try descriptor.seek(offset: 0, from: .start)
      return descriptor
    } catch {
      try? descriptor.close()
      throw error
    }
  }
}

/// A started child and our ends of its streams.
private struct RunningProcess {
  let id: pid_t
  let output: FileDescriptor
  let messages: FileDescriptor

  /// Maximum number of bytes kept of standard error.
  private static let messageLimit = 4096

  /// Reads both streams to the end, or until no more output is needed.
  func read(
    until deadline: ContinuousClock.Instant, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws -> (isUnwanted: Bool, messages: [UInt8]) {
    var said: [UInt8] = []
    var ends = [output, messages].map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while ends.contains(where: { $0.fd >= 0 }) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw ChildProcess.Failure.timedOut }
      guard poll(&ends, nfds_t(ends.count), Int32(min(left.rounded(.up), 60_000))) >= 0 || errno == EINTR else {
        throw Errno(rawValue: errno)
      }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = try FileDescriptor(rawValue: ends[index].fd).read(into: buffer)
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        // A stream at its end is no longer polled.
        if count == 0 { ends[index].fd = -1 }
        if index == 1 {
          said += piece.prefix(Self.messageLimit - said.count)
        } else if count > 0, !take(piece) {
          return (true, said)
        }
      }
    }
    return (false, said)
  }

  /// Its streams are closed, so it has ended or must be killed.
  func wait(until deadline: ContinuousClock.Instant) throws -> ChildProcess.Ending {
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, WNOHANG)
      if found == id { break }
      if found == -1, errno != EINTR { throw Errno(rawValue: errno) }
      guard ContinuousClock.now < deadline else { throw ChildProcess.Failure.timedOut }
      usleep(500)
    }
    // The lower seven bits contain the signal, the next byte the exit status.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Kills it immediately.
  func end() {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
  }
}
