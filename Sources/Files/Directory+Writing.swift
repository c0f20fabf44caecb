import CFiles
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Directory {
  private static let createFlags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC

  /// Opens a folder in this one, and creates missing folders on the way.
  ///
  /// - Throws: `FileError`, also if a part of the path is a symbolic link.
  package func makeFolders(_ path: String) throws -> Directory {
    var current = self
    for part in parts(of: path) {
      guard mkdirat(current.descriptor, part, 0o777) == 0 || errno == EEXIST else {
        throw current.failure("create", part)
      }
      let next = openat(current.descriptor, part, Self.openFlags | O_NOFOLLOW)
      guard next >= 0 else { throw current.refusalOrFailure("open", part) }
      current = Directory(descriptor: next, path: current.path.appending(part))
    }
    return current
  }

  /// Creates a new file.
  ///
  /// - Parameter path: a path whose folders exist.
  /// - Returns: false if the name exists.
  /// - Throws: `FileError`; no file is left behind.
  package func create(_ path: String, _ bytes: [UInt8]) throws -> Bool {
    let file = openat(descriptor, path, Self.createFlags, 0o666)
    guard file >= 0 else {
      if errno == EEXIST { return false }
      throw failure("write", path)
    }
    do {
      try write(bytes, to: file, path)
    } catch {
      close(file)
      unlinkat(descriptor, path, 0)
      throw error
    }
    // Some file systems report a full disk only now.
    guard close(file) == 0 else {
      let error = failure("write", path)
      unlinkat(descriptor, path, 0)
      throw error
    }
    return true
  }

  /// Gives a name to a new file with these bytes, atomically.
  ///
  /// At any moment, the name refers to the old or the new file. A link of that name is replaced, not followed.
  ///
  /// The permissions of an existing file are kept, and its owner if the system allows it.
  ///
  /// - Throws: `FileError`, also if the name belongs to a folder, pipe, or device. The old file is unchanged then.
  package func replace(_ name: String, with bytes: [UInt8]) throws {
    let old = try status(of: name)
    if let old, !old.isFile, !old.isLink {
      throw FileError("write", label(name), .refused(old.isFolder ? .folder : .special))
    }
    // The longest name of a file has 255 bytes.
    let staged = ".\(String(decoding: name.utf8.prefix(100), as: UTF8.self)).patternbook-" + randomSuffix()
    let file = openat(descriptor, staged, Self.createFlags, 0o666)
    guard file >= 0 else { throw failure("write", name) }
    do {
      defer { close(file) }
      try write(bytes, to: file, name)
      if let old, old.isFile {
        // Not every user can give files away. The mode is set last, because a new owner clears some of its bits.
        _ = fchown(file, old.owner, old.group)
        guard fchmod(file, old.mode) == 0 else { throw failure("write", name) }
      }
      guard fsync(file) == 0 || errno == EINVAL else { throw failure("write", name) }
      guard renameat(descriptor, staged, descriptor, name) == 0 else { throw failure("write", name) }
    } catch {
      unlinkat(descriptor, staged, 0)
      throw error
    }
  }

  /// Ensures that a file in the folder has these bytes; a file that already has them is not touched.
  ///
  /// - Returns: whether anything was written.
  /// - Throws: `FileError`, also if a part of the path is a symbolic link to a folder.
  package func update(_ path: String, to bytes: [UInt8]) throws -> Bool {
    let (parent, name) = try place(of: path)
    if try parent.hasContents(name, bytes) { return false }
    try parent.replace(name, with: bytes)
    return true
  }

  /// The parent folder of a path, created if missing, and the last part of the path.
  func place(of path: String) throws -> (folder: Directory, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (self, path) }
    return (try makeFolders(String(path[..<slash])), String(path[path.utf8.index(after: slash)...]))
  }

  /// Whether a regular file has exactly these bytes; false for anything reached through a link.
  package func hasContents(_ path: String, _ bytes: [UInt8]) throws -> Bool {
    guard let status = try status(of: path), status.isFile, status.size == bytes.count else { return false }
    do {
      return try read(path, limit: bytes.count) == bytes
    } catch let error as FileError where error.errno == nil {
      return false
    }
  }

  /// Hard-links a regular file with certain bytes into another folder instead of writing them there.
  ///
  /// - Returns: false if there is no such file, or if the file system does not support hard links.
  package func link(_ path: String, holding bytes: [UInt8], to other: Directory) throws -> Bool {
    guard let file = try? openFile(path) else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count,
      (try? contents(of: file, label: "", limit: bytes.count)) == bytes,
      linkat(descriptor, path, other.descriptor, path, 0) == 0
    else { return false }
    // The name may refer to something else since it was opened.
    if let linked = try other.status(of: path), linked.isSame(as: Status(status)) { return true }
    unlinkat(other.descriptor, path, 0)
    return false
  }

  private func write(_ bytes: [UInt8], to file: Int32, _ name: String) throws {
    do {
      _ = try bytes.withUnsafeBytes { try FileDescriptor(rawValue: file).writeAll($0) }
    } catch let error as Errno {
      throw FileError("write", label(name), .system(error))
    }
  }
}

/// Sixteen unpredictable hexadecimal digits.
func randomSuffix() -> String {
  let digits = String(UInt64.random(in: .min ... .max), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Appends to a file named by the system.
///
/// - Throws: `FileError`, also if the path is a symbolic link or not a regular file.
package func appendToFile(_ path: FilePath, _ bytes: [UInt8]) throws {
  let file = open(path.string, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
  guard file >= 0 else {
    throw FileError("write", path.string, errno == ELOOP ? .refused(.link) : .system(Errno(rawValue: errno)))
  }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw FileError("write", path.string, .refused(.special))
  }
  do {
    _ = try bytes.withUnsafeBytes { try FileDescriptor(rawValue: file).writeAll($0) }
  } catch let error as Errno {
    throw FileError("write", path.string, .system(error))
  }
}
