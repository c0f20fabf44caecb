import Diagnostics
import Files
import Markdown
import YAML

/// The parameters that sections of Hugo pass on to their pages: `cascade: {release: v1.2}` in front matter.
enum CascadedParameters {
  private static let mostSections = 1000
  /// What templates put in front of the names of parameters.
  private static let owner = "site.params"

  /// The texts of each section, by its folder below the folder with the pages.
  static func texts(in content: ContentFolder, _ project: ForeignProject) -> [String: [String: String]] {
    var sections: [String: [String: String]] = [:]
    for path in project.paths.lazy.filter(isSection).prefix(mostSections) {
      guard let below = content.below(path), let file = project.file(path) else { continue }
      let found = texts(of: file, in: SitePath.folder(of: below))
      if !found.isEmpty { sections[SitePath.folder(of: below), default: [:]].merge(found) { first, _ in first } }
    }
    return sections
  }

  private static func isSection(_ path: String) -> Bool {
    ["_index.md", "_index.markdown", "_index.html"].contains(SitePath.name(of: path))
  }

  private static func texts(of page: SourceFile, in folder: String) -> [String: String] {
    let split = FrontMatter.split(page)
    guard let excerpt = split.content else { return [:] }
    let head = page.bytes[page.textStart..<split.body.lowerBound]
    if head.starts(with: "+++".utf8) {
      return texts(inTOML: SourceFile(path: page.path, bytes: Array(head)), in: folder)
    }
    let node = YAMLParser.open(excerpt, limits: .frontMatter, rule: .frontMatter, keepsDuplicates: true).node
    guard let cascade = node.map(ToolData.init)?["cascade"] else { return [:] }
    let entries = (cascade.items ?? [cascade]).filter { entry in
      CascadeTarget.keys.compactMap { entry[$0] }.allSatisfy { target in
        let fields = (target.entries ?? []).map { (key: $0.key, value: $0.value.text) }
        return !fields.isEmpty && CascadeTarget.isForAll(fields, in: folder)
      }
    }
    return entries.reduce(into: [:]) { texts, entry in
      // Parameters can be by themselves, or among the other keys.
      for data in [entry["params"], entry] {
        texts.merge(SiteVariables.texts(in: data, named: owner)) { first, _ in first }
      }
    }
  }

  private static func texts(inTOML head: SourceFile, in folder: String) -> [String: String] {
    let values = ToolSettings.toml(head)
    let targets = values.filter { value in CascadeTarget.keys.contains { value.key.hasPrefix("cascade." + $0) } }
    let fields = targets.map { (key: String($0.key.split(separator: ".").last ?? ""), value: $0.value.text) }
    guard CascadeTarget.isForAll(fields, in: folder) else { return [:] }
    var texts: [String: String] = [:]
    for prefix in ["cascade.params.", "cascade."] {
      for (key, value) in values where key.hasPrefix(prefix) {
        let name = owner + "." + key.dropFirst(prefix.count)
        if texts[name] == nil { texts.merge(SiteVariables.texts(in: value, named: name)) { first, _ in first } }
      }
    }
    return texts
  }
}

extension ForeignSettings {
  /// Adds what sections pass on to their pages, which comes before what the settings say.
  mutating func addCascadedParameters(of project: ForeignProject) {
    for (folder, texts) in CascadedParameters.texts(in: ContentFolder(path: content), project) {
      if folder.isEmpty {
        variables.merge(texts) { $1 }
      } else {
        variablesOfFolders[folder, default: [:]].merge(texts) { first, _ in first }
      }
    }
  }
}
