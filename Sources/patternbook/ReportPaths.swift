import Files
import SystemPackage

/// What reports put before the project's paths, so that whoever reads them finds the files.
enum ReportPaths {
  /// For a person: from the folder that the command was started in.
  static func fromHere(to root: FilePath) -> String {
    let here = Surroundings.workingFolder
    let root = here.pushing(root).lexicallyNormalized()
    return below(here, root) ?? root.string + "/"
  }

  /// For code hosts: from the root of the repository that holds the project; nothing where there is none.
  static func fromRepository(to root: FilePath) -> String {
    let root = Surroundings.workingFolder.pushing(root).lexicallyNormalized()
    var folder = root
    while !folder.appending(".git").exists {
      guard folder.removeLastComponent(), !folder.isEmpty else { return "" }
    }
    return below(folder, root) ?? ""
  }

  private static func below(_ folder: FilePath, _ path: FilePath) -> String? {
    var rest = path
    guard rest.removePrefix(folder) else { return nil }
    return rest.isEmpty ? "" : rest.string + "/"
  }
}
