import ArgumentParser
import Files
import Site
import SystemPackage
import Workbench

/// `patternbook init`: a new site.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Begins a new site, which builds at once.",
    discussion: "Files that are there already stay as they are; a folder that has a site already is left alone.")

  @Argument(help: ArgumentHelp("Folder for the site; it is made if there is none.", valueName: "dir"))
  var folder: String

  func run() throws {
    let root = Surroundings.workingFolder.pushing(FilePath(folder)).lexicallyNormalized()
    if root.appending(SourceTree.contentFolder).exists {
      throw CommandFailure("\(folder) has a folder “\(SourceTree.contentFolder)” already, so there is a site in it")
    }
    let site = NewSite(folderName: root.lastComponent?.string ?? "")
    let directory = try OutputPlace(FilePath(folder), from: Surroundings.workingFolder, project: nil).makeFolder()
    for file in site.files {
      let parent = try directory.makeFolders(SitePath.folder(of: file.path))
      let isNew = try parent.create(SitePath.name(of: file.path), Array(file.text.utf8))
      Console.error(isNew ? "wrote \(file.path)" : "kept \(file.path), which was there already")
      if !isNew, file.path == NewSite.ignoreFile {
        Console.error("note: what is built goes to Public; a line “Public/” in \(file.path) keeps it out of git")
      }
    }
    Console.error("“\(site.title)” is ready: “patternbook serve --root \(folder)” shows it.")
  }
}
