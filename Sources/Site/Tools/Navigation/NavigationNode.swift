import Diagnostics

/// An entry of a navigation, as a file of another tool says it.
indirect enum NavigationNode: Sendable {
  case page(Reference, label: String?)
  /// A link to a page, whose place is where another entry names it.
  case shortcut(Reference, label: String?)
  /// A title with entries below it, and the page that it leads to, if it has one.
  case section(String, page: Reference?, [NavigationNode])
  /// A section whose page lists what is in it.
  case list(NavigationList, [NavigationNode])
  /// A page of another site, or a title that leads nowhere.
  case link(NavigationLink)
  /// A folder of pages below the folder with all pages, as a section; if there is none, a page.
  case folder(Reference, label: String?)
  /// The entries of a folder, in place of the folder.
  case contents(of: Reference)
  /// All entries of the folder that are not named.
  case rest
  /// A page or folder that navigation leaves out.
  case hidden(Reference)
  /// Entries that a script makes, and the texts in it, which may name pages and folders.
  case made([Reference], at: SourceRange)

  /// An entry that leads to another site; nil for another address.
  static func link(to address: String, label: String?) -> NavigationNode? {
    NavigationLink(address, title: label).map { .link($0) }
  }

  var isRest: Bool {
    if case .rest = self { true } else { false }
  }

  /// A page or folder as the file names it.
  struct Reference: Sendable, Hashable {
    /// A path below the folder with all pages, with or without an ending, or an id.
    var text: String
    var range: SourceRange

    init(_ text: String, at range: SourceRange) { (self.text, self.range) = (text, range) }
  }
}

/// A page with the list of the entries of a section, as a file of another tool asks for one.
struct NavigationList: Sendable {
  /// What navigation calls the section.
  var title: String
  /// What the page is called, if that is not the title.
  var heading: String?
  var description: String?
  /// The folder at whose address the page is published.
  var address: String

  /// That folder below the folder with all pages.
  ///
  /// - Parameter folder: the one that the file is about.
  func path(in folder: String) -> String { folder.isEmpty ? address : folder + "/" + address }
}

/// What a file of another tool says about the navigation of a site.
struct NavigationReading: Sendable {
  var nodes: [NavigationNode] = []
  /// Entries of menus, which pages add to.
  var menus: [MenuEntry] = []
  /// Collections that are sections of the navigation that pages make by naming their parents.
  var collections: [NavigationCollection] = []
  /// Whether the pages of sections list the pages below them.
  var listsSections = false
  /// Whether the other tool shows the names of entries as titles of pages that have none.
  var namesPages = true
  /// Whether folders whose entries are listed make groups with their names, in which index pages are entries.
  var namesGroupsByFolders = false
  /// Whether the files that it is read from are pages, too.
  var arePages = false
  /// What could not be read, with the reason.
  var unread: [(reason: String, range: SourceRange)] = []
  /// The same, for pages below a path from the root.
  var unreadOfPaths: [(path: String, reason: String, range: SourceRange)] = []
}

/// What a file of another tool says about one folder.
struct FolderNavigation: Sendable {
  var file: String
  var title: String?
  /// What the page is called that is made for it, if that is not the title.
  var heading: String?
  var description: String?
  /// Position among its siblings.
  var position: Double?
  /// What links call the page that is made for it, beside its path.
  var address: String?
  /// Whether navigation leaves it out.
  var isHidden = false
  /// Whether the file is not data.
  var isUnread = false
  /// Its entries, if the file lists them.
  var nodes: [NavigationNode]?
}

/// All that files of other tools say about a site's navigation.
package struct ForeignNavigation: Sendable {
  /// The entries of the whole site, by file, with the folder that their paths are relative to.
  var trees: [(file: SourceFile, folder: String, nodes: [NavigationNode])] = []
  /// Entries of menus, which pages add to.
  var menus: [MenuEntry] = []
  /// Collections that are sections of the navigation that pages make by naming their parents.
  var collections: [NavigationCollection] = []
  /// Whether the pages of sections list the pages below them.
  var listsSections = false
  /// Whether the other tool shows the names of entries as titles of pages that have none.
  var namesPages = true
  /// Whether folders whose entries are listed make groups with their names, in which index pages are entries.
  var namesGroupsByFolders = false
  /// By folder below the folder with all pages.
  var folders: [String: FolderNavigation] = [:]
  var diagnostics: [Diagnostic] = []
  /// Findings about parts of files whose other parts are read: how much they matter depends on the pages.
  var unreadParts: [Diagnostic] = []
  /// Paths from the root that belong to other sites, as the settings say.
  var externalRoots: [String] = []
  /// The files that were read, relative to the root of the project.
  var files: [String] = []
  /// Those of them that are pages, too.
  var pages: Set<String> = []
  /// Where files would be read, whether they exist or not, relative to the root of the project.
  var sought: [String] = []

  package init() {}

  /// What links call the pages that are made for folders, by these folders.
  var namesOfFolders: [String: String] {
    let lists = Dictionary(listAddresses.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    return lists.merging(folders.compactMapValues(\.address)) { $1 }
  }

  /// The folders at whose addresses lists of sections are to be published.
  var listAddresses: Set<String> {
    var addresses: Set<String> = []
    func add(_ nodes: [NavigationNode], _ folder: String) {
      for node in nodes {
        switch node {
        case .list(let list, let children):
          addresses.insert(list.path(in: folder))
          add(children, folder)
        case .section(_, _, let children): add(children, folder)
        default: break
        }
      }
    }
    for tree in trees { add(tree.nodes, tree.folder) }
    return addresses
  }
}
