import Foundation
import Testing

/// Expected outputs as files beside the tests: compared, or with `UPDATE_GOLDENS=1` in the environment written anew.
enum Goldens {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  static func expect(_ bytes: [UInt8], is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(bytes).write(to: file)
      return
    }
    let expected = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    let actual = String(decoding: bytes, as: UTF8.self)
    guard actual != expected else { return }
    let lines = (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let difference = actual.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines)
    let changes = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    Issue.record(
      "\(name) differs; UPDATE_GOLDENS=1 accepts\n\(changes.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// The names of the files in the folder.
  static func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path()))
  }
}
