package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileTree {
  /// The files below a project's root.
  ///
  /// Hidden files and folders are left out. A symbolic link to a file is followed while it stays in the folder that is
  /// listed; one to a folder is not, so that no chain of links can send the walk in circles.
  package static func disk(root: FilePath) -> FileTree {
    let folder = realPath(root) ?? ""
    var tree = FileTree(
      list: { folder in
        var walk = Walk(root: root, folder: folder)
        try walk.visit(folder)
        walk.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        walk.refused.sort()
        return Listing(files: walk.files, refusedLinks: walk.refused)
      },
      read: { path in try readFile(root.appending(path)) },
      resolve: { path in
        guard let file = realPath(root.appending(path)), file.hasPrefix(folder + "/") else { return path }
        return String(file.dropFirst(folder.count + 1))
      })
    tree.history = { GitRepository(folder: root.appending(SourceTree.contentFolder)).history(of: $0) }
    return tree
  }
}

private struct Walk {
  let root: FilePath
  let boundary: String
  var files: [String] = []
  var refused: [String] = []

  init(root: FilePath, folder: String) {
    self.root = root
    boundary = realPath(root.appending(folder)) ?? ""
  }

  mutating func visit(_ folder: String) throws {
    guard let directory = opendir(root.appending(folder).string) else {
      if errno == ENOENT { return }
      throw FileError(operation: "list", path: folder, errno: Errno(rawValue: errno))
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder + "/" + name
      switch fileType(root.appending(path).string, followLinks: false) {
      case S_IFDIR: try visit(path)
      case S_IFREG: files.append(path)
      case S_IFLNK:
        let target = realPath(root.appending(path))
        let isInside = target?.hasPrefix(boundary + "/") ?? false
        if isInside, fileType(root.appending(path).string, followLinks: true) == S_IFREG {
          files.append(path)
        } else {
          refused.append(path)
        }
      default: continue
      }
    }
  }
}

private func realPath(_ path: FilePath) -> String? {
  guard let resolved = realpath(path.string, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func fileType(_ path: String, followLinks: Bool) -> mode_t {
  var status = stat()
  guard (followLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return 0 }
  return status.st_mode & S_IFMT
}

/// A file or folder that the operating system refused, with its reason.
package struct FileError: Error, Sendable, CustomStringConvertible {
  package var operation: String
  package var path: String
  package var errno: Errno

  package init(operation: String, path: String, errno: Errno) {
    self.operation = operation
    self.path = path
    self.errno = errno
  }

  package var description: String { "cannot \(operation) \(path): \(errno)" }
}

/// Reads a whole file.
///
/// - Returns: its bytes, or nil where there is no such file.
/// - Throws: `FileError`.
package func readFile(_ path: FilePath) throws -> [UInt8]? {
  do {
    let descriptor = try FileDescriptor.open(path, .readOnly)
    return try descriptor.closeAfter {
      var status = stat()
      guard fstat(descriptor.rawValue, &status) == 0 else { throw Errno(rawValue: Glibc.errno) }
      // One byte more than the size, so that a file of the expected size is read by two calls.
      var bytes = [UInt8]()
      var capacity = Int(status.st_size) + 1
      while true {
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: capacity - count))
        let read = try bytes.withUnsafeMutableBytes { buffer in
          try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        }
        bytes.removeLast(bytes.count - count - read)
        if read == 0 { return bytes }
        if bytes.count == capacity { capacity *= 2 }
      }
    }
  } catch Errno.noSuchFileOrDirectory {
    return nil
  } catch let error as Errno {
    throw FileError(operation: "read", path: path.string, errno: error)
  }
}
