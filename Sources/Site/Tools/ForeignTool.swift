import Diagnostics
import Files
import Markdown

/// Another documentation tool: where it keeps its navigation and its settings, and what they mean here.
///
/// A tool is one file, and one line in `ForeignTools`. From there, sites read its navigation, `patternbook init --from`
/// recognizes it, and the page about moving lists what it maps to what.
protocol ForeignTool: Sendable {
  var name: String { get }
  /// What maps to what, for the page about moving.
  var conventions: [ForeignConvention] { get }
  /// The files that may have the navigation of a folder of pages, likeliest first, relative to the root of the project.
  func navigationFiles(for content: ContentFolder) -> [String]
  /// Reads such a file; nil if it is not one of this tool, or is about other pages.
  ///
  /// - Parameter modules: the files of the project that it can import.
  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading?
  /// The settings of a project of this tool; nil if it is none.
  func settings(of project: ForeignProject) -> ForeignSettings?
  /// The folder with the pages, relative to the project, if it is outside of it: `../docs`.
  func folderOutside(of project: ForeignProject) -> String?
  /// The folder that the settings of a project name for its pages; nil if they name none.
  func namedFolder(of project: ForeignProject) -> NamedFolder?
  /// The files, without endings, that may have the home page where no page is one: `src/pages/index`.
  var homesInCode: [String] { get }
  /// What the names of files below `src/pages` end with that are pages in code.
  var endingsOfPagesInCode: [String] { get }
  /// The keys of front matter that give pages addresses with the tool, of those that do so here.
  func addressKeys(in project: ForeignProject) -> Set<String>
}

extension ForeignTool {
  func navigationFiles(for content: ContentFolder) -> [String] { [] }
  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? { nil }
  func folderOutside(of project: ForeignProject) -> String? { nil }
  func namedFolder(of project: ForeignProject) -> NamedFolder? { nil }
  var homesInCode: [String] { [] }
  var endingsOfPagesInCode: [String] { [] }
  func addressKeys(in project: ForeignProject) -> Set<String> { ["permalink", "slug", "url"] }
}

/// Something that a tool has, and what it becomes.
package struct ForeignConvention: Sendable, Hashable {
  /// As the tool calls it, in Markdown.
  package var theirs: String
  /// What it is here, in Markdown.
  package var ours: String

  init(_ theirs: String, _ ours: String) { (self.theirs, self.ours) = (theirs, ours) }
}

/// All tools that are known.
package enum ForeignTools {
  /// Those with a file of their own come before those that are recognized by a common name.
  static let all: [any ForeignTool] = [
    Docusaurus(), Starlight(), VitePress(), VuePress(), Rspress(), MkDocs(), Zensical(), GitBook(), Mintlify(),
    MdBook(), Docsify(), Zola(), Hexo(), JupyterBook(), Sphinx(), Hugo(), Eleventy(), Gatsby(), Nuxt(), NextJS(),
    SolidStart(), Ember(), Middleman(), Jekyll(), PlainFolder(),
  ]

  /// The name of each tool, with what maps to what.
  package static var conventions: [(tool: String, rows: [ForeignConvention])] {
    all.map { ($0.name, $0.conventions) }.filter { !$0.1.isEmpty }
  }
}

/// The pages of a project of another tool are outside of its folder, where nothing is read.
package struct PagesOutside: Error {
  package let tool: String
  /// Relative to the project: `../docs`.
  package let folder: String
  /// How many folders above the project the folder is that contains both.
  package var levels: Int { Self.levels(of: folder) }

  /// How many folders above the project a path begins.
  static func levels(of path: String) -> Int { path.split(separator: "/").prefix { $0 == ".." }.count }

  /// - Parameter path: relative to a folder of the project.
  /// - Returns: nil for a path that stays in the project.
  static func folder(_ path: String, from base: String) -> String? {
    var parts = base.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last ?? ".." != ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.first == ".." && !path.hasPrefix("/") ? parts.joined(separator: "/") : nil
  }
}

/// The files of a project of another tool.
struct ForeignProject: Sendable {
  let files: FileTree
  /// The name of its folder.
  let name: String
  /// All files that are neither ignored by Git nor dependencies, relative to the root.
  let paths: [String]
  /// What patterns for Git name although Git has it, relative to the root; folders end in a slash.
  let restored: [String]
  private let known: Set<String>

  /// - Parameter tracked: files that Git has although its patterns name them, relative to the root.
  init(_ files: FileTree, name: String, tracked: Set<String> = []) throws {
    (self.files, self.name) = (files, name)
    let ignored = IgnoredFiles(files)
    let folders = Set(tracked.flatMap { ContentFolder(path: SitePath.folder(of: $0)).ancestors })
    var restored: [String] = []
    let listing = try files.list("") { path, isFolder in
      if isFolder && SitePath.name(of: path) == "node_modules" { return true }
      guard ignored.contains(path, isFolder: isFolder) else { return false }
      guard isFolder ? folders.contains(path) : tracked.contains(path) else { return true }
      restored.append(isFolder ? path + "/" : path)
      return false
    }
    paths = listing.files
    self.restored = restored
    known = Set(paths)
  }

  /// A file; nil if it is missing or cannot be read.
  func file(_ path: String) -> SourceFile? {
    guard let bytes = (try? files.read(path)) ?? nil, bytes.count <= ScriptReader.longestFile else { return nil }
    return SourceFile(path: path, bytes: bytes)
  }

  /// Whether a file is there, or a folder with files.
  func has(_ path: String) -> Bool {
    known.contains(path) || hasFolder(path) || SitePath.name(of: path).hasPrefix(".") && file(path) != nil
  }

  /// Whether a file is there.
  func hasFile(_ path: String) -> Bool { known.contains(path) }

  /// Whether a folder may be there: what is in hidden ones is not listed.
  func mayHaveFolder(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") } || hasFolder(path)
  }

  /// Folders near the root with a hidden folder, which is not among the paths: usual ones first.
  func folders(with hidden: String, usual: [String]) -> [String] {
    let near = Set(
      paths.flatMap { path in
        (1...2).map { SitePath.folder(of: path).split(separator: "/").prefix($0).joined(separator: "/") }
      })
    let others = near.subtracting(usual).sorted().prefix(Self.mostFolders)
    return (usual + others).filter { folder in
      let listing = try? files.list(ContentFolder(path: folder).file(hidden)) { path, isFolder in
        isFolder && SitePath.name(of: path) != "config"
      }
      return listing?.files.isEmpty == false
    }
  }

  private static let mostFolders = 200

  func hasFolder(_ path: String) -> Bool { path.isEmpty || paths.contains { $0.hasPrefix(path + "/") } }

  /// The files of some names that are nearest to the root.
  func nearest(_ names: [String]) -> [String] {
    let wanted = Set(names)
    let found = paths.filter { wanted.contains(SitePath.name(of: $0)) }
    let depth = { (path: String) in path.utf8.count { $0 == UInt8(ascii: "/") } }
    let least = found.map(depth).min()
    return found.filter { depth($0) == least }
  }

  /// The files of some names, those nearest to the root first.
  ///
  /// The nearest one need not be that of the site: themes and examples have settings, too.
  func byDepth(_ names: [String]) -> [String] {
    let wanted = Set(names)
    let depth = { (path: String) in path.utf8.count { $0 == UInt8(ascii: "/") } }
    return paths.filter { wanted.contains(SitePath.name(of: $0)) }.map { (depth($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// The data in a script, with what it imports from other files of the project.
  func script(_ file: SourceFile) -> ToolData? {
    ScriptReader.value(of: file, importing: ScriptModules { self.file($0) })
  }

  /// How many pages are in a folder.
  func pages(in folder: String) -> Int {
    paths.count { path in
      (folder.isEmpty || path.hasPrefix(folder + "/"))
        && [".md", ".mdx", ".markdown"].contains { path.lowercased().hasSuffix($0) }
    }
  }

  /// The first of some folders that has pages.
  func folderWithPages(_ folders: [String]) -> String? { folders.first { hasFolder($0) && pages(in: $0) > 0 } }
}

/// What a project of another tool says about its site.
struct ForeignSettings: Sendable {
  /// The folder with the pages, relative to the project.
  var content: String
  /// The folders in it that have the pages, relative to the project, if not all of it may have some.
  var contentFolders: [String] = []
  var title: String?
  var description: String?
  var url: String?
  var edit: String?
  var language: String?
  var statics: [String] = []
  /// Static folders of which the other tool publishes what pages have, and nothing else.
  var foldersOfLinkedFiles: [String] = []
  /// The icon of the site, below one of them.
  var favicon: String?
  /// Where those of them are published that are not published at the root of the site: `/images`.
  var addressesOfStatics: [String: String] = [:]
  /// Which files beside the pages are published.
  var files = PublishedFiles.all
  var excluded: [String] = []
  /// Files whose text is behind that of each page, relative to the project.
  var appended: [String] = []
  /// The files, without endings, in which themes may have the home page, relative to the project.
  var homesInThemes: [String] = []
  /// Folders in which included files are looked for first, relative to the project.
  var includes: [String] = []
  /// Files that components show on every page, by the names of these; relative to the project.
  var components: [String: String] = [:]
  /// Whether braces of templates are text, and pages have some.
  var showsTemplates = false
  /// Whether templates in code are run on all pages.
  var runsTemplatesInCode = false
  var prefixes: [String] = []
  /// Whether links name files without their folders.
  var findsFilesByName = false
  /// Whether pages have components of Nuxt Content.
  var readsMDC = false
  /// Whether pages have directives and roles of MyST.
  var readsMyST = false
  /// Whether pages have shortcodes of Zola, and aliases that are folders.
  var isOfZola = false
  /// Whether lines such as `r[name]` are anchors.
  var readsLineAnchors = false
  /// Whether references without a definition lead to the headings of any page.
  var readsHeadingReferences = false
  /// Whether aliases without a leading slash are relative to the folder of their page.
  var areAliasesRelative = false
  /// Paths from the root that belong to other parts of the site, such as its blog.
  var externals: [String] = []
  /// Addresses that links may lead to although nothing is there; `*` stands for any text.
  var ignoredLinks: [String] = []
  /// Where the pages of folders are published, by their paths in the folder with the pages.
  var permalinks: [(folder: String, pattern: String)] = []
  /// How a framework makes addresses of the names of files.
  var routes: FileRoutes?
  /// The page that is the home page, below the folder with the pages, if that is not its index page.
  var home: String?
  /// Former addresses, and the pages that they lead to: files below the folder with the pages, or addresses.
  var redirects: [(from: String, to: String)] = []
  /// Whether the addresses of pages are in lowercase, whatever their files are called.
  var spelling = AddressSpelling.asFiles
  /// Whether pages leave the ending of their files off their own addresses.
  var hidesEndings = false
  /// Whether pages do not show their descriptions.
  var hidesDescriptions = false
  /// Whether `tags` of pages are for readers.
  var hasTags = true
  /// Texts that pages can show, by the names that templates call them.
  var variables: [String: String] = [:]
  /// What stands for the schemes of addresses in MyST, kept among those texts where pages use the scheme.
  var textsOfSchemes: [String: String] = [:]
  /// The names of those that shortcodes of the site’s own show, by the names of the shortcodes.
  var variablesOfShortcodes: [String: [String]] = [:]
  /// The same for the pages below folders, given by their paths below the folder with the pages.
  var variablesOfFolders: [String: [String: String]] = [:]
  /// Boxes by the classes that make them: their kinds and titles.
  var callouts: [(name: String, kind: String, title: String?)] = []
  /// Whether pipes in code divide no cells of tables, and tables have code with pipes.
  var keepsCodeInCells = false
  /// What lines of code begin with that readers do not see, by language.
  var hiddenLines: [String: String] = [:]
  /// Whether terms of definitions have anchors, too.
  var haveTermsAnchors = false
  /// Whose anchors the headings have, if not GitHub’s.
  var anchors: AnchorStyle?
  /// Files with the navigation, where they are not found without being named.
  var navigation: [String] = []
  /// Files with the navigation of folders, or the folders themselves if there is none, relative to the project.
  var navigationOfFolders: [(file: String, folder: String)] = []
  /// Rules whose findings do not keep the tool from publishing a site.
  var tolerated = Self.tolerable.subtracting(["page/front-matter"])
  /// Rules about faults that published sites have.
  static let tolerable: Set<String> = [
    "page/broken-link", "page/broken-image", "page/broken-anchor", "page/front-matter", "page/misspelled-key",
    "site/duplicate-url",
  ]
  /// Keys of front matter that the tool leaves alone, although they have a meaning here.
  var ownKeys: Set<String> = []
  /// What has been taken over, beside the settings above.
  var taken: [String] = []
  /// What somebody has to do by hand.
  var byHand: [String] = []

  init(content: String) { self.content = content }
}
