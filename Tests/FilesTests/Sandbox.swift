import Foundation
import SystemPackage

/// A folder of its own for each test, removed with its value.
final class Sandbox: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "patternbook-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: FilePath { FilePath(url.path) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  func makeFolder(_ path: String, mode: Int = 0o755) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
  }

  func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)[.posixPermissions] as? Int
  }

  /// Everything below the folder, links as `name -> target`, folders with a slash at the end.
  var listing: [String] {
    let manager = FileManager.default
    return ((try? manager.subpathsOfDirectory(atPath: url.path)) ?? []).sorted().map { path in
      let file = url.appending(path: path).path
      if let target = try? manager.destinationOfSymbolicLink(atPath: file) { return "\(path) -> \(target)" }
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: file, isDirectory: &isFolder) && isFolder.boolValue ? path + "/" : path
    }
  }
}
