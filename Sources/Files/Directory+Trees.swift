import CFiles
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders as a whole.
extension Directory {
  /// Removes everything in the folder.
  ///
  /// Links are removed, never followed.
  ///
  /// - Throws: `FileError`, also if a folder in it is on another file system.
  package func removeAll() throws {
    let device = try status().device
    for name in try names() {
      guard let status = try status(ofName: name) else { continue }
      if status.isFolder {
        guard let child = try openChild(name) else { continue }
        guard try child.status().device == device else {
          throw FileError("remove", child.path.string, .system(.resourceBusy))
        }
        try child.removeAll()
        try removeEmptyFolder(name)
      } else {
        try unlink(name)
      }
    }
  }

  /// Removes a file or link in the folder; does nothing if there is none.
  ///
  /// - Throws: `FileError`.
  package func remove(_ name: String) throws {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure("remove", name) }
  }

  /// Removes an empty folder; keeps any other.
  package func removeFolderIfEmpty(_ name: String) {
    _ = unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Creates a new folder with an unpredictable name.
  ///
  /// - Throws: `FileError`.
  package func makeUniqueFolder(prefix: String) throws -> (name: String, folder: Directory) {
    let name = prefix + randomSuffix()
    guard mkdirat(descriptor, name, 0o777) == 0 else { throw failure("create", name) }
    guard let folder = try folder(name) else { throw FileError("open", label(name), .system(.noSuchFileOrDirectory)) }
    return (name, folder)
  }

  /// Moves a file to another folder if its name is free there.
  ///
  /// - Throws: `FileError`.
  func move(_ name: FileName, to other: Directory) throws {
    guard rename_to_free_name(descriptor, name.bytes, other.descriptor, name.bytes) == 0 else {
      throw failure("move", name.text)
    }
  }

  /// Renames a folder.
  ///
  /// Replaces only an empty folder of the new name; otherwise fails.
  ///
  /// - Throws: `FileError`.
  package func renameFolder(_ name: String, to newName: String) throws {
    guard renameat(descriptor, name, descriptor, newName) == 0 else { throw failure("create", newName) }
  }

  /// Removes all access to the folder for everyone but its owner.
  ///
  /// - Returns: the previous status of the folder.
  /// - Throws: `FileError`.
  package func makePrivate() throws -> Status {
    let before = try status()
    guard fchmod(descriptor, 0o700) == 0 else { throw failure("change the mode of", "") }
    return before
  }

  /// Exchanges two names in one step.
  ///
  /// - Throws: `FileError`.
  package func exchange(_ first: String, _ second: String) throws {
    guard exchange_names(descriptor, first, second) == 0 else { throw failure("replace", second) }
  }

  /// Locks the folder as long as the returned value exists; nil if another process holds the lock.
  ///
  /// - Throws: `FileError`.
  package func lock() throws -> Directory? {
    // A lock belongs to an open file description, so it needs its own descriptor.
    let copy = openat(descriptor, ".", Self.openFlags)
    guard copy >= 0 else { throw failure("open", "") }
    let locked = Directory(descriptor: copy, path: path)
    if flock(copy, LOCK_EX | LOCK_NB) == 0 { return locked }
    guard errno == EWOULDBLOCK else { throw failure("lock", "") }
    return nil
  }

  /// Gives the folder the mode and owner of another, and optionally its times.
  ///
  /// - Throws: `FileError` if the system does not allow the owner.
  package func takeAttributes(of other: Status, times: Bool = false) throws {
    let own = try status()
    if own.owner != other.owner || own.group != other.group {
      guard fchown(descriptor, other.owner, other.group) == 0 else { throw failure("keep the owner of", "") }
    }
    guard fchmod(descriptor, other.mode) == 0 else { throw failure("keep the mode of", "") }
    if times { _ = futimens(descriptor, other.times) }
  }

  // MARK: Raw names

  func status(ofName name: FileName) throws -> Status? {
    var status = stat()
    if fstatat(descriptor, name.bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 { return Status(status) }
    guard errno == ENOENT else { throw failure("read", name.text) }
    return nil
  }

  func openChild(_ name: FileName) throws -> Directory? {
    let child = openat(descriptor, name.bytes, Self.openFlags | O_NOFOLLOW)
    guard child >= 0 else {
      if errno == ENOENT { return nil }
      throw refusalOrFailure("open", name.text)
    }
    return Directory(descriptor: child, path: path.appending(name.text))
  }

  func unlink(_ name: FileName) throws {
    guard unlinkat(descriptor, name.bytes, 0) == 0 || errno == ENOENT else { throw failure("remove", name.text) }
  }

  func removeEmptyFolder(_ name: FileName) throws {
    guard unlinkat(descriptor, name.bytes, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw failure("remove", name.text)
    }
  }
}
