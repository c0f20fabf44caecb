import CFiles
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder.
///
/// Everything in it is reached through its descriptor, and no symbolic link is followed unless a method says so. If a
/// path is replaced with a link between a check and its use, it cannot lead elsewhere.
package final class Directory: Sendable {
  let owner: OwnedDescriptor
  /// The folder's path, for messages.
  package let path: FilePath

  init(descriptor: Int32, path: FilePath) {
    owner = OwnedDescriptor(descriptor)
    self.path = path
  }

  var descriptor: Int32 { owner.descriptor }

  static let openFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  /// Opens a folder named by the user; links in its path are followed.
  ///
  /// - Throws: `FileError`.
  package convenience init(_ path: FilePath) throws {
    let name = path.isEmpty ? "." : path.string
    let descriptor = open(name, Self.openFlags)
    guard descriptor >= 0 else { throw FileError("open", path.string, .system(Errno(rawValue: errno))) }
    self.init(descriptor: descriptor, path: path)
  }

  /// The status of a file or folder.
  package struct Status: Sendable {
    private let status: stat

    init(_ status: stat) { self.status = status }

    package var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    package var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
    package var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }
    /// The permission bits.
    var mode: mode_t { status.st_mode & 0o7777 }
    var owner: uid_t { status.st_uid }
    var group: gid_t { status.st_gid }
    /// Size in bytes.
    package var size: Int { Int(status.st_size) }
    /// The number of the file in its file system.
    package var inode: UInt64 { UInt64(status.st_ino) }
    var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }
    /// What tells it from another, and from itself after a change.
    package var identity: FileIdentity { FileIdentity(status) }
    /// Whether it belongs to the current user.
    package var isOwn: Bool { owner == geteuid() }
    /// When it was last accessed and modified.
    var times: [timespec] {
      #if canImport(Darwin)
        [status.st_atimespec, status.st_mtimespec]
      #else
        [status.st_atim, status.st_mtim]
      #endif
    }

    /// Whether this is the same file or folder as another.
    package func isSame(as other: Status) -> Bool { inode == other.inode && device == other.device }
  }

  /// The status of the folder itself.
  ///
  /// - Throws: `FileError`.
  package func status() throws -> Status {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", "") }
    return Status(status)
  }

  /// The status of a path in the folder, or of the link itself; nil if there is nothing.
  ///
  /// - Throws: `FileError`.
  package func status(of name: String) throws -> Status? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return Status(status) }
    guard errno == ENOENT || errno == ENOTDIR else { throw failure("read", name) }
    return nil
  }

  /// Opens a folder in this one; nil if there is nothing.
  ///
  /// - Throws: `FileError`, also if a part of the path is a symbolic link or not a folder.
  package func folder(_ path: String) throws -> Directory? {
    var current = self
    for part in parts(of: path) {
      let next = openat(current.descriptor, part, Self.openFlags | O_NOFOLLOW)
      guard next >= 0 else {
        if errno == ENOENT { return nil }
        throw current.refusalOrFailure("open", part)
      }
      current = Directory(descriptor: next, path: current.path.appending(part))
    }
    return current
  }

  /// The names in the folder, including hidden ones, in no particular order.
  ///
  /// - Throws: `FileError`.
  package func names() throws -> [FileName] {
    // Use a separate descriptor, because reading moves the position in the folder.
    let copy = openat(descriptor, ".", Self.openFlags)
    guard copy >= 0 else { throw failure("list", "") }
    guard let directory = fdopendir(copy) else {
      defer { close(copy) }
      throw failure("list", "")
    }
    defer { closedir(directory) }
    var names: [FileName] = []
    errno = 0
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { FileName($0) }
      }
      if name.text != ".", name.text != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure("list", "") }
    return names
  }

  /// The error of the last system call.
  func failure(_ operation: String, _ name: String) -> FileError {
    FileError(operation, label(name), .system(Errno(rawValue: errno)))
  }

  /// The error of the last system call, which may have encountered a link.
  func refusalOrFailure(_ operation: String, _ name: String) -> FileError {
    let reason = errno
    if reason == ELOOP || reason == ENOTDIR, let status = try? status(of: name), status.isLink {
      return FileError(operation, label(name), .refused(.link))
    }
    return FileError(operation, label(name), .system(Errno(rawValue: reason)))
  }

  /// A path in the folder, as the user knows it.
  func label(_ name: String) -> String {
    name.isEmpty ? (path.isEmpty ? "." : path.string) : path.appending(name).string
  }
}

/// The parts of a path between its slashes.
///
/// Compares bytes, not characters: in a string, a slash followed by a combining mark is not a slash.
func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
}

/// Whether a name is hidden.
func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

/// Whether a file is a copy that an editor keeps, which is not part of a site: `alerts.md~`.
package func isBackupCopy(_ path: String) -> Bool { path.utf8.last == UInt8(ascii: "~") }

/// A descriptor that is closed when its owner is released.
final class OwnedDescriptor: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}

/// A file name as the operating system stores it.
package struct FileName: Sendable, Hashable {
  /// The bytes of the name, terminated by a zero.
  let bytes: [CChar]
  /// The name; with replacement characters if it is not valid UTF-8.
  package let text: String
  /// Whether `text` is the name itself.
  package let isValid: Bool

  init(_ name: UnsafePointer<CChar>) {
    bytes = Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    let valid = String(validatingCString: name)
    isValid = valid != nil
    text = valid ?? String(cString: name)
  }
}
