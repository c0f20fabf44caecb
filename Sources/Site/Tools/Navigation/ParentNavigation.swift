import Files

/// Navigation that pages make by naming their parents: `parent` of Just the Docs, `eleventyNavigation` of Eleventy.
struct ParentNavigation {
  private let pages: [ParsedPage]
  /// Indices of pages by title and by key, in order.
  private var named: [String: [Int]] = [:]
  /// Indices of the first pages with a key in each folder and the folders in it.
  private var keyed: [Place: [Int]] = [:]
  /// Indices of pages by that of their parent.
  private var children: [Int: [Int]] = [:]
  private var tops: [Int] = []

  /// A key, and a folder that pages with it are looked for in.
  private struct Place: Hashable {
    let key: String
    let folder: String
  }

  /// The entries of a site; nil where no page has a parent that is there.
  static func nodes(_ pages: [ParsedPage]) -> [NavigationPlan.Node]? {
    guard pages.contains(where: { $0.frontMatter.parent != nil }) else { return nil }
    return ParentNavigation(pages)?.nodes
  }

  private init?(_ pages: [ParsedPage]) {
    let isKeyed = pages.contains { $0.frontMatter.navigationKey != nil }
    // Pages without a title of their own, or without a key where others have one, are not in such a navigation.
    self.pages = pages.filter { page in
      guard page.isInNavigation, page.reference == nil else { return false }
      let frontMatter = page.frontMatter
      return isKeyed ? frontMatter.navigationKey != nil || frontMatter.parent != nil : frontMatter.title != nil
    }
    for (index, page) in self.pages.enumerated() {
      for name in Set([page.frontMatter.navigationKey, page.title].compactMap(\.self)) {
        named[name, default: []].append(index)
      }
      guard isKeyed else { continue }
      let key = page.frontMatter.navigationKey ?? page.title
      for folder in Self.folders(of: page) {
        let place = Place(key: key, folder: folder)
        // One of two is another page than the one that looks for it.
        if keyed[place, default: []].count < 2 { keyed[place, default: []].append(index) }
      }
    }
    for (index, page) in self.pages.enumerated() {
      if let parent = parent(of: index) {
        children[parent, default: []].append(index)
      } else if page.frontMatter.parent == nil {
        tops.append(index)
      } else {
        // Its parent is missing, and readers must find it all the same.
        tops.append(index)
      }
    }
    guard !children.isEmpty else { return nil }
  }

  /// The page that a page names as its parent; of several with that title, the one below the grandparent.
  private func parent(of index: Int) -> Int? {
    let frontMatter = pages[index].frontMatter
    guard let name = frontMatter.parent else { return nil }
    if frontMatter.grandparent == nil, frontMatter.ancestor == nil, let nearest = nearest(name, to: index) {
      return nearest
    }
    let candidates = (named[name] ?? []).filter { $0 != index }
    if let grandparent = frontMatter.grandparent {
      return candidates.first { pages[$0].frontMatter.parent == grandparent } ?? candidates.first
    }
    if let ancestor = frontMatter.ancestor {
      let below = candidates.first { candidate in
        let above = pages[candidate].frontMatter
        return [above.parent, above.grandparent, above.ancestor].contains(ancestor)
      }
      if let below { return below }
    }
    return candidates.first { pages[$0].frontMatter.parent == nil } ?? candidates.first
  }

  /// The page with a key in the innermost folder around a page: versions of a site have the same keys.
  private func nearest(_ key: String, to index: Int) -> Int? {
    for folder in Self.folders(of: pages[index]) {
      if let found = keyed[Place(key: key, folder: folder)]?.first(where: { $0 != index }) { return found }
    }
    return nil
  }

  /// The folder of a page and those around it, innermost first.
  private static func folders(of page: ParsedPage) -> [String] {
    ContentFolder(path: SitePath.folder(of: page.sourcePath)).ancestors
  }

  private var nodes: [NavigationPlan.Node] {
    var seen: Set<Int> = []
    return nodes(tops, &seen)
  }

  /// Pages that name each other as parents are entered once.
  private func nodes(_ indices: [Int], _ seen: inout Set<Int>) -> [NavigationPlan.Node] {
    var nodes: [NavigationPlan.Node] = []
    for index in indices.sorted(by: isBefore) where seen.insert(index).inserted {
      let page = pages[index]
      let title = page.frontMatter.label ?? page.title
      if let below = children[index] {
        let children = self.nodes(below, &seen)
        nodes.append(
          .section(title, page: page.path, page.frontMatter.reversesChildren ? children.reversed() : children))
      } else if page.path != "index.html" {
        nodes.append(.page(page.path, label: title))
      }
    }
    return nodes
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (pages[left], pages[right])
    let orders = (first.frontMatter.order ?? .infinity, second.frontMatter.order ?? .infinity)
    if orders.0 != orders.1 { return orders.0 < orders.1 }
    // Without an order, the title is the text that sorts a page.
    let texts = (first.frontMatter.textOrder ?? first.title, second.frontMatter.textOrder ?? second.title)
    return (texts.0, first.title, first.path) < (texts.1, second.title, second.path)
  }
}
