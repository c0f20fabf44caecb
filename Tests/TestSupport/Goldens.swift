package import Foundation
package import Testing

/// Expected outputs as files in the folder `Goldens` next to the tests.
///
/// A test compares what it makes with its golden. With `UPDATE_GOLDENS=1` in the environment it writes the golden
/// instead: look at the difference before you commit it.
package struct Goldens: Sendable {
  package let folder: URL
  /// Where what a failing test has made is kept; nil if nothing is kept.
  private let differences: URL?

  /// - Parameters:
  ///   - file: a source file of the tests.
  ///   - differences: a folder below the repository in which to keep what differs.
  package init(beside file: String = #filePath, keepingDifferencesIn differences: String? = nil) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens")
    self.differences = differences.map { Repository.root.appending(path: $0) }
  }

  /// Whether goldens are written and not compared.
  package static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// Compares a text with its golden, or writes the golden.
  ///
  /// - Parameter path: of the golden, below the folder.
  package func expect(_ text: String, is path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: path)
    let difference = differences?.appending(path: path)
    if let difference { try? FileManager.default.removeItem(at: difference) }
    let lines = ReadableLines.text(text, of: path)
    #expect(lines != nil, "\(path) cannot be broken into lines that lose nothing", sourceLocation: sourceLocation)
    let text = lines ?? text
    let golden = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if Self.isUpdating { return try Self.write(Wildcards.keeping(golden ?? "", in: text), to: file) }
    if let golden, Wildcards.matches(golden, text) { return }
    if let difference { try Self.write(text, to: difference) }
    let changes =
      golden.map { LineDifference.text(from: $0, to: Wildcards.keeping($0, in: text)) } ?? "There is no such golden."
    Issue.record("\(path) differs (accept with UPDATE_GOLDENS=1)\n\(changes)", sourceLocation: sourceLocation)
  }

  package func expect(_ bytes: [UInt8], is path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(String(decoding: bytes, as: UTF8.self), is: path, sourceLocation: sourceLocation)
  }

  /// The paths of all goldens, relative to their folder.
  package func paths() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return Set(
      try paths.filter { path in
        try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      })
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
