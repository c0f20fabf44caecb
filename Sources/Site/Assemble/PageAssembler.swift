import Dialogs
import Files
import Markdown
import Words
import Writing

/// Puts a rendered body into the frame of the site: values in, a whole page out.
struct PageAssembler: Sendable {
  let configuration: SiteConfiguration
  let words: Words
  let templates: PageTemplates
  let assets: ThemeAssets
  let navigation: Navigation
  let navigationRenderer: NavigationRenderer
  let logo: BrandLogo?
  /// Published path of the mockup style sheet.
  let mockupsCSS: String
  let hasFeed: Bool
  let isPreview: Bool
  /// Whether pages link to a library.
  let hasCatalog: Bool
  /// Where the social card is published of pages without one of their own.
  var card: String?
  /// Leads to the other languages; nil if the site has one.
  var languages: LanguageLinks?

  static let searchPage = "search.html"
  static let notFoundPage = "404.html"

  /// The input for a page.
  struct Page {
    var path: String
    var title: String
    var description: String?
    /// The start of the page text, used if it has no description.
    var summary: String?
    /// Whether the text of the page begins with its description, so that it is not shown above, too.
    var beginsWithDescription = false
    var type: String?
    /// Nil for the language of the site.
    var language: String?
    /// Whether it is the original, because there is no translation.
    var isUntranslated = false
    /// Its file relative to the root of the project; nil for a generated page.
    var source: String?
    /// What search engines are asked not to do with it.
    var robots: Set<RobotsDirective> = []
    /// Where readers can edit it, if it says that.
    var edit: PageEdit?
    var changed: Timestamp?
    /// When it was written.
    var day: WrittenDate?
    /// Who wrote it.
    var authors: [String] = []
    /// Whether a list of the pages below it has titles only.
    var listsTitlesOnly = false
    /// Where its Markdown copy is published.
    var markdown: String?
    var outline: [MarkdownDocument.Heading] = []
    /// Nil if markup of a trusted author may need anything.
    var policy: String? = ContentPolicy.own
    /// Items that link to related pages and backlinks.
    var related: [UInt8] = []
    var backlinks: [UInt8] = []
    /// Items that link to the pages of its tags.
    var tags: [UInt8] = []
    /// Where its social card is published; nil for that of the site.
    var card: String?
    /// Whether its folder is not one of the navigation.
    var isApart = false
    /// The anchor of the heading that the title was taken from.
    var titleAnchor: String?
    /// The page above it that navigation does not have.
    var parent: (path: String, title: String)?
    var body: [UInt8]
  }

  /// A page.
  func assemble(_ page: Page) throws(PageTooLarge) -> [UInt8] {
    var values = frame(path: page.path, title: page.title, root: root(of: page.path))
    values[.contentPolicy] = page.policy
    if let language = page.language, language != configuration.language {
      // The interface around a text in another language is not in that language.
      if LanguageTag.areOfOneLanguage(language, configuration.language), !page.isUntranslated {
        set(language: language, in: &values)
      } else {
        values[.contentLanguage] = language
        values[.contentDirection] = LanguageTag.isRightToLeft(language) ? "rtl" : "ltr"
      }
    }
    values.set(.isUntranslated, page.isUntranslated)
    if !page.robots.isEmpty {
      // Those of an old version may not be listed anyway.
      let isListed = values[.robots] == nil
      values[.robots] = RobotsDirective.content(isListed ? page.robots : page.robots.union([.noindex]))
    }
    let isHome = page.path == "index.html"
    values[.description] = page.description ?? (isHome ? configuration.description : nil)
    values[.summary] = values[.description] ?? page.summary
    let hidesDescription = configuration.hidesDescriptions && page.source != nil && !isHome
    if page.beginsWithDescription || hidesDescription { values[.description] = nil }
    values[.editURL] =
      switch page.edit {
      case .nowhere: nil
      case .address(let address): address
      case nil: page.source.flatMap { configuration.edit?.url(of: $0) }
      }
    values[.changed] = page.changed?.dateTime
    values[.changedText] = page.changed?.inWords(words)
    if !isHome { set(day: page.day, authors: page.authors, in: &values) }
    values[.markdownURL] = page.markdown.map { SiteURL.relative(from: page.path, to: $0) }
    values.set(.hasPageFacts, values[.editURL] != nil || page.changed != nil || page.markdown != nil)
    values[.bodyClass] = (isHome ? "home" : "page") + (page.type.map { " type-" + Slugger.slug($0) } ?? "")
    values[.documentTitle] = isHome ? configuration.title : "\(page.title) – \(configuration.title)"
    values.set(.isHome, isHome)
    values.set(.hasTitle, true)
    values[.titleAnchor] = page.titleAnchor
    let outline = OutlineRenderer.html(page.outline)
    values.set(.hasOutline, !isHome && !outline.isEmpty)
    values.set(.outlineHTML, html: outline)
    setNavigation(
      page.isApart
        ? navigationRenderer.html(root: SitePath.root(from: page.path)) : navigationRenderer.html(for: page.path),
      in: &values)
    let breadcrumbs = navigationRenderer.breadcrumbs(for: page.path, below: page.parent)
    values.set(.hasBreadcrumbs, !breadcrumbs.isEmpty)
    values.set(.breadcrumbsHTML, html: breadcrumbs)
    let (previous, next) = navigation.neighbours(of: page.path)
    if let previous, !isHome {
      values.set(.previous, url: SiteURL.relative(from: page.path, to: previous.path), title: previous.title)
    }
    if let next { values.set(.next, url: SiteURL.relative(from: page.path, to: next.path), title: next.title) }
    values.set(.hasRelations, !isHome && !(page.related.isEmpty && page.backlinks.isEmpty))
    values.set(.hasRelated, !isHome && !page.related.isEmpty)
    values.set(.relatedHTML, html: page.related)
    values.set(.hasBacklinks, !isHome && !page.backlinks.isEmpty)
    values.set(.backlinksHTML, html: page.backlinks)
    if let card = page.card { set(card: card, alternative: page.title, in: &values) }
    values.set(.hasTags, !isHome && !page.tags.isEmpty)
    values.set(.tagsHTML, html: page.tags)
    if !page.isApart, let section = navigation.list(on: page.path) {
      let list = navigationRenderer.contents(of: section, titlesOnly: page.listsTitlesOnly)
      values.set(.bodyHTML, html: page.body + list)
    } else {
      values.set(.bodyHTML, html: page.body)
    }
    return try templates.render(values)
  }

  /// The generated index page of a folder.
  func assembleContents(of section: Int) throws(PageTooLarge) -> [UInt8] {
    let page = navigation.sections[section].page
    let list = navigationRenderer.contents(of: section)
    return try assemble(Page(path: page.path, title: page.heading, description: page.description, body: list))
  }

  /// The search page.
  func assembleSearch() throws(PageTooLarge) -> [UInt8] {
    let title = words.text(.searchTitle)
    var values = frame(path: Self.searchPage, title: title, root: "")
    values[.bodyClass] = "search"
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values.set(.isSearch, true)
    values.set(.navigationHTML, html: navigationRenderer.contents(of: 0))
    values.set(.bodyHTML, html: try templates.render(values, template: "search"))
    setNavigation(navigationRenderer.html(for: Self.searchPage), in: &values)
    return try templates.render(values)
  }

  /// The “page not found” page.
  ///
  /// A host answers with it at any depth, so it is the only page whose links start at the root of the site, if that
  /// is known.
  func assembleNotFound() throws(PageTooLarge) -> [UInt8] {
    let root = root(of: Self.notFoundPage)
    let title = words.text(.missingTitle)
    var values = frame(path: Self.notFoundPage, title: title, root: root)
    values[.bodyClass] = "not-found"
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values[.canonical] = nil
    setNavigation(navigationRenderer.html(root: root), in: &values)
    values.set(.bodyHTML, html: try templates.render(values, template: "not_found"))
    return try templates.render(values)
  }

  /// What leads from a page to the site's root; the “page not found” page is shown at any depth.
  private func root(of path: String) -> String {
    path == Self.notFoundPage ? configuration.url.map { Self.path(ofURL: $0) } ?? "" : SitePath.root(from: path)
  }

  /// Gives a page the navigation of the site, unless it is the only page.
  func setNavigation(_ list: [UInt8], in values: inout PageValues) {
    values.set(.hasNavigation, navigation.sequence.count > 1)
    values.set(.navigationHTML, html: list)
  }

  /// The values that every page has.
  func frame(path: String, title: String, root: String) -> PageValues {
    var values = PageValues()
    values[.contentPolicy] = ContentPolicy.own
    set(language: configuration.language, in: &values)
    values[.title] = title
    values[.siteTitle] = configuration.title
    values[.root] = root
    values[.homeURL] = root + "index.html"
    values[.searchURL] = root + Self.searchPage
    values[.catalogURL] = hasCatalog ? root + CatalogPlan.path : nil
    values[.cssURL] = root + assets["site.css"]
    values[.mockupsCSSURL] = root + mockupsCSS
    values[.scriptURL] = root + assets["site.js"]
    values[.searchScriptURL] = root + assets["search.js"]
    values[.liveScriptURL] = root + assets["live.js"]
    values[.liveCSSURL] = root + assets["live.css"]
    values[.searchRootURL] = root + SearchStage.rootPath
    let brand = configuration.brand
    values[.faviconURL] = root + (brand.favicon.map { SiteURL.encoded($0.path) } ?? assets[BrandIcon.name])
    values[.faviconType] = brand.faviconType
    values.set(.hasLogo, logo != nil)
    if let logo { values.set(.logoHTML, html: logo.html(root: root)) }
    values.set(.showsTitle, logo?.showsTitle ?? true)
    values.set(.showsCredit, brand.showsCredit)
    if hasFeed { values[.feedURL] = root + AtomFeed.path }
    values[.canonical] = configuration.address(of: path)
    if let versions = configuration.versionLinks {
      values[.versionsCSSURL] = root + assets[SiteTheme.versionsStyleSheet]
      // Versions are compared from the root of the first language.
      let folder = configuration.folder.isEmpty ? "" : configuration.folder + "/"
      versions.set(
        on: folder + path, home: folder + "index.html", root: root + (folder.isEmpty ? "" : "../"), words: words,
        in: &values)
    }
    values.set(.preview, isPreview)
    if let card { set(card: card, alternative: configuration.title, in: &values) }
    if let languages {
      languages.set(on: path, root: root, in: &values)
      values[.languagesCSSURL] = root + assets[LanguageLinks.styleSheet]
      values[.languagesScriptURL] = root + assets[LanguageLinks.script]
    }
    return values
  }

  private func set(day: WrittenDate?, authors: [String], in values: inout PageValues) {
    values[.date] = day?.iso
    values[.dateText] = day?.inWords(words)
    values[.authors] = authors.isEmpty ? nil : authors.joined(separator: ", ")
    values.set(.hasByline, day != nil || !authors.isEmpty)
  }

  private func set(card: String, alternative: String, in values: inout PageValues) {
    values[.cardURL] = configuration.url.map { SiteURL.absolute(card, at: $0) }
    values[.cardText] = alternative
  }

  private func set(language: String, in values: inout PageValues) {
    values[.language] = language
    values[.direction] = LanguageTag.isRightToLeft(language) ? "rtl" : nil
  }

  /// The path of an absolute address: `/docs/` for `https://example.org/docs/`.
  private static func path(ofURL url: String) -> String {
    guard let scheme = url.range(of: "://") else { return "/" }
    return url[scheme.upperBound...].firstIndex(of: "/").map { String(url[$0...]) } ?? "/"
  }
}

extension Word {
  fileprivate static let searchTitle = Word("search.title")
  fileprivate static let missingTitle = Word("missing.title")
}

private extension String {
  /// The first occurrence of a text.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
