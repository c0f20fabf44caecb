import Diagnostics
import Files
import Guidelines
import Markdown

/// The navigation that other tools' files ask for, with the pages that they name: what `Navigation` is built from.
package struct NavigationPlan: Sendable {
  /// An entry, with the published paths of pages; that of a folder, with a slash, stands for its made page.
  indirect enum Node: Sendable {
    case page(String, label: String?)
    /// A link to a page, whose place is where another entry has it.
    case shortcut(String, label: String?)
    /// A title with entries; a path with a slash stands for the page of a list.
    case section(String, page: String?, [Node])
    case link(NavigationLink)
    case folder(String, label: String?)
    case contents(of: String)
    case rest
    /// The path of a page, or that of a folder with a slash.
    case hidden(String)
    /// Entries that a script makes: pages that it may name, folders in which other ones may be, and the folder that the
    /// whole file is about; empty for all folders.
    case made([String], folders: [String], within: String)

    var isRest: Bool {
      if case .rest = self { true } else { false }
    }

    /// Whether it is a title with nothing below it.
    var isEmpty: Bool {
      if case .section(_, nil, let children) = self { children.allSatisfy(\.isEmpty) } else { false }
    }
  }

  /// What the page of a list says beside its entries.
  struct List: Sendable {
    var heading, description: String?
  }

  struct Folder: Sendable {
    var title, heading: String?
    var description: String?
    var position: Double?
    var isHidden = false
    var nodes: [Node]?
  }

  /// The entries of the whole site; nil for those of its folders.
  var nodes: [Node]?
  var folders: [String: Folder] = [:]
  /// The lists of entries of sections, by the folders at whose addresses they are published.
  var lists: [String: List] = [:]
  /// Whether folders whose entries are listed make groups with their names, in which index pages are entries.
  var namesGroupsByFolders = false
  /// What menus call sections that folders make, by the paths of their index pages.
  var names: [String: MenuNames.Entry] = [:]
  /// The paths of pages that list the pages below them.
  var listing: Set<String> = []

  package init() {}
}

extension NavigationPlan {
  /// Finds the pages that files of other tools name.
  ///
  /// - Returns: the plan, and a finding for each file that names pages that are not there.
  static func resolve(
    _ foreign: ForeignNavigation, _ pages: [ParsedPage], _ configuration: SiteConfiguration
  ) -> (plan: NavigationPlan, diagnostics: [Diagnostic]) {
    guard !foreign.trees.isEmpty || !foreign.folders.isEmpty else { return (NavigationPlan(), []) }
    return resolve(foreign, NavigationIndex(pages.map(NavigationIndex.Page.init), configuration), configuration)
  }

  /// Finds what files of other tools name in an index.
  static func resolve(
    _ foreign: ForeignNavigation, _ index: NavigationIndex, _ configuration: SiteConfiguration
  ) -> (plan: NavigationPlan, diagnostics: [Diagnostic]) {
    var plan = NavigationPlan()
    plan.namesGroupsByFolders = foreign.namesGroupsByFolders
    var diagnostics: [Diagnostic] = []
    for tree in foreign.trees {
      var missing: [NavigationNode.Reference] = []
      plan.addLists(tree.nodes, in: tree.folder, index)
      plan.nodes = (plan.nodes ?? []) + nodes(tree.nodes, in: tree.folder, index, &missing)
      let finding = finding(missing, in: tree.file.path, below: configuration.content.path)
      diagnostics += [finding].compactMap(\.self)
    }
    let made = foreign.trees.flatMap { tree in madeParts(tree.nodes).map { (tree.file.path, $0) } }
    if let first = made.first {
      let unnamed = plan.placeUnnamed(index)
      let location = SourceLocation(path: first.0, range: first.1)
      diagnostics.append(finding(location, count: made.count, unnamed: unnamed))
    }
    if !foreign.unreadParts.isEmpty {
      let unnamed = plan.unnamed(index)
      diagnostics += foreign.unreadParts.map { finding($0, unnamed: unnamed.count, of: unnamed.all) }
    }
    for (name, folder) in foreign.folders.sorted(by: { $0.key < $1.key }) {
      var missing: [NavigationNode.Reference] = []
      var entries = folder.nodes.map { nodes($0, in: name, index, &missing) }
      // Readers would miss all pages of the folder.
      let isLost = !missing.isEmpty && entries?.allSatisfy(\.isEmpty) == true
      if isLost { entries = nil }
      plan.folders[name] = Folder(
        title: folder.title, heading: folder.heading, description: folder.description, position: folder.position,
        isHidden: folder.isHidden, nodes: entries)
      let place = name.isEmpty ? configuration.content.path : configuration.content.file(name)
      let finding = finding(missing, in: folder.file, below: place, isLost: isLost)
      diagnostics += [finding].compactMap(\.self)
    }
    return (plan, diagnostics)
  }

  /// Adds the lists of sections at whose addresses there is no page; of several at one address, the first counts.
  private mutating func addLists(_ nodes: [NavigationNode], in folder: String, _ index: NavigationIndex) {
    for node in nodes {
      switch node {
      case .list(let list, let children):
        let path = list.path(in: folder)
        if lists[path] == nil, index.page("/" + path, in: "") == nil {
          lists[path] = List(heading: list.heading, description: list.description)
        }
        addLists(children, in: folder, index)
      case .section(_, _, let children): addLists(children, in: folder, index)
      default: break
      }
    }
  }

  private static func nodes(
    _ nodes: [NavigationNode], in folder: String, _ index: NavigationIndex,
    _ missing: inout [NavigationNode.Reference]
  ) -> [Node] {
    nodes.compactMap { node in
      switch node {
      case .page(let reference, let label):
        if let path = index.page(reference.text, in: folder) { return .page(path, label: label) }
        if index.isExternal(reference.text) {
          return NavigationLink(path: reference.text, title: label).map { .link($0) }
        }
        if let folder = index.addressedFolder(reference.text, in: folder) { return .page(folder + "/", label: label) }
        missing.append(reference)
        return nil
      case .shortcut(let reference, let label):
        if let path = index.page(reference.text, in: folder) { return .shortcut(path, label: label) }
        missing.append(reference)
        return nil
      case .section(let title, let page, let children):
        let path = page.flatMap { index.page($0.text, in: folder) }
        if let page, path == nil, index.addressedFolder(page.text, in: folder) == nil { missing.append(page) }
        return .section(title, page: path, Self.nodes(children, in: folder, index, &missing))
      case .list(let list, let children):
        let path = list.path(in: folder)
        let page = index.page("/" + path, in: "") == nil ? path + "/" : nil
        return .section(list.title, page: page, Self.nodes(children, in: folder, index, &missing))
      case .folder(let reference, let label):
        if let path = index.folder(reference.text, in: folder) { return .folder(path, label: label) }
        if let path = index.page(reference.text, in: folder) { return .page(path, label: label) }
        missing.append(reference)
        return nil
      case .contents(let reference):
        if let path = index.folder(reference.text, in: folder) { return .contents(of: path) }
        missing.append(reference)
        return nil
      case .link(let link): return .link(link)
      case .rest: return .rest
      case .hidden(let reference):
        let hidden = index.folder(reference.text, in: folder).map { $0 + "/" } ?? index.page(reference.text, in: folder)
        return hidden.map { .hidden($0) }
      case .made(let references, _):
        let pages = references.compactMap { index.page($0.text, in: folder) }
        let folders = references.compactMap { $0.text.contains("/") ? index.folder($0.text, in: folder) : nil }
        return .made(pages, folders: folders.filter { !$0.isEmpty }, within: folder)
      }
    }
  }

  /// - Parameters:
  ///   - folder: where entries begin.
  ///   - isLost: whether no entry is found.
  private static func finding(
    _ missing: [NavigationNode.Reference], in file: String, below folder: String, isLost: Bool = false
  ) -> Diagnostic? {
    guard let first = missing.first else { return nil }
    let what =
      missing.count == 1
      ? "“\(first.text)” is not a page" : "\(missing.count) entries are not pages, the first “\(first.text)”"
    return Diagnostic(
      rule: .navigation, summary: what,
      explanation: "Entries name pages and folders in “\(folder.isEmpty ? "." : folder)”. Correct them, or remove "
        + "them. Drafts, excluded pages, and pages that Git ignores are not part of the site."
        + (isLost ? " Without any entry, navigation has all pages of the folder." : ""),
      location: SourceLocation(path: file, range: first.range))
  }
}
