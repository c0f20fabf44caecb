import Files
import Site
import SystemPackage

/// A file, named by an option, that a command writes something about a site to.
struct ResultFile {
  private let place: OutputPlace

  /// - Parameters:
  ///   - path: as the user names it.
  ///   - project: the folder of the site; nil if there is none.
  /// - Throws: `FileError` if there is a file that the site is made of.
  init(_ path: String, about result: SiteResult, in project: FilePath?) throws {
    place = OutputPlace(FilePath(path), from: Surroundings.workingFolder, project: project)
    guard let project, place.path.exists else { return }
    var below = place.path.resolved ?? place.path
    let root = Surroundings.workingFolder.pushing(project)
    guard below.removePrefix(root.resolved ?? root.lexicallyNormalized()), result.isSource(below.string) else { return }
    throw FileError("replace", path, .refused(.source))
  }

  /// Writes the file.
  ///
  /// - Throws: `FileError`.
  func write(_ bytes: [UInt8]) throws { try place.write(bytes) }
}
