import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal: data to standard output, messages to standard error.
enum Console {
  /// Prints a line of data.
  static func output(_ text: String) {
    write(Array((text + "\n").utf8), to: .standardOutput)
  }

  /// Writes data as it is.
  static func output(bytes: [UInt8]) {
    write(bytes, to: .standardOutput)
  }

  /// Prints a message.
  static func error(_ text: String) {
    write(Array((text + "\n").utf8), to: .standardError)
  }

  /// Writes a message as it is.
  static func error(bytes: [UInt8]) {
    write(bytes, to: .standardError)
  }

  /// Whether messages may be coloured: only on a terminal, and not where `NO_COLOR` asks for none.
  static var colorsErrors: Bool { allowsColor && isatty(STDERR_FILENO) == 1 }

  /// Whether data may be coloured.
  static var colorsOutput: Bool { allowsColor && isatty(STDOUT_FILENO) == 1 }

  private static var allowsColor: Bool {
    guard let value = getenv("NO_COLOR") else { return getenv("TERM").map { String(cString: $0) } != "dumb" }
    return value.pointee == 0
  }

  private static func write(_ bytes: [UInt8], to descriptor: FileDescriptor) {
    // A reader that has gone away (`| head`) is no failure of ours.
    _ = try? bytes.withUnsafeBytes { try descriptor.writeAll($0) }
  }
}
