import Diagnostics
import Files

/// The files in which projects keep the settings of MkDocs.
struct MkDocsFiles {
  /// What those are called that need not be named.
  let names: [String]

  private static let keys: Set<String> = [
    "site_name", "site_description", "site_url", "docs_dir", "nav", "theme", "exclude_docs", "edit_uri", "repo_url",
    "extra", "hooks", "plugins", "markdown_extensions", "strict", "use_directory_urls", "validation",
  ]

  func navigationFiles(for content: ContentFolder) -> [String] {
    // They can be among the pages, with `docs_dir: .`.
    content.ancestors.flatMap { folder in names.map { folder.isEmpty ? $0 : folder + "/" + $0 } }
  }

  func navigation(_ file: SourceFile, for content: ContentFolder) -> NavigationReading? {
    guard isSettings(file.path) else { return nil }
    guard let data = Self.read(file, keys: ["nav", "docs_dir"]) else {
      return NavigationReading(unread: [("“nav” cannot be read", 0..<0)])
    }
    guard Self.folder(data, file.path) == content.path else { return nil }
    if let nav = data["nav"], nav.isCode {
      return NavigationReading(unread: [("“nav” is not plain data", nav.range)])
    }
    let unread = data["nav"].flatMap(\.firstCode).map { [("a part of “nav” is not plain data", $0.range)] }
    return NavigationReading(nodes: MkDocs.nodes(data["nav"]), unread: unread ?? [])
  }

  /// Whether a file can have settings: projects with several sites keep what these have in common in one file, and
  /// the rest in others, such as `mkdocs-common.yml` and `mkdocs-offline.yml`.
  private func isSettings(_ path: String) -> Bool {
    let name = SitePath.name(of: path)
    return names.contains(name)
      || Self.isYAML(name) && names.contains { Self.isYAML($0) && name.hasPrefix($0.prefix { $0 != "." }) }
  }

  private static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

  /// Some settings of a file: those of YAML are its keys, those of TOML are in a table.
  private static func read(_ file: SourceFile, keys: Set<String>) -> ToolData? {
    if isYAML(file.path) { return ToolSettings.yaml(file, keys: keys) }
    let own = TOMLReader.value(of: file)?["project"]?.entries?.filter { keys.contains($0.key) } ?? []
    let entries = own.map { entry in
      guard entry.key == "markdown_extensions", let nested = entry.value.entries else { return entry }
      let named = ToolData(.mapping(Self.named(nested, below: "")), range: entry.value.range)
      return ToolData.Entry(key: entry.key, value: named)
    }
    return ToolData(.mapping(entries), range: 0..<0)
  }

  /// Extensions by their names, in which dots begin tables of TOML: `pymdownx.snippets`.
  private static func named(_ entries: [ToolData.Entry], below prefix: String) -> [ToolData.Entry] {
    entries.flatMap { entry -> [ToolData.Entry] in
      let name = prefix + entry.key
      guard packages.contains(name), let nested = entry.value.entries else {
        return [ToolData.Entry(key: name, value: entry.value)]
      }
      return named(nested, below: name + ".")
    }
  }

  /// What names of extensions begin with.
  private static let packages: Set = [
    "markdown", "markdown.extensions", "material", "material.extensions", "pymdownx", "pymdownx.blocks", "zensical",
    "zensical.extensions",
  ]

  /// The files with settings in the folder of one of them.
  private func others(in project: ForeignProject, beside path: String) -> [String] {
    let folder = SitePath.folder(of: path)
    return project.paths.filter { SitePath.folder(of: $0) == folder && isSettings($0) }.sorted()
  }

  /// The file with the settings of the site: the first with pages in the project, or with pages outside of it; without
  /// one of the usual name, the first at the root that names the site.
  func file(of project: ForeignProject) -> String? {
    let files = project.byDepth(names)
    let own = files.first { path in
      guard let file = project.file(path) else { return false }
      return Self.folder(Self.data(of: file, in: project), path).map { project.pages(in: $0) > 0 } ?? true
    }
    return own ?? files.first
      ?? others(in: project, beside: "").first { path in
        project.file(path).flatMap { Self.read($0, keys: ["site_name"])?["site_name"] } != nil
      }
  }

  /// The file with the navigation, where it is not in the one with the usual name.
  func navigation(for file: SourceFile, _ content: String, _ project: ForeignProject) -> [String] {
    let own = Self.read(file, keys: ["nav", "INHERIT"])
    if names.contains(SitePath.name(of: file.path)), own?["nav"] != nil || own?["INHERIT"] == nil { return [] }
    let path = others(in: project, beside: file.path).first { path in
      let data = project.file(path).flatMap { Self.read($0, keys: ["nav", "docs_dir"]) }
      return data?["nav"] != nil && Self.folder(data, path) == content
    }
    return path.map { [$0] } ?? []
  }

  /// The settings of a file, merged with those that it inherits.
  static func data(of file: SourceFile, in project: ForeignProject) -> ToolData {
    var merged = ToolData(.mapping([]), range: 0..<0)
    var next: SourceFile? = file
    for _ in 0..<deepest {
      guard let file = next, let data = read(file, keys: keys.union(["INHERIT"])) else { break }
      let own = (data.entries ?? []).filter { $0.key != "INHERIT" }
      merged = merged.merged(over: ToolData(.mapping(own), range: data.range))
      next = data["INHERIT"]?.text.flatMap { SitePath.resolve($0, from: file.path) }.flatMap(project.file)
    }
    return merged
  }

  private static let deepest = 5

  /// The folder with the pages.
  static func folder(_ data: ToolData?, _ path: String) -> String? {
    MkDocs.place(data?["docs_dir"]?.text ?? "docs", SitePath.folder(of: path))
  }
}
