import Synchronization
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run without a shell: bytes in, bytes out, and an end that is certain.
package struct ChildProcess: Sendable {
  /// A path, or a name that is looked for along `PATH`.
  package var program: String
  package var arguments: [String]
  /// What it reads from standard input.
  package var input: [UInt8] = []
  /// Its variables, each as `NAME=value`; ours where none are given.
  package var environment: [String]?
  /// After it the program is killed.
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
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)
    /// Because nobody wanted more of what it printed.
    case unwanted

    /// What follows “it ended”.
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

  /// What a program printed, all of it, and how it ended.
  package struct Result: Sendable {
    package var ending: Ending
    package var output: [UInt8] = []
    /// The beginning of what it wrote to standard error.
    package var messages: [UInt8]
  }

  /// Runs the program to its end.
  package func run() throws(Failure) -> Result {
    var output: [UInt8] = []
    var result = try run { piece in
      output += piece
      return true
    }
    result.output = output
    return result
  }

  /// Runs the program to its end, or until nobody wants more of it.
  ///
  /// - Parameter take: gets what it prints, piece by piece; the program is killed as soon as this returns false.
  /// - Returns: a result without output.
  package func run(_ take: (UnsafeRawBufferPointer) -> Bool) throws(Failure) -> Result {
    let deadline = ContinuousClock.now + timeLimit
    guard let path = Self.path(of: program) else { throw .notFound }
    do {
      // A file, not a pipe: nobody has to write while the program reads, and none that ends early sends us a signal.
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

  /// Where a program lies: `PATH` is searched for a name, its relative folders left out, lest a project bring its own.
  private static func path(of program: String) -> String? {
    if program.contains("/") { return program }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Held while a child starts, lest it inherit the pipes that are being made for another.
  private static let starting = Mutex(())

  private func start(_ path: String, _ input: FileDescriptor) throws -> RunningProcess {
    let (output, messages) = (try Self.pipe(), try Self.pipe())
    defer { for pipe in [output, messages] { try? pipe.write.close() } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The copies stay open in the child; all else of ours is closed as it starts.
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write.rawValue, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.write.rawValue, STDERR_FILENO)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let fault =
      environment == nil
      ? posix_spawn(&id, path, &actions, &attributes, &words, environ)
      : posix_spawn(&id, path, &actions, &attributes, &words, &variables)
    guard fault == 0 else {
      for pipe in [output, messages] { try? pipe.read.close() }
      throw fault == ENOENT ? Failure.notFound : Failure.system(Errno(rawValue: fault))
    }
    return RunningProcess(id: id, output: output.read, messages: messages.read)
  }

  /// Gives the child the usual answer to a reader that has gone, which this program does not have.
  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func pipe() throws -> (read: FileDescriptor, write: FileDescriptor) {
    let ends = try FileDescriptor.pipe()
    for end in [ends.readEnd, ends.writeEnd] { closeOnExec(end) }
    return (ends.readEnd, ends.writeEnd)
  }

  private static func closeOnExec(_ descriptor: FileDescriptor) {
    _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC)
  }

  /// A file without a name that holds bytes, at its beginning.
  private static func temporaryFile(_ bytes: [UInt8]) throws -> FileDescriptor {
    guard !bytes.isEmpty else { return try .open("/dev/null", .readOnly, options: .closeOnExec) }
    let folder = FilePath(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")
    var template = folder.appending("patternbook-XXXXXX").string.utf8CString.map { $0 }
    let raw = mkstemp(&template)
    guard raw >= 0 else { throw Errno(rawValue: errno) }
    let descriptor = FileDescriptor(rawValue: raw)
    unlink(template)
    closeOnExec(descriptor)
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

/// A child that was started, and our ends of its streams.
private struct RunningProcess {
  let id: pid_t
  let output: FileDescriptor
  let messages: FileDescriptor

  /// No more of standard error is kept.
  private static let messageLimit = 4096

  /// Reads both streams to their ends, or until nobody wants more of the output.
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
        // One that is at its end is polled no longer.
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

  /// Its streams are closed by now, so that it is at its end, or will not come to one.
  func wait(until deadline: ContinuousClock.Instant) throws -> ChildProcess.Ending {
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, WNOHANG)
      if found == id { break }
      if found == -1, errno != EINTR { throw Errno(rawValue: errno) }
      guard ContinuousClock.now < deadline else { throw ChildProcess.Failure.timedOut }
      usleep(500)
    }
    // The lower seven bits hold the signal, the next byte what the program returned.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Ends it at once.
  func end() {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
  }
}
