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
    guard top.allSatisfy({ $0.frontMatter.order == nil }) else { return entries }
    for menu in counts.keys.sorted(by: { $0 == main ? $1 != main : $1 != main && isBefore($0, $1) }) {
      for (entry, page) in found where entry.menu == menu && isTop(page.path) {
        let order = entries[page.path]?.order ?? entry.weight.flatMap { $0 == 0 ? nil : $0 }
        entries[page.path, default: Entry()].order = order
      }
    }
    return entries
  }

  private static let main = "main"

  /// Whether a path is that of the index page of a folder at the root.
  private static func isTop(_ path: String) -> Bool { path.utf8.count { $0 == UInt8(ascii: "/") } == 1 }
}
