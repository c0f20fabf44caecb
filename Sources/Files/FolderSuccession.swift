import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that replaces another and keeps everything in it that is not replaced.
///
/// Files keep their inode, and with it their mode, owner, and dates, if the file system supports hard links. Folders
/// keep their mode and owner, even empty ones.
package struct FolderSuccession {
  /// Whether the new folder replaces or drops a file of the old folder, given its path and location.
  package typealias Ownership = (_ path: String, _ file: Place) throws -> Bool

  /// A file in the old folder.
  package struct Place {
    /// The folder that contains the file.
    package let folder: Directory
    package let name: String
  }

  /// Files of the old folder that are not kept, by path.
  package private(set) var dropped: Set<String> = []
  /// Files that were copied instead of hard-linked.
  private var copied: Set<String> = []
  private let isOwned: Ownership
  /// Folders that contain files of the old folder that are not kept.
  private let ownedFolders: Set<String>
  /// The file that is removed last, because it identifies the owner of the rest.
  private let lastFile: String?

  /// - Parameters:
  ///   - ownedFolders: folders that stay only if something in them does.
  ///   - lastFile: a file that is removed only if nothing else is left in the old folder.
  ///   - isOwned: called for each regular file.
  package init(ownedFolders: Set<String>, lastFile: String? = nil, isOwned: @escaping Ownership) {
    self.ownedFolders = ownedFolders
    self.lastFile = lastFile
    self.isOwned = isOwned
  }

  /// A file that cannot be kept because the new folder has something else in its place.
  package struct Conflict: Error {
    package var path: String
  }

  /// Keeps everything that is not replaced.
  ///
  /// - Throws: `FileError`, or `Conflict`; the old folder is unchanged.
  package mutating func carry(_ old: Directory, to new: Directory) throws {
    try carry(old, to: new, at: "", device: old.status().device)
  }

  private mutating func carry(_ old: Directory, to new: Directory, at prefix: String, device: UInt64) throws {
    for name in try old.names() {
      guard let status = try old.status(ofName: name) else { continue }
      let path = prefix + name.text
      if status.isFolder {
        guard let child = try old.openChild(name) else { continue }
        guard try child.status().device == device else {
          throw FileError("replace", child.path.string, .system(.resourceBusy))
        }
        try carry(folder: child, name, status, to: new, at: path, device: device)
      } else if name.isValid, status.isFile, try isOwned(path, Place(folder: old, name: name.text)) {
        dropped.insert(path)
      } else {
        guard try new.status(ofName: name) == nil else { throw Conflict(path: path) }
        if try old.carryFile(name, status, to: new) { copied.insert(path) }
      }
    }
  }

  private mutating func carry(
    folder child: Directory, _ name: FileName, _ status: Directory.Status, to new: Directory, at path: String,
    device: UInt64
  ) throws {
    let existing = try new.status(ofName: name)
    var isNew = false
    if existing == nil {
      if ownedFolders.contains(path), try !keepsAnything(child, at: path + "/") { return }
      guard mkdirat(new.descriptor, name.bytes, 0o700) == 0 else { throw new.failure("create", name.text) }
      isNew = true
    } else if existing?.isFolder != true {
      throw Conflict(path: path)
    }
    guard let target = try new.openChild(name) else { throw Conflict(path: path) }
    try carry(child, to: target, at: path + "/", device: device)
    try target.takeAttributes(of: status, times: isNew)
  }

  /// Whether anything in a folder is kept.
  ///
  /// If not, it counts as dropped.
  private mutating func keepsAnything(_ folder: Directory, at prefix: String) throws -> Bool {
    var keeps = false
    for name in try folder.names() {
      guard let status = try folder.status(ofName: name) else { continue }
      let path = prefix + name.text
      if status.isFolder {
        guard let child = try folder.openChild(name) else { continue }
        let isKept = try !ownedFolders.contains(path) || keepsAnything(child, at: path + "/")
        keeps = keeps || isKept
      } else if name.isValid, status.isFile, try isOwned(path, Place(folder: folder, name: name.text)) {
        dropped.insert(path)
      } else {
        keeps = true
      }
    }
    return keeps
  }

  // MARK: Afterward

  /// Empties the old folder after the exchange.
  ///
  /// Removes the files that were not kept and those that the new folder has. A file that appeared in the meantime
  /// moves to the new folder.
  ///
  /// - Returns: paths of remaining files in the old folder.
  /// - Throws: `FileError`.
  package func empty(_ old: Directory, into new: Directory) throws -> [String] {
    var left: [String] = []
    try empty(old, into: new, at: "", moves: true, &left)
    if left.isEmpty, let lastFile { try old.remove(lastFile) }
    return left
  }

  /// Empties a folder left by an earlier run; like `empty`, but moves nothing.
  package mutating func clear(_ old: Directory, replacedBy new: Directory) throws -> [String] {
    _ = try keepsAnything(old, at: "")
    var left: [String] = []
    try empty(old, into: new, at: "", moves: false, &left)
    if left.isEmpty, let lastFile { try old.remove(lastFile) }
    return left
  }

  private func empty(
    _ old: Directory, into new: Directory?, at prefix: String, moves: Bool, _ left: inout [String]
  ) throws {
    for name in try old.names() {
      guard let status = try old.status(ofName: name) else { continue }
      let path = prefix + name.text
      if status.isFolder {
        guard let child = try old.openChild(name) else { continue }
        try empty(child, into: try? new?.openChild(name), at: path + "/", moves: moves, &left)
        if (try? old.removeEmptyFolder(name)) == nil { left.append(path) }
      } else if path == lastFile {
        continue
      } else if try isDone(path, name, status, in: new) {
        if (try? old.unlink(name)) == nil { left.append(path) }
      } else if moves, let new, (try? old.move(name, to: new)) != nil {
        continue
      } else {
        left.append(path)
      }
    }
  }

  private func isDone(_ path: String, _ name: FileName, _ status: Directory.Status, in new: Directory?) throws -> Bool {
    if name.isValid, dropped.contains(path) || copied.contains(path) { return true }
    return try new?.status(ofName: name)?.isSame(as: status) ?? false
  }
}

extension Directory {
  /// Hard-links a file that is not a folder into another folder, or copies it if that is not possible.
  ///
  /// - Returns: whether it was copied.
  fileprivate func carryFile(_ name: FileName, _ status: Status, to other: Directory) throws -> Bool {
    // A hard link to a symbolic link is the link itself, not its target.
    if linkat(descriptor, name.bytes, other.descriptor, name.bytes, 0) == 0 { return false }
    guard status.isFile, errno != EEXIST else { throw failure("keep", name.text) }
    let source = openat(descriptor, name.bytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else { throw failure("keep", name.text) }
    defer { close(source) }
    let target = openat(other.descriptor, name.bytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw failure("keep", name.text) }
    defer { close(target) }
    try copyBytes(from: source, to: target, label: label(name.text))
    guard fchown(target, status.owner, status.group) == 0 || status.owner == getuid(),
      fchmod(target, status.mode) == 0
    else { throw failure("keep", name.text) }
    _ = futimens(target, status.times)
    return true
  }
}

private func copyBytes(from source: Int32, to target: Int32, label: @autoclosure () -> String) throws {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  defer { buffer.deallocate() }
  while true {
    let count = try readSome(source, into: buffer, label: label())
    if count == 0 { return }
    do {
      _ = try FileDescriptor(rawValue: target).writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    } catch let error as Errno {
      throw FileError("keep", label(), .system(error))
    }
  }
}
