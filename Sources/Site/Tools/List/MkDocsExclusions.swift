import Files

/// What the settings of MkDocs leave out: `exclude_docs`, and patterns of the plugin exclude.
struct MkDocsExclusions {
  /// As `exclude` has them.
  private(set) var patterns: [String] = []
  /// What somebody has to do by hand.
  private(set) var byHand: [String] = []

  private let here: ContentFolder
  private let project: ForeignProject
  /// The folders of included files.
  private let includes: [String]

  /// - Parameters:
  ///   - content: the folder with the pages.
  ///   - includes: the folders of included files, relative to the project.
  init(_ data: ToolData?, _ content: String, includes: [String], _ project: ForeignProject) {
    (here, self.includes, self.project) = (ContentFolder(path: content), includes, project)
    let lines = data?["exclude_docs"]?.text?.split(separator: "\n").map(String.init) ?? []
    let plugin = MkDocsParts.options(of: "exclude", in: data?["plugins"])
    func texts(_ key: String) -> [String] {
      let value = plugin?[key]
      return (value?.items ?? value.map { [$0] } ?? []).compactMap(\.text)
    }
    let all =
      lines.filter { !$0.hasPrefix("!") && !$0.hasPrefix("#") }.map(below)
      + texts("glob").map { Self.pattern(below($0)) }
    for pattern in all.map(sparingDrawings) where !patterns.contains(pattern) { patterns.append(pattern) }
    if let regex = texts("regex").first {
      byHand.append(
        "plugin exclude: patterns of `regex`, such as “\(regex)”, are not read; add what they leave out to `exclude`")
    }
  }

  /// A pattern that begins with the name of the folder with the pages, which is not a folder in it: MkDocs leaves nothing
  /// out, but what is meant is below that folder.
  private func below(_ pattern: String) -> String {
    let prefix = SitePath.name(of: here.path) + "/"
    let path = pattern.drop { $0 == "/" || $0 == "*" }
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count, !pattern.hasPrefix("**"),
      !project.hasFolder(here.file(String(prefix.dropLast())))
    else { return pattern }
    return "/" + path.dropFirst(prefix.count)
  }

  /// A pattern for whole paths, in which `*` stands for any text, also over several folders.
  private static func pattern(_ glob: String) -> String {
    var parts = glob.split(separator: "/").map(String.init)
    guard parts.count > 1 || parts.first?.hasPrefix("*") == false else { return glob }
    for index in parts.indices where parts[index].hasPrefix("*") && parts[index] != "**" {
      // What a last one matches is left out with all that is in it.
      if index > 0, index == parts.count - 1, parts[index] == "*" { continue }
      parts[index] = "**/" + parts[index]
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A pattern for a folder of included files, without the drawings in it: they are images of the pages that include them,
  /// and have to be published.
  private func sparingDrawings(_ pattern: String) -> String {
    guard let end = ["/", "/*", "/**"].last(where: pattern.hasSuffix) else { return pattern }
    let folder = String(pattern.dropLast(end.utf8.count).drop { $0 == "/" })
    let path = here.file(folder)
    guard !folder.isEmpty, includes.contains(path),
      project.paths.contains(where: { $0.hasPrefix(path + "/") && $0.lowercased().hasSuffix(".svg") })
    else { return pattern }
    return "/" + folder + "/**/*.md"
  }
}
