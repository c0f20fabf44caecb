import Diagnostics
import Files
import Site
import SystemPackage

/// How reports write paths, so that readers find the files, and where reports themselves are written with care.
struct ReportPaths {
  /// For people: relative to the working folder.
  var here: PathStyle
  /// For code hosts: relative to the root of the repository.
  var repository: PathStyle
  /// The project, which can contain links of anyone; nil if there is none.
  var project: FilePath?

  /// Paths of a project; without a repository, code hosts get them relative to its folder.
  init(root: FilePath) {
    let root = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
    here = Self.style(of: root, from: Surroundings.workingFolder)
    repository = Self.repository(around: root).map { Self.style(of: root, from: $0) } ?? PathStyle()
    project = root
  }

  /// Paths of pages that belong to no site, which are relative to the root of the file system.
  init(standalone page: FilePath?) {
    here = Self.style(of: "/", from: Surroundings.workingFolder)
    here.names[StandalonePages.namelessPage] = "<stdin>"
    repository = here
    if let folder = page.flatMap({ Self.repository(around: $0) }) {
      repository = Self.style(of: "/", from: folder)
    }
  }

  /// The nearest parent folder with a repository.
  private static func repository(around path: FilePath) -> FilePath? {
    var folder = path
    while !folder.appending(".git").exists {
      guard folder.removeLastComponent(), !folder.isEmpty else { return nil }
    }
    return folder
  }

  /// How paths of one folder are written relative to another; absolute if they are not in it.
  private static func style(of root: FilePath, from folder: FilePath) -> PathStyle {
    if let prefix = below(folder, root) { return PathStyle(prefix: prefix) }
    return PathStyle(prefix: root.string + (root.string == "/" ? "" : "/"), base: below(root, folder) ?? "")
  }

  private static func below(_ folder: FilePath, _ path: FilePath) -> String? {
    var rest = path
    guard rest.removePrefix(folder) else { return nil }
    return rest.isEmpty ? "" : rest.string + "/"
  }
}
