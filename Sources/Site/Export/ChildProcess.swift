import Synchronization
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run without a shell: bytes in, bytes out, and an end that is certain.
enum ChildProcess {
  struct Result: Sendable {
    /// Exit status; 128 and the signal's number where one ended it.
    var status: Int32
    var output: [UInt8]
    /// The beginning of what it wrote to standard error.
    var messages: [UInt8]
  }

  enum Failure: Error, Sendable {
    case notFound
    case timedOut
    case system(Errno)
  }

  /// No more of standard error is kept.
  private static let messageLimit = 4096

  /// Held while a child starts, lest it inherit the pipes that are being made for another.
  private static let starting = Mutex(())

  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - program: a name that is looked for along `PATH`, or a path.
  ///   - timeLimit: after it the program is killed.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8], timeLimit: Duration
  ) throws(Failure) -> Result {
    do {
      let deadline = ContinuousClock.now + timeLimit
      // A file, not a pipe: nobody has to write while the program reads, and none that ends early sends us a signal.
      let source = try temporaryFile(input)
      defer { try? source.close() }
      let child = try starting.withLock { _ in try start(program, arguments, source) }
      defer { for end in [child.output, child.messages] { try? end.close() } }
      var streams = [Stream(child.output, limit: .max), Stream(child.messages, limit: messageLimit)]
      do {
        try read(&streams, until: deadline)
        let status = try wait(for: child.id, until: deadline)
        return Result(status: status, output: streams[0].bytes, messages: streams[1].bytes)
      } catch {
        kill(child.id, SIGKILL)
        var status: Int32 = 0
        while waitpid(child.id, &status, 0) == -1, errno == EINTR {}
        throw error
      }
    } catch let error as Failure {
      throw error
    } catch {
      throw error as? Errno == .noSuchFileOrDirectory ? .notFound : .system(error as? Errno ?? .ioError)
    }
  }

  // MARK: Starting

  private struct Child {
    var id: pid_t
    var output: FileDescriptor
    var messages: FileDescriptor
  }

  private static func start(_ program: String, _ arguments: [String], _ input: FileDescriptor) throws -> Child {
    let (output, messages) = (try pipe(), try pipe())
    defer { for pipe in [output, messages] { try? pipe.write.close() } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The copies stay open in the child; all else of ours is closed as it starts.
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write.rawValue, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.write.rawValue, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let fault = posix_spawnp(&id, program, &actions, nil, &words, environ)
    guard fault == 0 else {
      for pipe in [output, messages] { try? pipe.read.close() }
      throw Errno(rawValue: fault)
    }
    return Child(id: id, output: output.read, messages: messages.read)
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

  // MARK: Reading and waiting

  private struct Stream {
    let descriptor: FileDescriptor
    let limit: Int
    var bytes: [UInt8] = []
    var isOpen = true

    init(_ descriptor: FileDescriptor, limit: Int) {
      self.descriptor = descriptor
      self.limit = limit
    }

    /// Takes what is there; the rest of what is beyond the limit is read and let go.
    mutating func take() throws {
      let chunk = try [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = try descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      isOpen = !chunk.isEmpty
      bytes += chunk.prefix(limit - bytes.count)
    }
  }

  private static func read(_ streams: inout [Stream], until deadline: ContinuousClock.Instant) throws {
    while streams.contains(where: \.isOpen) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw Failure.timedOut }
      var polled = streams.map { stream in
        pollfd(fd: stream.isOpen ? stream.descriptor.rawValue : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), Int32(min(left.rounded(.up), 60_000))) >= 0 || errno == EINTR else {
        throw Errno(rawValue: errno)
      }
      for index in polled.indices where polled[index].revents != 0 { try streams[index].take() }
    }
  }

  /// Its streams are closed by now, so that it is at its end, or will not come to one.
  private static func wait(for id: pid_t, until deadline: ContinuousClock.Instant) throws -> Int32 {
    var status: Int32 = 0
    while true {
      let found = waitpid(id, &status, WNOHANG)
      if found == id { break }
      if found == -1, errno != EINTR { throw Errno(rawValue: errno) }
      guard ContinuousClock.now < deadline else { throw Failure.timedOut }
      usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
