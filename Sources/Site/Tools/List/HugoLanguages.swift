import Diagnostics
import Files

/// What Hugo has in files for each language beside its other settings: `languages.de.toml`, `menus.de.yaml`.
enum HugoLanguages {
  /// The values of these files, by their names in one file with all settings: `languages.de.title`.
  ///
  /// - Parameter folder: that of the settings. Only where it is below `config`, Hugo reads more than one file.
  static func values(beside folder: String, _ project: ForeignProject) -> [String: ToolData] {
    guard SitePath.name(of: SitePath.folder(of: folder)) == "config" else { return [:] }
    var values: [String: ToolData] = [:]
    for path in project.paths where SitePath.folder(of: path) == folder {
      guard let owner = owner(of: SitePath.name(of: path)), let file = project.file(path) else { continue }
      if path.hasSuffix(".toml") {
        // A text of several lines is not read.
        for (key, value) in ToolSettings.toml(file) where value.text?.isEmpty != true { values[owner + key] = value }
      } else {
        add(ToolSettings.yaml(file), below: owner, to: &values)
      }
    }
    return values
  }

  /// What is in front of the names in a file, with a dot; nil for other files.
  private static func owner(of name: String) -> String? {
    let parts = name.split(separator: ".")
    guard let ending = parts.last, ["toml", "yaml", "yml"].contains(ending) else { return nil }
    let language = parts.count == 3 ? "languages.\(parts[1])." : ""
    switch parts[0] {
    case "languages" where parts.count <= 3: return parts.count == 3 ? language : "languages."
    case "menu" where parts.count <= 3, "menus" where parts.count <= 3: return language + "menus."
    case "params" where parts.count == 3: return language + "params."
    default: return nil
    }
  }

  /// Adds the values of YAML by their paths, as those of TOML are; the items of a list have the name of the list.
  private static func add(_ data: ToolData?, below prefix: String, to values: inout [String: ToolData]) {
    for entry in data?.entries ?? [] {
      let name = prefix + entry.key
      if entry.value.entries == nil { values[name] = entry.value }
      for mapping in [entry.value] + (entry.value.items ?? []) { add(mapping, below: name + ".", to: &values) }
    }
  }
}
