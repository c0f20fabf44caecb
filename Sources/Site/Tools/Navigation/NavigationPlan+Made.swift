import Diagnostics
import Files
import Guidelines
import Markdown
import Writing

/// Parts of a navigation that a script makes: nothing is run, so that their pages are found by the texts in the script,
/// and by the folders of the pages around.
extension NavigationPlan {
  /// Where scripts make entries.
  static func madeParts(_ nodes: [NavigationNode]) -> [SourceRange] {
    nodes.flatMap { node -> [SourceRange] in
      switch node {
      case .made(_, let range): [range]
      case .section(_, _, let children), .list(_, let children): madeParts(children)
      default: []
      }
    }
  }

  /// - Parameter unnamed: how many pages are missing; nil if nothing is left of the navigation.
  static func finding(_ location: SourceLocation, count: Int, unnamed: Int?) -> Diagnostic {
    let others = count == 1 ? "" : ", and \(count - 1) more like it"
    var summary = "a part of the navigation is not plain data\(others)"
    if let unnamed, unnamed > 0 { summary += "; \(counted(unnamed, "page")) missing from it" }
    let order =
      switch unnamed {
      case nil: "pages are in the order of their folders"
      case 0?: "pages that it names, or that are in the same folder, are in the order of their files"
      default: "navigation has only pages that it names, or that are in the same folder as others"
      }
    return Diagnostic(
      // What is still in the navigation may only be in another order.
      rule: .navigation, severity: unnamed == 0 ? .note : nil, summary: summary,
      explanation: "Nothing is run, so \(order). Write this part as plain data, or order the pages by “order” in front "
        + "matter and set “navigation: none” in site.yml.",
      location: location)
  }

  /// A finding about a part that is not read: without most pages, the rest is not what readers know.
  static func finding(_ finding: Diagnostic, unnamed: Int, of all: Int) -> Diagnostic {
    var finding = finding
    if unnamed > all / 2 {
      finding.summary += "; \(counted(unnamed, "page")) missing from the navigation"
    } else {
      finding.severity = .note
    }
    return finding
  }

  /// How many pages no entry names, and how many there are.
  func unnamed(_ index: NavigationIndex) -> (count: Int, all: Int) {
    var rest = UnnamedPages(index)
    let all = rest.count
    for node in nodes ?? [] where rest.count > 0 {
      if node.isRest { return (0, all) }
      rest.remove(node)
    }
    return (rest.count, all)
  }

  /// Puts pages that nothing names into the parts that a script makes.
  ///
  /// - Returns: how many are left; nil if no part has pages.
  mutating func placeUnnamed(_ index: NavigationIndex) -> Int? {
    var rest = UnnamedPages(index)
    let all = rest.count
    for node in nodes ?? [] { rest.remove(node) }
    nodes = nodes.map { rest.fill($0, below: nil) }
    guard rest.count < all else {
      (nodes, lists) = (nil, [:])
      return nil
    }
    return rest.count
  }
}

/// The pages that no part of a navigation names.
private struct UnnamedPages {
  private let index: NavigationIndex
  /// By their files, as long as they have not been put anywhere.
  private var sources: [String]
  private var paths: [String: String]
  private var unnamed: Set<String>
  /// Folders whose pages have been taken.
  private var emptied: Set<String> = []

  init(_ index: NavigationIndex) {
    self.index = index
    let pages = index.listed.filter { $0.path != "index.html" }
    sources = pages.map(\.source)
    paths = Dictionary(pages.map { ($0.source, $0.path) }, uniquingKeysWith: { first, _ in first })
    unnamed = Set(pages.map(\.path))
  }

  var count: Int { unnamed.count }

  mutating func remove(_ node: NavigationPlan.Node) {
    switch node {
    case .page(let path, _), .shortcut(let path, _): unnamed.remove(path)
    case .section(_, let page, let children):
      if let page { unnamed.remove(page) }
      for child in children { remove(child) }
    case .folder(let folder, _), .contents(let folder): _ = take(below: folder)
    case .hidden(let target):
      if target.hasSuffix("/") { _ = take(below: String(target.dropLast())) } else { unnamed.remove(target) }
    case .link, .rest, .made: break
    }
  }

  /// Takes the pages in a folder, in the order of their files.
  private mutating func take(below folder: String) -> [String] {
    guard emptied.insert(folder).inserted else { return [] }
    var pages: [String] = []
    for source in files(below: folder) {
      if let path = paths[source], unnamed.remove(path) != nil { pages.append(path) }
    }
    return pages
  }

  /// The files of pages in a folder, which follow one another.
  private func files(below folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return sources[...] }
    let prefix = folder + "/"
    let start = place { $0 < prefix }
    let end = place { $0 < prefix || $0.hasPrefix(prefix) }
    return sources[start..<max(start, end)]
  }

  /// The first file for which a condition does not hold that holds for all before.
  private func place(where isBefore: (String) -> Bool) -> Int {
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sources[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// - Parameter page: the page of the section that the nodes are in.
  mutating func fill(_ nodes: [NavigationPlan.Node], below page: String?) -> [NavigationPlan.Node] {
    var looksAround = true
    return nodes.flatMap { node -> [NavigationPlan.Node] in
      switch node {
      case .section(let title, let page, let children):
        // The page of a list is in no folder of pages.
        let own = page.flatMap { $0.hasSuffix("/") ? nil : $0 }
        return [.section(title, page: page, fill(children, below: own))]
      case .made(let named, let folders, let all):
        var pages = named.filter { unnamed.remove($0) != nil }
        for folder in folders { pages += take(below: folder) }
        if pages.isEmpty, looksAround {
          looksAround = false
          for folder in around(nodes, page) { pages += take(below: folder) }
          if pages.isEmpty, !all.isEmpty { pages = take(below: all) }
        }
        return pages.map { .page($0, label: nil) }
      default: return [node]
      }
    }
  }

  /// The folders of the pages beside a part: that of the section’s page, or those of its other entries.
  private func around(_ nodes: [NavigationPlan.Node], _ page: String?) -> [String] {
    var folders: [String] = []
    let pages =
      page.map { [$0] }
      ?? nodes.compactMap { node in
        switch node {
        case .page(let path, _): path
        case .section(_, let path, _): path
        default: nil
        }
      }
    for path in pages {
      let folder = index.folder(of: path)
      if !folder.isEmpty, folders.last != folder { folders.append(folder) }
    }
    return folders
  }
}
