import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Words

/// Files of Content → `Library`: the front matter, Markdown, and dialog blocks of each page, in parallel.
struct PageParser: Sendable {
  let configuration: SiteConfiguration
  let words: Words
  let options: PipelineOptions
  /// Whether pages keep their HTML, and their text for search and summaries.
  var keepsText = true
  /// Whether the pages are written by Patternbook, and hold nothing of other tools.
  var isOwn = false
  /// Where the bytes and the text of all pages that are parsed with this wait.
  var store = ScratchStore()
  /// What pages take from their originals, if they are translations.
  var originals: Originals?
  /// What reads the files that pages include; nil for a page by itself.
  private var inclusions: InclusionReader?
  /// What links can lead to; nil for a page by itself.
  private var links: LinkIndex?
  /// The sizes of pictures; nil if pages are not published.
  private var images: ImageSizes?
  /// What earlier runs have made.
  private var kept = KeptResults.none
  /// The settings and words, and the pictures whose sizes pages show.
  private var settings = InputDigest { _ in }
  /// All platforms as the site draws them.
  private let platforms: [Platform]

  init(
    configuration: SiteConfiguration, words: Words, options: PipelineOptions, keepsText: Bool = true
  ) {
    (self.configuration, self.words, self.options) = (configuration, words, options)
    platforms = Platform.allCases.map { $0.with(configuration.design) }
    self.keepsText = keepsText
  }

  /// This parser for a run that may follow others.
  ///
  /// - Parameter settings: the digest of the settings and words.
  func keeping(_ kept: KeptResults, settings: InputDigest) -> PageParser {
    var parser = self
    (parser.kept, parser.settings) = (kept, settings)
    return parser
  }

  /// The first word of the info string of dialog blocks.
  static let fenceWord = "dialog"
  /// The width of text in pixels, as the style sheet sets it with `--measure`.
  private static let textWidth = 592
  /// IDs that the templates use on every page: none that a heading is likely to have.
  static let templateIDs: Set<String> = ["_main"]

  /// Reads and parses all pages.
  ///
  /// Links depend on the addresses of all pages, so those come first. A page for whose bytes there is no room is read
  /// again. Pages of an earlier run are taken as they are if their files, the settings, and the answers to their
  /// questions about other pages are the same.
  ///
  /// - Throws: `FileError`.
  func parse(_ sources: SourceTree, from files: FileTree) async throws -> Library {
    let read = try await read(sources, from: files)
    var library = try await parse(read.pages, of: sources, from: files)
    (library.groups, library.elsewhere) = (read.groups, read.elsewhere)
    return library
  }

  /// Parses pages whose front matter and addresses have been read.
  ///
  /// - Throws: `FileError`.
  func parse(_ read: [ReadPage], of sources: SourceTree, from files: FileTree) async throws -> Library {
    var results = kept.pages
    let earlier = results.pages
    var heads = read.map(\.head)
    originals?.complete(&heads)
    configuration.giveAddresses(to: &heads)
    configuration.givePlaces(to: &heads)
    if !configuration.hasTags {
      for index in heads.indices where !heads[index].frontMatter.tags.isEmpty { heads[index].frontMatter.tags = [] }
    }
    let sought = StorybookPlace.resolve(in: &heads, files) + PageAuthors.resolve(in: &heads, files)
    NavigationTitles.give(to: &heads, as: sources.navigation, configuration)
    let named = heads
    let links = kept.links.result(of: linkInputs(read, named, sources)) { LinkIndex(named, sources, configuration) }
    var parser = self
    parser.links = links.value
    parser.inclusions = InclusionReader(files, configuration)
    if keepsText {
      let images = ImageSizes(sources.assets, files)
      parser.images = images
      parser.settings = kept.digest { inputs in
        inputs.add(settings)
        images.addInputs(to: &inputs, identities: sources.identities)
      }
    }
    let complete = parser
    let (batches, _) = try await concurrently(named.count, batch: 16, state: {}) { _, range in
      defer { complete.options.monitor?.advance(by: range.count) }
      return try range.map { index -> KeptPage in
        let (page, head) = (read[index], named[index])
        let old = earlier.result(of: head.content.path, near: index)
        let file = { SourceFile(path: head.content.path, bytes: try head.content.bytes()) }
        if let old, try complete.isCurrent(old, page, head, links, file) {
          return old.renewed(page, links: links.version)
        }
        return complete.parse(try file(), page, head, links.version)
      }
    }
    let pages = batches.flatMap { $0 }
    if kept.isKeeping {
      results.pages = ResultsByFile(pages, files: pages.map(\.page.source), after: results.pages)
      kept.pages = results
    }
    var library = Library(pages: pages.map(\.page), configuration: configuration, words: words)
    library.offers = pages.map(\.offer)
    library.sought = sought
    library.parser = complete
    return library
  }

  private func linkInputs(_ pages: [ReadPage], _ heads: [PageHead], _ sources: SourceTree) -> InputDigest {
    kept.digest { inputs in
      inputs.add(settings)
      for (page, head) in zip(pages, heads) {
        inputs.add(page.linkNames)
        if head.path != page.head.path { inputs.add(head.path) }
      }
      inputs.add(sources.assets.map(\.path))
      inputs.add(sources.assets.map(\.file))
      inputs.add(sources.redirects.paths.sorted())
      inputs.add(sources.redirects.folders.sorted())
      for (folder, name) in sources.navigation.namesOfFolders.sorted(by: { $0.key < $1.key }) {
        inputs.add(folder)
        inputs.add(name)
      }
      for place in sources.elsewhere {
        inputs.add(place.names)
        inputs.add(place.published)
      }
    }
  }

  /// Whether a page would be parsed to what it was parsed to before.
  private func isCurrent(
    _ old: KeptPage, _ page: ReadPage, _ head: PageHead, _ links: Kept<LinkIndex>.Result,
    _ file: () throws -> SourceFile
  ) throws -> Bool {
    guard old.read.isSame(as: page), old.page.path == head.path, old.settings == settings,
      old.page.frontMatter.order == head.frontMatter.order,
      old.page.frontMatter.isWeight == head.frontMatter.isWeight,
      old.page.frontMatter.aliases == head.frontMatter.aliases,
      old.page.frontMatter.navigationTitle == head.frontMatter.navigationTitle,
      old.page.frontMatter.showsNavigationTitle == head.frontMatter.showsNavigationTitle,
      old.page.frontMatter.sections == head.frontMatter.sections,
      old.page.frontMatter.authors == head.frontMatter.authors,
      old.page.frontMatter.day == head.frontMatter.day,
      old.links == links.version || links.value.answersTheSame(old.lookups)
    else { return false }
    return try old.inclusions == nil
      || old.inclusions == inclusions?.read(for: file(), below: head.ownFile)
  }

  /// Parses a page, and notes what the result depends on.
  private func parse(
    _ file: SourceFile, _ read: ReadPage, _ head: PageHead, _ version: Int
  ) -> KeptPage {
    let pairs = BytePairs(file.bytes[file.textStart...])
    let inclusions = self.inclusions?.read(for: file, below: head.ownFile, pairs: pairs)
    let log = LinkIndex.LookupLog()
    var parser = self
    if kept.isKeeping { parser.links = links?.noting(in: log) }
    var page = parser.parse(file, head, inclusions: inclusions?.files ?? [:], pairs: pairs)
    if let inclusions { page.includedFiles = inclusions.files.keys.sorted() }
    let offer = PageOffer(page, publishesMockups: configuration.publishesMockups, kept)
    if kept.isKeeping {
      page.shorten(.source(head, inclusions: inclusions?.files ?? [:]))
    } else if keepsText {
      page.move(into: store)
    }
    return KeptPage(
      read, page, settings: settings, inclusions: inclusions, lookups: log.lookups, links: version, offer: offer)
  }

  /// A page with its text, which may not be kept.
  ///
  /// - Throws: `FileError` where a temporary file cannot be read.
  func whole(_ page: ParsedPage) throws -> ParsedPage {
    switch page.origin {
    case .source(let head, let inclusions):
      parse(SourceFile(path: page.source, bytes: try head.content.bytes()), head, inclusions: inclusions)
    case .stored(let place, let htmlCount): try page.filled(from: place, htmlCount: htmlCount)
    case nil: page
    }
  }

  /// Front matter and addresses of all pages that are part of the site, titles that navigation has without a page, and
  /// addresses that something else has.
  ///
  /// - Throws: `FileError`.
  func read(
    _ sources: SourceTree, from files: FileTree
  ) async throws -> (pages: [ReadPage], groups: [NavigationGroup], elsewhere: [String]) {
    let paths = sources.pages
    let ownsDraft = configuration.frontMatterKeys.contains("draft")
    let earlier = kept.pages.pages
    let (batches, _) = try await concurrently(paths.count, batch: 16, state: {}) { _, range in
      try range.compactMap { index -> ReadPage? in
        let path = sources.file(ofPage: paths[index])
        let identity = sources.identities[path]
        var old = earlier.result(of: path, near: index)?.read
        if (old?.head.lineAnchors != nil) != configuration.readsLineAnchors { old = nil }
        if old?.head.headings?.style != configuration.styleOfReferences { old = nil }
        if (old?.head.targets != nil) != configuration.readsMyST { old = nil }
        if old?.head.ownsDraft != ownsDraft { old = nil }
        if let old, identity != nil, old.identity == identity, old.head.source == paths[index] { return old }
        let now = FileIdentity.now
        guard let bytes = try files.read(path) else { return nil }
        let reliable = identity.flatMap { $0.isReliable(at: now) ? $0 : nil }
        if let same = old?.read(again: bytes, identity: reliable), same.head.source == paths[index] { return same }
        let page = ReadPage(
          SourceFile(path: path, bytes: bytes), below: paths[index], translation: sources.fileOfPage[paths[index]],
          identity: reliable, store, kept, readsLineAnchors: configuration.readsLineAnchors,
          headings: configuration.styleOfReferences, readsMyST: configuration.readsMyST, ownsDraft: ownsDraft)
        let frontMatter = page.head.frontMatter
        let isLeftOut = frontMatter.isDraft && !frontMatter.hidesFolder && !frontMatter.isElsewhere
        return isLeftOut && !options.includesDrafts && NavigationGroup(page.head) == nil ? nil : page
      }
    }
    let pages = batches.flatMap { $0 }
    if options.includesDrafts { return (pages, [], []) }
    let groups = pages.compactMap { NavigationGroup($0.head) }
    let others = groups.isEmpty ? pages : pages.filter { NavigationGroup($0.head) == nil }
    return (PageHead.published(others, \.head), groups, PageHead.elsewhere(pages, \.head))
  }

  /// Parses one page by itself.
  func parse(
    _ file: SourceFile, below path: String, translation: String? = nil, inclusions: PageInclusions.Files = [:]
  ) -> ParsedPage {
    parse(file, PageHead(file, below: path, translation: translation, store), inclusions: inclusions)
  }

  /// Parses the text of one page.
  private func parse(
    _ file: SourceFile, _ head: PageHead, inclusions: PageInclusions.Files = [:], pairs: BytePairs? = nil
  ) -> ParsedPage {
    let split = FrontMatter.split(file)
    let path = head.source
    let original = originals?.language(of: head)
    var frontMatter = head.frontMatter
    let language = original?.tag ?? frontMatter.language ?? configuration.language
    var diagnostics = head.diagnostics
    // Nobody sees the text of a page that leads elsewhere.
    let leadsAway = frontMatter.isRedirect && configuration.dialect == .extended
    let body = leadsAway ? split.body.upperBound..<split.body.upperBound : split.body
    var document = MarkdownParser(options: markdownOptions(for: head)).parse(
      file, body: body, pagePath: path, publishedPath: head.path,
      leadingTitle: beginsWithReference(file, body) ? .keep : Self.leadingTitle(of: frontMatter),
      opening: configuration.dialect == .extended ? frontMatter.landing?.markdown : nil, inclusions: inclusions,
      pairs: leadsAway ? nil : pairs)
    diagnostics += document.diagnostics
    document.diagnostics = []
    let heading = Self.titleInText(of: document, isHome: head.path == "index.html")
    var title = frontMatter.title
    if title == nil, let name = frontMatter.navigationTitle, !document.isTitleTakenOut {
      title = frontMatter.landing?.title ?? name
    }
    title = title ?? heading ?? frontMatter.landing?.title
    // A heading that begins the page is its title; a shorter one in front matter is for navigation.
    if document.isTitleTakenOut, let heading, let other = frontMatter.title, heading != other {
      title = heading
      frontMatter.label = frontMatter.label ?? other
    }
    // The large name on a home page is its title, too.
    if !document.isTitleTakenOut, let name = frontMatter.landing?.title, let other = frontMatter.title, name != other {
      title = name
      frontMatter.label = frontMatter.label ?? other
    }
    // A page without content is for another tool, such as one that leads elsewhere.
    // The home page has the title of the site, and nobody looks for the page about wrong addresses.
    if title == nil, head.path != "index.html", !Self.isErrorPage(path), !ProjectFolder.isNamedNote(path),
      !frontMatter.isRedirect,
      !Self.isOfCollection(path), !frontMatter.isUnreadable, !document.isEmpty,
      !MissingBlocks.areIn(diagnostics, of: file)
    {
      diagnostics.append(.missingTitle(of: file, body: split.body))
    }
    var blocks: [PageBlock] = []
    var ids = Slugger(reserved: Self.templateIDs)
    if !document.fences.isEmpty {
      for heading in document.outline { ids.reserve(heading.anchor) }
      for anchor in document.rawAnchors { ids.reserve(anchor) }
    }
    for fence in document.fences {
      var (dialog, findings) = DialogParser.parse(
        infoString: fence.info, excerpt: fence.content,
        fence: SourceLocation(path: file.path, range: fence.openingRange), platforms: platforms,
        isClosed: fence.isClosed)
      if !fence.isClosed, dialog != nil { findings.append(.unclosedBlock(fence, of: file)) }
      // A dialog speaks its page's language unless it says otherwise; one that says nothing is taken for English.
      if dialog?.language == nil, !LanguageTag.isEnglish(language) {
        dialog?.language = Sourced(language, range: fence.openingRange)
      }
      var block = block(dialog, fence, frontMatter: frontMatter, ids: &ids)
      block.diagnostics = findings
      if let caption = dialog?.caption {
        let parsed = self.caption(caption, of: file, head)
        block.captionHTML = parsed.html
        document.links += parsed.links
        document.holdsTrustedMarkup = document.holdsTrustedMarkup || parsed.holdsTrustedMarkup
        diagnostics += parsed.diagnostics
      }
      blocks.append(block)
    }
    document.fences = []
    document.giveBackMemory(keepsHTML: keepsText)
    var page = ParsedPage(
      source: file.path, sourcePath: path, path: head.path,
      title: title ?? PageAddress.title(of: head.path == "index.html" ? "" : path, site: configuration.title),
      frontMatter: frontMatter, document: document, blocks: blocks, diagnostics: diagnostics,
      content: head.content, bodyOffset: split.body.lowerBound)
    page.originalLanguage = original?.tag
    page.lacksBlocks = MissingBlocks.mayHaveAnchors(diagnostics, of: file)
    page.lacksAnchors = MissingBlocks.haveAnchors(diagnostics, of: file)
    // What else has no text may be for another tool; a file without anything is a page to the others.
    let isPage = frontMatter.title != nil || frontMatter.layout != nil || split.content == nil
    page.isTitleAlone = isPage && frontMatter.landing == nil && file.bytes[split.body].allSatisfy { $0 <= 0x20 }
    return page
  }

  func markdownOptions(for head: PageHead) -> MarkdownOptions {
    let html: MarkdownOptions.RawHTML =
      switch configuration.html {
      case .omit: .omit
      case .safe: .safe
      case .trust: .trust
      }
    var options = MarkdownOptions(html: html) { $0 == Self.fenceWord }
    options.extensions = configuration.dialect.extensions
    options.readsForeignSyntax = configuration.dialect == .extended && !isOwn
    options.variables = configuration.variables.texts(of: head.ownFile)
    options.callouts = configuration.callouts
    options.anchorStyle = configuration.anchorStyle
    options.keepsCodeInCells = configuration.keepsCodeInCells
    options.readsLineAnchors = configuration.readsLineAnchors
    options.readsHeadingReferences = configuration.readsHeadingReferences
    options.readsTemplates = configuration.readsTemplates
    options.readsMDC = configuration.readsMDC
    options.readsMyST = configuration.readsMyST
    options.callsShortcodes = configuration.isOfZola
    options.hiddenLines = configuration.hiddenLines
    options.termAnchors = configuration.haveTermsAnchors
    options.appendedFiles = configuration.appendedFiles
    options.includeFolders = configuration.includeFolders
    options.components = configuration.components
    options.runsTemplatesInCode = configuration.runsTemplatesInCode
    options.words = originals?.language(of: head)?.words ?? words
    options.filePath = head.translation
    options.keepsText = keepsText
    options.links = links
    if let images {
      options.imageSize = { images[$0] }
      options.zoomWidth = Self.textWidth
    }
    options.correctsFence = FenceCorrection.corrected
    options.reservedAnchors = Self.templateIDs
    return options
  }
}
