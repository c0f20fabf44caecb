import ArgumentParser
import Files
import Site
import SystemPackage
import Workbench

/// `patternbook init`: a new site.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a new site that is ready to build.",
    discussion: "Existing files are kept. If the folder already contains a site, nothing is written.")

  @Argument(help: ArgumentHelp("Folder for the site; created if needed.", valueName: "dir"))
  var folder: String

  func run() throws {
    let root = Surroundings.workingFolder.pushing(FilePath(folder)).lexicallyNormalized()
    if root.appending(SourceTree.contentFolder).exists {
      throw CommandFailure("\(folder) already contains a site: it has a “\(SourceTree.contentFolder)” folder")
    }
    let site = NewSite(folderName: root.lastComponent?.string ?? "")
    let directory = try OutputPlace(FilePath(folder), from: Surroundings.workingFolder, project: nil).makeFolder()
    for file in site.files {
      let parent = try directory.makeFolders(SitePath.folder(of: file.path))
      let isNew = try parent.create(SitePath.name(of: file.path), Array(file.text.utf8))
      Console.error(isNew ? "wrote \(file.path)" : "kept existing \(file.path)")
      if !isNew, file.path == NewSite.ignoreFile {
        Console.error("note: the site is built into Public; add “Public/” to \(file.path) to keep it out of Git")
      }
    }
    Console.error("note: for GitHub, name the wheel of Patternbook in \(NewSite.requirementsFile)")
    Console.error("“\(site.title)” is ready. Run “patternbook serve --root \(folder)” to preview it.")
  }
}
