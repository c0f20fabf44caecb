/// The arrangement that files of other tools ask for.
extension Navigation {
  /// Arranges the sections of folders as a plan says.
  mutating func arrange(_ plan: NavigationPlan, _ pages: [Page]) {
    let known = Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let defaults = sections.map(\.entries)
    areGroupsFolders = plan.namesGroupsByFolders
    for (name, folder) in plan.folders.sorted(by: { $0.key < $1.key }) {
      guard let section = sectionByFolder[name], let nodes = folder.nodes else { continue }
      sections[section].entries = entries(nodes, in: section, known, defaults)
      sections[section].isByDate = false
    }
    for (name, folder) in plan.folders where folder.isHidden {
      guard let section = sectionByFolder[name], let parent = sections[section].parent else { continue }
      sections[parent].entries.removeAll { $0 == .section(section) }
    }
    if let nodes = plan.nodes {
      owned = Self.haveShortcut(nodes) ? ownPages(nodes, defaults) : []
      let arranged = entries(nodes, in: 0, known, defaults)
      // Pages that Patternbook adds are not in any plan, and an empty navigation helps nobody.
      if firstPage(of: arranged) != nil {
        sections[0].entries = arranged + defaults[0].filter { page(of: $0)?.isReference == true }
        sections[0].isByDate = false
      }
    }
  }

  private mutating func entries(
    _ nodes: [NavigationPlan.Node], in section: Int, _ known: [String: Page], _ defaults: [[Entry]]
  ) -> [Entry] {
    var entries: [Entry] = []
    let nodes = nodes.flatMap { Self.titled($0, known) }
    let takesRest = nodes.contains(where: \.isRest)
    for node in nodes {
      switch node {
      case .page(let path, let label):
        guard var page = known[path] ?? madePage(path) else { continue }
        if let label { page.title = label }
        // It stays in the section of its folder.
        guard !path.hasSuffix("/") else {
          entries.append(.page(page))
          continue
        }
        // With the page, its folder is named.
        if takesRest, let index = sectionByFolder[String(path.dropLast(".html".count))], isOpenedFromBeside(index),
          sections[index].parent == section
        {
          sections[index].page = page
          entries.append(.section(index))
          continue
        }
        place(path, in: section)
        entries.append(.page(page))
      case .shortcut(let path, let label):
        if let link = link(node, known) {
          entries.append(.link(link))
        } else if var page = known[path] {
          if let label { page.title = label }
          place(path, in: section)
          entries.append(.page(page))
        }
      case .section(let title, let path, let children):
        if let index = addGroup(title, path, children, in: section, known, defaults) {
          entries.append(.section(index))
        } else {
          // A title that would lead nowhere is left out, unless others that lead nowhere are to be below it.
          let links = links(children, known)
          if links.contains(where: \.leadsNowhere) { entries.append(.link(NavigationLink(label: title))) }
          entries += links.map(Entry.link)
        }
      case .folder(let name, let label):
        // Posts of `_posts` are in `posts`.
        guard let index = sectionByFolder[name] ?? sectionByFolder[Self.withoutUnderscores(name)],
          !chain(to: section).contains(index)
        else { continue }
        sections[index].parent = section
        if let label { sections[index].page.title = label }
        entries.append(.section(index))
      case .contents(let name):
        guard let index = sectionByFolder[name] else { continue }
        entries += contents(of: index, in: section, defaults)
      case .rest:
        guard section < defaults.count else { continue }
        let named = Set(nodes.flatMap(Self.targets))
        entries += defaults[section].filter { entry in
          switch entry {
          case .page(let page): !named.contains(page.path)
          case .section(let index):
            !named.contains(sections[index].folder + "/")
              && !(isOpenedFromBeside(index) && named.contains(sections[index].page.path))
          case .link: true
          }
        }
      case .link(let link): entries.append(.link(link))
      case .hidden, .made: continue
      }
    }
    return entries
  }

  /// The page that Patternbook makes for a folder, given with a slash.
  private func madePage(_ folder: String) -> Page? {
    guard folder.hasSuffix("/"), let index = sectionByFolder[String(folder.dropLast())], sections[index].isGenerated
    else { return nil }
    return sections[index].page
  }

  /// A node whose label is not blank: without one, a page and a folder have their own titles, and a section that of its
  /// page.
  ///
  /// - Returns: what is in a section that has neither: nobody could see where it begins.
  private static func titled(_ node: NavigationPlan.Node, _ known: [String: Page]) -> [NavigationPlan.Node] {
    switch node {
    case .page(let path, let label): return [.page(path, label: label.flatMap(visible))]
    case .shortcut(let path, let label): return [.shortcut(path, label: label.flatMap(visible))]
    case .folder(let name, let label): return [.folder(name, label: label.flatMap(visible))]
    case .section(let title, let path, let children):
      if let title = visible(title) ?? path.flatMap({ known[$0]?.title }) {
        return [.section(title, page: path, children)]
      }
      return children.flatMap { titled($0, known) }
    case .contents, .link, .rest, .hidden, .made: return [node]
    }
  }

  /// The folder that pages of another one are in.
  private static func withoutUnderscores(_ folder: String) -> String {
    String(PageAddress.withoutUnderscores(folder + "/").dropLast())
  }

  /// A label; nil for one that readers could not see.
  static func visible(_ label: String) -> String? { label.allSatisfy(\.isWhitespace) ? nil : label }

  /// The entries that lead to other sites, to pages that have their places elsewhere, or nowhere.
  private func links(_ nodes: [NavigationPlan.Node], _ known: [String: Page]) -> [NavigationLink] {
    nodes.flatMap { node -> [NavigationLink] in
      switch node {
      case .link(let link): [link]
      case .shortcut: [link(node, known)].compactMap(\.self)
      case .section(_, _, let children): links(children, known)
      default: []
      }
    }
  }

  /// The link that a shortcut is; nil if no other entry has its page.
  private func link(_ node: NavigationPlan.Node, _ known: [String: Page]) -> NavigationLink? {
    guard case .shortcut(let path, let label) = node, owned.contains(path), let page = known[path] else { return nil }
    return NavigationLink(page: path, title: label.flatMap(Self.visible) ?? page.title)
  }

  private static func haveShortcut(_ nodes: [NavigationPlan.Node]) -> Bool {
    nodes.contains { node in
      switch node {
      case .shortcut: true
      case .section(_, _, let children): haveShortcut(children)
      default: false
      }
    }
  }

  /// The paths of the pages that nodes have by name, and of those in the folders that they have.
  private func ownPages(_ nodes: [NavigationPlan.Node], _ defaults: [[Entry]]) -> Set<String> {
    var paths: Set<String> = []
    var seen: Set<Int> = []
    func add(_ section: Int) {
      guard section < defaults.count, seen.insert(section).inserted else { return }
      paths.insert(sections[section].page.path)
      for entry in defaults[section] {
        switch entry {
        case .page(let page): paths.insert(page.path)
        case .section(let index): add(index)
        case .link: break
        }
      }
    }
    func add(_ nodes: [NavigationPlan.Node]) {
      for node in nodes {
        switch node {
        case .page(let path, _): paths.insert(path)
        case .section(_, let page, let children):
          if let page { paths.insert(page) }
          add(children)
        case .folder(let name, _), .contents(let name): if let index = sectionByFolder[name] { add(index) }
        case .shortcut, .link, .rest, .hidden, .made: break
        }
      }
    }
    add(nodes)
    return paths
  }

  /// What a node and those in it name: the paths of pages, and folders with a slash.
  private static func targets(_ node: NavigationPlan.Node) -> [String] {
    switch node {
    case .page(let path, _), .shortcut(let path, _): [path]
    case .folder(let name, _), .contents(let name): [name + "/"]
    case .section(_, let page, let children): [page].compactMap(\.self) + children.flatMap(targets)
    case .hidden(let target): [target]
    case .link, .rest, .made: []
    }
  }

  /// The entries of a folder, in another section.
  private mutating func contents(of folder: Int, in section: Int, _ defaults: [[Entry]]) -> [Entry] {
    var entries: [Entry] = []
    let own = sections[folder].page
    if folder != 0, !generated.contains(folder), !sections[folder].isGroup, !isOpenedFromBeside(folder),
      own.path != sections[section].page.path
    {
      place(own.path, in: section)
      entries.append(.page(own))
    }
    if areGroupsFolders { nameGroupsByFolders(in: folder) }
    let listed = folder == 0 ? defaults[0].filter { page(of: $0)?.isReference != true } : sections[folder].entries
    for entry in listed {
      switch entry {
      case .page(let page): place(page.path, in: section)
      case .section(let index):
        guard !chain(to: section).contains(index) else { continue }
        sections[index].parent = section
      case .link: break
      }
      entries.append(entry)
    }
    return areGroupsFolders && !sections[folder].isByDate ? sortedByFirstPages(entries) : entries
  }

  /// Adds a section beside those of folders; nil if nothing is in it.
  private mutating func addGroup(
    _ title: String, _ path: String?, _ children: [NavigationPlan.Node], in parent: Int, _ known: [String: Page],
    _ defaults: [[Entry]]
  ) -> Int? {
    if let path, path.hasSuffix("/"), haveEntries(children, known),
      let list = addList(title, String(path.dropLast()), in: parent)
    {
      sections[list].entries = entries(children, in: list, known, defaults)
      sections[list].isByDate = false
      return list
    }
    let index = sections.count
    var page = path.flatMap { known[$0] } ?? Page(path: "", title: title, order: nil)
    page.title = title
    let isGroup = page.path.isEmpty
    sections.append(Section(folder: "", page: page, parent: parent, isGroup: isGroup))
    if !isGroup { place(page.path, in: index) }
    sections[index].entries = entries(children, in: index, known, defaults)
    guard isGroup else { return index }
    // A title without a page of its own leads to its first page.
    guard let first = firstPage(of: sections[index].entries) else {
      sections[index].page.path = sections[parent].page.path
      return nil
    }
    sections[index].page.path = first.path
    sections[index].page.description = first.description
    return index
  }

  /// Whether nodes lead anywhere.
  private func haveEntries(_ nodes: [NavigationPlan.Node], _ known: [String: Page]) -> Bool {
    nodes.contains { node in
      switch node {
      case .page(let path, _), .shortcut(let path, _): known[path] != nil
      case .section(_, let page, let children): page.map { known[$0] != nil } ?? false || haveEntries(children, known)
      case .folder(let name, _), .contents(let name): sectionByFolder[name] != nil
      case .link, .rest, .made: true
      case .hidden: false
      }
    }
  }

  /// Makes a section whose page lists its entries, or takes that of the folder of its address.
  ///
  /// - Returns: nil where no such page can be published.
  private mutating func addList(_ title: String, _ folder: String, in parent: Int) -> Int? {
    guard let list = lists.removeValue(forKey: folder) else { return nil }
    let index: Int
    if let known = sectionByFolder[folder] {
      guard sections[known].isGenerated, !sections[known].isGroup, !chain(to: parent).contains(known) else {
        return nil
      }
      index = known
      sections[index].parent = parent
    } else {
      index = sections.count
      let page = Page(path: folder + "/index.html", title: title, order: nil)
      sections.append(Section(folder: folder, page: page, parent: parent, isGenerated: true))
      sectionByFolder[folder] = index
      sectionByPath[page.path] = index
      generated.append(index)
    }
    sections[index].page.title = title
    if let heading = list.heading.flatMap(Self.visible) { sections[index].page.heading = heading }
    sections[index].page.description = list.description ?? sections[index].page.description
    return index
  }

  /// Gives a page its section; the first place counts.
  private mutating func place(_ path: String, in section: Int) {
    if placed.insert(path).inserted { sectionByPath[path] = section }
  }
}
