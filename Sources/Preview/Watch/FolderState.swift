internal import Foundation
internal import SystemPackage

/// What the files of some folders look like from outside: enough to tell that one has changed, without reading any.
struct FolderState: Sendable, Equatable {
  /// Files by path; a folder that cannot be read has none.
  private(set) var files: [String: Stamp] = [:]
  /// The folders themselves, for whoever can ask the system to be told of changes in them.
  private(set) var folders: Set<String> = []

  /// All that changes when a file is written, replaced or given another's place.
  struct Stamp: Sendable, Equatable {
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

  private mutating func look(into folder: String, depth: Int) {
    guard depth < Self.depthLimit, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return
    }
    folders.insert(folder)
    for name in names where !name.hasPrefix(".") && !name.hasSuffix("~") {
      let path = folder + "/" + name
      guard let own = try? Stat(path, followTargetSymlink: false) else { continue }
      if own.type == .directory {
        look(into: path, depth: depth + 1)
      } else if let stat = own.type == .symbolicLink ? try? Stat(path) : own {
        files[path] = Stamp(
          size: stat.size, inode: stat.inode, modified: Time(stat.st_mtim), changed: Time(stat.st_ctim))
      }
    }
  }

  /// The files that are in one of two states only, or differ between them.
  func changes(since earlier: FolderState) -> Set<String> {
    var changed = Set(files.filter { earlier.files[$0.key] != $0.value }.keys)
    for path in earlier.files.keys where files[path] == nil { changed.insert(path) }
    return changed
  }
}
