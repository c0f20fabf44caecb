import Diagnostics
import Guidelines
import Markdown

/// What the links of an example lead to: its pages with their ids, and some files.
struct ExampleLinks {
  /// Ids that links to a page may name, by the page's path.
  var pages: [String: Set<String>]
  var files: Set<String>

  func resolve(_ target: LinkTarget, from page: String) -> PageFacts.Link.Target {
    switch target {
    case .external, .unsafe: return .found
    case .outside: return .outside()
    case .samePage(let fragment): return anchor(fragment, on: page)
    case .file(let path, let fragment):
      if pages[path] != nil { return fragment.map { anchor($0, on: path) } ?? .found }
      if files.contains(path) { return .found }
      return .missing(nearest: nearestName(to: path, among: pages.keys.sorted() + files.sorted()))
    }
  }

  private func anchor(_ fragment: String, on page: String) -> PageFacts.Link.Target {
    guard let known = pages[page], !fragment.isEmpty, fragment != "top", !known.contains(fragment) else {
      return .found
    }
    return .missingAnchor(fragment, nearest: nearestName(to: fragment, among: known.sorted()))
  }
}
