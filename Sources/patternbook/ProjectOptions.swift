import ArgumentParser
import Files
import Site
import SystemPackage

/// Where the project is.
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
      guard path.appending(SourceTree.contentFolder).exists else {
        throw CommandFailure("“\(root)” has no \(SourceTree.contentFolder) folder")
      }
      return path
    }
    let start = Surroundings.workingFolder
    for wanted in [SiteConfiguration.path, SourceTree.contentFolder] {
      var folder = start
      while true {
        if folder.appending(wanted).exists { return folder }
        guard folder.removeLastComponent(), !folder.isEmpty else { break }
      }
    }
    return nil
  }
}
