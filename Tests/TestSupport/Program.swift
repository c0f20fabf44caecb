package import Foundation
import Testing

/// Programs that tests run to their end.
package enum Program {
  package struct Result: Sendable {
    package var status: Int32
    /// What it wrote to standard output.
    package var output: String
    /// What it wrote to standard error.
    package var messages: String
  }

  /// The program under test: the one that `PATTERNBOOK_PROGRAM` names, or that the build has left next to the tests.
  package static var patternbook: URL {
    get throws {
      if let path = ProcessInfo.processInfo.environment["PATTERNBOOK_PROGRAM"] { return URL(filePath: path) }
      let candidates =
        [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
        + CommandLine.arguments.map { URL(filePath: $0) }
      for candidate in candidates {
        let program = candidate.deletingLastPathComponent().appending(path: "patternbook")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      }
      let debug = Repository.root.appending(path: ".build/debug/patternbook")
      guard FileManager.default.isExecutableFile(atPath: debug.path) else { throw Missing(name: "patternbook") }
      return debug
    }
  }

  /// Runs the program under test.
  ///
  /// - Parameters:
  ///   - folder: where it starts.
  ///   - environment: replaces and adds to the variables of the tests.
  package static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    try run(patternbook, arguments, in: folder, environment: environment)
  }

  /// Runs a script of bash, in which `$PROGRAM` is the program under test.
  package static func shell(_ script: String, in folder: URL) throws -> Result {
    try run(named: "bash", ["-c", script], in: folder, environment: ["PROGRAM": try patternbook.path])
  }

  /// Runs a program that is found on `PATH`.
  ///
  /// - Throws: an error that names the program if it is not installed: a test that needs it fails.
  package static func run(
    named name: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    guard let program = find(name) else { throw Missing(name: name) }
    return try run(program, arguments, in: folder, environment: environment)
  }

  /// Where a program is on `PATH`; nil if it is not installed.
  package static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL?, environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // A hook of git that runs the tests has variables that lead git to its own repository.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(environment) { _, new in new }
    let scratch = try TemporaryFolder()
    let (output, messages) = (scratch.url.appending(path: "out"), scratch.url.appending(path: "err"))
    for file in [output, messages] { try Data().write(to: file) }
    // Files, not pipes: nothing has to read while the program writes.
    let streams = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: messages)]
    // A process keeps its streams longer than it runs, and Foundation cannot start one beside a thousand open files.
    defer { for stream in streams { try? stream.close() } }
    (process.standardOutput, process.standardError) = (streams[0], streams[1])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }

  /// A program that tests need is not installed.
  private struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String {
      "the program “\(name)” is not installed; “.ci/packages \(Self.packages[name] ?? name)” installs it"
    }

    /// Debian's packages whose names are not those of their programs.
    private static let packages = ["node": "nodejs", "rsvg-convert": "librsvg2-bin", "cc": "gcc"]
  }
}
