import Foundation
import Testing

/// The real program, run within bounds: the one that `PATTERNBOOK_PROGRAM` names, or that the build has left next to the
/// tests.
enum Program {
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    /// A bound was passed, and the program killed.
    case exceeded(String)
  }

  struct Result: Sendable {
    var ending: Ending
    var output: Data
    var messages: Data

    var text: String { String(decoding: output + messages, as: UTF8.self) }
    var end: String { String(String(decoding: messages, as: UTF8.self).suffix(600)) }
  }

  /// What a run may use.
  ///
  /// Only a hang or growth without bound reaches these.
  struct Bounds: Sendable {
    /// Of the wall clock, which other tests and other work of the machine share.
    var seconds = 60.0
    /// Of the wall clock without any processor time, where a program is known to wait forever.
    var idleSeconds = Double.infinity
    /// Of processor time, where a small site takes a fifth of a second.
    var processorSeconds = 12.0
    /// Of resident memory.
    var bytes = 1_500_000_000
  }

  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["PATTERNBOOK_PROGRAM"] { return URL(filePath: path) }
    let places =
      [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
      + CommandLine.arguments.map { URL(filePath: $0) }
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let candidates =
      places.map { $0.deletingLastPathComponent().appending(path: "patternbook") }
      + [sources.appending(path: ".build/debug/patternbook")]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()

  /// Runs the program in a folder.
  ///
  /// - Parameters:
  ///   - shell: commands that run first, in the process that becomes the program: `$$` is its id.
  ///   - output: where standard output goes instead of into the result.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], shell: String = "",
    output: String? = nil, bounds: Bounds = Bounds()
  ) throws -> Result {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "pb-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["out", "err"].map { scratch.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = shell.isEmpty ? url : URL(filePath: "/bin/sh")
    process.arguments = shell.isEmpty ? arguments : ["-c", shell + "\nexec \"$0\" \"$@\"", url.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let streams = [
      try FileHandle(forWritingTo: output.map { URL(filePath: $0) } ?? files[0]),
      try FileHandle(forWritingTo: files[1]),
    ]
    // A process keeps its streams longer than it runs, and Foundation cannot start one beside a thousand open files.
    defer { for stream in streams { try? stream.close() } }
    (process.standardOutput, process.standardError) = (streams[0], streams[1])
    try process.run()
    let ending = wait(for: process, bounds)
    return Result(ending: ending, output: try Data(contentsOf: files[0]), messages: try Data(contentsOf: files[1]))
  }

  /// Ours, without what would make reports go elsewhere.
  static var variables: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT") && !$0.key.hasPrefix("GITHUB_") }
  }

  private static func wait(for process: Process, _ bounds: Bounds) -> Ending {
    let start = Date()
    var (excess, lastUse): (String?, (processorSeconds: Double, date: Date)) = (nil, (0, start))
    while process.isRunning {
      usleep(2000)
      guard excess == nil else { continue }
      let use = Use(of: process.processIdentifier)
      let now = Date()
      if use.processorSeconds != lastUse.processorSeconds { lastUse = (use.processorSeconds, now) }
      if now.timeIntervalSince(start) > bounds.seconds { excess = "\(bounds.seconds) s of time" }
      if now.timeIntervalSince(lastUse.date) > bounds.idleSeconds { excess = "\(bounds.idleSeconds) s without work" }
      if use.processorSeconds > bounds.processorSeconds { excess = "\(bounds.processorSeconds) s of processor time" }
      if use.bytes > bounds.bytes { excess = "\(bounds.bytes) bytes of memory" }
      if excess != nil { kill(process.processIdentifier, SIGKILL) }
    }
    if let excess { return .exceeded(excess) }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signaled(process.terminationStatus)
  }

  /// What a running process has used so far; nothing where the system has no `/proc`.
  private struct Use {
    var processorSeconds = 0.0
    var bytes = 0

    init(of process: Int32) {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return }
      // The third field follows the name, which is in parentheses.
      let fields = text[end...].split(separator: " ").dropFirst().map { Int($0) ?? 0 }
      guard fields.count > 21 else { return }
      processorSeconds = Double(fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
      bytes = fields[21] * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
}
