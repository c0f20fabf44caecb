package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of a project, and the one way to read its files.
///
/// A project may come from anybody. A symbolic link in it is followed only while it stays in the folder of the project
/// that it lies in (`Content` or `Templates`) and meets no hidden name. Whatever is opened is checked on its
/// descriptor: only a regular file of bounded size is read.
package struct ProjectFolder: Sendable {
  let root: Directory

  /// Opens the folder of a project.
  ///
  /// - Throws: `FileError`.
  package init(_ path: FilePath) throws { root = try Directory(path) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: relative to the root; its first part is the folder that links may not leave.
  ///   - limit: the maximum size in bytes.
  /// - Returns: its bytes, or nil where there is nothing.
  /// - Throws: `FileError`.
  package func read(_ path: String, limit: Int) throws -> [UInt8]? {
    guard let found = try open(path) else { return nil }
    return try contents(of: found.file.descriptor, label: root.label(path), limit: limit)
  }

  /// The path of the file that a path leads to, which is another where the path has links in it.
  ///
  /// - Throws: `FileError`.
  package func resolve(_ path: String) throws -> String {
    try open(path)?.path ?? path
  }

  /// Fails if a file that is there cannot be opened; reads nothing.
  ///
  /// - Throws: `FileError`.
  package func probe(_ path: String) throws { _ = try open(path) }

  /// Replaces the bytes of a file, in one step.
  ///
  /// Its permissions stay, and its owner where the system allows it.
  ///
  /// - Parameter path: one that `resolve` has returned: without links.
  /// - Throws: `FileError`, also where the file is not writable; it is as it was then.
  package func replace(_ path: String, with bytes: [UInt8]) throws {
    let (parent, name) = try root.place(of: path)
    guard faccessat(parent.descriptor, name, W_OK, 0) == 0 else { throw parent.failure("write", name) }
    try parent.replace(name, with: bytes)
  }

  /// An open file, and where it lies below the root.
  struct Found {
    var file: OwnedDescriptor
    var path: String
  }

  /// Opens what a path leads to; nil where there is nothing.
  func open(_ path: String) throws -> Found? {
    do {
      guard let descriptor = try root.openFile(path) else { return nil }
      return Found(file: OwnedDescriptor(descriptor), path: path)
    } catch let error as FileError where error.cause == .refused(.link) {
      var walk = LinkWalk(root: root, path: path)
      return try walk.run()
    }
  }
}

/// The way along a path with symbolic links in it, one name at a time.
private struct LinkWalk {
  let root: Directory
  let path: String
  /// What has been opened so far, below the root.
  private var opened: [(name: String, folder: Directory)] = []
  /// Names still to go, the next one last.
  private var rest: [String]
  /// How many names links may not climb above: those that the first part of the path led to.
  private var floor = 0
  private var links = 0

  /// More than any system follows.
  private static let linkLimit = 40

  init(root: Directory, path: String) {
    self.root = root
    self.path = path
    rest = parts(of: path).reversed()
  }

  mutating func run() throws -> ProjectFolder.Found? {
    let inside = rest.count - 1
    while let name = rest.popLast() {
      guard try step(name) else { return nil }
      if floor == 0, rest.count == inside { floor = opened.count }
    }
    guard let last = opened.last else { return nil }
    return ProjectFolder.Found(file: last.folder.owner, path: opened.map(\.name).joined(separator: "/"))
  }

  /// Goes on to a name; false where there is nothing of that name.
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
  /// Where a symbolic link points to; nil where it is none, or longer than a path may be.
  fileprivate func target(ofLink name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlinkat(descriptor, name, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
