import Diagnostics
import Files

/// Reads the sidebar of VitePress.
struct VitePressSidebar {
  /// The entries of sidebars that were read.
  private var known: Set<String> = []
  private var unread: [(reason: String, range: SourceRange)] = []
  /// The entries of the menu above the pages, with the addresses that each leads to.
  private let menu: [(text: String, folders: [String])]

  /// - Parameter menu: the menu above the pages, `nav`.
  init(menu: ToolData?) {
    self.menu = (menu?.items ?? []).compactMap { item in
      Self.title(of: item).map { ($0, Self.links(of: item).map(Self.folder)) }
    }
  }

  /// The addresses of an entry of the menu, or of those in it, however deep.
  private static func links(of item: ToolData) -> [String] {
    (item["link"]?.text).map { [$0] } ?? (item["items"]?.items ?? []).flatMap(links)
  }

  /// The text of an entry, which can have tags of HTML.
  private static func title(of item: ToolData) -> String? { item["text"]?.text.map(PlainDescription.title) }

  /// An address without slashes at its ends.
  private static func folder(_ address: String) -> String {
    address.split(separator: "/").joined(separator: "/")
  }

  mutating func read(_ sidebar: ToolData) -> NavigationReading {
    var nodes: [NavigationNode] = []
    var ofPaths: [(path: String, reason: String, range: SourceRange)] = []
    if sidebar.items != nil {
      nodes = items(sidebar, base: "")
    } else if let entries = sidebar.entries {
      // One sidebar for each first part of an address; that for all others comes first.
      var sidebars: [(path: String, nodes: [NavigationNode], isOwn: Bool)] = []
      for entry in entries.filter({ $0.key == "/" }) + entries.filter({ $0.key != "/" }) {
        let base = entry.value["base"]?.text ?? ""
        let all = entry.value["items"] ?? entry.value
        let new = onlyNew(all, base: base)
        // One that shares entries with another goes on with that.
        sidebars.append((entry.key, items(new, base: base), new.items?.count == all.items?.count))
        ofPaths += unread.map { (entry.key, $0.reason, $0.range) }
        unread = []
      }
      sidebars.removeAll { $0.nodes.isEmpty }
      nodes = sidebars.flatMap { path, nodes, isOwn in
        isOwn && sidebars.count > 1 ? section(of: nodes, at: path) : nodes
      }
    } else {
      unread.append(("the sidebar is not plain data", sidebar.range))
    }
    return NavigationReading(nodes: nodes, unread: unread, unreadOfPaths: ofPaths)
  }

  /// The entries of one of several sidebars, below the name by which the menu leads to it.
  private func section(of nodes: [NavigationNode], at path: String) -> [NavigationNode] {
    let group: String? = if nodes.count == 1, case .section(let title, _, _) = nodes[0] { title } else { nil }
    let folder = Self.folder(path)
    guard !folder.isEmpty else { return nodes }
    let entry =
      menu.first { $0.folders == [folder] }
      ?? menu.first { $0.folders.allSatisfy { $0 == folder || $0.hasPrefix(folder + "/") } && !$0.folders.isEmpty }
    // One group needs no second name, unless the menu has another one.
    if let group, entry == nil || entry?.text == group { return nodes }
    return [.section(entry?.text ?? Navigation.title(ofFolder: SitePath.name(of: folder)), page: nil, nodes)]
  }

  /// A list without the entries that an earlier sidebar has, too: readers see all sidebars in one.
  private mutating func onlyNew(_ data: ToolData, base: String) -> ToolData {
    guard let items = data.items ?? data.arguments?.first?.items else { return data }
    let new = items.filter { known.insert(base + "\n" + $0.signature).inserted || $0.entries == nil }
    return ToolData(.list(new), range: data.range)
  }

  private mutating func items(_ data: ToolData, base: String) -> [NavigationNode] {
    // A function that is called with a list usually filters it.
    guard let items = data.items ?? data.arguments?.first?.items else {
      unread.append(("a part of the sidebar is not plain data", data.range))
      return []
    }
    var nodes: [NavigationNode] = []
    for item in items {
      guard item.entries != nil else {
        unread.append(("a part of the sidebar is not plain data", item.range))
        continue
      }
      let base = item["base"]?.text ?? base
      var page: NavigationNode.Reference?
      if let text = item["link"]?.text, let entry = NavigationNode.link(to: text, label: Self.title(of: item)) {
        nodes.append(entry)
        continue
      }
      if let link = item["link"], let text = link.text, !text.contains("://") {
        page = .init(base.isEmpty || text.hasPrefix("/") && text.hasPrefix(base) ? text : base + text, at: link.range)
      }
      let label = Self.title(of: item)
      if let children = item["items"] {
        var inner = self.items(children, base: base)
        // What a script lists below a folder is mostly the pages in it.
        if inner.isEmpty, children.items == nil, let page, page.text.hasSuffix("/"), !Self.folder(page.text).isEmpty {
          inner = [.contents(of: .init(Self.folder(page.text), at: children.range))]
        }
        // Without a title, a group only has a gap above it.
        if let label, !label.isEmpty { nodes.append(.section(label, page: page, inner)) } else { nodes += inner }
      } else if let page {
        nodes.append(.page(page, label: label))
      }
    }
    return nodes
  }
}
