import Files
import SystemPackage

/// Decides which folders a site may be published to.
///
/// Publishing replaces a whole folder. So it must belong to Patternbook or be empty, and must not be in a place where
/// something else is expected.
struct OutputCheck {
  let place: OutputPlace
  /// The folder of the project.
  let project: FilePath
  /// The folders that the site is made of.
  var sources = SourceFolders()

  /// Files that a folder can contain before there is a site, such as those that keep an empty folder in a repository.
  static let placeholders: Set<String> = [".gitignore", ".gitkeep", ".keep", ".git"]

  /// Checks that the path is not one where a site never belongs, before anything is created.
  ///
  /// - Throws: `FolderError`, or `FileError`.
  func checkPlace() throws {
    guard place.name != nil else { throw FolderError.protected(place.path.string, "the root of the file system") }
    let path = place.path
    for component in path.components where component.string.lowercased() == ".git" {
      throw FolderError.protected(path.string, "inside a .git folder")
    }
    let root = project.resolved ?? project
    let own = [SourceTree.contentFolder, SourceTree.templatesFolder]
    for name in own where ancestors(of: path).contains(where: { isSource($0, name, in: root) }) {
      throw FolderError.protected(path.string, "inside \(name), a source folder of the site")
    }
    let others = (sources.contents.map(\.path) + sources.statics).filter { !own.contains($0) && !$0.isEmpty }
    for name in others where ancestors(of: path).contains(where: { $0.isSame(as: root.appending(name)) }) {
      throw FolderError.protected(path.string, "inside \(name), a source folder of the site")
    }
    if sources.contents.contains(where: \.path.isEmpty), ancestors(of: path).contains(where: { $0.isSame(as: root) }),
      !ancestors(of: path).contains(where: { isSource($0, "Public", in: root) })
    {
      throw FolderError.protected(path.string, "inside the project folder, which is the content of the site")
    }
    // A project's folder may hold the site, but the site may not hold the project.
    for source in [root] + (own + others).compactMap({ root.appending($0).resolved })
    where ancestors(of: source).contains(where: { $0.isSame(as: path) }) {
      throw FolderError.protected(path.string, "a folder that contains the sources of the site")
    }
    for home in Surroundings.homes where path.isSame(as: home) {
      throw FolderError.protected(path.string, "a home folder")
    }
  }

  /// Reads the manifest of the present folder.
  ///
  /// - Throws: `FolderError` if the folder is neither empty nor a site of Patternbook.
  static func manifest(of folder: Directory) throws -> SiteManifest {
    let bytes: [UInt8]?
    do {
      bytes = try folder.read(SiteManifest.name, limit: SiteManifest.sizeLimit)
    } catch is FileError {
      throw FolderError.foreign(folder.path.string)
    }
    if let manifest = bytes.flatMap(SiteManifest.init) { return manifest }
    guard try folder.names().allSatisfy({ placeholders.contains($0.text) }) else {
      throw FolderError.foreign(folder.path.string)
    }
    return SiteManifest()
  }

  /// Whether a path is that of a source folder, which may not exist yet.
  private func isSource(_ path: FilePath, _ name: String, in root: FilePath) -> Bool {
    if path.isSame(as: root.appending(name)) { return true }
    return path.lastComponent?.string.lowercased() == name.lowercased() && path.removingLastComponent().isSame(as: root)
  }

  /// A path and all of its parents, with links resolved as far as the path exists.
  private func ancestors(of path: FilePath) -> [FilePath] {
    var result: [FilePath] = []
    var path = path
    while true {
      result.append(path)
      if let real = path.resolved, real != path {
        return result + ancestors(of: real)
      }
      guard path.removeLastComponent() else { return result }
    }
  }
}

/// Why a folder cannot be published to.
package enum FolderError: Error, Sendable, CustomStringConvertible {
  case busy(String)
  case protected(String, String)
  case foreign(String)
  case foreignFile(String)
  /// A file that was edited after the build, in the place of another.
  case editedFile(String)
  case link(String)

  package var description: String {
    switch self {
    case .busy(let folder): "another build is publishing to \(folder); wait until it finishes"
    case .protected(let folder, let what): "\(folder) is \(what); choose another folder with --output"
    case .foreign(let folder):
      "\(folder) is not empty and was not created by Patternbook; empty it, or choose another folder with --output"
    case .foreignFile(let path):
      "\(path) was not written by Patternbook and would be replaced; move it, or choose another folder with --output"
    case .editedFile(let path):
      "\(path) was edited after the build and would be replaced; move it, or choose another folder with --output"
    case .link(let folder):
      "\(folder) is a symbolic link, and sites are not published through links; "
        + "remove the link, or specify its target with --output"
    }
  }
}
