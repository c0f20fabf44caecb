import Diagnostics
import Files

/// What folders of a project have.
extension ForeignProject {
  private static let manyPages = 20

  /// The innermost folder with one of some names that has nearly all pages of a large project; empty if there is none.
  func folderWithNearlyAllPages(called names: Set<String>) -> String {
    let folders = paths.filter(SitePath.isPage).map(SitePath.folder)
    guard folders.count >= Self.manyPages else { return "" }
    var counts: [String: Int] = [:]
    for folder in folders where !folder.isEmpty {
      for path in ContentFolder(path: folder).ancestors where !path.isEmpty { counts[path, default: 0] += 1 }
    }
    let full = counts.filter { $0.value * 20 >= folders.count * 19 && names.contains(SitePath.name(of: $0.key)) }
    return full.keys.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// What style sheets end with, which lie beside the code that uses them.
  private static let styleSheets = [".css", ".scss", ".sass", ".less", ".styl"]

  /// The first parts of the addresses that a folder of pages written in code has: `help` for `help.tsx`, and `feed.xml`
  /// for `feed.xml.ts`.
  func routes(in folder: String) -> [String] {
    let here = ContentFolder(path: folder)
    var routes: Set<String> = []
    for path in paths where !Self.styleSheets.contains(where: path.hasSuffix) {
      guard let parts = here.below(path)?.split(separator: "/", maxSplits: 1), let first = parts.first else { continue }
      let dot = parts.count == 1 ? first.lastIndex(of: ".") : nil
      routes.insert(String(dot.map { first[..<$0] } ?? first))
    }
    return routes.filter { $0 != "index" && $0.first?.isLetter == true }.sorted()
  }

  /// The names of files and folders in a folder, without endings, sorted.
  func names(in folder: String) -> [String] {
    let here = ContentFolder(path: folder)
    var names: Set<String> = []
    for path in paths {
      guard let first = here.below(path)?.split(separator: "/").first else { continue }
      names.insert(String(first.prefix { $0 != "." }))
    }
    return names.sorted()
  }

  /// Folders with a file of one of some names, those nearest to the root first.
  func folders(with names: Set<String>) -> [String] {
    paths.filter { names.contains(SitePath.name(of: $0)) }.map(SitePath.folder)
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }
}
