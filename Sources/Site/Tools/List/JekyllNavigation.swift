import Diagnostics
import Files

/// Reads the navigation that many sites of Jekyll keep in `_data`: lists of titles, links, and entries below them.
///
/// Each theme has keys of its own, which mean the same.
struct JekyllNavigation {
  private static let titles = ["title", "name", "text", "label"]
  private static let links = ["url", "link", "href", "path", "permalink", "page", "slug"]
  private static let lists = [
    "docs", "items", "children", "links", "pages", "sublinks", "subitems", "entries", "sections", "folders",
    "folderitems", "subfolders", "subfolderitems", "nav", "subnav", "toc",
  ]
  /// What the files are called.
  private static let names = ["nav", "sidebar", "toc", "menu"]
  /// A file with fewer links is not the navigation of a documentation.
  private static let leastLinks = 3

  /// Whether a file can be one.
  static func mayBe(_ path: String) -> Bool {
    let name = SitePath.name(of: path).lowercased()
    return (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && SitePath.folder(of: path).hasSuffix("_data")
      && names.contains(where: name.contains)
  }

  /// The file with the most entries; nil if none is one.
  static func file(of project: ForeignProject, _ content: ContentFolder) -> String? {
    let files = project.paths.filter { content.below($0) != nil && mayBe($0) }.sorted()
    let counts = files.map { path in
      (path: path, links: project.file(path).map { count(nodes(of: $0)) } ?? 0)
    }
    let best = counts.reduce((path: "", links: 0)) { $1.links > $0.links ? $1 : $0 }
    return best.links >= leastLinks ? best.path : nil
  }

  static func nodes(of file: SourceFile) -> [NavigationNode] { ToolSettings.document(file).map(nodes) ?? [] }

  private static func count(_ nodes: [NavigationNode]) -> Int {
    nodes.reduce(0) { sum, node in
      if case .section(_, let page, let children) = node { return sum + count(children) + (page == nil ? 0 : 1) }
      return sum + 1
    }
  }

  private static func nodes(_ data: ToolData) -> [NavigationNode] {
    if let items = data.items { return items.flatMap(nodes) }
    if let text = data.text { return reference(text, data).map { [.page($0, label: nil)] } ?? [] }
    guard let entries = data.entries else { return [] }
    let title = titles.lazy.compactMap { data[$0]?.text }.first
    let children = lists.lazy.compactMap { key in data[key].flatMap { $0.items == nil ? nil : $0 } }.first
    let link = links.lazy.compactMap { key in data[key].flatMap { value in value.text.map { ($0, value) } } }.first
    let page = link.flatMap { reference($0.0, $0.1) }
    if title == nil, page == nil {
      // Several lists, by what they are for.
      let filled = entries.filter { $0.value.items != nil }
      return filled.flatMap { entry -> [NavigationNode] in
        let below = nodes(entry.value)
        return filled.count == 1 ? below : [.section(Navigation.title(ofFolder: entry.key), page: nil, below)]
      }
    }
    if let children { return [.section(title ?? "", page: page, nodes(children))] }
    return page.map { [.page($0, label: title)] } ?? []
  }

  /// A page of the site; nil for another address.
  private static func reference(_ text: String, _ data: ToolData) -> NavigationNode.Reference? {
    guard !text.isEmpty, !text.contains(":"), !text.hasPrefix("#"), !text.hasPrefix("//"), !text.contains("{") else {
      return nil
    }
    return .init(text, at: data.range)
  }
}
