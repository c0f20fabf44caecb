import SystemPackage

/// The Git repository that a project is a part of, whose files pages may include.
///
/// Anybody can put a `.git` into a folder that others can write to. So a folder is the repository of a project only if
/// both have one owner, and never if it is a home folder, above one, or one that everybody puts files into.
package struct RepositoryFolder: Sendable {
  private let folder: ProjectFolder
  /// The names of the folders that lead from the repository to the project.
  private let way: [String]

  /// Finds the repository: the nearest folder above the project with `.git`.
  ///
  /// - Returns: nil if there is none, or if the project has its own.
  init?(around project: Directory) {
    guard var place = project.path.resolved, !Self.isMarked(place) else { return nil }
    var way: [String] = []
    repeat {
      guard let name = place.lastComponent?.string, place.removeLastComponent(), place.lastComponent != nil else {
        return nil
      }
      way.insert(name, at: 0)
    } while !Self.isMarked(place)
    // Folders can change places meanwhile: what has been opened is checked.
    guard !Self.isAboveHome(place), let root = try? Directory(place),
      let inner = try? root.folder(way.joined(separator: "/")), let own = try? project.status(),
      (try? inner.status())?.isSame(as: own) == true, let status = try? root.status(), status.owner == own.owner,
      !status.isShared, Self.isRepository(root)
    else { return nil }
    (folder, self.way) = (ProjectFolder(root), way)
  }

  /// Longer than a `.git` that names another folder.
  private static let markLimit = 10_000

  private static func isMarked(_ folder: FilePath) -> Bool { folder.appending(".git").exists }

  private static func isAboveHome(_ folder: FilePath) -> Bool {
    Surroundings.homes.contains { home in
      home.starts(with: folder) || !home.isEmpty && home.resolved?.starts(with: folder) == true
    }
  }

  /// Whether what is called `.git` is a repository, or names one.
  private static func isRepository(_ folder: Directory) -> Bool {
    guard let mark = (try? folder.status(of: ".git")) ?? nil else { return false }
    if mark.isFolder { return ((try? folder.status(of: ".git/HEAD")) ?? nil) != nil }
    let text = (try? folder.read(".git", limit: markLimit)) ?? nil
    return text?.starts(with: "gitdir: ".utf8) == true
  }

  /// Its files, which are only read.
  package var files: FileTree {
    FileTree(
      list: { [folder] path, skips in try folder.list(path, skipping: skips, limit: FileTree.limit(of:)) },
      read: { [folder] path in try folder.read(path, limit: FileTree.limit(of: path)) })
  }

  /// Reads a file that is named from the root of the project upward: `../examples/a.rs`.
  ///
  /// - Parameters:
  ///   - path: relative to the root of the project.
  ///   - isAllowed: whether a file may be read, by its path from the root of the repository. It is asked about the path
  ///     itself, and about the one that links lead to.
  /// - Returns: the bytes, or nil if there is nothing at the path.
  /// - Throws: `FileError`, also if the file is outside of the repository, hidden, or not allowed.
  package func read(_ path: String, where isAllowed: (_ path: String) -> Bool) throws -> [UInt8]? {
    let refusal = FileError("read", path, .refused(.outside))
    guard let inner = self.path(path), isAllowed(inner) else { throw refusal }
    guard let found = try folder.open(inner, linksStayInFolder: false) else { return nil }
    // A name in other letters leads to the same file on some systems, and is in no list of what is allowed.
    guard !parts(of: found.path).contains(where: isHidden), try folder.root.hasExactly(found.path),
      found.path == inner || isAllowed(found.path)
    else { throw refusal }
    return try contents(of: found.file.descriptor, label: path, limit: FileTree.limit(of: found.path))
  }

  /// A path from the root of the repository; nil if it leads out of it, or through something hidden.
  private func path(_ path: String) -> String? {
    let names = parts(of: path)
    let climbs = names.prefix { $0.utf8.elementsEqual("..".utf8) }.count
    let rest = names.dropFirst(climbs)
    guard climbs > 0, climbs <= way.count, !rest.isEmpty else { return nil }
    let all = way.dropLast(climbs) + rest
    return all.contains(where: isHidden) ? nil : all.joined(separator: "/")
  }
}

extension Directory {
  /// Whether the names on a path are those in its folders, letter for letter.
  fileprivate func hasExactly(_ path: String) throws -> Bool {
    var folder: Directory? = self
    for part in parts(of: path) {
      guard let here = folder, try here.names().contains(where: { $0.isValid && $0.text.utf8.elementsEqual(part.utf8) })
      else { return false }
      folder = try here.status(of: part)?.isFolder == true ? here.folder(part) : nil
    }
    return true
  }
}

extension Directory.Status {
  /// Whether everybody can add files, and only remove their own.
  fileprivate var isShared: Bool { mode & 0o1000 != 0 }
}
