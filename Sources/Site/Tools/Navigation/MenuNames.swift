/// What menus in the settings of Hugo call sections, and where they have them, where folders make the navigation.
enum MenuNames {
  /// What navigation calls a section, and its place among its siblings.
  struct Entry: Sendable, Hashable {
    var title: String?
    var order: Double?
  }

  /// The entries by the published paths of index pages.
  ///
  /// Of several names, that counts which is in the menu with most sections: others are short links at the top of a page.
  static func entries(
    _ pages: [ParsedPage], _ menus: [MenuEntry], _ configuration: SiteConfiguration
  ) -> [String: Entry] {
    let named = menus.filter { $0.page != nil }
    guard !named.isEmpty else { return [:] }
    var sections: [String: ParsedPage] = [:]
    for page in pages where page.isSectionOfHugo && page.path != "index.html" { sections[page.path] = page }
    guard !sections.isEmpty else { return [:] }
    let index = NavigationIndex(pages.map(NavigationIndex.Page.init), configuration)
    let found = named.compactMap { entry in
      entry.page.flatMap { index.page($0, in: "") }.flatMap { sections[$0] }.map { (entry: entry, page: $0) }
    }
    let counts = Dictionary(grouping: found, by: \.entry.menu).mapValues { Set($0.map(\.page.path)).count }
    func isBefore(_ first: String, _ second: String) -> Bool {
      let (one, other) = (counts[first] ?? 0, counts[second] ?? 0)
      if one != other { return one > other }
      return (first == main ? 0 : 1, first) < (second == main ? 0 : 1, second)
    }
    var entries: [String: Entry] = [:]
    for menu in counts.keys.sorted(by: isBefore) {
      for (entry, page) in found where entry.menu == menu && page.frontMatter.label == nil {
        let title = entries[page.path]?.title ?? entry.name
        entries[page.path, default: Entry()].title = title
      }
    }
    // Weights in front matter and in a menu are not compared with each other.
    let top = sections.values.filter { isTop($0.path) }
    guard top.allSatisfy({ $0.frontMatter.order == nil }) else {
      place(pages, by: menus.filter { $0.menu == main }, index, in: &entries)
      return entries
    }
    for menu in counts.keys.sorted(by: { $0 == main ? $1 != main : $1 != main && isBefore($0, $1) }) {
      for (entry, page) in found where entry.menu == menu && isTop(page.path) {
        let order = entries[page.path]?.order ?? entry.weight.flatMap { $0 == 0 ? nil : $0 }
        entries[page.path, default: Entry()].order = order
      }
    }
    return entries
  }

  /// Gives what is at the root the places that it has in the menu at the top of pages.
  ///
  /// Weights in front matter order what is in a section. What the menu does not list comes behind.
  private static func place(
    _ pages: [ParsedPage], by menu: [MenuEntry], _ index: NavigationIndex, in entries: inout [String: Entry]
  ) {
    let roots = pages.filter { $0.isInNavigation && $0.reference == nil && isAtRoot($0.path) }
    let paths = Set(roots.map(\.path))
    let above = Dictionary(
      menu.compactMap { entry in (entry.identifier ?? entry.name).map { ($0, entry) } },
      uniquingKeysWith: { first, _ in first })
    var listed = menu.compactMap { entry -> (path: String, keys: [Key])? in
      guard let path = entry.page.flatMap({ index.page($0, in: "") }), paths.contains(path) else { return nil }
      return (path, keys(of: entry, above))
    }
    guard Set(listed.map(\.path)).count >= leastListed else { return }
    for page in roots {
      for var entry in page.frontMatter.menus where entry.menu == main {
        entry.weight = entry.weight ?? page.frontMatter.order
        entry.name = entry.name ?? page.frontMatter.label ?? page.title
        listed.append((page.path, keys(of: entry, above)))
      }
    }
    var places: Set<String> = []
    var order = 0.0
    func add(_ path: String) {
      guard places.insert(path).inserted else { return }
      entries[path, default: Entry()].order = order
      order += 1
    }
    for (path, _) in listed.sorted(by: { $0.keys.lexicographicallyPrecedes($1.keys) }) { add(path) }
    let others = roots.compactMap { page in page.frontMatter.order.map { Key(weight: $0, name: page.path) } }
    for other in others.sorted() { add(other.name) }
  }

  /// With fewer, a menu says little about the order of sections.
  private static let leastListed = 2

  /// What sorts an entry among its siblings.
  private struct Key: Comparable {
    var weight: Double
    var name: String

    static func < (one: Key, other: Key) -> Bool { (one.weight, one.name) < (other.weight, other.name) }
  }

  /// The keys of the entries above an entry, and its own; those without a weight are last.
  private static func keys(of entry: MenuEntry, _ above: [String: MenuEntry]) -> [Key] {
    var keys: [Key] = []
    var next: MenuEntry? = entry
    while let entry = next, keys.count < deepest {
      let weight = entry.weight.flatMap { $0 == 0 ? nil : $0 } ?? .infinity
      keys.append(Key(weight: weight, name: entry.name ?? entry.identifier ?? ""))
      next = entry.parent.flatMap { above[$0] }
    }
    return keys.reversed()
  }

  private static let deepest = 10
  private static let main = "main"

  /// Whether a path is that of a page at the root, or of the index page of a folder there.
  private static func isAtRoot(_ path: String) -> Bool {
    path != "index.html" && (isTop(path) && path.hasSuffix("/index.html") || !path.contains("/"))
  }

  /// Whether a path is that of the index page of a folder at the root.
  private static func isTop(_ path: String) -> Bool { path.utf8.count { $0 == UInt8(ascii: "/") } == 1 }
}
