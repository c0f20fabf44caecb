import Diagnostics
import Files

/// Parts of Hugo’s settings as nested data: from the file of all settings, and from files of their own beside it.
enum HugoData {
  private static let endings = ["toml", "yaml", "yml"]

  /// What the settings have by some names, such as `menu` and `menus`; files of that name come last.
  ///
  /// - Parameters:
  ///   - file: that of all settings.
  ///   - language: that of the site, whose settings come last: `menus.de.toml`, and `languages.de.menus`.
  static func values(
    named names: [String], _ file: SourceFile, language: String?, _ project: ForeignProject
  ) -> [ToolData] {
    values(named: names, file, language: language) { project.file($0) }
  }

  static func values(
    named names: [String], _ file: SourceFile, language: String?, read: (String) -> SourceFile?
  ) -> [ToolData] {
    let folder = SitePath.folder(of: file.path)
    let all = document(file, keys: Set(names + ["languages"]))
    var found = names.compactMap { all?[$0] }
    let own = language.flatMap { all?.at("languages", $0) }
    let here = ContentFolder(path: folder)
    // Only in folders of settings, Hugo reads more than one file.
    if SitePath.name(of: SitePath.folder(of: folder)) == "config" {
      func add(_ name: String) {
        for ending in endings {
          if let file = read(here.file(name + "." + ending)), let data = whole(file) { found.append(data) }
        }
      }
      for name in names { add(name) }
      if let language {
        for name in names { add(name + "." + language) }
        for ending in endings {
          guard let file = read(here.file("languages.\(language).\(ending)")), let data = whole(file) else { continue }
          found += names.compactMap { data[$0] }
        }
      }
    }
    return found + names.compactMap { own?[$0] }
  }

  private static func document(_ file: SourceFile, keys: Set<String>) -> ToolData? {
    file.path.hasSuffix(".toml") ? TOMLReader.value(of: file) : ToolSettings.yaml(file, keys: keys)
  }

  private static func whole(_ file: SourceFile) -> ToolData? {
    file.path.hasSuffix(".toml") ? TOMLReader.value(of: file) : ToolSettings.document(file)
  }
}
