import CFiles
package import SystemPackage

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
  /// - Throws: `FileError`, also where a folder in it is on another file system.
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

  /// Removes a file or link in the folder; nothing happens where there is none.
  ///
  /// - Throws: `FileError`.
  package func remove(_ name: String) throws {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure("remove", name) }
  }

  /// Removes a folder with nothing in it; any other stays.
  package func removeFolderIfEmpty(_ name: String) {
    _ = unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Creates a folder that is not there yet, with a name that nobody else has.
  ///
  /// - Throws: `FileError`.
  package func makeUniqueFolder(prefix: String) throws -> (name: String, folder: Directory) {
    let name = prefix + randomSuffix()
    guard mkdirat(descriptor, name, 0o777) == 0 else { throw failure("create", name) }
    guard let folder = try folder(name) else { throw FileError("open", label(name), .system(.noSuchFileOrDirectory)) }
    return (name, folder)
  }

  /// Moves a file to another folder, if its name is free there.
  ///
  /// - Throws: `FileError`.
  func move(_ name: FileName, to other: Directory) throws {
    guard rename_to_free_name(descriptor, name.bytes, other.descriptor, name.bytes) == 0 else {
      throw failure("move", name.text)
    }
  }

  /// Renames a folder.
  ///
  /// Only an empty folder of the new name is replaced; anything else makes this fail.
  ///
  /// - Throws: `FileError`.
  package func renameFolder(_ name: String, to newName: String) throws {
    guard renameat(descriptor, name, descriptor, newName) == 0 else { throw failure("create", newName) }
  }

  /// Takes all rights to the folder from everybody but its owner.
  ///
  /// - Returns: what the folder was like before.
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

  /// Takes the folder's lock, which lasts as long as the value that is returned; nil while another process has it.
  ///
  /// - Throws: `FileError`.
  package func lock() throws -> Directory? {
    // A lock belongs to what was opened, so it needs a descriptor of its own.
    let copy = openat(descriptor, ".", Self.openFlags)
    guard copy >= 0 else { throw failure("open", "") }
    let locked = Directory(descriptor: copy, path: path)
    return flock(copy, LOCK_EX | LOCK_NB) == 0 ? locked : nil
  }

  /// The path without links in it.
  package func resolvedPath() throws -> FilePath {
    guard let resolved = realpath(path.isEmpty ? "." : path.string, nil) else { throw failure("open", "") }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }

  /// Gives the folder the mode and owner of another, and where asked its times.
  ///
  /// - Throws: `FileError`, where the system does not allow the owner.
  package func takeAttributes(of other: Status, times: Bool = false) throws {
    let own = try status()
    if own.owner != other.owner || own.group != other.group {
      guard fchown(descriptor, other.owner, other.group) == 0 else { throw failure("keep the owner of", "") }
    }
    guard fchmod(descriptor, other.mode) == 0 else { throw failure("keep the mode of", "") }
    if times { _ = futimens(descriptor, other.times) }
  }

  // MARK: Names as the system has them

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
