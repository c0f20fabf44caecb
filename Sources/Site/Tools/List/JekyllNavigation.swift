import Diagnostics
import Files
import Writing

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
  /// What they are called, too, if most of their entries are pages.
  private static let otherNames = ["docs", "documentation"]
  private static let endings = [".yml", ".yaml", ".json", ".js", ".cjs", ".mjs"]
  /// A file with fewer links is not the navigation of a documentation.
  private static let leastLinks = 3

  /// Whether a file can be one.
  static func mayBe(_ path: String) -> Bool {
    let name = SitePath.name(of: path).lowercased()
    guard let ending = endings.first(where: name.hasSuffix), SitePath.folder(of: path).hasSuffix("_data") else {
      return false
    }
    return names.contains(where: name.contains) || otherNames.contains(String(name.dropLast(ending.count)))
  }

  /// The file with the most entries in a folder, nil if none is one; others with entries that it has not; and those
  /// that cannot be read.
  fileprivate static func files(
    of project: ForeignProject, _ folder: ContentFolder
  ) -> (best: String?, others: [String], unread: [String]) {
    let files = project.paths.filter { folder.below($0) != nil && mayBe($0) }.sorted()
    let pages = PageNames(project)
    let read = files.map { path in
      (path: path, links: project.file(path).map { Set(references(nodes(of: $0))) } ?? [])
    }
    let lists = read.filter { file in
      let name = SitePath.name(of: file.path).lowercased()
      return names.contains(where: name.contains) || file.links.count { pages.contain($0) } * 2 > file.links.count
    }
    let best = lists.reduce((path: "", links: Set<String>())) { $1.links.count > $0.links.count ? $1 : $0 }
    guard best.links.count >= leastLinks else {
      let unread = lists.filter { $0.links.isEmpty && !SitePath.name(of: $0.path).lowercased().contains("toc") }
      return (nil, [], unread.map(\.path))
    }
    let others = lists.filter { file in
      file.path != best.path && file.links.subtracting(best.links).count { pages.contain($0) } >= leastLinks
        && !file.path.split(separator: "/").contains { LanguageFolders.isLanguage(String($0)) }
    }
    return (best.path, others.map(\.path), [])
  }

  private static let configurations = ["_config.yml", "_config.yaml"]

  /// Whether a file has the settings of a site, in which some themes have navigation, too.
  static func isConfiguration(_ path: String) -> Bool { configurations.contains(SitePath.name(of: path)) }

  /// The settings in a folder, if they have navigation.
  fileprivate static func configuration(of project: ForeignProject, _ folder: ContentFolder) -> String? {
    configurations.map(folder.file).first { path in
      project.file(path).map { references(nodes(of: $0)).count >= leastLinks } ?? false
    }
  }

  /// - Parameter read: a file of the project, which says in which language titles are that are in several.
  static func nodes(of file: SourceFile, read: (String) -> SourceFile? = { _ in nil }) -> [NavigationNode] {
    if isConfiguration(file.path) {
      let data = ToolSettings.document(file)
      return data?["navigation"].flatMap { $0.items == nil ? nil : nodes($0, language(in: data)) } ?? []
    }
    let isScript = [".js", ".cjs", ".mjs"].contains(where: file.path.lowercased().hasSuffix)
    let data = isScript ? ScriptReader.value(of: file) : ToolSettings.document(file)
    guard let data else { return [] }
    let folder = ContentFolder(path: SitePath.folder(of: SitePath.folder(of: file.path)))
    let settings = configurations.compactMap { read(folder.file($0)) }.first
    return nodes(data, language(in: settings.flatMap { ToolSettings.document($0) }))
  }

  private static func language(in settings: ToolData?) -> String {
    ["lang", "language", "locale"].lazy.compactMap { settings?[$0]?.text }.first ?? "en"
  }

  /// A text, or that in one language of several: `{en: Home, fr: Accueil}`.
  private static func text(_ data: ToolData, _ language: String) -> String? {
    if let text = data.text { return text }
    guard let entries = data.entries, let first = entries.first,
      entries.allSatisfy({ LanguageFolders.isLanguage($0.key) })
    else { return nil }
    let main = language.prefix { $0 != "-" && $0 != "_" }
    return (data[language] ?? data[String(main)] ?? data["en"] ?? first.value).text
  }

  private static func references(_ nodes: [NavigationNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .page(let page, _): [page.text]
      case .section(_, let page, let children): [page?.text].compactMap(\.self) + references(children)
      default: []
      }
    }
  }

  private static func nodes(_ data: ToolData, _ language: String) -> [NavigationNode] {
    if let items = data.items { return items.flatMap { nodes($0, language) } }
    if let text = data.text { return reference(text, data).map { [.page($0, label: nil)] } ?? [] }
    guard let entries = data.entries else { return [] }
    // Templates write titles as HTML.
    let title = titles.lazy.compactMap { data[$0].flatMap { text($0, language) } }.first.map(PlainDescription.title)
    let children = lists.lazy.compactMap { key in data[key].flatMap { $0.items == nil ? nil : $0 } }.first
    let link = links.lazy.compactMap { key in data[key].flatMap { value in value.text.map { ($0, value) } } }.first
    let page = link.flatMap { reference($0.0, $0.1) }
    if title == nil, page == nil, let node = pair(entries, language) { return [node] }
    if title == nil, page == nil {
      return nodes(ofLists: entries.filter { $0.value.items != nil }, language)
    }
    if let children { return [.section(title ?? "", page: page, nodes(children, language))] }
    if let page { return [.page(page, label: title)] }
    return [link.flatMap { NavigationNode.link(to: $0.0, label: title) }].compactMap(\.self)
  }

  /// An entry whose title is the key of its link, with a list of entries below it: `Syntax: /syntax/`.
  private static func pair(_ entries: [ToolData.Entry], _ language: String) -> NavigationNode? {
    let texts = entries.filter { $0.value.items == nil }
    guard texts.count == 1, let link = texts.first, let text = link.value.text, text.hasPrefix("/"),
      let page = reference(text, link.value)
    else { return nil }
    let title = PlainDescription.title(link.key)
    let children = entries.lazy.compactMap { $0.value.items == nil ? nil : nodes($0.value, language) }.first
    return children.map { .section(title, page: page, $0) } ?? .page(page, label: title)
  }

  /// Several lists, by what they are for: each is a section, and that of an entry of another list with its name.
  private static func nodes(ofLists lists: [ToolData.Entry], _ language: String) -> [NavigationNode] {
    let all = lists.prefix(mostLists).map { (key: $0.key, nodes: nodes($0.value, language)) }
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

extension ForeignSettings {
  /// Takes the navigation that is in a folder of data, and names files with more of it.
  ///
  /// - Parameter collections: the file that names collections in the order of the navigation.
  mutating func takeNavigation(
    inDataOf folder: ContentFolder, of project: ForeignProject, besides collections: String? = nil
  ) {
    let files = JekyllNavigation.files(of: project, folder)
    let others = JekyllNavigation.configuration(of: project, folder) ?? collections
    navigation += [files.best ?? others].compactMap(\.self)
    let unread = files.others + files.unread
    guard !unread.isEmpty else { return }
    let names = unread.prefix(Self.mostNamed).joined(separator: ", ") + (unread.count > Self.mostNamed ? ", …" : "")
    byHand.append(
      "navigation in \(names): not read; "
        + (files.best.map { "add what readers need to \($0)" }
          ?? (others == nil ? "order pages by “order” in front matter" : "put what readers need on a page")))
  }

  private static let mostNamed = 5
}
