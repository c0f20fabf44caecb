/// How people and tools are told the paths of a project.
///
/// Code hosts use paths relative to the root of the repository; people at a terminal use the working folder, which can
/// be above the project, in it, or elsewhere.
package struct PathStyle: Sendable, Hashable {
  /// What precedes a path: empty, or with a slash at its end.
  package var prefix: String
  /// A folder of the project that paths are relative to if they are in it: empty, or with a slash at its end.
  package var base: String
  /// Names of files that have no path.
  package var names: [String: String] = [:]

  package init(prefix: String = "", base: String = "") {
    self.prefix = prefix
    self.base = base
  }

  /// A path of the project, as it is written.
  package func callAsFunction(_ path: String) -> String {
    if let name = names[path] { return name }
    if !base.isEmpty, path.utf8.starts(with: base.utf8), path.utf8.count > base.utf8.count {
      return String(decoding: Array(path.utf8.dropFirst(base.utf8.count)), as: UTF8.self)
    }
    return prefix + path
  }
}
