import Diagnostics
package import Markdown

/// What links of a site's pages can lead to.
package struct SiteIndex: Sendable {
  /// Ids that links to a page may name, by the page's path in Content.
  private let anchors: [String: Set<String>]
  private let files: Set<String>
  private let pageNames: NameIndex
  private let fileNames: NameIndex
  /// Paths by their last part, where only one path has it: what has been moved is found there.
  private let pathByName: [Substring: String?]

  /// - Parameters:
  ///   - pages: ids that links may name (of headings, dialogs and raw HTML), by the page's path in Content.
  ///   - files: paths in Content of all else that is published.
  package init(pages: [String: Set<String>], files: Set<String>) {
    anchors = pages
    self.files = files
    pageNames = NameIndex(pages.keys)
    fileNames = NameIndex(files)
    var pathByName: [Substring: String?] = [:]
    for path in Array(pages.keys) + Array(files) {
      guard let name = path.split(separator: "/").last, name != "index.md" else { continue }
      pathByName[name] = .some(pathByName[name] == nil ? path : nil)
    }
    self.pathByName = pathByName
  }

  /// What is where a link leads.
  package func resolve(_ target: LinkTarget, from page: String, isImage: Bool) -> PageFacts.Link.Target {
    switch target {
    case .external, .unsafe: return .found
    case .outside: return .outside
    case .samePage(let fragment): return anchor(fragment, on: page)
    case .file(let path, let fragment):
      if anchors[path] != nil { return fragment.map { anchor($0, on: path) } ?? .found }
      if files.contains(path) { return .found }
      return .missing(nearest: nearest(to: path, isImage: isImage))
    }
  }

  private func anchor(_ fragment: String, on page: String) -> PageFacts.Link.Target {
    guard let known = anchors[page], !fragment.isEmpty, fragment != "top", !known.contains(fragment) else {
      return .found
    }
    // Where a page has a great many, the nearest is not worth the search.
    let candidates = known.count > 500 ? [] : known.sorted()
    return .missingAnchor(fragment, nearest: nearestName(to: fragment, among: candidates))
  }

  private func nearest(to path: String, isImage: Bool) -> String? {
    if let name = path.split(separator: "/").last, let moved = pathByName[name] ?? nil { return moved }
    return (isImage || !path.hasSuffix(".md") ? fileNames : pageNames).nearest(to: path)
  }
}
