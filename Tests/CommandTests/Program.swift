import Foundation
import Testing

/// The real program, as the build has left it beside the tests.
enum Program {
  struct Result: Sendable {
    var status: Int32
    var output: String
    var messages: String
  }

  static var url: URL {
    get throws {
      let candidates =
        [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
        + CommandLine.arguments.map { URL(filePath: $0) }
      for candidate in candidates {
        let program = candidate.deletingLastPathComponent().appending(path: "patternbook")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      }
      let debug = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: ".build/debug/patternbook")
      return try #require(FileManager.default.isExecutableFile(atPath: debug.path) ? debug : nil)
    }
  }

  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = try url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let scratch = try TemporaryFolder()
    let (output, messages) = (scratch.url.appending(path: "out"), scratch.url.appending(path: "err"))
    for file in [output, messages] { try Data().write(to: file) }
    // Files, not pipes: nobody has to read while the program writes.
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }
}

/// A folder that goes away with its value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "patternbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a text file below the folder.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
