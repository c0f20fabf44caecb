import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Search
import Words
import Writing

/// Library and theme → the files of the site, each passed to the output when it is done.
struct SiteRenderer: Sendable {
  let library: Library
  let sources: SourceTree
  let changes: ChangeHistory
  let theme: SiteTheme
  let addresses: SiteAddresses
  /// In report order.
  let diagnostics: [Diagnostic]
  let options: PipelineOptions
  let files: FileTree

  func render(into output: any SiteOutput) async throws -> SiteResult.Totals {
    let output = PublishedOutput(output, addresses)
    let navigation = Navigation(library)
    let published = library.published
    let platforms = Set(published.lazy.flatMap { $0.blocks.lazy.flatMap(\.platforms) }).sorted()
    let assets = theme.makeAssets()
    let mockupsCSS = ThemeAssets([ThemeAssets.mockups: MockupStylesheet.css(for: platforms)])
    let programs = ProgramFiles(library: library, addresses: addresses, changes: changes, files: files)
    let assembler = PageAssembler(
      configuration: library.configuration, words: library.words, templates: theme.templates, assets: assets,
      navigation: navigation, navigationRenderer: NavigationRenderer(navigation, library.words),
      mockupsCSS: mockupsCSS[ThemeAssets.mockups],
      hasFeed: programs.hasFeed, isPreview: options.isPreview, hasCatalog: library.hasDialogs)

    try assets.write(to: output)
    // A theme can contain the same file.
    if Set(assets.paths).isDisjoint(with: mockupsCSS.paths) { try mockupsCSS.write(to: output) }
    try copyAssets(to: output)
    let publisher = PagePublisher(
      library, assembler, programs, addresses: addresses, changes: changes, files: files, diagnostics: diagnostics,
      isPreview: options.isPreview)
    let stages = try await publish(published, with: publisher, to: output)
    let search = try SearchStage.finish(stages, of: published, to: output)
    try writeContents(of: navigation, assembler, to: output)
    let catalog = CatalogPlan(library, navigation, taken: library.addresses(beside: sources.assets.map(\.path)))
    _ = try await concurrently(catalog.parts.count, batch: 1, state: {}) { _, range in
      for part in catalog.parts[range] where addresses.generates(part.path) {
        let (page, drawings) = try assembler.assemble(part, of: catalog)
        try output.write(part.path, page)
        try drawings.write(to: output)
      }
    }
    func write(_ path: String, _ bytes: @autoclosure () throws -> [UInt8]) throws {
      if addresses.generates(path) { try output.write(path, bytes()) }
    }
    try write(PageAssembler.searchPage, try assembler.assembleSearch())
    try write(PageAssembler.notFoundPage, try assembler.assembleNotFound())
    try writeRedirects(to: output)
    try programs.writeLists(of: navigation, to: output)
    if let url = library.configuration.url {
      let dates = changes.dates.isEmpty ? [:] : self.dates(of: published)
      let pages = navigation.sequence.map(\.path) + catalog.parts.map(\.path)
      try write(Sitemap.path, Sitemap.xml(of: pages, changed: dates, at: url))
    }
    return SiteResult.Totals(
      pages: published.count + navigation.generated.count,
      dialogs: published.reduce(0) { $0 + $1.blocks.count }, files: output.totals.files, bytes: output.totals.bytes,
      search: search)
  }

  /// Publishes the pages in parallel, and collects data for search.
  private func publish(
    _ pages: [ParsedPage], with publisher: PagePublisher, to output: PublishedOutput
  ) async throws -> [SearchStage] {
    let trails = SearchStage.Trails(publisher.assembler.navigation)
    let (_, stages) = try await concurrently(
      pages.count, batch: 16, state: { SearchStage(trails: trails, words: library.words) }
    ) {
      search, range in
      for index in range where try publisher.publish(index, of: pages, to: output) {
        try search.add(pages[index], at: index, configuration: library.configuration, to: output)
      }
    }
    return stages
  }

  /// When pages were last changed, by their published paths.
  private func dates(of pages: [ParsedPage]) -> [String: Timestamp] {
    var dates: [String: Timestamp] = [:]
    for page in pages { dates[page.path] = changes.date(of: page) }
    return dates
  }

  /// Writes generated index pages.
  private func writeContents(of navigation: Navigation, _ assembler: PageAssembler, to output: PublishedOutput) throws {
    for section in navigation.generated {
      let path = navigation.sections[section].page.path
      guard addresses.generates(path) else { continue }
      try output.write(path, try assembler.assembleContents(of: section))
    }
  }

  private func copyAssets(to output: PublishedOutput) throws {
    for asset in sources.assets {
      guard addresses.publishes(SiteAddresses.file(asset)), let bytes = try files.read(asset.file) else { continue }
      try output.write(asset.path, bytes)
    }
  }

  private func writeRedirects(to output: PublishedOutput) throws {
    for page in library.pages {
      for alias in SiteAddresses.aliases(of: page) where addresses.publishes(alias) {
        try output.write(
          alias.path,
          Redirect.html(
            from: alias.path, to: page.path, title: page.title, language: library.configuration.language,
            library.words))
      }
    }
  }
}

extension Navigation {
  /// The navigation of the library pages.
  init(_ library: Library) {
    self.init(
      pages: library.published.filter(\.isInNavigation).map { page in
        Page(
          path: page.path, place: page.place, title: page.reference?.shortTitle ?? page.frontMatter.label ?? page.title,
          order: page.frontMatter.order,
          description: page.frontMatter.description, isReference: page.reference != nil)
      }, siteTitle: library.configuration.title, plan: library.plan)
  }
}
