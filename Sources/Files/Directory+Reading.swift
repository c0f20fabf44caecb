import CFiles
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Directory {
  /// Opening a pipe or a device must neither wait nor take it over.
  private static let readFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Reads a regular file below the folder, if no part of the path is a link.
  ///
  /// - Parameter limit: the most bytes that the file may have.
  /// - Returns: its bytes, or nil where there is nothing.
  /// - Throws: `FileError`.
  package func read(_ path: String, limit: Int) throws -> [UInt8]? {
    guard let file = try openFile(path) else { return nil }
    defer { close(file) }
    return try contents(of: file, label: label(path), limit: limit)
  }

  /// Opens whatever is at a path, if no part of it is a link; nil where there is nothing.
  func openFile(_ path: String) throws -> Int32? {
    let file = open_without_links(descriptor, path, Self.readFlags)
    if file >= 0 { return file }
    switch errno {
    case ENOENT, ENOTDIR: return nil
    case ELOOP: throw FileError("read", label(path), .refused(.link))
    case ENXIO: throw FileError("read", label(path), .refused(.special))
    case ENOSYS: break
    default: throw failure("read", path)
    }
    let parts = parts(of: path)
    guard let name = parts.last else { return nil }
    guard let parent = try folder(parts.dropLast().joined(separator: "/")) else { return nil }
    return try parent.openName(name)
  }

  /// Opens what a single name stands for, unless it is a link; nil where there is nothing.
  func openName(_ name: String) throws -> Int32? {
    let file = openat(descriptor, name, Self.readFlags)
    if file >= 0 { return file }
    switch errno {
    case ENOENT, ENOTDIR: return nil
    case ENXIO: throw FileError("read", label(name), .refused(.special))
    default: throw refusalOrFailure("read", name)
    }
  }
}

/// Reads a regular file that the user or the system has named; a link at the end of its path is not followed.
///
/// - Parameter limit: the most bytes that the file may have.
/// - Returns: its bytes, or nil where there is nothing.
/// - Throws: `FileError`.
package func readFile(_ path: FilePath, limit: Int) throws -> [UInt8]? {
  guard let name = path.lastComponent?.string else { return nil }
  let parent: Directory
  do {
    parent = try Directory(path.removingLastComponent())
  } catch let error as FileError where error.errno == .noSuchFileOrDirectory {
    return nil
  }
  return try parent.read(name, limit: limit)
}

/// The bytes of an open file, once it has turned out to be a regular one of a size that can be read.
func contents(of file: Int32, label: String, limit: Int) throws -> [UInt8] {
  var status = stat()
  guard fstat(file, &status) == 0 else { throw FileError("read", label, .system(Errno(rawValue: errno))) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError("read", label, .refused(.folder))
  default: throw FileError("read", label, .refused(.special))
  }
  guard status.st_size <= limit else { throw FileError("read", label, .refused(.tooLarge(limit: limit))) }
  // One byte more than the size, so that a file of the expected size is read by two calls.
  var bytes = [UInt8]()
  var capacity = Int(status.st_size) + 1
  while true {
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: capacity - count))
    let read = try bytes.withUnsafeMutableBytes { buffer in
      try readSome(file, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), label: label)
    }
    bytes.removeLast(bytes.count - count - read)
    if read == 0 { return bytes }
    // Some files grow while they are read, and some of the system's have no size at all.
    guard bytes.count <= limit else { throw FileError("read", label, .refused(.tooLarge(limit: limit))) }
    if bytes.count == capacity { capacity = min(capacity * 2, limit + 1) }
  }
}

/// Reads the next bytes of an open file; 0 at its end.
func readSome(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, label: String) throws -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    guard errno == EINTR else { throw FileError("read", label, .system(Errno(rawValue: errno))) }
  }
}
