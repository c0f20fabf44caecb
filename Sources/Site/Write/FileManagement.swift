import CFileExchange
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the operating system that writing files needs, each with its failure named.
package enum FileManagement {
  /// Makes a folder; one that is there already is fine.
  static func makeFolder(_ path: FilePath) throws {
    guard mkdir(path.string, 0o777) == 0 || errno == EEXIST else { throw failure("create", path) }
  }

  /// Makes a folder and those above it.
  package static func makeFolders(_ path: FilePath) throws {
    if path.isEmpty || mkdir(path.string, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw failure("create", path) }
    try makeFolders(path.removingLastComponent())
    try makeFolder(path)
  }

  /// Writes a new file, in the place of one that is there.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws {
    try write(bytes, to: path, [.create, .truncate])
  }

  /// Sees to it that a file holds just these bytes, in one step; one that does already is left alone.
  ///
  /// - Returns: whether anything was written.
  /// - Throws: `FileError`; a file that was there is as it was then.
  package static func update(_ path: FilePath, to bytes: [UInt8]) throws -> Bool {
    if hasContents(path, bytes) { return false }
    if access(path.string, F_OK) == 0 {
      try replace(path, with: bytes)
      return true
    }
    let staged = stagedPath(beside: path)
    do {
      try write(bytes, to: staged)
      guard rename(staged.string, path.string) == 0 else { throw failure("write", path) }
    } catch {
      unlink(staged.string)
      // The file that the caller knows of is the one to name.
      guard let error = error as? FileError else { throw error }
      throw FileError(operation: error.operation, path: path.string, errno: error.errno)
    }
    return true
  }

  /// Writes a new file, unless there is one.
  ///
  /// - Returns: whether it was written.
  /// - Throws: `FileError`.
  package static func create(_ path: FilePath, _ bytes: [UInt8]) throws -> Bool {
    do {
      try write(bytes, to: path, [.create, .exclusiveCreate])
      return true
    } catch let error as FileError where error.errno == .fileExists {
      return false
    }
  }

  /// Adds to the end of a file.
  package static func append(_ bytes: [UInt8], to path: FilePath) throws {
    try write(bytes, to: path, [.create, .append])
  }

  private static func write(_ bytes: [UInt8], to path: FilePath, _ options: FileDescriptor.OpenOptions) throws {
    do {
      let descriptor = try FileDescriptor.open(
        path, .writeOnly, options: options, permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try descriptor.closeAfter { _ = try bytes.withUnsafeBytes { try descriptor.writeAll($0) } }
    } catch let error as Errno {
      throw FileError(operation: "write", path: path.string, errno: error)
    }
  }

  /// Puts other bytes into a file in one step, so that it holds the old or the new ones at every moment.
  ///
  /// It keeps its permissions and, where the system allows it, its owner; a symbolic link stays one, and
  /// leads to the new bytes. Other hard links to the file keep the old ones.
  ///
  /// - Throws: `FileError`; the file is as it was then.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws {
    guard access(path.string, W_OK) == 0, let resolved = realpath(path.string, nil) else {
      throw failure("write", path)
    }
    defer { free(resolved) }
    let target = FilePath(String(cString: resolved))
    var status = stat()
    guard stat(target.string, &status) == 0 else { throw failure("write", path) }
    let staged = stagedPath(beside: target)
    do {
      let descriptor = try FileDescriptor.open(
        staged, .writeOnly, options: [.create, .truncate, .noFollow], permissions: .ownerReadWrite)
      try descriptor.closeAfter {
        _ = try bytes.withUnsafeBytes { try descriptor.writeAll($0) }
        // Who runs this may not be allowed to give files away; the mode is set last, since a new owner clears bits of it.
        _ = fchown(descriptor.rawValue, status.st_uid, status.st_gid)
        guard fchmod(descriptor.rawValue, status.st_mode & 0o7777) == 0, fsync(descriptor.rawValue) == 0 else {
          throw failure("write", path)
        }
      }
      guard rename(staged.string, target.string) == 0 else { throw failure("write", path) }
    } catch {
      unlink(staged.string)
      if let error = error as? Errno { throw FileError(operation: "write", path: path.string, errno: error) }
      throw error
    }
  }

  /// Where a file is written before it is renamed: in the same folder, hidden.
  private static func stagedPath(beside path: FilePath) -> FilePath {
    path.removingLastComponent().appending(".\(path.lastComponent?.string ?? "file").patternbook-\(getpid())")
  }

  /// Whether a file holds just these bytes.
  static func hasContents(_ path: FilePath, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard lstat(path.string, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count else {
      return false
    }
    return (try? readFile(path)) == bytes
  }

  /// Gives a file a second name; false where the file system does not allow it.
  static func link(_ path: FilePath, _ newPath: FilePath) -> Bool {
    #if canImport(Glibc)
      Glibc.link(path.string, newPath.string) == 0
    #else
      Darwin.link(path.string, newPath.string) == 0
    #endif
  }

  /// Brings a file or symbolic link along to another folder.
  static func carry(_ path: FilePath, to newPath: FilePath) throws {
    // A hard link to a symbolic link is the link itself, not what it leads to.
    guard linkat(AT_FDCWD, path.string, AT_FDCWD, newPath.string, 0) != 0 else { return }
    guard let bytes = try readFile(path) else { return }
    try write(bytes, to: newPath)
  }

  /// Exchanges two folders in one step; where the second is not there yet, the first is renamed.
  static func exchange(_ new: FilePath, _ old: FilePath) throws {
    if rename(new.string, old.string) == 0 { return }
    guard exchange_files(new.string, old.string) == 0 else { throw failure("publish to", old) }
  }

  /// Takes a folder's lock until the descriptor is closed; nil while another process has it.
  static func lock(_ folder: FilePath) throws -> FileDescriptor? {
    do {
      let descriptor = try FileDescriptor.open(folder.isEmpty ? "." : folder, .readOnly)
      if flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      try descriptor.close()
      return nil
    } catch let error as Errno {
      throw FileError(operation: "open", path: folder.string, errno: error)
    }
  }

  /// Names in a folder, hidden ones included.
  static func names(in folder: FilePath) throws -> [String] {
    guard let directory = opendir(folder.isEmpty ? "." : folder.string) else {
      if errno == ENOENT { return [] }
      throw failure("list", folder)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Paths of everything below a folder that is no folder itself, hidden files included.
  static func files(below folder: FilePath, prefix: String = "") throws -> [String] {
    var paths: [String] = []
    for name in try names(in: prefix.isEmpty ? folder : folder.appending(prefix)) {
      let path = prefix.isEmpty ? name : prefix + "/" + name
      if isFolder(folder.appending(path)) {
        paths += try files(below: folder, prefix: path)
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// Removes a folder and all in it; links are removed, not followed.
  static func removeTree(_ path: FilePath) throws {
    for name in try names(in: path) {
      let child = path.appending(name)
      if isFolder(child) {
        try removeTree(child)
      } else if unlink(child.string) != 0 {
        throw failure("remove", child)
      }
    }
    guard rmdir(path.string) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Removes a file.
  static func remove(_ path: FilePath) throws {
    guard unlink(path.string) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  /// Removes a folder that nothing is left in; any other stays.
  static func removeFolderIfEmpty(_ path: FilePath) {
    rmdir(path.string)
  }

  /// True for folders, not for links to them.
  package static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return lstat(path.string, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to the same file or folder.
  static func isSameFile(_ left: FilePath, _ right: FilePath) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(left.string, &first) == 0, stat(right.string, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func failure(_ operation: String, _ path: FilePath) -> FileError {
    FileError(operation: operation, path: path.string, errno: Errno(rawValue: errno))
  }
}
