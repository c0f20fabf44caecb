import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, started without a shell, with no input and only the variables that it is given.
struct Subprocess: Sendable {
  var program: FilePath
  var arguments: [String]
  /// `NAME=value`.
  var environment: [String]

  /// How a program ended.
  enum Ending: Sendable, Hashable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal, its own or because nobody wanted more of what it printed.
    case stopped
    /// It took longer than it was given.
    case timedOut
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - limit: after which it is stopped.
  ///   - take: gets what it prints, piece by piece; it is stopped as soon as this returns false.
  /// - Returns: how it ended, and the beginning of what it had to say.
  /// - Throws: `Errno` where it could not be started.
  func run(
    limit: Duration, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws(Errno) -> (ending: Ending, messages: String) {
    let output = try Pipe()
    let messages: Pipe
    do { messages = try Pipe() } catch {
      output.close()
      throw error
    }
    let process: pid_t
    do { process = try start(output, messages) } catch {
      output.close()
      messages.close()
      throw error
    }
    close(output.writing)
    close(messages.writing)
    let reading = Self.read(output.reading, messages.reading, until: .now + limit, take)
    if reading.interruption != nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The lower seven bits hold the signal, the next byte what the program returned.
    let ending = reading.interruption ?? (status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .stopped)
    return (ending, reading.messages)
  }

  private func start(_ output: Pipe, _ messages: Pipe) throws(Errno) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.writing, STDERR_FILENO)
    var words = ([program.string] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program.string, &actions, nil, &words, &variables)
    guard failure == 0 else { throw Errno(rawValue: failure) }
    return process
  }

  /// Reads both pipes to their ends, and closes them.
  private static func read(
    _ output: Int32, _ messages: Int32, until deadline: ContinuousClock.Instant,
    _ take: (UnsafeRawBufferPointer) -> Bool
  ) -> (interruption: Ending?, messages: String) {
    var said: [UInt8] = []
    var ends = [output, messages].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    defer { for end in ends where end.fd >= 0 { close(end.fd) } }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while ends.contains(where: { $0.fd >= 0 }) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return (.timedOut, String(decoding: said, as: UTF8.self)) }
      guard poll(&ends, nfds_t(ends.count), Int32(min(left.rounded(.up), 60_000))) > 0 else { continue }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = Glibc.read(ends[index].fd, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          close(ends[index].fd)
          ends[index].fd = -1
          continue
        }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        if index == 1 {
          said += piece.prefix(max(0, messageLimit - said.count))
        } else if !take(piece) {
          return (.stopped, String(decoding: said, as: UTF8.self))
        }
      }
    }
    return (nil, String(decoding: said, as: UTF8.self))
  }

  private static let messageLimit = 4096

  /// The program of a name in the folders of `PATH`; relative ones are left out, lest a project bring its own.
  static func find(_ name: String, in path: String?) -> FilePath? {
    (path ?? "/usr/bin:/bin").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { FilePath(String($0)).appending(name) }
      .first { access($0.string, X_OK) == 0 }
  }

  /// Both ends of a pipe, which programs started elsewhere do not inherit.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(Errno) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Errno(rawValue: errno) }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func close() {
      _ = Glibc.close(reading)
      _ = Glibc.close(writing)
    }
  }
}
