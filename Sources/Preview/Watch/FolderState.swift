internal import Foundation
internal import SystemPackage

/// Metadata of the files in some folders: enough to detect changes without reading files.
struct FolderState: Sendable, Equatable {
  /// The files, in system order; a folder that cannot be read has none.
  private(set) var files: [File] = []
  /// The folders, for watching them through the system.
  private(set) var folders: [String] = []

  /// A path with everything that changes when the file is written or replaced.
  struct File: Sendable, Equatable {
    var path: String
    var size: Int64
    var inode: Inode
    var modified: Time
    /// Also changes if a file with the same size and modification time replaces another.
    var changed: Time
  }

  /// Seconds and nanoseconds.
  struct Time: Sendable, Equatable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// Maximum folder depth.
  private static let depthLimit = 64

  /// Reads the metadata of the given folders, recursively, and of the given files.
  ///
  /// Links to files are followed, links to folders are not. Names that start with a dot or end with a tilde are
  /// skipped: editors use them for their own files, which change without a save. So are packages of Node.js, which no
  /// site is made of.
  init(of roots: [String]) {
    // A folder inside another is not read twice.
    for root in roots where !roots.contains(where: { root.hasPrefix($0 + "/") }) {
      if let stat = try? Stat(root), stat.type != .directory { add(root, stat) } else { look(into: root, depth: 0) }
    }
  }

  /// Uses system calls directly: checking 10,000 files must be cheap, because it happens several times a second.
  private mutating func look(into folder: String, depth: Int) {
    guard depth < Self.depthLimit, let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    folders.append(folder)
    let descriptor = FileDescriptor(rawValue: dirfd(directory))
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) { name in
          look(at: name, in: folder, descriptor, depth: depth)
        }
      }
    }
  }

  private mutating func look(
    at name: UnsafePointer<CChar>, in folder: String, _ descriptor: FileDescriptor, depth: Int
  ) {
    guard name[0] != CChar(UInt8(ascii: ".")), name[strlen(name) - 1] != CChar(UInt8(ascii: "~")),
      strcmp(name, "node_modules") != 0,
      let own = try? Stat(name, relativeTo: descriptor, flags: .symlinkNoFollow)
    else { return }
    let path = folder + "/" + String(cString: name)
    if own.type == .directory {
      look(into: path, depth: depth + 1)
    } else if let stat = own.type == .symbolicLink ? try? Stat(name, relativeTo: descriptor, flags: []) : own {
      add(path, stat)
    }
  }

  private mutating func add(_ path: String, _ stat: Stat) {
    files.append(
      File(path: path, size: stat.size, inode: stat.inode, modified: Time(stat.st_mtim), changed: Time(stat.st_ctim)))
  }

  /// Paths of files that exist in only one of two states or differ between them.
  func changes(since earlier: FolderState) -> Set<String> {
    let before = Dictionary(earlier.files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let now = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    return Set(now.keys.filter { now[$0] != before[$0] }).union(before.keys.filter { now[$0] == nil })
  }
}
