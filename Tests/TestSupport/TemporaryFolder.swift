package import Foundation

/// An empty folder that goes away with its value.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "patternbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder's own path.
  package var path: String { url.path(percentEncoded: false) }

  /// The path of a file below the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a text file below the folder, in folders that are created as needed.
  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Removes a file or folder below the folder.
  package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }
}
