import Diagnostics
import Files
import Writing

extension Redirects {
  /// What `init` says of redirects in the settings of a host, which only that host makes.
  static func note(of project: ForeignProject) -> String? {
    var counts: [(count: Int, file: String)] = []
    if let file = project.file(settings) {
      var redirects = Redirects()
      redirects.addTables(file.bytes)
      counts.append((redirects.paths.count + redirects.folders.count, settings))
    }
    let other = "vercel.json"
    if let file = project.file(other) {
      counts.append((ScriptReader.value(of: file)?["redirects"]?.items?.count ?? 0, other))
    }
    let found = counts.filter { $0.count > 0 }
    guard !found.isEmpty else { return nil }
    let what = found.map { "\(counted($0.count, "redirect")) in \($0.file)" }.joined(separator: ", ")
    return "\(what): only that host makes them; add those that readers need to `redirects`"
  }
}
