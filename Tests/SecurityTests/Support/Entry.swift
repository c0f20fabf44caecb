import Foundation

/// What a snapshot keeps of one file, folder, link, pipe, socket, or device.
struct Entry: Equatable, CustomStringConvertible {
  var kind: mode_t
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  /// In bytes; zero for folders, whose size is the file system's own business.
  var size: Int
  /// In nanoseconds.
  var modified: Int
  /// A file's first megabyte, or where a link leads.
  var content: Data

  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    kind = status.st_mode & S_IFMT
    mode = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    size = kind == S_IFDIR ? 0 : Int(status.st_size)
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec * 1_000_000_000 + status.st_mtimespec.tv_nsec
    #else
      modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    #endif
    switch kind {
    case S_IFREG: content = Self.beginning(of: path)
    case S_IFLNK: content = Data(((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "").utf8)
    default: content = Data()
    }
  }

  /// An endless or sparse file must not fill the memory of the test.
  private static func beginning(of path: String) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 1 << 20)) ?? Data()
  }

  var description: String {
    let names: [mode_t: String] = [S_IFREG: "file", S_IFDIR: "folder", S_IFLNK: "link", S_IFIFO: "pipe"]
    return "\(names[kind] ?? "special") \(String(mode, radix: 8)) \(owner):\(group) size \(size) modified \(modified)"
      + (kind == S_IFLNK ? " → \(String(decoding: content, as: UTF8.self))" : "")
  }
}

/// Everything below a folder, by path; links are not followed.
struct Snapshot: Equatable {
  var entries: [String: Entry] = [:]

  /// - Parameter folder: the folder itself is part of the snapshot, as “.”.
  init(of folder: URL) {
    entries["."] = Entry(folder.path)
    visit(folder.path, prefix: "")
  }

  private mutating func visit(_ folder: String, prefix: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let (path, full) = (prefix + name, folder + "/" + name)
      entries[path] = Entry(full)
      if entries[path]?.kind == S_IFDIR { visit(full, prefix: path + "/") }
    }
  }

  /// What another snapshot has different, one line each.
  ///
  /// - Parameter exempt: paths that may change, with all that is below them; so may the date of the folder above each,
  ///   and that of the project's own folder, where a site is put together.
  func differences(from old: Snapshot, except exempt: [String]) -> [String] {
    let parents = Set(
      (exempt + ["project/Public"]).map {
        $0.contains("/") ? String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) : "."
      })
    return Set(entries.keys).union(old.entries.keys).sorted().compactMap { path in
      if exempt.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return nil }
      var (before, after) = (old.entries[path], entries[path])
      if parents.contains(path) {
        before?.modified = 0
        after?.modified = 0
      }
      guard before != after else { return nil }
      return "\(path): \(before.map(String.init(describing:)) ?? "nothing") became "
        + (after.map(String.init(describing:)) ?? "nothing")
    }
  }

  /// Files with their bytes, whatever their dates.
  var contents: [String: Data] {
    entries.filter { $0.value.kind != S_IFDIR }.mapValues(\.content)
  }
}
