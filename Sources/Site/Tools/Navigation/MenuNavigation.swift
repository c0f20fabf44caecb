import Diagnostics
import Files
import YAML

/// A place in a menu of Hugo, as front matter or the settings give it.
struct MenuEntry: Sendable, Hashable {
  /// The menu: `docs`.
  var menu: String
  /// What entries below it call it, if that is not its name.
  var identifier: String?
  var name: String?
  var parent: String?
  var weight: Double?
  /// The page of an entry in the settings, as they name it.
  var page: String?

  /// The parts of it, for what depends on all of them.
  var parts: [String?] { [menu, identifier, name, parent, weight.map { "\($0)" }, page] }
}

/// The navigation that pages and settings of Hugo make together: `menu: {docs: {parent: start}}` in front matter, and
/// `[[menus.docs]]` in the settings.
struct MenuNavigation {
  private struct Place {
    var entry: MenuEntry
    var title: String
    /// Its path; nil for a title.
    var page: String?
    /// What sorts it; those without a weight are last.
    var weight: Double { entry.weight.flatMap { $0 == 0 ? nil : $0 } ?? .infinity }
  }

  private var places: [Place] = []
  private var children: [Int: [Int]] = [:]
  private var tops: [Int] = []

  /// The entries of a site; nil where no menu has sections, or none has most of the pages.
  ///
  /// Menus with fewer pages are those at the top of a page; its navigation is made of folders.
  static func nodes(
    _ pages: [ParsedPage], _ settings: [MenuEntry], _ configuration: SiteConfiguration
  ) -> [NavigationPlan.Node]? {
    var counts: [String: Int] = [:]
    for index in pages.indices where !pages[index].frontMatter.menus.isEmpty && pages[index].isInNavigation {
      for menu in Set(pages[index].frontMatter.menus.map(\.menu)) { counts[menu, default: 0] += 1 }
    }
    for entry in settings where entry.page != nil { counts[entry.menu, default: 0] += 1 }
    if counts.isEmpty { return nil }
    let all = pages.count { $0.isInNavigation && $0.reference == nil }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value * 2 >= all else { return nil }
    let named = settings.filter { $0.menu == best.key }
    let index = named.isEmpty ? nil : NavigationIndex(pages.map(NavigationIndex.Page.init), configuration)
    let menu = MenuNavigation(best.key, pages, named, index)
    return menu.children.isEmpty ? nil : menu.nodes
  }

  private init(_ menu: String, _ pages: [ParsedPage], _ settings: [MenuEntry], _ index: NavigationIndex?) {
    let titles = Dictionary(
      pages.map { ($0.path, $0.frontMatter.label ?? $0.title) }, uniquingKeysWith: { first, _ in first })
    for entry in settings {
      let page = entry.page.flatMap { index?.page($0, in: "") }
      guard let title = entry.name ?? page.flatMap({ titles[$0] }) ?? entry.identifier else { continue }
      places.append(Place(entry: entry, title: title, page: page))
    }
    for page in pages where page.isInNavigation {
      for var entry in page.frontMatter.menus where entry.menu == menu {
        entry.weight = entry.weight ?? page.frontMatter.order
        places.append(
          Place(entry: entry, title: entry.name ?? page.frontMatter.label ?? page.title, page: page.path))
      }
    }
    var named: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      let name = place.entry.identifier ?? place.title
      if named[name] == nil { named[name] = index }
    }
    for index in places.indices {
      guard let parent = places[index].entry.parent, !parent.isEmpty else {
        tops.append(index)
        continue
      }
      if let above = named[parent] {
        if above != index { children[above, default: []].append(index) }
      } else {
        // Hugo adds the section that is missing.
        named[parent] = places.count
        children[places.count] = [index]
        tops.append(places.count)
        places.append(
          Place(entry: MenuEntry(menu: menu, name: parent), title: Navigation.title(ofFolder: parent), page: nil))
      }
    }
  }

  private var nodes: [NavigationPlan.Node] {
    var seen: Set<Int> = []
    return nodes(tops, &seen, depth: 0)
  }

  private static let deepest = 50

  private func nodes(_ indices: [Int], _ seen: inout Set<Int>, depth: Int) -> [NavigationPlan.Node] {
    guard depth < Self.deepest else { return [] }
    var nodes: [NavigationPlan.Node] = []
    let sorted = indices.sorted { left, right in
      let (first, second) = (places[left], places[right])
      if first.weight != second.weight { return first.weight < second.weight }
      return (first.title, first.page ?? "") < (second.title, second.page ?? "")
    }
    for index in sorted where seen.insert(index).inserted {
      let place = places[index]
      if let below = children[index] {
        nodes.append(.section(place.title, page: place.page, self.nodes(below, &seen, depth: depth + 1)))
      } else if let page = place.page, page != "index.html" {
        nodes.append(.page(page, label: place.title))
      }
    }
    return nodes
  }
}

extension MenuEntry {
  /// The places that front matter gives a page: `main`, `[main, docs]`, or a mapping with what each menu is told.
  static func entries(of node: YAMLNode) -> [MenuEntry] {
    guard !node.entries.isEmpty else { return node.items.compactMap(\.text).map { MenuEntry(menu: $0) } }
    return node.entries.map { menu in
      var entry = MenuEntry(menu: menu.key)
      for item in menu.value.entries {
        switch item.key.lowercased() {
        case "identifier": entry.identifier = item.value.text
        case "name": entry.name = item.value.text.map(PlainDescription.title)
        case "parent": entry.parent = item.value.text
        case "weight": entry.weight = item.value.number ?? item.value.text.flatMap(Double.init)
        default: break
        }
      }
      return entry
    }
  }

  /// The entries that settings have, by menu.
  static func entries(of data: ToolData) -> [MenuEntry] {
    (data.entries ?? []).flatMap { menu in
      (menu.value.items ?? []).compactMap { item -> MenuEntry? in
        // Hugo takes names in any case.
        func text(_ name: String) -> String? {
          item.entries?.last { $0.key.lowercased() == name }?.value.text.flatMap { $0.isEmpty ? nil : $0 }
        }
        guard item.entries != nil else { return nil }
        var entry = MenuEntry(menu: menu.key)
        (entry.identifier, entry.name, entry.parent) = (text("identifier"), text("name"), text("parent"))
        entry.weight = text("weight").flatMap(Double.init)
        entry.page = (text("pageref") ?? text("url")).flatMap { $0.contains(":") ? nil : $0 }
        return entry
      }
    }
  }
}
