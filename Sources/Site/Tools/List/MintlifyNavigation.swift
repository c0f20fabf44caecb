import Diagnostics
import Files

/// The navigation in the settings of Mintlify, which other files can have parts of: `{"$ref": "./fr.json"}`.
struct MintlifyNavigation {
  /// A language of the navigation, with the pages that it names.
  struct Language {
    var name: String
    var pages: [String]
  }

  /// What holds parts of the navigation, and what those are called there.
  private static let lists = [
    "groups": "group", "tabs": "tab", "anchors": "anchor", "dropdowns": "dropdown", "products": "product",
    "versions": "version", "menu": "item",
  ]
  /// What only settings with a navigation have.
  static let keys = Set(lists.keys).union(["pages", "languages", "global", "$ref"])
  private static let deepest = 20
  private static let mostFiles = 100

  private let path: String
  private let read: (String) -> SourceFile?
  private var count = 0
  private(set) var nodes: [NavigationNode] = []
  /// The languages besides the one that the site begins with, which is the first.
  private(set) var languages: [Language] = []
  /// Descriptions of interfaces of which Mintlify makes pages, as the settings name them.
  private(set) var interfaces: [String] = []
  /// How many pages of such descriptions are named one by one.
  private(set) var operations = 0

  /// - Parameters:
  ///   - data: the settings.
  ///   - path: their file.
  ///   - read: reads another file of the project.
  init(_ data: ToolData, in path: String, reading read: @escaping (String) -> SourceFile?) {
    (self.path, self.read) = (path, read)
    guard let navigation = data["navigation"] else { return }
    if let items = navigation.items {
      // `mint.json` has groups only, and other sites among its tabs and anchors.
      for item in items { nodes += entry(item, depth: 0) }
      for list in [data["tabs"], data["anchors"]] {
        for item in list?.items ?? [] { nodes += link(item["url"], label: item["name"]?.text) }
      }
    } else {
      nodes = children(of: navigation, depth: 0)
    }
  }

  /// The value of a key, from another file if the settings say so.
  static func value(_ data: ToolData, in path: String, reading read: (String) -> SourceFile?) -> ToolData {
    guard let name = data["$ref"]?.text, let other = SitePath.resolve(name, from: path), let file = read(other),
      let value = ScriptReader.value(of: file)
    else { return data }
    let placed = value.placed(at: data.range)
    return placed.entries == nil ? placed : data.merged(over: placed)
  }

  private mutating func resolved(_ data: ToolData) -> ToolData {
    guard data["$ref"] != nil, count < Self.mostFiles else { return data }
    count += 1
    return Self.value(data, in: path, reading: read)
  }

  private mutating func children(of data: ToolData, depth: Int) -> [NavigationNode] {
    guard depth < Self.deepest else { return [] }
    var nodes: [NavigationNode] = []
    var others: [NavigationNode] = []
    for (key, value) in (resolved(data).entries ?? []).map({ ($0.key, $0.value) }) {
      if key == "global" {
        for item in resolved(value)["anchors"]?.items ?? [] { others += entry(item, depth: depth + 1) }
      } else if key == "languages" {
        nodes += language(of: value.items ?? [], depth: depth + 1)
      } else if key == "pages" || Self.lists[key] != nil {
        for item in resolved(value).items ?? [] { nodes += entry(item, depth: depth + 1) }
      }
    }
    return nodes + others
  }

  /// The entries of the language that the site begins with.
  private mutating func language(of items: [ToolData], depth: Int) -> [NavigationNode] {
    let items = items.map { resolved($0) }
    let first = items.firstIndex { $0["default"]?.flag == true } ?? 0
    var own: [NavigationNode] = []
    var found: [Language] = []
    for (place, item) in items.enumerated() {
      // What is made of interfaces is the same in all languages.
      let (interfaces, operations) = (interfaces, operations)
      let nodes = children(of: item, depth: depth)
      if place == first { own = nodes } else { (self.interfaces, self.operations) = (interfaces, operations) }
      let language = Language(name: item["language"]?.text ?? "", pages: Self.references(nodes).map(\.text))
      found.insert(language, at: place == first ? 0 : found.count)
    }
    if languages.isEmpty { languages = found }
    return own
  }

  private mutating func entry(_ item: ToolData, depth: Int) -> [NavigationNode] {
    guard depth < Self.deepest else { return [] }
    let item = resolved(item)
    if let text = item.text {
      if Self.isOperation(text) {
        operations += 1
        return []
      }
      return [.page(.init(text, at: item.range), label: nil)]
    }
    guard item["hidden"]?.flag != true else { return [] }
    note(item["openapi"])
    note(item["asyncapi"])
    let title = Self.lists.values.sorted().lazy.compactMap { item[$0]?.text }.first ?? ""
    var children = children(of: item, depth: depth)
    let root = item["root"].flatMap { value in value.text.map { NavigationNode.Reference($0, at: value.range) } }
    if children.isEmpty, root == nil { return link(item["href"], label: title) }
    if children.isEmpty, let root { return [.page(root, label: title)] }
    // A tab often has only a group of its name.
    if root == nil, children.count == 1, case .section(title, _, _)? = children.first { return children }
    if children.count == 1, case .section(title, nil, let inner)? = children.first { children = inner }
    return title.isEmpty ? children : [.section(title, page: root, children)]
  }

  private mutating func note(_ interface: ToolData?) {
    guard let interface else { return }
    let names = interface.items?.compactMap(\.text) ?? [interface.text ?? interface["source"]?.text].compactMap(\.self)
    interfaces += names.filter { !$0.isEmpty && !interfaces.contains($0) }
  }

  private func link(_ address: ToolData?, label: String?) -> [NavigationNode] {
    guard let text = address?.text, let range = address?.range else { return [] }
    if text.contains("://") { return [NavigationNode.link(to: text, label: label)].compactMap(\.self) }
    return text.hasPrefix("/") && text != "/" ? [.page(.init(text, at: range), label: label)] : []
  }

  /// Whether an entry is a page that Mintlify makes: `GET /users`, or `openapi.json POST /users`.
  private static func isOperation(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    return words.prefix(2).contains { word in word.utf8.allSatisfy { (0x41...0x5A).contains($0) } }
  }

  /// The pages that entries name, in their order.
  static func references(_ nodes: [NavigationNode]) -> [NavigationNode.Reference] {
    nodes.flatMap { node -> [NavigationNode.Reference] in
      switch node {
      case .page(let page, _): [page]
      case .section(_, let page, let children): [page].compactMap(\.self) + references(children)
      default: []
      }
    }
  }
}
