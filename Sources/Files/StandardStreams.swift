package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output, and error of this process.
package enum StandardStreams {
  /// Makes the streams safe to write to; call this before anything is opened.
  ///
  /// A reader that goes away (`| head`) must not end a build half-way. And where a stream was closed, the next file that
  /// is opened would take its number and get what is printed; a null device that refuses writing takes it instead.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      if fcntl(descriptor, F_GETFD) == -1, errno == EBADF { _ = open("/dev/null", mode) }
    }
  }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ descriptor: FileDescriptor) -> Bool { isatty(descriptor.rawValue) == 1 }

  /// Writes all bytes, however many calls that takes; nothing happens if the reader has gone.
  package static func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(Errno) {
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

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: the maximum size in bytes.
  /// - Throws: `FileError`, also if there is more.
  package static func readInput(limit: Int) throws -> [UInt8] {
    let label = "standard input"
    var bytes: [UInt8] = []
    var capacity = 64 * 1024
    while true {
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: capacity - count))
      let read = try bytes.withUnsafeMutableBytes { buffer in
        try readSome(
          FileDescriptor.standardInput.rawValue, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]),
          label: label)
      }
      bytes.removeLast(bytes.count - count - read)
      if read == 0 { return bytes }
      guard bytes.count <= limit else { throw FileError("read", label, .refused(.tooLarge(limit: limit))) }
      if bytes.count == capacity { capacity = min(capacity * 2, limit + 1) }
    }
  }

  /// Ends the process.
  package static func end(_ status: Int32) -> Never { exit(status) }
}
