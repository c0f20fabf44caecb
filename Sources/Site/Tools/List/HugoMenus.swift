import Diagnostics
import Files

/// The menus in the settings of Hugo.
enum HugoMenus {
  private static let keys = ["menu", "menus"]

  /// The files with all settings around a folder of pages, nearest first.
  static func files(for content: ContentFolder, _ names: [String]) -> [String] {
    content.ancestors.dropFirst().prefix(3).flatMap { folder in
      let here = ContentFolder(path: folder)
      return names.flatMap { [here.file("config/_default/" + $0), here.file($0)] }
    }
  }

  /// The entries in such a file, and in those beside it.
  static func entries(
    _ file: SourceFile, for content: ContentFolder, read: (String) -> SourceFile?
  ) -> [MenuEntry] {
    let name = SitePath.name(of: content.path)
    let language = LanguageFolders.isLanguage(name) ? name : defaultLanguage(file) ?? "en"
    return HugoData.values(named: keys, file, language: language, read: read).flatMap { MenuEntry.entries(of: $0) }
  }

  private static func defaultLanguage(_ file: SourceFile) -> String? {
    let key = "defaultContentLanguage"
    let data = file.path.hasSuffix(".toml") ? TOMLReader.value(of: file) : ToolSettings.yaml(file, keys: [key])
    return data?[key]?.text
  }

  /// Whether pages name entries of the settings as their parents, so that the navigation is made of both.
  static func areUsed(_ entries: [MenuEntry], in content: String, _ project: ForeignProject) -> Bool {
    let names = Set(entries.compactMap { $0.identifier ?? $0.name })
    let isByThemselves = entries.contains { entry in entry.page != nil && entry.parent.map(names.contains) == true }
    if isByThemselves { return true }
    let here = ContentFolder(path: content)
    return project.paths.contains { path in
      guard SitePath.isPage(path), here.below(path) != nil, let bytes = project.file(path)?.bytes else { return false }
      let head = bytes.prefix(longestHead)
      guard head.firstRange(of: "parent".utf8) != nil else { return false }
      let lines = head.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      return lines.contains { line in
        guard let mark = line.firstRange(of: "parent") else { return false }
        let value = line[mark.upperBound...].filter { !" :=\"'".contains($0) }.prefix { !",}\r".contains($0) }
        return names.contains { $0.filter { $0 != " " } == value }
      }
    }
  }

  private static let longestHead = 2000
}
