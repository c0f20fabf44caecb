import ArgumentParser
import Files
import Site
import SystemPackage

/// Where the project is, and where its pages are.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Project folder (default: the nearest parent folder that contains Content/site.yml or Content).",
      valueName: "dir"))
  var root: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Folder with the pages, in the project folder (default: “content” in site.yml, otherwise Content).",
      valueName: "dir"))
  var content: String?

  func validate() throws {
    try refuseEmpty(root, of: "--root")
    try refuseEmpty(content, of: "--content")
  }

  /// The project folder.
  ///
  /// - Throws: `CommandFailure` if there is none.
  func folder() throws -> FilePath {
    if let folder = try folderIfAny() { return folder }
    throw CommandFailure(
      "no \(SiteConfiguration.path) found in this folder or any parent; use --root to set the project folder, or "
        + "--content to build a folder of Markdown files")
  }

  /// The project folder, or nil if none was given and none was found.
  ///
  /// - Throws: `CommandFailure` if the given folder is not a project, or the pages are outside of every project.
  func folderIfAny() throws -> FilePath? {
    if let root {
      let path = FilePath(root)
      guard content != nil || path.appending(SourceTree.contentFolder).exists else {
        throw CommandFailure(
          path.isFolder ? "“\(root)” has no \(SourceTree.contentFolder) folder" : "no such folder: \(root)")
      }
      return path
    }
    let start = Surroundings.workingFolder
    let pages = content.map { start.pushing(FilePath($0)).lexicallyNormalized() }
    for wanted in [SiteConfiguration.path, SourceTree.contentFolder] {
      var folder = start
      while true {
        if folder.appending(wanted).exists, pages?.starts(with: folder) ?? true { return folder }
        guard folder.removeLastComponent(), !folder.isEmpty else { break }
      }
    }
    // Without settings, the project is the working folder. The site is written below it, so no other folder is guessed.
    guard let content, let pages else { return nil }
    guard pages.starts(with: start) else {
      throw CommandFailure("\(content) is outside this folder; run the command in the project folder, or set --root")
    }
    return start
  }

  /// Options of the pipeline for a project.
  ///
  /// - Throws: `CommandFailure` if the folder with the pages is not in the project.
  func pipelineOptions(below root: FilePath) throws -> PipelineOptions {
    var options = PipelineOptions()
    guard let content else { return options }
    let base = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
    var path = Surroundings.workingFolder.pushing(FilePath(content)).lexicallyNormalized()
    guard path.exists else { throw CommandFailure("no such folder: \(content)") }
    guard path.removePrefix(base) else {
      throw CommandFailure("\(content) is outside the project folder \(base); use --root to set the project folder")
    }
    if path.components.contains(where: { $0.string.hasPrefix(".") }) {
      throw CommandFailure("\(content) is in a hidden folder, which is not read")
    }
    options.content = ContentFolder(path: path.string)
    return options
  }
}

extension ParsableArguments {
  /// Refuses an empty path, such as that of a variable that is not set: it would mean the working folder.
  ///
  /// - Throws: `ValidationError`.
  func refuseEmpty(_ path: String?, of option: String) throws {
    if path?.isEmpty == true { throw ValidationError("the path of \(option) is empty") }
  }
}
