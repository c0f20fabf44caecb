import Diagnostics
import Files

/// Reads the navigation that many sites of Jekyll keep in `_data`: lists of titles, links, and entries below them.
///
/// Each theme has keys of its own, which mean the same.
struct JekyllNavigation {
  private static let titles = ["title", "text", "label", "name"]
  private static let links = ["url", "link", "href", "path", "permalink", "page", "slug"]
  private static let lists = [
    "docs", "items", "children", "links", "pages", "sublinks", "subitems", "entries", "sections", "folders",
    "folderitems", "subfolders", "subfolderitems", "subsections", "groups", "categories", "nav", "subnav", "toc",
  ]
  /// What the files are called.
  private static let names = ["nav", "sidebar", "toc", "menu"]
  /// A file with fewer links is not the navigation of a documentation.
  private static let leastLinks = 3

  /// Whether a file can be one.
  static func mayBe(_ path: String) -> Bool {
    let name = SitePath.name(of: path).lowercased()
    return [".yml", ".yaml", ".json"].contains(where: name.hasSuffix) && SitePath.folder(of: path).hasSuffix("_data")
      && names.contains(where: name.contains)
  }

  /// The file with the most entries in a folder; nil if none is one.
  static func file(of project: ForeignProject, _ folder: ContentFolder) -> String? {
    let files = project.paths.filter { folder.below($0) != nil && mayBe($0) }.sorted()
    let counts = files.map { path in
      (path: path, links: project.file(path).map { count(nodes(of: $0)) } ?? 0)
    }
    let best = counts.reduce((path: "", links: 0)) { $1.links > $0.links ? $1 : $0 }
    return best.links >= leastLinks ? best.path : nil
  }

  static func nodes(of file: SourceFile) -> [NavigationNode] { ToolSettings.document(file).map(nodes) ?? [] }

  private static func count(_ nodes: [NavigationNode]) -> Int {
    nodes.reduce(0) { sum, node in
      switch node {
      case .section(_, let page, let children): sum + count(children) + (page == nil ? 0 : 1)
      case .link: sum
      default: sum + 1
      }
    }
  }

  private static func nodes(_ data: ToolData) -> [NavigationNode] {
    if let items = data.items { return items.flatMap(nodes) }
    if let text = data.text { return reference(text, data).map { [.page($0, label: nil)] } ?? [] }
    guard let entries = data.entries else { return [] }
    // Templates write titles as HTML.
    let title = titles.lazy.compactMap { data[$0]?.text }.first.map(PlainDescription.title)
    let children = lists.lazy.compactMap { key in data[key].flatMap { $0.items == nil ? nil : $0 } }.first
    let link = links.lazy.compactMap { key in data[key].flatMap { value in value.text.map { ($0, value) } } }.first
    let page = link.flatMap { reference($0.0, $0.1) }
    if title == nil, page == nil {
      return nodes(ofLists: entries.filter { $0.value.items != nil })
    }
    if let children { return [.section(title ?? "", page: page, nodes(children))] }
    if let page { return [.page(page, label: title)] }
    return [link.flatMap { NavigationNode.link(to: $0.0, label: title) }].compactMap(\.self)
  }

  /// Several lists, by what they are for: each is a section, and that of an entry of another list with its name.
  private static func nodes(ofLists lists: [ToolData.Entry]) -> [NavigationNode] {
    let all = lists.prefix(mostLists).map { (key: $0.key, nodes: nodes($0.value)) }
    if all.count == 1 { return all[0].nodes }
    let numbers = Dictionary(all.indices.map { (slug(all[$0].key), $0) }, uniquingKeysWith: { first, _ in first })
    /// The list that an entry leads to.
    func list(of node: NavigationNode, in own: Int) -> Int? {
      guard case .page(let page, let label) = node else { return nil }
      let name = page.text.split(separator: "/").last.map(String.init) ?? ""
      return [name, label ?? ""].lazy.compactMap { numbers[slug($0)] }.first { $0 != own }
    }
    let hub = all.indices.first { own in all[own].nodes.count { list(of: $0, in: own) != nil } >= leastLists }
    guard let hub else { return all.map { .section(Navigation.title(ofFolder: $0.key), page: nil, $0.nodes) } }
    var used: Set = [hub]
    let top = all[hub].nodes.map { node -> NavigationNode in
      guard case .page(let page, let label) = node, let number = list(of: node, in: hub), used.insert(number).inserted
      else { return node }
      // The list may begin with the page itself.
      let below = all[number].nodes.filter { node in
        if case .page(let other, _) = node { other.text != page.text } else { true }
      }
      return .section(label ?? Navigation.title(ofFolder: all[number].key), page: page, below)
    }
    return top
      + all.indices.filter { !used.contains($0) }
      .map { .section(Navigation.title(ofFolder: all[$0].key), page: nil, all[$0].nodes) }
  }

  /// A list that so many entries lead from is that of the whole site.
  private static let leastLists = 2
  private static let mostLists = 200

  /// A name as it is in an address: “Our approach” is `our-approach`.
  private static func slug(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A page of the site; nil for another address, or for a part of the home page.
  private static func reference(_ text: String, _ data: ToolData) -> NavigationNode.Reference? {
    let isElsewhere = ["#", "/#", "//"].contains(where: text.hasPrefix) || text.contains { ":{".contains($0) }
    return text.isEmpty || isElsewhere ? nil : .init(text, at: data.range)
  }
}
