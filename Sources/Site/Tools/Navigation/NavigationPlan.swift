import Diagnostics
import Files
import Guidelines
import Markdown

/// The navigation that other tools' files ask for, with the pages that they name: what `Navigation` is built from.
package struct NavigationPlan: Sendable {
  /// An entry, with the published paths of pages.
  indirect enum Node: Sendable {
    case page(String, label: String?)
    case section(String, page: String?, [Node])
    case folder(String, label: String?)
    case contents(of: String)
    case rest
    /// The path of a page, or that of a folder with a slash.
    case hidden(String)

    var isRest: Bool {
      if case .rest = self { true } else { false }
    }
  }

  struct Folder: Sendable {
    var title: String?
    var description: String?
    var position: Double?
    var isHidden = false
    var nodes: [Node]?
  }

  /// The entries of the whole site; nil for those of its folders.
  var nodes: [Node]?
  var folders: [String: Folder] = [:]

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
    var diagnostics: [Diagnostic] = []
    for tree in foreign.trees {
      var missing: [NavigationNode.Reference] = []
      plan.nodes = (plan.nodes ?? []) + nodes(tree.nodes, in: "", index, &missing)
      if let finding = finding(missing, in: tree.file.path, configuration.content) { diagnostics.append(finding) }
    }
    for (name, folder) in foreign.folders.sorted(by: { $0.key < $1.key }) {
      var missing: [NavigationNode.Reference] = []
      plan.folders[name] = Folder(
        title: folder.title, description: folder.description, position: folder.position, isHidden: folder.isHidden,
        nodes: folder.nodes.map { nodes($0, in: name, index, &missing) })
      if let finding = finding(missing, in: folder.file, configuration.content) { diagnostics.append(finding) }
    }
    return (plan, diagnostics)
  }

  private static func nodes(
    _ nodes: [NavigationNode], in folder: String, _ index: NavigationIndex,
    _ missing: inout [NavigationNode.Reference]
  ) -> [Node] {
    nodes.compactMap { node in
      switch node {
      case .page(let reference, let label):
        if let path = index.page(reference.text, in: folder) { return .page(path, label: label) }
        if !index.isExternal(reference.text) { missing.append(reference) }
        return nil
      case .section(let title, let page, let children):
        let path = page.flatMap { index.page($0.text, in: folder) }
        if let page, path == nil { missing.append(page) }
        return .section(title, page: path, Self.nodes(children, in: folder, index, &missing))
      case .folder(let reference, let label):
        if let path = index.folder(reference.text, in: folder) { return .folder(path, label: label) }
        if let path = index.page(reference.text, in: folder) { return .page(path, label: label) }
        missing.append(reference)
        return nil
      case .contents(let reference):
        if let path = index.folder(reference.text, in: folder) { return .contents(of: path) }
        missing.append(reference)
        return nil
      case .rest: return .rest
      case .hidden(let reference):
        let hidden = index.folder(reference.text, in: folder).map { $0 + "/" } ?? index.page(reference.text, in: folder)
        return hidden.map { .hidden($0) }
      }
    }
  }

  private static func finding(
    _ missing: [NavigationNode.Reference], in file: String, _ content: ContentFolder
  ) -> Diagnostic? {
    guard let first = missing.first else { return nil }
    let what =
      missing.count == 1
      ? "“\(first.text)” is not a page" : "\(missing.count) entries are not pages, the first “\(first.text)”"
    return Diagnostic(
      rule: .navigation, summary: what,
      explanation: "Entries name pages and folders in “\(content.path.isEmpty ? "." : content.path)”. Correct them, or "
        + "remove them. Drafts and excluded pages are not part of the site.",
      location: SourceLocation(path: file, range: first.range))
  }
}

/// The pages of a site by what other tools' navigation calls them.
struct NavigationIndex: Sendable {
  private var pages: [String: String] = [:]
  private var folders: Set<String> = [""]
  private var numberless: [String: String] = [:]
  /// First parts of references that stand for the folder with all pages.
  private let prefixes: [String]
  /// Paths from the root that other sites have, such as the pages of Docusaurus that are code.
  private let externals: [String]

  /// What a page can be called by.
  struct Page: Sendable {
    /// Its file below the folder with all pages.
    var source: String
    /// Where it is published.
    var path: String
    var id: String?

    init(_ page: ParsedPage) { (source, path, id) = (page.sourcePath, page.path, page.frontMatter.id) }

    init(_ head: PageHead) { (source, path, id) = (head.source, head.path, head.frontMatter.id) }
  }

  init(_ pages: [Page], _ configuration: SiteConfiguration) {
    prefixes = configuration.linkPrefixes + configuration.namesOfFolders + [configuration.urlPrefix, "docs"]
    externals = configuration.externalRoots
    for page in pages { name(LinkIndex.stem(ofPage: page.source), page) }
    for page in pages {
      let stem = LinkIndex.stem(ofPage: page.source)
      let plain = PageAddress.withoutNumbers(stem)
      name(plain, page)
      name(LinkIndex.stem(ofPage: page.path), page)
      if let id = page.id {
        for folder in [SitePath.folder(of: stem), SitePath.folder(of: plain)] {
          name(folder.isEmpty ? id : folder + "/" + id, page)
        }
      }
      // Starlight and VitePress name pages as their addresses do, in lowercase.
      name(plain.lowercased(), page)
      var folder = SitePath.folder(of: page.source)
      while folders.insert(folder).inserted {
        numberless[PageAddress.withoutNumbers(folder)] = folder
        folder = SitePath.folder(of: folder)
      }
    }
  }

  private mutating func name(_ stem: String, _ page: Page) {
    if pages[stem] == nil { pages[stem] = page.path }
    for index in ["index", "README", "readme", "_index"] where SitePath.name(of: stem) == index {
      let folder = SitePath.folder(of: stem)
      if pages[folder] == nil { pages[folder] = page.path }
    }
  }

  /// The published path of a page.
  func page(_ text: String, in folder: String) -> String? {
    for path in paths(text, in: folder) {
      if let page = pages[LinkIndex.stem(ofPage: path)] ?? pages[path] { return page }
    }
    return nil
  }

  /// Whether a reference is a path from the root that another site has.
  func isExternal(_ text: String) -> Bool {
    guard text.hasPrefix("/") else { return false }
    let path = String(text.dropFirst().prefix { $0 != "#" && $0 != "?" })
    return externals.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// A folder with pages.
  func folder(_ text: String, in folder: String) -> String? {
    for path in paths(text, in: folder) {
      if folders.contains(path) { return path }
      if let numbered = numberless[path] { return numbered }
    }
    return nil
  }

  /// What a reference may mean, likeliest first.
  private func paths(_ text: String, in folder: String) -> [String] {
    let plain = String(text.prefix { $0 != "#" && $0 != "?" })
    let base = folder.isEmpty ? "" : folder + "/x"
    guard let path = SitePath.resolve(plain, from: base) else { return [] }
    return [path]
      + prefixes.compactMap { prefix in
        guard !prefix.isEmpty else { return nil }
        return path == prefix ? "" : path.hasPrefix(prefix + "/") ? String(path.dropFirst(prefix.count + 1)) : nil
      }
  }
}
