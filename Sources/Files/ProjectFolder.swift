package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of a project, and the only way to read its files.
///
/// A project can come from anyone. A symbolic link is followed only within the source folder that contains it
/// (`Content` or `Templates`) and not through hidden names. Every opened file is checked through its descriptor: only
/// regular files within the size limit are read.
package struct ProjectFolder: Sendable {
  let root: Directory

  /// Opens the folder of a project.
  ///
  /// - Throws: `FileError`.
  package init(_ path: FilePath) throws { root = try Directory(path) }

  init(_ root: Directory) { self.root = root }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: relative to the root; its first part is the folder that links must not leave.
  ///   - limit: the maximum size in bytes.
  /// - Returns: the bytes, or nil if there is nothing at the path.
  /// - Throws: `FileError`.
  package func read(_ path: String, limit: Int) throws -> [UInt8]? {
    guard let found = try open(path) else { return nil }
    return try contents(of: found.file.descriptor, label: root.label(path), limit: limit)
  }

  /// The path of the file that a path leads to, which differs if the path contains links.
  ///
  /// - Throws: `FileError`.
  package func resolve(_ path: String) throws -> String {
    try open(path)?.path ?? path
  }

  /// Fails if an existing file cannot be opened; reads nothing.
  ///
  /// - Throws: `FileError`.
  package func probe(_ path: String) throws { _ = try open(path) }

  /// Replaces the bytes of a file, atomically.
  ///
  /// Its permissions are kept, and its owner if the system allows it.
  ///
  /// - Parameter path: a path without links, as returned by `resolve`.
  /// - Throws: `FileError`, also if the file is not writable; it is unchanged then.
  package func replace(_ path: String, with bytes: [UInt8]) throws {
    let (parent, name) = try root.place(of: path)
    guard faccessat(parent.descriptor, name, W_OK, 0) == 0 else { throw parent.failure("write", name) }
    try parent.replace(name, with: bytes)
  }

  /// Creates a file, and the folders that it is in.
  ///
  /// - Parameter path: a path without links.
  /// - Throws: `FileError`, also if there is such a file.
  package func create(_ path: String, _ bytes: [UInt8]) throws {
    let names = parts(of: path)
    guard let name = names.last else { throw FileError("create", root.label(path), .refused(.folder)) }
    let parent = try root.makeFolders(names.dropLast().joined(separator: "/"))
    guard try parent.create(name, bytes) else {
      throw FileError("create", root.label(path), .system(.fileExists))
    }
  }

  /// An open file and its path relative to the root.
  struct Found {
    var file: OwnedDescriptor
    var path: String
  }

  /// Opens the file that a path leads to; nil if there is nothing.
  ///
  /// - Parameter linksStayInFolder: whether links must not leave the first folder of the path; otherwise, they must not
  ///   leave the root.
  func open(_ path: String, linksStayInFolder: Bool = true) throws -> Found? {
    do {
      guard let descriptor = try root.openFile(path) else { return nil }
      return Found(file: OwnedDescriptor(descriptor), path: path)
    } catch let error as FileError where error.cause == .refused(.link) {
      var walk = LinkWalk(root: root, path: path, staysInFolder: linksStayInFolder)
      return try walk.run()
    }
  }
}

/// Follows a path with symbolic links, one name at a time.
private struct LinkWalk {
  let root: Directory
  let path: String
  private let staysInFolder: Bool
  /// The resolved part of the path, relative to the root.
  private var opened: [(name: String, folder: Directory)] = []
  /// Remaining names; the next one is last.
  private var rest: [String]
  /// Number of names that links must not climb above: those of the first part of the path.
  private var floor = 0
  private var links = 0

  /// More links than any system follows.
  private static let linkLimit = 40

  init(root: Directory, path: String, staysInFolder: Bool) {
    (self.root, self.path, self.staysInFolder) = (root, path, staysInFolder)
    rest = parts(of: path).reversed()
  }

  mutating func run() throws -> ProjectFolder.Found? {
    let inside = rest.count - 1
    while let name = rest.popLast() {
      guard try step(name) else { return nil }
      if staysInFolder, floor == 0, rest.count == inside { floor = opened.count }
    }
    guard let last = opened.last else { return nil }
    return ProjectFolder.Found(file: last.folder.owner, path: opened.map(\.name).joined(separator: "/"))
  }

  /// Continues with a name; false if there is nothing of that name.
  private mutating func step(_ name: String) throws -> Bool {
    if name == "." { return true }
    if name == ".." {
      guard opened.count > floor else { throw refusal }
      opened.removeLast()
      return true
    }
    let parent = opened.last?.folder ?? root
    do {
      guard let descriptor = try parent.openName(name) else { return false }
      opened.append((name, Directory(descriptor: descriptor, path: parent.path.appending(name))))
    } catch let error as FileError where error.cause == .refused(.link) {
      links += 1
      guard links <= Self.linkLimit, let target = parent.target(ofLink: name), target.utf8.first != UInt8(ascii: "/")
      else {
        throw refusal
      }
      let parts = parts(of: target)
      guard !parts.contains(where: { isHidden($0) && $0 != "." && $0 != ".." }) else { throw refusal }
      rest += parts.reversed()
    }
    return true
  }

  private var refusal: FileError { FileError("read", root.label(path), .refused(.link)) }
}

extension Directory {
  /// The target of a symbolic link; nil if it is not a link, or if the target is longer than a path can be.
  fileprivate func target(ofLink name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlinkat(descriptor, name, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
