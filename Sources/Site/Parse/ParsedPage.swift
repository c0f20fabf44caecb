package import Diagnostics
package import Dialogs
import Files
package import Guidelines
package import Markdown
import Synchronization
package import Words
package import Writing

/// A page after parsing: the second boundary of the pipeline, as compact as possible before rendering.
package struct ParsedPage: Sendable {
  @Boxed package var frontMatter: PageFrontMatter
  @Boxed package var document: MarkdownDocument
  /// One for each of the document's slots, in order.
  package var blocks: [PageBlock]
  @Boxed private var rest: Rest

  private struct Rest: Sendable {
    var source: String
    var sourcePath: String
    var path: String
    var title: String
    var diagnostics: [Diagnostic]
    var content: PageSource
    var bodyOffset: Int
    var reference: ReferenceRole?
    var originalLanguage: String?
    var includedFiles: [String] = []
    var number = 0
    var isTitleAlone = false
    var lacksBlocks = false
    var lacksAnchors = false
    var anchorHashes: [Int]?
    var origin: PageOrigin?
  }

  init(
    source: String, sourcePath: String, path: String, title: String, frontMatter: PageFrontMatter,
    document: MarkdownDocument, blocks: [PageBlock], diagnostics: [Diagnostic], content: PageSource, bodyOffset: Int
  ) {
    (self.frontMatter, self.document, self.blocks) = (frontMatter, document, blocks)
    rest = Rest(
      source: source, sourcePath: sourcePath, path: path, title: title, diagnostics: diagnostics, content: content,
      bodyOffset: bodyOffset)
  }
}

extension ParsedPage {
  /// The file relative to the root of the project: `Content/a/b.md`.
  package var source: String { rest.source }
  /// The file below the folder with the pages: `a/b.md`.
  package var sourcePath: String { rest.sourcePath }
  package var title: String { rest.title }
  /// The bytes that were parsed.
  package var content: PageSource { rest.content }
  /// Where in it the Markdown begins, after the front matter.
  package var bodyOffset: Int { rest.bodyOffset }
  /// Where the text is when it is asked for; nil if it is here.
  private(set) var origin: PageOrigin? {
    get { rest.origin }
    set { rest.origin = newValue }
  }
  /// The page relative to the root of the site: `a/b.html`.
  package var path: String {
    get { rest.path }
    set { rest.path = newValue }
  }
  /// Findings of parsing, except those in blocks.
  package var diagnostics: [Diagnostic] {
    _read { yield rest.diagnostics }
    _modify { yield &rest.diagnostics }
  }
  /// Nil for pages of the author.
  package var reference: ReferenceRole? {
    _read { yield rest.reference }
    _modify { yield &rest.reference }
  }
  /// BCP 47 tag of its text if there is no translation, so that the original is shown; nil for all other pages.
  package internal(set) var originalLanguage: String? {
    get { rest.originalLanguage }
    set { rest.originalLanguage = newValue }
  }
  /// Whether its file has a title or a layout in front matter, and nothing else.
  var isTitleAlone: Bool {
    get { rest.isTitleAlone }
    set { rest.isTitleAlone = newValue }
  }
  /// Whether a whole block is missing from it, in which anchors may be.
  var lacksBlocks: Bool {
    get { rest.lacksBlocks }
    set { rest.lacksBlocks = newValue }
  }
  /// Whether something is missing from it that anchors may be in.
  var lacksAnchors: Bool {
    get { rest.lacksAnchors }
    set { rest.lacksAnchors = newValue }
  }
  /// Files, relative to the root of the project, whose contents it holds.
  var includedFiles: [String] {
    get { rest.includedFiles }
    set { rest.includedFiles = newValue }
  }
  var anchorCount: Int { document.outline.count + document.rawAnchors.count + blocks.count + 1 }

  /// Whether a heading, an element, or a dialog has an anchor.
  func isAnchored(_ anchor: String) -> Bool { document.hasAnchor(anchor) || blocks.contains { $0.id == anchor } }

  /// All anchors.
  var anchors: Set<String> {
    var anchors = Set(document.rawAnchors)
    if let title = document.title { anchors.insert(title.anchor) }
    for index in document.outline.indices { anchors.insert(document.outline[index].anchor) }
    for index in blocks.indices { anchors.insert(blocks[index].id) }
    return anchors
  }

  /// The hashes of all anchors, to find the page that has one.
  var anchorHashes: [Int] { rest.anchorHashes ?? hashesOfAnchors }
  private var hashesOfAnchors: [Int] {
    // Headings and blocks are looked at where they are: a copy would count a reference for each text in them.
    let title = document.title.map { [$0.anchor.hashValue] } ?? []
    return title + document.outline.indices.map { document.outline[$0].anchor.hashValue }
      + document.rawAnchors.map(\.hashValue) + blocks.indices.map { blocks[$0].id.hashValue }
  }
  /// Differs from the number of every other page, and of every other state of this one; 0 if nothing is kept.
  var number: Int {
    get { rest.number }
    set { rest.number = newValue }
  }
}

/// Where the text of a page comes from if it is not kept.
enum PageOrigin: Sendable {
  /// It is parsed again.
  indirect case source(PageHead, inclusions: PageInclusions.Files)
  /// Its HTML, followed by its text.
  case stored(ScratchBytes, htmlCount: Int)
}

extension ParsedPage {
  private static let numbers = Atomic<Int>(0)

  /// Gives the page its number, and forgets the text, which takes most of its memory and which few pages are asked for.
  mutating func shorten(_ origin: PageOrigin) {
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
    self.origin = origin
    rest.anchorHashes = hashesOfAnchors
    (document.html, document.slots, document.text, document.firstParagraph) = ([], [], [], 0..<0)
  }

  /// Puts the text into a store, if that takes it.
  mutating func move(into store: ScratchStore) {
    let (html, text) = (document.html, document.text)
    guard let place = store.take(html + text, count: html.count + text.count) else { return }
    origin = .stored(place, htmlCount: html.count)
    (document.html, document.text) = ([], [])
  }

  /// The page with its text from a store.
  ///
  /// - Throws: `FileError`.
  func filled(from place: ScratchBytes, htmlCount: Int) throws(FileError) -> ParsedPage {
    var page = self
    (page.document.html, page.document.text) = try place.read(cutAt: htmlCount)
    return page
  }
}

extension ParsedPage {
  /// Whether navigation leads to the page; to the index page of a folder it always does.
  var isInNavigation: Bool { !frontMatter.isUnlisted || SitePath.name(of: place) == "index.html" }

  /// Whether search engines are told of the page.
  var isInSitemap: Bool { !frontMatter.robots.contains(.noindex) }

  /// The path that the page has its section from, wherever it is published.
  var place: String {
    guard reference == nil, frontMatter.address != nil else { return path }
    let place = PageAddress.withoutUnderscores(sourcePath)
    let isIndex = path.hasSuffix("index.html") && LinkIndex.folder(ofIndexPage: LinkIndex.stem(ofPage: place)) != nil
    return isIndex ? ContentFolder(path: SitePath.folder(of: place)).file("index.html") : SitePath.page(for: place)
  }

  /// Whether it is what Hugo calls the page of a section: it has a list of others.
  var isSectionOfHugo: Bool { SitePath.name(of: LinkIndex.stem(ofPage: sourcePath)) == "_index" }

  /// BCP 47 tag of its text: the rules are explained in English, whatever the site is written in.
  func language(in configuration: SiteConfiguration) -> String {
    reference == nil ? originalLanguage ?? frontMatter.language ?? configuration.language : "en"
  }
}

extension ParsedPage {
  /// Whether it is shown in a language that it is not translated into.
  var isUntranslated: Bool { originalLanguage != nil }
}

/// A dialog block of a page.
package struct PageBlock: Sendable {
  /// The dialog, for all who hold on to it; nil if the block cannot be read.
  package private(set) var shared: SharedDialog?
  /// ID of the figure, unique on the page.
  package var id: String
  /// The lines of the block in the file, including its fence.
  package var range: SourceRange
  /// Platforms to draw.
  package var platforms: [Platform]
  package var captionHTML: [UInt8] = []
  /// Findings of reading the block.
  package var diagnostics: [Diagnostic]

  /// The dialog; nil if the block cannot be read.
  package var dialog: Dialog? {
    get { shared?.dialog }
    set { shared = newValue.map(SharedDialog.init) }
  }

  init(dialog: Dialog?, id: String, range: SourceRange, platforms: [Platform], diagnostics: [Diagnostic]) {
    shared = dialog.map(SharedDialog.init)
    (self.id, self.range, self.platforms, self.diagnostics) = (id, range, platforms, diagnostics)
  }
}

/// All pages of a site.
package struct Library: Sendable {
  /// Pages of the author, sorted by path.
  package var pages: [ParsedPage]
  /// Pages that explain the rules, if the site has them.
  package var reference: [ParsedPage] = []
  /// The paths of pages that explain the rules, including those that the author replaces.
  var referencePaths: [String] = []
  /// The packs whose rules have pages.
  var explainedPacks: Set<String> = []
  /// Titles of navigation without a page.
  var groups: [NavigationGroup] = []
  /// Addresses that links may lead to, and that another tool has something at.
  var elsewhere: [String] = []
  /// The arrangement that files of other tools ask for.
  var plan = NavigationPlan()
  package var configuration: SiteConfiguration
  /// The interface text.
  package var words: Words
  /// The words of the language of originals; nil in that language.
  var originalWords: Words?
  /// What each of the author's pages offers to others, if results are kept.
  var offers: [PageOffer] = []
  /// Where else something about pages was read, or would be: files with authors and stories.
  var sought: [String] = []
  /// Parses pages again whose text is not kept.
  var parser: PageParser?

  package init(pages: [ParsedPage], configuration: SiteConfiguration, words: Words) {
    (self.pages, self.configuration, self.words) = (pages, configuration, words)
  }

  /// A page with its text.
  ///
  /// - Throws: `FileError` where a temporary file cannot be read.
  func whole(_ page: ParsedPage) throws -> ParsedPage { try parser?.whole(page) ?? page }

  /// The pages of the author, followed by those of the reference.
  package var published: [ParsedPage] { reference.isEmpty ? pages : pages + reference }

  /// Arranges the navigation as files of other tools say, and returns findings about them.
  mutating func arrange(by foreign: ForeignNavigation) -> [Diagnostic] {
    let (plan, diagnostics) = NavigationPlan.resolve(foreign, pages, configuration)
    self.plan = plan
    if self.plan.nodes == nil, configuration.readsNavigation {
      if let (nodes, listing) = ParentNavigation.nodes(pages, groups, foreign.collections) {
        (self.plan.nodes, self.plan.listing) = (nodes, listing)
      } else {
        self.plan.nodes =
          MenuNavigation.nodes(pages, foreign.menus, configuration) ?? StorybookNavigation.nodes(pages)
      }
    }
    if self.plan.nodes == nil, configuration.readsNavigation {
      self.plan.names = MenuNames.entries(pages, foreign.menus, configuration)
    }
    if foreign.listsSections {
      let sections = pages.filter { $0.isSectionOfHugo && $0.path != "index.html" && $0.frontMatter.listsChildren }
      self.plan.listing.formUnion(sections.map(\.path))
    }
    return configuration.ruleSettings.applied(to: diagnostics)
  }

  /// Forgets what only checks ask for.
  mutating func dropTextRanges() {
    for index in pages.indices { pages[index].document.textRanges = [] }
  }

  /// Keys of the addresses at which something of the author's is published: pages, aliases and files.
  func addresses(beside assets: [String]) -> Set<String> {
    var addresses = Set(assets.map { AddressTable<Void>.key($0) })
    for page in pages {
      addresses.insert(AddressTable<Void>.key(page.path))
      for alias in page.frontMatter.aliases { addresses.insert(AddressTable<Void>.key(alias.value)) }
    }
    return addresses
  }
}

extension ParsedPage {
  /// The places of blocks without duplicates of an earlier ID: a file is written once.
  package var distinctBlocks: [Int] {
    var ids = Set<String>()
    return blocks.indices.filter { ids.insert(blocks[$0].id).inserted }
  }
}

extension ParsedPage {
  /// Findings of the page by the blocks that they are in, and those in none.
  package func byBlock(_ findings: [Diagnostic]) -> (inBlocks: [[Diagnostic]], others: [Diagnostic]) {
    var (inBlocks, others) = ([[Diagnostic]](repeating: [], count: blocks.count), [Diagnostic]())
    // Blocks of included files can have the place of one that begins later.
    let order = blocks.indices.sorted { blocks[$0].range.lowerBound < blocks[$1].range.lowerBound }
    for finding in findings {
      let start = finding.location?.range?.lowerBound ?? -1
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if blocks[order[middle]].range.lowerBound <= start { low = middle + 1 } else { high = middle }
      }
      var isInBlock = false
      // The last blocks that begin before it; several have the place of one that a page includes.
      while low > 0, blocks[order[low - 1]].range.contains(start) {
        low -= 1
        inBlocks[order[low]].append(finding)
        isInBlock = true
      }
      if !isInBlock { others.append(finding) }
    }
    return (inBlocks, others)
  }
}

extension PageBlock {
  /// Whether its findings mean that it cannot be shown.
  package func isBroken(by findings: [Diagnostic]) -> Bool {
    findings.contains { finding in
      finding.severity == .error && finding.rule.hasPrefix("block/") && finding.rule != RuleDescription.dontPasses.id
    }
  }
}
