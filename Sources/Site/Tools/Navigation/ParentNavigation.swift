import Files

/// Navigation that pages make by naming their parents: `parent` of Just the Docs, `eleventyNavigation` of Eleventy.
struct ParentNavigation {
  /// Pages, followed by titles without a page.
  private let entries: [Entry]
  /// Indices of entries by title and by key, in order.
  private var named: [String: [Int]] = [:]
  /// Indices of the first entries with a key in each folder and the folders in it.
  private var keyed: [Place: [Int]] = [:]
  /// Indices of entries by name and collection, in order.
  private var inCollection: [InCollection: [Int]] = [:]
  /// Indices of entries by that of their parent.
  private var children: [Int: [Int]] = [:]
  private var tops: [Int] = []
  /// The collections that are sections, with the path of the page that each leads to.
  private var collections: [(collection: NavigationCollection, landing: String?)] = []
  /// The collection of each entry; nil for others.
  private var collectionOfEntry: [Int?] = []
  /// The paths of pages that sections of collections lead to.
  private var landings: Set<String> = []

  /// A page, or a title without one.
  private struct Entry {
    /// The path of the published page; nil for a title without one.
    var path: String?
    var source, title: String
    /// What others call it as their parent: a heading that begins the page is its title, but not its name.
    var name: String
    var label, key, parent, grandparent, ancestor, textOrder: String?
    var order: Double?
    var reversesChildren = false
    var listsChildren = false
    var isUnlisted = false

    init(_ page: ParsedPage) {
      let frontMatter = page.frontMatter
      (path, source, title, label) = (page.path, page.sourcePath, page.title, frontMatter.label)
      (key, parent, grandparent) = (frontMatter.navigationKey, frontMatter.parent, frontMatter.grandparent)
      (ancestor, textOrder) = (frontMatter.ancestor, frontMatter.textOrder)
      (order, reversesChildren) = (frontMatter.order, frontMatter.reversesChildren)
      listsChildren = frontMatter.listsChildren
      (name, isUnlisted) = (frontMatter.title ?? page.title, frontMatter.isUnlisted)
    }

    init(_ group: NavigationGroup) {
      (source, title, name, key) = (group.source, group.title, group.title, group.key)
      (parent, order) = (group.parent, group.order)
    }
  }

  /// A key, and a folder that entries with it are looked for in.
  private struct Place: Hashable {
    let key: String
    let folder: String
  }

  /// A name that entries of a collection have.
  private struct InCollection: Hashable {
    let name: String
    let collection: Int

    init(name: String, of collection: Int) { (self.name, self.collection) = (name, collection) }
  }

  /// The entries of a site; nil where no page has a parent that is there, and no collection is a section.
  ///
  /// - Returns: also the paths of pages that list the pages below them. Those of Eleventy, which have keys, do not.
  static func nodes(
    _ pages: [ParsedPage], _ groups: [NavigationGroup], _ collections: [NavigationCollection] = []
  ) -> (nodes: [NavigationPlan.Node], listing: Set<String>)? {
    guard !collections.isEmpty || pages.contains(where: { $0.frontMatter.parent != nil }) else { return nil }
    return ParentNavigation(pages, groups, collections).map { ($0.nodes, $0.listing) }
  }

  private var listing: Set<String> {
    let parents = children.filter { index, below in
      entries[index].listsChildren && below.contains { entries[$0].key == nil }
    }
    return Set(parents.keys.compactMap { entries[$0].path })
  }

  private init?(_ pages: [ParsedPage], _ groups: [NavigationGroup], _ collections: [NavigationCollection]) {
    let isKeyed = pages.contains { $0.frontMatter.navigationKey != nil } || !groups.isEmpty
    // Pages without a title of their own, or without a key where others have one, are not in such a navigation.
    let own = pages.filter { $0.isInNavigation && $0.reference == nil }
    let listed = own.filter { page in
      let frontMatter = page.frontMatter
      return isKeyed ? frontMatter.navigationKey != nil || frontMatter.parent != nil : frontMatter.title != nil
    }
    // Code or data may give others a place; a navigation without most of the pages helps nobody.
    guard listed.count * 2 >= own.count else { return nil }
    entries = listed.map(Entry.init) + groups.map(Entry.init)
    takeCollections(collections, own)
    for (index, entry) in entries.enumerated() {
      for name in Set([entry.key, entry.name].compactMap(\.self)) {
        named[name, default: []].append(index)
        if let own = collectionOfEntry[index] {
          inCollection[InCollection(name: name, of: own), default: []].append(index)
        }
      }
      guard isKeyed else { continue }
      let key = entry.key ?? entry.title
      for folder in Self.folders(of: entry) {
        let place = Place(key: key, folder: folder)
        // One of two is another page than the one that looks for it.
        if keyed[place, default: []].count < 2 { keyed[place, default: []].append(index) }
      }
    }
    for index in entries.indices {
      if let parent = parent(of: index) {
        children[parent, default: []].append(index)
      } else {
        // If its parent is missing, readers must find it all the same.
        tops.append(index)
      }
    }
    guard !children.isEmpty || !self.collections.isEmpty else { return nil }
  }

  /// Notes which entries are in collections; those without any are not sections.
  private mutating func takeCollections(_ all: [NavigationCollection], _ pages: [ParsedPage]) {
    let folders = Dictionary(zip(all.map(\.folder), all.indices), uniquingKeysWith: { first, _ in first })
    collectionOfEntry = entries.map { entry in
      folders.isEmpty ? nil : Self.folders(of: entry).lazy.compactMap { folders[$0] }.first
    }
    guard collectionOfEntry.contains(where: { $0 != nil }) else { return }
    collections = all.map { collection in
      (collection, pages.first { collection.isOpened(by: $0) }?.path)
    }
    landings = Set(collections.compactMap(\.landing))
  }

  /// The entry that an entry names as its parent; of several with that title, the one below the grandparent.
  private func parent(of index: Int) -> Int? {
    let entry = entries[index]
    guard let name = entry.parent else { return nil }
    if entry.grandparent == nil, entry.ancestor == nil, let nearest = nearest(name, to: index) { return nearest }
    // Others of that title are in other collections.
    if let own = collectionOfEntry[index],
      let near = best(of: inCollection[InCollection(name: name, of: own)] ?? [], for: index)
    {
      return near
    }
    return best(of: named[name] ?? [], for: index)
  }

  private func best(of named: [Int], for index: Int) -> Int? {
    let entry = entries[index]
    let candidates = named.lazy.filter { $0 != index }
    if let grandparent = entry.grandparent {
      return candidates.first { entries[$0].parent == grandparent } ?? candidates.first
    }
    if let ancestor = entry.ancestor {
      let below = candidates.first { candidate in
        let above = entries[candidate]
        return [above.parent, above.grandparent, above.ancestor].contains(ancestor)
      }
      if let below { return below }
    }
    return candidates.first { entries[$0].parent == nil } ?? candidates.first
  }

  /// The entry with a key in the innermost folder around an entry: versions of a site have the same keys.
  private func nearest(_ key: String, to index: Int) -> Int? {
    for folder in Self.folders(of: entries[index]) {
      if let found = keyed[Place(key: key, folder: folder)]?.first(where: { $0 != index }) { return found }
    }
    return nil
  }

  /// The folder of an entry and those around it, innermost first.
  private static func folders(of entry: Entry) -> [String] {
    ContentFolder(path: SitePath.folder(of: entry.source)).ancestors
  }

  private var nodes: [NavigationPlan.Node] {
    var seen: Set<Int> = []
    let nodes = collections.isEmpty ? nodes(tops, &seen, depth: 1) : sections(&seen)
    // Of entries that name each other as parents, the first one is not below any other.
    return nodes + entries.indices.flatMap { seen.contains($0) ? [] : self.nodes([$0], &seen, depth: 1) }
  }

  /// The pages outside of collections, followed by a section for each collection.
  private func sections(_ seen: inout Set<Int>) -> [NavigationPlan.Node] {
    var topsOfCollection: [Int: [Int]] = [:]
    for index in tops {
      if let own = collectionOfEntry[index] { topsOfCollection[own, default: []].append(index) }
    }
    let hidden = entries.indices.filter { index in
      collectionOfEntry[index].map { collections[$0].collection.isHidden } == true
    }
    seen.formUnion(hidden)
    var nodes = nodes(tops.filter { collectionOfEntry[$0] == nil }, &seen, depth: 1)
    for (number, section) in collections.enumerated() where !section.collection.isHidden {
      let below = self.nodes(topsOfCollection[number] ?? [], &seen, depth: 2)
      if !below.isEmpty || section.landing != nil {
        nodes.append(.section(section.collection.title, page: section.landing, below))
      }
    }
    // A title for all pages says nothing.
    if nodes.count == 1, case .section(_, nil, let below)? = nodes.first { return below }
    return nodes
  }

  /// How many levels navigation has; what is farther down is on the last one.
  private static let mostLevels = 20

  private func nodes(_ indices: [Int], _ seen: inout Set<Int>, depth: Int) -> [NavigationPlan.Node] {
    var nodes: [NavigationPlan.Node] = []
    var waiting = Array(indices.sorted(by: isBefore).reversed())
    while let index = waiting.popLast() {
      guard seen.insert(index).inserted else { continue }
      let entry = entries[index]
      let title = entry.label ?? entry.title
      let below = children[index]
      // What is below the page of a collection is in the section that it opens.
      if let path = entry.path, landings.contains(path) {
        waiting += (below ?? []).sorted(by: isBefore).reversed()
      } else if let below, depth < Self.mostLevels {
        let children = self.nodes(below, &seen, depth: depth + 1)
        nodes.append(.section(title, page: entry.path, entry.reversesChildren ? children.reversed() : children))
      } else {
        let isShown = !entry.isUnlisted && entry.path != "index.html"
        if let path = entry.path, isShown { nodes.append(.page(path, label: title)) }
        waiting += (below ?? []).sorted(by: isBefore).reversed()
      }
    }
    return nodes
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (entries[left], entries[right])
    let orders = (first.order ?? .infinity, second.order ?? .infinity)
    if orders.0 != orders.1 { return orders.0 < orders.1 }
    // Without an order, the title is the text that sorts a page.
    let texts = (first.textOrder ?? first.name, second.textOrder ?? second.name)
    return (texts.0, first.name, first.path ?? "") < (texts.1, second.name, second.path ?? "")
  }
}
