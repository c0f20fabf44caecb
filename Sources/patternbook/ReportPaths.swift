import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What reports put before the project's paths, so that whoever reads them finds the files.
enum ReportPaths {
  /// For a person: from the folder that the command was started in.
  static func fromHere(to root: FilePath) -> String {
    let here = workingFolder()
    let root = here.pushing(root).lexicallyNormalized()
    return below(here, root) ?? root.string + "/"
  }

  /// For code hosts: from the root of the repository that holds the project; nothing where there is none.
  static func fromRepository(to root: FilePath) -> String {
    let root = workingFolder().pushing(root).lexicallyNormalized()
    var folder = root
    while !exists(folder.appending(".git")) {
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

/// The variables that the command was started with.
enum Environment {
  /// A variable, or nil where it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
