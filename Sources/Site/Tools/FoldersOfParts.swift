import Files
import Markdown

/// Folders whose pages are only parts of pages elsewhere, which include them: readers need no other page of each.
package enum FoldersOfParts {
  /// So many of the pages in such a folder, at least, are included.
  private static let least = (pages: 3, percent: 80)

  /// The folders directly below the one with the pages.
  package static func all(in pages: [ParsedPage]) -> [String] {
    let folders = Dictionary(grouping: pages.indices) { index in
      let path = pages[index].sourcePath
      return path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return folders.keys.sorted().filter { folder in
      guard !folder.isEmpty, let own = folders[folder], own.count >= least.pages, own.count < pages.count else {
        return false
      }
      let sources = Set(own.map { pages[$0].source })
      let others = pages.indices.filter { !sources.contains(pages[$0].source) }
      let included = Set(others.flatMap { pages[$0].includedFiles }).intersection(sources)
      guard included.count * 100 >= sources.count * least.percent else { return false }
      let stems = Set(own.map { LinkIndex.stem(ofPage: pages[$0].sourcePath) })
      return !others.contains { leads(pages[$0], to: stems) }
    }
  }

  /// Whether a page has a link to one of others that is its own, and not in a file that it includes.
  private static func leads(_ page: ParsedPage, to stems: Set<String>) -> Bool {
    page.document.links.contains { link in
      guard link.included == nil, case .file(let path, _) = link.target else { return false }
      return stems.contains(path) || stems.contains(LinkIndex.stem(ofPage: path))
    }
  }
}
