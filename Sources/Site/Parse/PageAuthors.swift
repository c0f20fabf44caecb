import Diagnostics
import Files
import YAML

/// Who wrote pages: names in front matter, or keys of a file with all authors.
enum PageAuthors {
  /// The names that front matter gives: a text, a list of texts, or mappings with `name`.
  static func names(in value: YAMLNode) -> [String] {
    value.items.compactMap { item in
      // `true` and `false` are for a template.
      guard item.bool == nil, let text = item.text ?? item.entries.first(where: { $0.key == "name" })?.value.text else {
        return nil
      }
      let name = PlainDescription.text(text)
      return name.allSatisfy(\.isWhitespace) ? nil : name
    }
  }

  /// Where tools keep what they know of authors, beside pages or in a folder around them: Docusaurus, Material for
  /// MkDocs, Jekyll, and Eleventy.
  ///
  /// A plugin of Starlight has it in the settings.
  private static let files = ["authors.yml", ".authors.yml", "_data/authors.yml", "_data/authors.json"]

  /// Gives pages that name authors by keys their names.
  ///
  /// - Returns: where files with authors are, or would be.
  static func resolve(in heads: inout [PageHead], _ files: FileTree) -> [String] {
    var byFolder: [String: [String: String]] = [:]
    for index in heads.indices where !heads[index].frontMatter.authors.isEmpty {
      let folder = SitePath.folder(of: heads[index].content.path)
      let names = names(in: folder, files, &byFolder)
      guard !names.isEmpty else { continue }
      heads[index].frontMatter.authors = heads[index].frontMatter.authors.map { names[$0] ?? $0 }
    }
    return byFolder.keys.sorted().flatMap(places)
  }

  /// Where a folder has files with authors.
  private static func places(in folder: String) -> [String] {
    (files + Starlight.settingsFiles).map(ContentFolder(path: folder).file)
  }

  /// The names of authors by their keys, as files in a folder and in those around it say.
  private static func names(
    in folder: String, _ files: FileTree, _ known: inout [String: [String: String]]
  ) -> [String: String] {
    if let names = known[folder] { return names }
    var names: [String: String] = [:]
    // From the root on, so that what is nearer counts.
    for around in ContentFolder(path: folder).ancestors.reversed() {
      if let known = known[around] {
        names = known
        continue
      }
      for file in places(in: around) { names.merge(Self.names(inFile: file, files)) { $1 } }
      known[around] = names
    }
    return names
  }

  private static func names(inFile path: String, _ files: FileTree) -> [String: String] {
    func source(_ path: String) -> SourceFile? {
      ((try? files.read(path)) ?? nil).map { SourceFile(path: path, bytes: $0) }
    }
    guard let file = source(path) else { return [:] }
    if Starlight.settingsFiles.contains(SitePath.name(of: path)) {
      guard file.bytes.count <= ScriptReader.longestFile else { return [:] }
      return Starlight.authors(in: file, importing: ScriptModules(source))
    }
    guard let data = ToolSettings.document(file) else { return [:] }
    // Material for MkDocs has all authors below one key.
    let entries = data["authors"]?.entries ?? data.entries ?? []
    let named = entries.compactMap { entry in
      (entry.value["name"]?.text ?? entry.value.text).map { (entry.key, PlainDescription.text($0)) }
    }
    return Dictionary(named, uniquingKeysWith: { $1 })
  }
}
