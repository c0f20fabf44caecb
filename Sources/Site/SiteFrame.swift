import Mockups
import Words

/// What the parts of a site have in common: the theme, the navigation, and what relates pages to each other.
struct SiteFrame: Sendable {
  /// All pages that can be published.
  let published: [ParsedPage]
  let navigation: Navigation
  let assembler: PageAssembler
  let publisher: PagePublisher
  let programs: ProgramFiles
  let assets: ThemeAssets
  let places: SitePlaces
  let tags: TagPlan
  let cards: SiteCards?
  private let plan: Once<CatalogPlan>

  /// The pages of the library.
  var catalog: CatalogPlan { plan.value }

  init(_ site: SiteRenderer) {
    let (library, kept) = (site.library, site.kept)
    let published = library.published
    self.published = published
    places =
      kept.places.result(of: library.addressInputs(site.sources, site.configured, kept)) {
        SitePlaces(library, published, site.sources.assets)
      }.value
    let navigation = kept.navigation(of: library, site.sources, site.addresses, site.configured)
    self.navigation = navigation.navigation
    assets =
      kept.assets.result(of: site.theme.inputs(site.configured, kept)) {
        site.theme.makeAssets(
          hasVersions: library.configuration.versionLinks != nil, hasLanguages: site.languages != nil)
      }.value
    programs = ProgramFiles(
      library: library, addresses: site.addresses, changes: site.changes, files: site.files)
    let cards = SiteCards(site)
    self.cards = cards
    assembler = PageAssembler(
      configuration: library.configuration, words: library.words, templates: site.theme.templates, assets: assets,
      navigation: navigation.navigation, navigationRenderer: navigation.renderer,
      logo: site.logo, mockupsCSS: places.mockupsCSS[ThemeAssets.mockups], hasFeed: programs.hasFeed,
      isPreview: site.options.isPreview, hasCatalog: library.hasDialogs, card: cards?.home?.path,
      languages: site.languages)
    tags = places.tags
    let relations = kept.relations(of: library, site.sources, site.configured)
    publisher = PagePublisher(
      library, assembler, programs, relations, tags, addresses: site.addresses, changes: site.changes,
      files: site.files,
      findings: site.findings, cards: cards, isPreview: site.options.isPreview)
    let assets = site.sources.assets
    plan = Once {
      CatalogPlan(library, navigation.navigation, taken: library.addresses(beside: assets.map(\.path)))
    }
  }
}

/// Where the pages and files of a site are.
struct SitePlaces: Sendable {
  /// The places of published pages and of assets by their paths.
  let pages: [String: [Int]]
  let assets: [String: Int]
  /// The style sheet of the platforms that are drawn.
  let mockupsCSS: ThemeAssets
  let tags: TagPlan

  init(_ library: Library, _ published: [ParsedPage], _ assets: [SourceTree.Asset]) {
    pages = Dictionary(grouping: published.indices) { published[$0].path }
    self.assets = Dictionary(assets.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let platforms = Set(published.lazy.flatMap { $0.blocks.lazy.flatMap(\.platforms) }).sorted()
    mockupsCSS = ThemeAssets([ThemeAssets.mockups: MockupStylesheet.css(for: platforms)])
    tags = TagPlan(library, taken: library.addresses(beside: assets.map(\.path)))
  }
}

/// The navigation, and what it looks like.
struct SiteNavigation: Sendable {
  let navigation: Navigation
  let renderer: NavigationRenderer

  init(_ library: Library, _ addresses: SiteAddresses) {
    navigation = Navigation(library, lists: addresses.list)
    renderer = NavigationRenderer(navigation, library.words)
  }
}

extension KeptResults {
  /// The navigation of a site.
  func navigation(
    of library: Library, _ sources: SourceTree, _ addresses: SiteAddresses, _ configured: InputDigest
  ) -> SiteNavigation {
    let inputs = digest { inputs in
      inputs.add(library.navigationInputs(configured, self))
      inputs.add(library.addressInputs(sources, configured, self))
    }
    return navigation.result(of: inputs) { SiteNavigation(library, addresses) }.value
  }

  /// Which pages of a site are related.
  func relations(of library: Library, _ sources: SourceTree, _ configured: InputDigest) -> PageRelations {
    let addresses = library.addressInputs(sources, configured, self)
    return relations.result(
      of: library.relationInputs(configured, self),
      from: { last in
        last?.updated(library, addresses: addresses)
          ?? PageRelations(library, RuleLinks(library), addresses: addresses)
      }
    ).value
  }

  /// Makes what every page needs of all pages, and keeps it for the first page that somebody asks for.
  func prepareFrame(
    of library: Library, _ sources: SourceTree, _ addresses: SiteAddresses, _ configured: InputDigest
  ) async {
    guard isKeeping else { return }
    _ = navigation(of: library, sources, addresses, configured)
    _ = relations(of: library, sources, configured)
  }
}
