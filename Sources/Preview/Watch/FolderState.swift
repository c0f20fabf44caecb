internal import Foundation
internal import SystemPackage

/// Metadata of the files in some folders: enough to detect changes without reading files.
struct FolderState: Sendable, Equatable {
  private let roots: [String]
  /// The files by path; a folder that cannot be read has none.
  private(set) var files: [String: File] = [:]
  /// The folders, for watching them through the system.
  private(set) var folders: [String] = []

  /// Links, whose targets change without a notice about the link.
  private var links: Set<String> = []
  /// The files that were given by name.
  private var named: Set<String> = []
  /// What was given by name and does not exist.
  private var missing: [String] = []
  /// When entries were last added to a folder, or removed.
  ///
  /// A folder that had just changed is not in it: the next change could have the same time.
  private var folderTimes: [String: Time] = [:]

  /// Everything that changes when a file is written or replaced.
  struct File: Sendable, Equatable {
    var size: Int64
    var inode: Inode
    var modified: Time
    /// Also changes if a file with the same size and modification time replaces another.
    var changed: Time

    init(_ stat: Stat) {
      (size, inode) = (stat.size, stat.inode)
      (modified, changed) = (Time(stat.st_mtim), Time(stat.st_ctim))
    }
  }

  /// Seconds and nanoseconds.
  struct Time: Sendable, Equatable {
    var seconds: Int
    var nanoseconds: Int

    /// How coarse the times of a file system may be, in seconds.
    static let precision = 2

    static var now: Time {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Time(time)
    }

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// Maximum folder depth.
  private static let depthLimit = 64

  /// Reads the metadata of the given folders, recursively, and of the given files.
  ///
  /// Links to files are followed, links to folders are not. Names that start with a dot, and files whose names end with
  /// a tilde, are skipped: editors use them for their own files, which change without a save; so are packages of
  /// Node.js, which no site is made of. What Git ignores is not part of a site, so its list is not skipped, nor are
  /// files that are given.
  init(of roots: [String], at now: Time = .now) {
    self.roots = roots
    var folders: [String] = []
    for root in roots {
      guard let stat = try? Stat(root) else {
        missing.append(root)
        continue
      }
      if stat.type == .directory {
        folders.append(root)
      } else {
        add(root, stat)
        named.insert(root)
      }
    }
    // A folder inside another is not read twice.
    let settled = now.seconds - Time.precision
    for folder in folders where !folders.contains(where: { folder.hasPrefix($0 + "/") }) {
      look(into: folder, depth: 0, settled: settled)
    }
  }

  /// Times of folders only save work.
  static func == (one: FolderState, other: FolderState) -> Bool {
    one.files == other.files && one.folders == other.folders && one.links == other.links && one.named == other.named
      && one.missing == other.missing
  }

  /// Uses system calls directly: checking 10,000 files must be cheap, because it happens several times a second.
  ///
  /// - Parameter settled: what has changed before, in seconds, can be told from what changes from now on.
  private mutating func look(into folder: String, depth: Int, settled: Int) {
    guard depth < Self.depthLimit, let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    folders.append(folder)
    let descriptor = FileDescriptor(rawValue: dirfd(directory))
    if let time = Self.changeTime(ofFolder: folder), time.seconds < settled { folderTimes[folder] = time }
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) { name in
          look(at: name, in: folder, descriptor, depth: depth, settled: settled)
        }
      }
    }
  }

  private mutating func look(
    at name: UnsafePointer<CChar>, in folder: String, _ descriptor: FileDescriptor, depth: Int, settled: Int
  ) {
    guard !Self.skips(name), let own = try? Stat(name, relativeTo: descriptor, flags: .symlinkNoFollow)
    else { return }
    let path = folder + "/" + String(cString: name)
    if own.type == .directory {
      look(into: path, depth: depth + 1, settled: settled)
    } else if Self.isBackupCopy(path) {
      return
    } else if own.type == .symbolicLink {
      links.insert(path)
      if let stat = try? Stat(name, relativeTo: descriptor, flags: []) { add(path, stat) }
    } else {
      add(path, own)
    }
  }

  /// Hidden files are not a part of a site, apart from these: pages include what is in `.gitbook`.
  private static func skips(_ name: UnsafePointer<CChar>) -> Bool {
    name[0] == CChar(UInt8(ascii: ".")) && strcmp(name, ".gitignore") != 0 && strcmp(name, ".gitbook") != 0
      || strcmp(name, "node_modules") == 0
  }

  /// Whether a file is a copy that an editor keeps.
  private static func isBackupCopy(_ path: String) -> Bool { path.utf8.last == UInt8(ascii: "~") }

  /// When a folder itself was last changed, in any way.
  private static func changeTime(ofFolder path: String) -> Time? { (try? Stat(path)).map { Time($0.st_ctim) } }

  /// Whether these are the roots, and everything is as it was; false also where only a new look into the folders can
  /// tell, which takes longer.
  func isCurrent(of roots: [String]) -> Bool {
    func isMissing(_ path: String) -> Bool { (try? Stat(path)) == nil }
    return roots == self.roots && missing.allSatisfy(isMissing)
      && links.allSatisfy { files[$0] != nil || isMissing($0) }
      && folders.allSatisfy { folder in
        guard let known = folderTimes[folder], let time = Self.changeTime(ofFolder: folder) else { return false }
        return time == known
      }
      && files.allSatisfy { path, file in (try? Stat(path)).map(File.init) == file }
  }

  /// The innermost folder on the way to a path that does not exist; nil if it exists.
  static func folder(ofMissing path: String) -> String? {
    var path = path[...]
    var isMissing = false
    while (try? Stat(String(path))) == nil, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      (path, isMissing) = (path[..<slash], true)
    }
    return isMissing ? String(path) : nil
  }

  /// Checks some files and the targets of links, and returns which have changed; nil, and nothing is updated, if
  /// folders may have changed, too.
  mutating func update(_ paths: Set<String>) -> Set<String>? {
    var found: [(path: String, stat: Stat?)] = []
    for path in paths.union(links) {
      guard let name = path.split(separator: "/").last else { return nil }
      if Self.skips(String(name)) || Self.isBackupCopy(path) && !folders.contains(path), !named.contains(path) {
        continue
      }
      guard let own = try? Stat(path, flags: .symlinkNoFollow) else {
        // What is gone and was no file can have been a folder.
        guard files[path] != nil else { return nil }
        found.append((path, nil))
        continue
      }
      guard own.type == .regular || links.contains(path), let stat = try? Stat(path) else { return nil }
      found.append((path, stat))
    }
    return Set(
      found.compactMap { path, stat in
        let earlier = files[path]
        if let stat { add(path, stat) } else { files[path] = nil }
        return files[path] == earlier ? nil : path
      })
  }

  private mutating func add(_ path: String, _ stat: Stat) {
    files[path] = File(stat)
  }

  /// Paths of files that exist in only one of two states or differ between them.
  func changes(since earlier: FolderState) -> Set<String> {
    Set(files.keys.filter { files[$0] != earlier.files[$0] }).union(earlier.files.keys.filter { files[$0] == nil })
  }
}
