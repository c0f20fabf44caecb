import Diagnostics
import Files

/// The files to fix, by resolved path: a file with two names is one file.
struct EditedFiles: Sendable {
  private(set) var files: [String: EditedFile] = [:]

  /// Takes a file that is not there yet.
  mutating func add(_ path: String, _ bytes: @autoclosure () throws -> [UInt8]?) rethrows {
    guard files[path] == nil, let bytes = try bytes() else { return }
    files[path] = EditedFile(bytes)
  }

  /// The files after fixes whose edits do not overlap.
  func applying(_ fixes: [PlannedFix]) -> EditedFiles {
    var result = self
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      result.files[path] = files[path]?.applying(fixes.flatMap(\.edits))
    }
    return result
  }

  /// The files of a project with these replacements.
  func overlay(on tree: FileTree) -> FileTree {
    let edited = files.compactMapValues { $0.isChanged ? $0.bytes : nil }
    guard !edited.isEmpty else { return tree }
    var overlaid = tree
    overlaid.read = { path in try edited[tree.resolve(path)] ?? tree.read(path) }
    return overlaid
  }
}
