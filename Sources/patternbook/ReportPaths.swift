import Files
import SystemPackage

/// What reports put before the project's paths, so that readers find the files.
enum ReportPaths {
  /// For people: relative to the working folder.
  static func fromHere(to root: FilePath) -> String {
    let here = Surroundings.workingFolder
    let root = here.pushing(root).lexicallyNormalized()
    return below(here, root) ?? root.string + "/"
  }

  /// For code hosts: relative to the root of the repository that contains the project; empty if there is none.
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
