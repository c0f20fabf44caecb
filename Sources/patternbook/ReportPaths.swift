import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The prefix of project paths in reports, so that readers can find the files.
enum ReportPaths {
  /// For people: relative to the working folder.
  static func fromHere(to root: FilePath) -> String {
    let here = workingFolder()
    let root = here.pushing(root).lexicallyNormalized()
    return below(here, root) ?? root.string + "/"
  }

  /// For code hosts: relative to the root of the repository that contains the project; empty if there is none.
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

/// The environment variables of the command.
enum Environment {
  /// A variable, or nil if it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
