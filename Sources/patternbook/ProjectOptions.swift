import ArgumentParser
import Site
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The location of the project.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Project folder (default: the nearest parent folder that contains Content/site.yml or Content).",
      valueName: "dir"))
  var root: String?

  /// The project folder.
  ///
  /// - Throws: `CommandFailure` if there is none.
  func folder() throws -> FilePath {
    if let folder = try folderIfAny() { return folder }
    throw CommandFailure(
      "no \(SiteConfiguration.path) found in this folder or any parent; use --root to set the project folder")
  }

  /// The project folder, or nil if none was given and none was found.
  ///
  /// - Throws: `CommandFailure` if the given folder is not a project.
  func folderIfAny() throws -> FilePath? {
    if let root {
      let path = FilePath(root)
      guard exists(path.appending(SourceTree.contentFolder)) else {
        throw CommandFailure("“\(root)” has no \(SourceTree.contentFolder) folder")
      }
      return path
    }
    let start = workingFolder()
    for wanted in [SiteConfiguration.path, SourceTree.contentFolder] {
      var folder = start
      while true {
        if exists(folder.appending(wanted)) { return folder }
        guard folder.removeLastComponent(), !folder.isEmpty else { break }
      }
    }
    return nil
  }
}

/// The working folder of the command.
func workingFolder() -> FilePath {
  guard let path = getcwd(nil, 0) else { return "." }
  defer { free(path) }
  return FilePath(String(cString: path))
}

/// Whether there is a folder; a link to one does not count.
func isFolder(_ path: FilePath) -> Bool {
  var status = stat()
  return lstat(path.string, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether there is a file or folder.
func exists(_ path: FilePath) -> Bool {
  access(path.string, F_OK) == 0
}
