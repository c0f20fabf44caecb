import Files

/// Reads the output of `git ls-tree -r -z` as it arrives.
///
/// Each record is `mode type object`, a tab, and the path from the root of the repository, and ends with a zero byte.
struct GitTreeReader: Sendable {
  private(set) var folder = GitFolder()
  /// Number of bytes read.
  private(set) var count = 0
  private let prefix: [UInt8]
  private var record: [UInt8] = []

  /// Longer than any path.
  private static let recordLimit = 8192

  /// - Parameter prefix: the project's folder in the repository; paths are relative to it.
  init(prefix: String) { self.prefix = Array(prefix.utf8) }

  /// Reads the next part of the output.
  mutating func take(_ bytes: some Collection<UInt8>) {
    count += bytes.count
    for byte in bytes {
      if byte == 0 {
        finishRecord()
        record.removeAll(keepingCapacity: true)
      } else if record.count <= Self.recordLimit {
        record.append(byte)
      }
    }
  }

  private mutating func finishRecord() {
    guard record.count <= Self.recordLimit, let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return }
    let fields = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let bytes = record[(tab + 1)...]
    // A submodule is a repository of its own.
    guard fields.count == 3, fields[1] == "blob", fields[2].allSatisfy(\.isHexDigit), bytes.starts(with: prefix) else {
      return
    }
    let inside = bytes.dropFirst(prefix.count)
    let parts = inside.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // No file of a project can have such a name.
    guard parts.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }) else {
      return
    }
    let path = String(decoding: inside, as: UTF8.self)
    guard parts.count <= GitFolder.depthLimit + 2 else {
      folder.refused[path] = .tooDeep(limit: GitFolder.depthLimit)
      return
    }
    guard String(validating: inside, as: UTF8.self) != nil else {
      folder.refused[path] = .name
      return
    }
    folder.entries[path] = GitFolder.Entry(id: fields[2], isLink: fields[0] == "120000")
  }
}
