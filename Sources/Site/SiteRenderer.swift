import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Words

/// Library and theme → the files of the site, in parts that are made together.
///
/// A build makes all parts, one after the other; a preview makes those that somebody asks for.
struct SiteRenderer: Sendable {
  let library: Library
  let sources: SourceTree
  let changes: ChangeHistory
  let theme: SiteTheme
  let addresses: SiteAddresses
  let findings: SiteFindings
  let options: PipelineOptions
  let files: FileTree
  /// Where what is needed again waits.
  let store: ScratchStore
  var logo: BrandLogo?
  /// Leads to the other languages; nil if the site has one.
  var languages: LanguageLinks?
  /// The pages of other languages, from the root of this one, and when they were last changed.
  var sitemapOfOthers: [(path: String, changed: Timestamp?)] = []
  var kept = KeptResults.none
  /// The settings and words.
  var configured = InputDigest { _ in }

  /// Files that are made together.
  enum Part: Sendable, Hashable {
    /// The style sheets, scripts, and icons.
    case theme
    /// A file that is published unchanged, by its place among the assets.
    case asset(Int)
    /// A published page with its drawings and its copy, by its place among the published pages.
    case page(Int)
    case search
    /// A generated index page, by its section.
    case contents(Int)
    /// A page of the library with its drawings, by its place.
    case catalog(Int)
    /// The page of a tag, by its place.
    case tag(Int)
    /// The page that lists all tags.
    case tags
    case searchPage, notFoundPage, redirects, lists, sitemap
  }

  func render(into output: any SiteOutput) async throws -> SiteResult.Totals {
    let output = PublishedOutput(output, addresses)
    options.monitor?.begin(.render, of: library.published.count)
    let frame = SiteFrame(self)
    try write(.theme, of: frame, to: output)
    for index in sources.assets.indices { try write(.asset(index), of: frame, to: output) }
    let search = try await publish(frame, to: output)
    options.monitor?.begin(.lists)
    for section in frame.navigation.generated { try write(.contents(section), of: frame, to: output) }
    _ = try await concurrently(frame.catalog.parts.count, batch: 1, state: {}) { _, range in
      for index in range { try write(.catalog(index), of: frame, to: output) }
    }
    _ = try await concurrently(frame.tags.tags.count, batch: 16, state: {}) { _, range in
      for index in range { try write(.tag(index), of: frame, to: output) }
    }
    for part in [Part.tags, .searchPage, .notFoundPage, .redirects, .lists, .sitemap] {
      try write(part, of: frame, to: output)
    }
    if let take = options.takeBook { take(try book(frame)) }
    return SiteResult.Totals(
      pages: frame.published.count + frame.navigation.generated.count,
      dialogs: frame.published.reduce(0) { $0 + $1.blocks.count }, files: output.totals.files,
      bytes: output.totals.bytes, search: search)
  }

  /// Publishes the pages in parallel, and collects data for search meanwhile.
  private func publish(_ frame: SiteFrame, to output: PublishedOutput) async throws -> SiteResult.Search {
    let (pages, publisher) = (frame.published, frame.publisher)
    let (trails, store) = (SearchStage.Trails(frame.navigation), store)
    var (_, stages) = try await concurrently(
      pages.count, batch: 16, state: { SearchStage(trails: trails, words: library.words, store: store) }
    ) {
      search, range in
      for index in range {
        guard let page = try publisher.publish(index, of: pages, to: output) else { continue }
        try search.add(page, at: index, configuration: library.configuration, to: output)
      }
      options.monitor?.advance(by: range.count)
    }
    options.monitor?.begin(.search)
    return try await SearchStage.finish(&stages, of: pages, library.configuration, to: output)
  }

  /// Makes the search index of pages that are not published at the same time.
  func writeSearch(of frame: SiteFrame, to output: PublishedOutput) async throws {
    let pages = frame.published
    let (trails, store) = (SearchStage.Trails(frame.navigation), store)
    var (_, stages) = try await concurrently(
      pages.count, batch: 16, state: { SearchStage(trails: trails, words: library.words, store: store) }
    ) {
      search, range in
      for index in range where addresses.publishes(pages[index]) {
        try search.add(try library.whole(pages[index]), at: index, configuration: library.configuration, to: output)
      }
    }
    try await SearchStage.write(&stages, library.configuration, to: output)
  }

  /// Makes a part.
  func write(_ part: Part, of frame: SiteFrame, to output: PublishedOutput) throws {
    func write(_ path: String, _ bytes: @autoclosure () throws -> [UInt8]) throws {
      if addresses.generates(path) { try output.write(path, bytes()) }
    }
    let assembler = frame.assembler
    switch part {
    case .theme:
      try frame.assets.write(to: output)
      // A theme can contain the same file.
      if Set(frame.assets.paths).isDisjoint(with: frame.places.mockupsCSS.paths) {
        try frame.places.mockupsCSS.write(to: output)
      }
      if let card = frame.cards?.home { try output.write(card.path, card.bytes) }
    case .asset(let index):
      let asset = sources.assets[index]
      guard addresses.publishes(SiteAddresses.file(asset)), let bytes = try files.read(asset.file) else { return }
      try output.write(asset.path, bytes)
    case .page(let index): _ = try frame.publisher.publish(index, of: frame.published, to: output)
    case .search: break
    case .contents(let section):
      try write(frame.navigation.sections[section].page.path, try assembler.assembleContents(of: section))
    case .catalog(let index):
      let part = frame.catalog.parts[index]
      guard addresses.generates(part.path) else { return }
      let (page, drawings) = try assembler.assemble(part, of: frame.catalog)
      try output.write(part.path, page)
      try drawings.write(to: output)
    case .tag(let index):
      let tag = frame.tags.tags[index]
      try write(tag.path, try assembler.assemble(tag, of: frame.tags, library.pages))
    case .tags: if !frame.tags.tags.isEmpty { try write(frame.tags.path, try assembler.assemble(frame.tags)) }
    case .searchPage: try write(PageAssembler.searchPage, try assembler.assembleSearch())
    case .notFoundPage: try write(PageAssembler.notFoundPage, try assembler.assembleNotFound())
    case .redirects: try writeRedirects(of: frame.navigation, to: output)
    case .lists: try frame.programs.writeLists(of: frame.navigation, to: output)
    case .sitemap:
      // That of the first language has the pages of all.
      guard let url = library.configuration.url, library.configuration.folder.isEmpty else { return }
      var dates = changes.dates.isEmpty ? [:] : self.dates(of: frame.published)
      for other in sitemapOfOthers { dates[other.path] = other.changed }
      let hidden = Set(frame.published.lazy.filter { !$0.isInSitemap }.map(\.path))
      let listed = frame.navigation.sequence.map(\.path).filter { !hidden.contains($0) }
      let pages =
        listed + frame.catalog.parts.map(\.path) + frame.tags.paths + sitemapOfOthers.map(\.path)
      let endings = library.configuration.hidesEndings
      try write(Sitemap.path, Sitemap.xml(of: pages, changed: dates, at: url, hidesEndings: endings))
    }
  }

  /// When pages were last changed, by their published paths.
  private func dates(of pages: [ParsedPage]) -> [String: Timestamp] {
    var dates: [String: Timestamp] = [:]
    for page in pages { dates[page.path] = changes.date(of: page) }
    return dates
  }

  private func writeRedirects(of navigation: Navigation, to output: PublishedOutput) throws {
    func page(_ former: String, to path: String, _ title: String) -> [UInt8] {
      Redirect.html(from: former, to: path, title: title, language: library.configuration.language, library.words)
    }
    func write(_ former: String, to path: String, _ title: String) throws {
      try output.write(former, page(former, to: path, title))
    }
    for target in library.pages {
      for alias in SiteAddresses.aliases(of: target) {
        if addresses.publishes(alias) {
          try write(alias.path, to: target.path, target.title)
        } else if addresses.publishesTwin(of: alias) {
          try output.writeTwin(alias.path, page(alias.path, to: target.path, target.title))
        }
      }
    }
    // Readers leave the last part of an address out.
    for section in navigation.sections.indices.filter(navigation.isOpenedFromBeside).map({ navigation.sections[$0] }) {
      let index = section.folder + "/index.html"
      if addresses.generates(index) { try write(index, to: section.page.path, section.page.title) }
    }
    // The address with a slash leads where an author leads that without one.
    let lists = navigation.sections.compactMap(\.formerList).filter(addresses.generates)
    guard !lists.isEmpty else { return }
    let titles = Dictionary(library.pages.map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
    for list in lists {
      guard let path = addresses.target(ofAlias: SitePath.folder(of: list) + ".html") else { continue }
      try write(list, to: path, titles[path] ?? "")
    }
  }
}

extension Navigation {
  /// The navigation of the library pages.
  init(_ library: Library, lists: (String) -> ListAddress = { _ in .list }) {
    self.init(
      pages: library.published.lazy.filter(\.isInNavigation).map(Page.init),
      siteTitle: library.configuration.title, plan: library.plan, permalinks: library.configuration.permalinks,
      lists: lists)
  }
}
