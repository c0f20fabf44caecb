import Diagnostics
import Dialogs
import Files
import Markdown
import Writing

/// What must be known of all pages before the text of one can be parsed: its front matter and its addresses.
struct PageHead: Sendable {
  /// The page's file below Content: `a/b.md`; that of its original for a translation.
  var source: String
  /// The page below the site's root: `a/b.html`.
  var path: String
  @Boxed var frontMatter: PageFrontMatter
  @Boxed private var rest: Rest

  private struct Rest: Sendable {
    var translation: String?
    var storybook: StorybookPlace?
    var diagnostics: [Diagnostic] = []
    var content: PageSource
    var lineAnchors: [String]?
    var headings: (names: [String], style: AnchorStyle)?
    var ownsDraft = false
    var targets: MySTTargets?
  }

  /// Reads a page's front matter.
  ///
  /// - Parameters:
  ///   - readsLineAnchors: whether lines such as `r[name]` are anchors.
  ///   - headings: whose rules make the anchors of headings, if they are read.
  ///   - readsMyST: whether pages have labels and roles of MyST.
  ///   - ownsDraft: whether `draft` is a key of the site’s own.
  init(
    _ file: SourceFile, below source: String, translation: String? = nil, _ store: ScratchStore,
    readsLineAnchors: Bool = false, headings: AnchorStyle? = nil, readsMyST: Bool = false,
    ownsDraft: Bool = false
  ) {
    let split = FrontMatter.split(file)
    var rest = Rest(content: PageSource(path: file.path, bytes: file.bytes, store: store))
    if readsLineAnchors { rest.lineAnchors = LineAnchors.names(in: file.bytes[split.body]) }
    rest.headings = headings.map { (HeadingAnchors.names(in: file.bytes[split.body], $0), $0) }
    rest.ownsDraft = ownsDraft
    if readsMyST { rest.targets = MySTTargets(file.bytes[split.body]) }
    rest.translation = translation
    if source.hasSuffix(".mdx") { rest.storybook = StorybookPlace(file.bytes[split.body]) }
    self.source = source
    let (frontMatter, diagnostics) = split.content.map { PageFrontMatter.parse($0) } ?? (PageFrontMatter(), [])
    self.frontMatter = ownsDraft ? frontMatter.withoutDraftMark : frontMatter
    rest.diagnostics = split.diagnostics + diagnostics
    path = PageAddress.path(of: source, frontMatter)
    self.rest = rest
    // What a script says is not known, such as a title.
    if split.isScript { self.frontMatter.isUnreadable = true }
    resolve(self.frontMatter.relativeAliases)
    self.frontMatter.relativeAliases = []
    if self.frontMatter.order == nil {
      self.frontMatter.order = PageAddress.number(of: SitePath.name(of: source)[...]).map { Double($0.number) }
    }
    self.frontMatter.day = WrittenDate(of: self.frontMatter, in: source)
    if self.frontMatter.title == nil, let title = DocumentTitle.title(of: file.bytes[split.body], source) {
      self.frontMatter.navigationTitle = title
    }
    // That of a section lists the pages below it.
    if SitePath.name(of: LinkIndex.stem(ofPage: source)) != "_index",
      file.bytes[split.body].allSatisfy({ $0 <= 0x20 })
    {
      self.frontMatter.takeEntryForRedirect()
    }
    if case .title(let title)? = storybook { take(storybookTitle: title) }
    // Nobody reads it who has not followed a wrong link.
    if path == PageAssembler.notFoundPage { self.frontMatter.isUnlisted = true }
    // Another tool’s template for searching; every site has a search page.
    if path == PageAssembler.searchPage, self.frontMatter.layout == "search" { self.frontMatter.isLeftOut = true }
    self.frontMatter.search.isIncluded = self.frontMatter.search.isIncluded && !self.frontMatter.isUnlisted
  }

  /// Takes the title that the page has in Storybook, with those of the sections that it is in.
  mutating func take(storybookTitle title: String) {
    let parts = StorybookPlace.parts(of: title)
    guard let name = parts.last else { return }
    frontMatter.sections = parts
    frontMatter.label = frontMatter.label ?? name
    if frontMatter.title == nil { frontMatter.navigationTitle = name }
  }

  /// Finds the addresses that relative aliases mean: from the folder that the page, or the folder it opens, is in.
  private mutating func resolve(_ aliases: [Sourced<String>]) {
    let stem = LinkIndex.stem(ofPage: source)
    let around = SitePath.folder(of: LinkIndex.folder(ofIndexPage: stem) ?? stem)
    for alias in aliases {
      let path = SitePath.resolve(alias.value, from: around.isEmpty ? "" : around + "/x")
      let isFolder = alias.value.hasSuffix("/")
      if case .path(let address)? = path.map({ AliasPath(isFolder ? $0 + "/" : $0) }) {
        frontMatter.aliases.append(Sourced(address, range: alias.range))
      } else {
        diagnostics.append(
          Diagnostic(
            rule: .frontMatter, summary: "alias “\(alias.value)” points outside the site",
            explanation: AliasPath.explanation, location: SourceLocation(path: content.path, range: alias.range)))
      }
    }
  }

  /// Leaves an address alone that only another tool, or a template, reads.
  fileprivate mutating func forgetAddress() {
    (frontMatter.address, frontMatter.addressKey) = (nil, nil)
    path = PageAddress.path(of: source, frontMatter)
  }

  /// Takes all aliases without a leading slash for relative ones, and each without an ending for a folder, as Hugo does.
  fileprivate mutating func makeAliasesRelative() {
    for alias in frontMatter.indexAliases {
      guard let index = frontMatter.aliases.firstIndex(where: { $0.range == alias.range }),
        case .path(let path) = AliasPath(alias.value)
      else { continue }
      frontMatter.aliases[index].value = path
    }
    frontMatter.indexAliases = []
    let own = frontMatter.slashlessAliases
    if !own.isEmpty {
      frontMatter.aliases.removeAll { alias in own.contains { $0.range == alias.range } }
      frontMatter.slashlessAliases = []
      resolve(own)
    }
    makeAliasesFolders()
  }

  /// Takes aliases without an ending for folders.
  fileprivate mutating func makeAliasesFolders() {
    for index in frontMatter.aliases.indices
    where frontMatter.aliasesWithoutEnding.contains(frontMatter.aliases[index].range) {
      let path = frontMatter.aliases[index].value
      guard path.hasSuffix(".html"), !path.hasSuffix("/index.html") else { continue }
      frontMatter.aliases[index].value = path.dropLast(".html".count) + "/index.html"
    }
    frontMatter.aliasesWithoutEnding = []
  }

  /// The pages that are published: of folders whose index page says that they are not, only those that say it themselves.
  static func published<Page>(_ pages: [Page], _ head: (Page) -> PageHead) -> [Page] {
    let folders = pages.filter { head($0).frontMatter.hidesFolder }.map { SitePath.folder(of: head($0).source) + "/" }
    guard !folders.isEmpty || pages.contains(where: { head($0).frontMatter.isElsewhere }) else { return pages }
    return pages.filter { page in
      let head = head(page)
      if head.frontMatter.isDraft || head.frontMatter.isElsewhere { return false }
      return head.frontMatter.saysIfPublished || !folders.contains { $0 != "/" && head.source.hasPrefix($0) }
    }
  }

  /// The addresses of pages that something else has: those that say so, and those of folders whose index page does.
  static func elsewhere<Page>(_ pages: [Page], _ head: (Page) -> PageHead) -> [String] {
    guard pages.contains(where: { head($0).frontMatter.isElsewhere || head($0).frontMatter.isFolderElsewhere }) else {
      return []
    }
    let folders = pages.filter { head($0).frontMatter.isFolderElsewhere }
      .map { SitePath.folder(of: head($0).source) + "/" }
    return pages.map(head).flatMap { head -> [String] in
      let isInFolder = folders.contains { $0 != "/" && head.source.hasPrefix($0) }
      guard head.frontMatter.isElsewhere || isInFolder && !head.frontMatter.saysIfPublished else { return [] }
      let stem = LinkIndex.stem(ofPage: head.source)
      return [head.path, LinkIndex.folder(ofIndexPage: stem) ?? stem].map(LinkTable.address)
    }
  }

  /// Makes `README.md` and Hugo's `_index.md` the index pages of folders without one.
  static func nameIndexes(_ heads: inout [PageHead]) {
    // Most sites have none, and need no table of paths.
    let candidates = heads.indices.filter { mayBeIndex(heads[$0].source) && heads[$0].frontMatter.address == nil }
    if candidates.isEmpty { return }
    var paths = Set(heads.map(\.path))
    for index in candidates {
      let stem = LinkIndex.stem(ofPage: PageAddress.withoutUnderscores(heads[index].source))
      guard ["readme", "_index"].contains(SitePath.name(of: stem).lowercased()) else { continue }
      let folder = SitePath.folder(of: stem)
      let path = folder.isEmpty ? "index.html" : folder + "/index.html"
      if paths.insert(path).inserted { heads[index].path = path }
    }
  }

  /// Whether the name of a file begins as those do that `nameIndexes` looks for.
  private static func mayBeIndex(_ source: String) -> Bool {
    let bytes = source.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    return start < bytes.endIndex && "rR_".utf8.contains(bytes[start])
  }

  /// What Jekyll calls a post: the name of its file, and the date and the title as folders; other tools use only these.
  private var postNames: [String] {
    let folder = SitePath.name(of: SitePath.folder(of: source))
    guard folder == "_posts" || folder == "posts" else { return [] }
    let stem = LinkIndex.stem(ofPage: SitePath.name(of: source))
    let parts = stem.split(separator: "-", maxSplits: 3)
    let isDated = parts.count == 4 && parts.prefix(3).allSatisfy { Int($0) != nil }
    // Hexo calls a post by its title alone.
    let own = folder == "_posts" ? [stem] + (isDated ? parts.suffix(1).map { "_posts/" + $0 } : []) : []
    return own + (isDated ? [parts.joined(separator: "/")] : [])
  }

  /// What links to the page may be called, beside its file and its address.
  private var names: [String] {
    let folder = SitePath.folder(of: source)
    var names = frontMatter.aliases.map(\.value)
    if let translation { names.append(translation) }
    names += postNames
    // To Docusaurus, a page with the name of its folder is the page of that folder.
    if !folder.isEmpty, SitePath.name(of: LinkIndex.stem(ofPage: source)) == SitePath.name(of: folder) {
      names.append(folder)
    }
    if let id = frontMatter.id { names.append(folder.isEmpty ? id : folder + "/" + id) }
    let plain = [source, PageAddress.withoutUnderscores(source), PageAddress.withoutGroups(source)]
    names += Set(plain.map(PageAddress.withoutNumbers)).subtracting([source]).sorted()
    return names
  }
}

extension SiteConfiguration {
  /// Gives pages the addresses that depend on others and on the settings.
  func giveAddresses(to heads: inout [PageHead]) {
    if !frontMatterKeys.isEmpty {
      for index in heads.indices where heads[index].frontMatter.addressKey.map(frontMatterKeys.contains) == true {
        heads[index].forgetAddress()
      }
    }
    PageHead.nameIndexes(&heads)
    if areAliasesRelative { for index in heads.indices { heads[index].makeAliasesRelative() } }
    if isOfZola { for index in heads.indices { heads[index].makeAliasesFolders() } }
    permalinks.apply(to: &heads)
    giveHome(to: &heads)
    giveRedirects(to: &heads)
    // Some pages list the address that they have: it leads nowhere else.
    for index in heads.indices {
      let path = heads[index].path
      guard heads[index].frontMatter.aliases.contains(where: { $0.value == path }) else { continue }
      heads[index].frontMatter.aliases.removeAll { $0.value == path }
    }
  }
}

extension PageHead {
  /// Its own file below Content, for a translation: `de/a/b.md`, `a/b.de.md`.
  var translation: String? {
    get { rest.translation }
    set { rest.translation = newValue }
  }
  /// The page's own file below Content.
  var ownFile: String { translation ?? source }
  /// Where Storybook shows it; nil for a page of other tools.
  var storybook: StorybookPlace? { rest.storybook }
  var diagnostics: [Diagnostic] {
    _read { yield rest.diagnostics }
    _modify { yield &rest.diagnostics }
  }
  var content: PageSource {
    _read { yield rest.content }
    _modify { yield &rest.content }
  }
  /// The names of anchors on lines of their own; nil if they are not read.
  var lineAnchors: [String]? { rest.lineAnchors }
  /// The anchors of headings, and whose rules make them; nil if they are not read.
  var headings: (names: [String], style: AnchorStyle)? { rest.headings }
  /// Whether `draft` is a key of the site’s own, which says nothing about publishing.
  var ownsDraft: Bool { rest.ownsDraft }
  /// What roles of MyST can lead to; nil if these are not read.
  var targets: MySTTargets? { rest.targets }

  var linkTarget: LinkIndex.Page {
    LinkIndex.Page(
      source: source, published: path, names: names, sectionless: PageAddress.withoutSections(source),
      versionless: PageAddress.withoutVersions(source), lineAnchors: lineAnchors ?? [],
      headings: headings?.names ?? [], targets: targets)
  }
}

extension LinkIndex {
  /// Everything that links of a site's pages can lead to.
  convenience init(_ heads: [PageHead], _ sources: SourceTree, _ configuration: SiteConfiguration) {
    let paths = Set(heads.map(\.path))
    var folders: Set<String> = [""]
    for head in heads {
      var folder = SitePath.folder(of: head.path)
      while folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    folders.formUnion(sources.navigation.listAddresses.filter { !paths.contains($0 + ".html") })
    let prefixes = configuration.linkPrefixes + configuration.urlPrefixes
    self.init(
      pages: heads.map(\.linkTarget), files: sources.assets.map(\.path),
      folders: folders.filter { !paths.contains($0.isEmpty ? "index.html" : $0 + "/index.html") }.sorted(),
      namesOfFolders: sources.navigation.namesOfFolders,
      prefixes: prefixes + configuration.namesOfFolders, externalRoots: configuration.externalRoots,
      content: sources.content.path, moved: sources.movedFiles, redirected: sources.redirects.paths,
      redirectedFolders: sources.redirects.folders, findsFilesByName: configuration.findsFilesByName,
      readsRoutes: configuration.anchorStyle == .docsify,
      missing: MissingPages(
        areFolders: configuration.permalinks.areFolders, spelling: configuration.permalinks.spelling,
        isPlaceKnown: configuration.url != nil),
      elsewhere: sources.elsewhere.map { (names: $0.names, published: $0.published) })
  }
}
