import Diagnostics
import Files

/// The themes that the settings of Hugo name, as folders or as modules.
enum HugoThemes {
  /// Themes that list the pages of a section below its text: Docsy.
  private static let listing: Set = ["docsy"]

  /// Whether the page of a section lists the pages below it, whatever text it has.
  static func listsSections(_ file: SourceFile, read: (String) -> SourceFile?) -> Bool {
    HugoData.values(named: ["theme", "module"], file, language: nil, read: read).contains { data in
      let imports = (data["imports"]?.items ?? []).compactMap { $0["path"]?.text }
      let names = imports + (data.items ?? [data]).compactMap(\.text)
      return names.contains { isListing($0) }
    }
  }

  /// The folders of the themes that the settings name, the nearest first.
  static func folders(_ file: SourceFile, in base: String, _ project: ForeignProject) -> [String] {
    let here = ContentFolder(path: base)
    let themes = HugoData.values(named: ["theme"], file, language: nil, project).flatMap { data in
      (data.items ?? [data]).compactMap(\.text)
    }
    return themes.filter { !$0.isEmpty && !$0.contains("..") }.map { here.file("themes/" + $0) }
  }

  /// The folders with shortcodes of themes that are in the project.
  static func shortcodes(_ themes: [String], _ project: ForeignProject) -> [String] {
    themes.flatMap { theme in
      HugoShortcodes.folders.map { ContentFolder(path: theme).file($0) }.filter(project.hasFolder)
    }
  }

  /// Whether a name is that of such a theme: `docsy`, `github.com/google/docsy`, `docsy/v2`.
  private static func isListing(_ name: String) -> Bool {
    let parts = name.split(separator: "/").suffix(2)
    guard let last = parts.last else { return false }
    let isVersion = parts.count == 2 && last.first == "v" && last.dropFirst().allSatisfy(\.isNumber)
    return listing.contains(String(isVersion ? parts[parts.startIndex] : last))
  }
}
