import Diagnostics
import Files
import Writing

extension Redirects {
  /// What `init` says of redirects in the settings of a host, which only that host makes.
  ///
  /// - Parameter folders: those whose files are published at the root of the site.
  static func note(of project: ForeignProject, _ folders: [String]) -> String? {
    var counts: [(count: Int, file: String)] = []
    if let file = project.file(settings) {
      var redirects = Redirects()
      redirects.addTables(file.bytes)
      counts.append((redirects.count, settings))
    }
    for path in folders.map({ ContentFolder(path: $0).file(name) }) where project.hasFile(path) {
      guard let file = project.file(path) else { continue }
      var redirects = Redirects()
      redirects.addLines(file.bytes)
      counts.append((redirects.count, path))
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

  private var count: Int { paths.count + folders.count }

  /// The redirect of a line of `_redirects`; nil for one with placeholders or templates, and for one that shows something
  /// else at the same address.
  fileprivate static func literal(_ line: Substring) -> (from: String, to: String)? {
    let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0].hasPrefix("/"), !words[0].contains(where: { "*:{".contains($0) }),
      words.count == 2 || words[2].hasPrefix("3"), words.dropFirst(3).isEmpty,
      !words[1].contains("{{"), !words[1].contains(":splat")
    else { return nil }
    return (String(words[0]), String(words[1]))
  }
}

extension ForeignSettings {
  /// Takes the redirects of a template that Hugo makes `_redirects` of, as far as nothing has to be filled in.
  mutating func addRedirects(ofTemplate file: SourceFile) {
    var hasOthers = false
    // The host takes the first rule, whatever the case of letters is, and adds endings itself.
    var known: Set<String> = []
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if let redirect = Redirects.literal(line), case .path(let path) = AliasPath(redirect.from) {
        if known.insert(path.lowercased()).inserted { redirects.append(redirect) }
      } else if line.hasPrefix("/") || line.hasPrefix("{{ printf") || line.hasPrefix("{{- printf") {
        hasOthers = true
      }
    }
    if hasOthers {
      byHand.append(
        "redirects in \(file.path) with templates or placeholders: add those that readers need to `redirects`")
    }
  }
}
