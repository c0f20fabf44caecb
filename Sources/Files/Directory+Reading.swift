import CFiles
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Directory {
  /// Opening a pipe or a device must not wait or take control of it.
  private static let readFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Reads a regular file in the folder, unless a part of the path is a link.
  ///
  /// - Parameter limit: the maximum size in bytes.
  /// - Returns: the bytes, or nil if there is nothing at the path.
  /// - Throws: `FileError`.
  package func read(_ path: String, limit: Int) throws -> [UInt8]? {
    guard let file = try openFile(path) else { return nil }
    defer { close(file) }
    return try contents(of: file, label: label(path), limit: limit)
  }

  /// Opens the file or folder at a path, unless a part of it is a link; nil if there is nothing.
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

  /// Opens a single name, unless it is a link; nil if there is nothing.
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

/// Reads a regular file named by the user or the system; a link at the end of its path is not followed.
///
/// - Parameter limit: the maximum size in bytes.
/// - Returns: the bytes, or nil if there is nothing at the path.
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

/// The bytes of an open file, if it is a regular file within the size limit.
///
/// - Parameter label: the path for messages, made only for them: joining paths costs more than reading a small file.
func contents(of file: Int32, label: @autoclosure () -> String, limit: Int) throws -> [UInt8] {
  var status = stat()
  guard fstat(file, &status) == 0 else {
    let reason = Errno(rawValue: errno)
    throw FileError("read", label(), .system(reason))
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError("read", label(), .refused(.folder))
  default: throw FileError("read", label(), .refused(.special))
  }
  guard status.st_size <= limit else { throw FileError("read", label(), .refused(.tooLarge(limit: limit))) }
  // Read one byte more than the size, so that a file of the expected size takes two calls.
  var bytes = [UInt8]()
  var capacity = Int(status.st_size) + 1
  while true {
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: capacity - count))
    let read = try bytes.withUnsafeMutableBytes { buffer in
      try readSome(file, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), label: label())
    }
    bytes.removeLast(bytes.count - count - read)
    if read == 0 { return bytes }
    // Some files grow while they are read, and some system files report no size.
    guard bytes.count <= limit else { throw FileError("read", label(), .refused(.tooLarge(limit: limit))) }
    if bytes.count == capacity { capacity = min(capacity * 2, limit + 1) }
  }
}

/// Reads the next bytes of an open file; 0 at its end.
func readSome(
  _ file: Int32, into buffer: UnsafeMutableRawBufferPointer, label: @autoclosure () -> String
) throws -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    let reason = Errno(rawValue: errno)
    guard reason == .interrupted else { throw FileError("read", label(), .system(reason)) }
  }
}
