import ArgumentParser
import Files
import Site
import SystemPackage

/// Where the project is.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The project's folder (default: the nearest one above that holds Content/site.yml, or Content).",
      valueName: "dir"))
  var root: String?

  /// The project's folder.
  ///
  /// - Throws: `CommandFailure` where there is none.
  func folder() throws -> FilePath {
    if let folder = try folderIfAny() { return folder }
    throw CommandFailure(
      "neither here nor in a folder above is there a \(SiteConfiguration.path); --root says where the project is")
  }

  /// The project's folder, or nil where none was named and none is above.
  ///
  /// - Throws: `CommandFailure` where the one that was named is none.
  func folderIfAny() throws -> FilePath? {
    if let root {
      let path = FilePath(root)
      guard path.appending(SourceTree.contentFolder).exists else {
        throw CommandFailure("\(root) holds no folder “\(SourceTree.contentFolder)”, in which the pages are")
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
