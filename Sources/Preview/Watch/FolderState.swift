internal import Foundation
internal import SystemPackage

/// What the files of some folders look like from outside: enough to tell that one has changed, without reading any.
struct FolderState: Sendable, Equatable {
  /// The files, in the order in which the system lists them; a folder that cannot be read has none.
  private(set) var files: [File] = []
  /// The folders themselves, for whoever can ask the system to be told of changes in them.
  private(set) var folders: [String] = []

  /// A path, and all that changes when the file is written, replaced or given another's place.
  struct File: Sendable, Equatable {
    var path: String
    var size: Int64
    var inode: Inode
    var modified: Time
    /// Also moves when a file of equal size and modification time takes the place of another.
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

  /// Deepest nesting followed.
  private static let depthLimit = 64

  /// Looks at the given folders and all below them.
  ///
  /// Links are looked through, but folders behind them not entered. Names that begin with a dot or end with a tilde
  /// are left out: editors keep their own files under them, and write those while nothing has been saved.
  init(of roots: [String]) {
    for root in roots { look(into: root, depth: 0) }
  }

  /// Goes by the system's own calls: a look at 10,000 files must cost little, since it is taken several times a second.
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
      let own = try? Stat(name, relativeTo: descriptor, flags: .symlinkNoFollow)
    else { return }
    let path = folder + "/" + String(cString: name)
    if own.type == .directory {
      look(into: path, depth: depth + 1)
    } else if let stat = own.type == .symbolicLink ? try? Stat(name, relativeTo: descriptor, flags: []) : own {
      files.append(
        File(
          path: path, size: stat.size, inode: stat.inode, modified: Time(stat.st_mtim),
          changed: Time(stat.st_ctim)))
    }
  }

  /// Paths of the files that are in one of two states only, or differ between them.
  func changes(since earlier: FolderState) -> Set<String> {
    let before = Dictionary(earlier.files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    let now = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    return Set(now.keys.filter { now[$0] != before[$0] }).union(before.keys.filter { now[$0] == nil })
  }
}
