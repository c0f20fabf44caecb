import Foundation

/// A program that was run to its end.
struct Program {
  let status: Int32
  /// What it wrote, standard output and error together.
  let output: String

  /// Whether a program of this name is to be found.
  static func exists(_ name: String) -> Bool {
    (try? Program(name, ["--version"]))?.status == 0
  }

  init(_ name: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
