import Diagnostics
import Files

/// Reads the navigation that sites of Hexo keep in `_data`: `sidebar.yml` and `menu.yml`.
///
///     docs:                      a folder, or a title
///       getting_started:         a group
///         overview: index.html   a page of the folder
///
/// Keys are titles, or names of translations in `languages` of the theme.
struct HexoNavigation {
  private let settings: ToolData
  /// The folder of the settings.
  private let base: ContentFolder
  private let content: ContentFolder
  private let modules: ScriptModules
  private let words: ToolData?

  private static let sidebar = "sidebar.yml"
  private static let menu = "menu.yml"
  private static let deepest = 6

  /// - Parameters:
  ///   - settings: those of the site.
  ///   - base: their folder.
  init(_ settings: ToolData, _ base: ContentFolder, _ content: ContentFolder, _ modules: ScriptModules) {
    (self.settings, self.base, self.content, self.modules) = (settings, base, content, modules)
    let theme = settings["theme"]?.text.flatMap { $0.contains("/") || $0.hasPrefix(".") ? nil : $0 }
    let folder = ContentFolder(path: base.file("themes/\(theme ?? "-")/languages"))
    let names = [Self.language(settings), "en", "default"].compactMap(\.self).map { $0.contains("/") ? "-" : $0 }
    words = names.lazy.compactMap { modules.file(folder.file($0 + ".yml")) }.first.flatMap(ToolSettings.document)
  }

  /// The language of a site, which is the first of several.
  static func language(_ settings: ToolData) -> String? {
    let language = settings["language"]
    return (language?.items?.first ?? language)?.text.flatMap { $0 == "default" ? nil : $0 }
  }

  /// Whether a file can be one.
  static func mayBe(_ path: String, in content: ContentFolder) -> Bool {
    [sidebar, menu].contains { content.file("_data/" + $0) == path }
  }

  /// - Returns: nil if the file has something else.
  func read(_ file: SourceFile) -> NavigationReading? {
    guard let data = ToolSettings.document(file), let entries = data.entries, Self.isPlain(data, 0) else { return nil }
    if SitePath.name(of: file.path) == Self.menu { return NavigationReading(nodes: nodes(ofMenu: entries, [])) }
    let groups = entries.map { entry in (key: entry.key, nodes: nodes(entry, path: [], folder: nil)) }
    let menu = modules.file(content.file("_data/" + Self.menu)).flatMap(ToolSettings.document)
    guard let menu, let items = menu.entries, Self.isPlain(menu, 0) else {
      return NavigationReading(nodes: groups.flatMap(\.nodes))
    }
    return NavigationReading(nodes: nodes(ofMenu: items, groups))
  }

  /// Whether data has nothing but titles and addresses.
  private static func isPlain(_ data: ToolData, _ depth: Int) -> Bool {
    guard let entries = data.entries, depth < deepest else { return data.text != nil }
    return !entries.isEmpty && entries.allSatisfy { isPlain($0.value, depth + 1) }
  }

  // MARK: Sidebars

  /// - Parameters:
  ///   - path: the keys around.
  ///   - folder: the folder that pages are in.
  private func nodes(_ entry: ToolData.Entry, path: [String], folder: String?) -> [NavigationNode] {
    let keys = path + [entry.key]
    // Many themes translate the keys of all groups of a folder together.
    let title = word(["sidebar"] + keys) ?? word(["sidebar", keys[0], entry.key]) ?? word(keys)
    guard let entries = entry.value.entries else {
      let label = title ?? Self.title(entry.key)
      return [node(entry.value, in: folder, label: label)].compactMap(\.self)
    }
    let below = entries.flatMap { nodes($0, path: keys, folder: folder ?? entry.key) }
    return below.isEmpty ? [] : [.section(title ?? Navigation.title(ofFolder: entry.key), page: nil, below)]
  }

  private func node(_ value: ToolData, in folder: String?, label: String?) -> NavigationNode? {
    guard let text = value.text, !text.isEmpty else { return nil }
    if text.contains("://") { return .link(to: text, label: label) }
    let address = text.prefix { $0 != "#" && $0 != "?" }
    let path = text.hasPrefix("/") || folder == nil ? String(address) : "/\(folder ?? "")/\(address)"
    return .page(.init(Self.page(path), at: value.range), label: label)
  }

  /// The path of a page, given its address.
  private static func page(_ address: String) -> String {
    let path = address.hasSuffix("/") ? address + "index.html" : address
    return (path.hasSuffix(".html") ? String(path.dropLast(5)) : path).split(separator: "/").joined(separator: "/")
  }

  // MARK: Menus

  /// The entries of the menu, each with the group of the folder that it leads to.
  private func nodes(
    ofMenu items: [ToolData.Entry], _ groups: [(key: String, nodes: [NavigationNode])]
  ) -> [NavigationNode] {
    var used: Set<String> = []
    let menu = items.flatMap { item -> [NavigationNode] in
      guard let text = item.value.text else { return nodes(item, path: [], folder: nil) }
      let label = word(["menu", item.key]) ?? word([item.key]) ?? Navigation.title(ofFolder: item.key)
      let folder = text.split(separator: "/").joined(separator: "/")
      if let group = groups.first(where: { $0.key == folder }), used.insert(group.key).inserted {
        return group.nodes.map { node in
          if case .section(_, let page, let below) = node { .section(label, page: page, below) } else { node }
        }
      }
      if let posts = settings["archive_dir"]?.text, posts.split(separator: "/").joined(separator: "/") == folder {
        return [.folder(.init("_posts", at: item.value.range), label: label)]
      }
      return [node(item.value, in: nil, label: label)].compactMap(\.self)
    }
    return menu + groups.filter { !used.contains($0.key) }.flatMap(\.nodes)
  }

  // MARK: Titles

  /// The translation of a name in the theme.
  private func word(_ keys: [String]) -> String? {
    let data = keys.reduce(words) { $0?[$1] }
    return data?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A key that is a title for readers; nil for a name.
  private static func title(_ key: String) -> String? {
    let isName = key.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "_-.".utf8.contains(byte)
    }
    return isName ? nil : key
  }
}
