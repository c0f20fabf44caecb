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

  /// Whether a name is that of such a theme: `docsy`, `github.com/google/docsy`, `docsy/v2`.
  private static func isListing(_ name: String) -> Bool {
    let parts = name.split(separator: "/").suffix(2)
    guard let last = parts.last else { return false }
    let isVersion = parts.count == 2 && last.first == "v" && last.dropFirst().allSatisfy(\.isNumber)
    return listing.contains(String(isVersion ? parts[parts.startIndex] : last))
  }
}
