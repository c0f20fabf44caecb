import Files
import Writing

/// The position of each page among the others: sections from folders, their order, and the sequence of all pages.
package struct Navigation: Sendable {
  /// The input for a page.
  package struct Page: Sendable, Hashable {
    @Boxed private var parts: Parts

    private struct Parts: Sendable, Hashable {
      var path, place, title: String
      var order: Double?
      var isWeight = false
      var heading, description, detail: String?
      var isReference: Bool
      var language: String?
      var day: WrittenDate?
      var isPost = false
      var isSectionOfHugo = false
      var sortedBy: SectionOrder?
      var link: NavigationLink?
    }

    package init(
      path: String, place: String? = nil, title: String, order: Double?, description: String? = nil,
      detail: String? = nil, isReference: Bool = false, language: String? = nil
    ) {
      parts = Parts(
        path: path, place: place ?? path, title: title, order: order, description: description, detail: detail,
        isReference: isReference, language: language)
    }

    init(_ page: ParsedPage) {
      let frontMatter = page.frontMatter
      parts = Parts(
        path: page.path, place: page.place, title: page.reference?.shortTitle ?? frontMatter.label ?? page.title,
        order: frontMatter.order, isWeight: frontMatter.isWeight, description: frontMatter.description,
        detail: page.reference?.name,
        isReference: page.reference != nil, language: page.originalLanguage ?? frontMatter.language,
        day: frontMatter.day,
        // Jekyll has posts in such folders only.
        isPost: page.sourcePath.hasPrefix("_posts/") || page.sourcePath.holds("/_posts/"),
        isSectionOfHugo: page.isSectionOfHugo, sortedBy: frontMatter.sortedBy,
        link: frontMatter.entryAddress.flatMap {
          NavigationLink($0, title: frontMatter.label ?? page.title)
        })
    }

    /// Path of the published page.
    package var path: String {
      get { parts.path }
      set { parts.path = newValue }
    }
    /// Path that the page has its section from; that of its file if it is published at an address of its own.
    package var place: String { parts.place }
    package var title: String {
      get { parts.title }
      set { parts.title = newValue }
    }
    /// What the page that Patternbook makes for a section is called.
    var heading: String {
      get { parts.heading ?? parts.title }
      set { parts.heading = newValue }
    }
    /// Place among its siblings; those without one come after, by name.
    package var order: Double? {
      get { parts.order }
      set { parts.order = newValue }
    }
    /// Whether its place is Hugo’s weight.
    var isWeight: Bool { parts.isWeight }
    package var description: String? {
      get { parts.description }
      set { parts.description = newValue }
    }
    /// What small type adds to the title: the name of a rule.
    package var detail: String? { parts.detail }
    /// Whether it comes after all siblings of another kind, as the reference does.
    package var isReference: Bool { parts.isReference }
    /// BCP 47 tag of its title, if that is not in the language of the site.
    var language: String? { parts.language }
    /// The day that it was written on, if that is known.
    var day: WrittenDate? { parts.day }
    /// Whether it is one of Jekyll’s posts.
    var isPost: Bool { parts.isPost }
    /// Whether Hugo sorts what is in the section that it opens.
    var isSectionOfHugo: Bool { parts.isSectionOfHugo }
    /// By what the pages of the section are sorted that it opens, as Zola has it.
    var sortedBy: SectionOrder? { parts.sortedBy }
    /// The entry that stands for it, if that leads to another site.
    var link: NavigationLink? { parts.link }
  }

  /// A folder of pages.
  package struct Section: Sendable, Hashable {
    /// Folder relative to the root of the site; empty for the root.
    package var folder: String
    /// Its index page, which Patternbook generates if the author wrote none.
    package var page: Page
    package var parent: Int?
    package var entries: [Entry] = []
    /// Whether it is a title without a page of its own, which leads to its first page.
    var isGroup = false
    /// Whether its entries are in the order of their dates, newest first.
    var isByDate = false
    /// Whether Patternbook makes its page.
    var isGenerated = false
    /// Where Patternbook would make its page, if that address leads elsewhere.
    var formerList: String?
  }

  package enum Entry: Sendable, Hashable {
    case page(Page)
    case section(Int)
    case link(NavigationLink)
  }

  /// All sections; the root is the first.
  package internal(set) var sections: [Section]
  /// Sections with a generated index page.
  package internal(set) var generated: [Int] = []
  /// The paths of pages that list the pages below them.
  private let listing: Set<String>
  /// All pages in reading order.
  package private(set) var sequence: [Page] = []
  var sectionByFolder: [String: Int] = [:]
  /// Sections of pages that are published elsewhere than in the section's folder.
  var sectionByPath: [String: Int] = [:]
  /// Pages that a plan has placed.
  var placed: Set<String> = []
  /// Pages that entries of a plan have, so that shortcuts to them are only links.
  var owned: Set<String> = []
  /// The lists that a plan asks for, until sections have them.
  var lists: [String: NavigationPlan.List] = [:]
  private let places: ListPlaces
  /// Whether folders make groups with their names, in which index pages are entries.
  var areGroupsFolders = false
  private(set) var placeByPath: [String: Int] = [:]
  /// The last section that each page opens, of those with entries.
  private var sectionByOpening: [String: Int] = [:]

  /// The section of the pages that a page lists below its text.
  func list(on path: String) -> Int? {
    guard listing.contains(path) else { return nil }
    let section = section(of: path)
    return sections[section].page.path == path && !sections[section].entries.isEmpty ? section : nil
  }

  /// The section that a page opens, if another page or a link is in it.
  func opened(by path: String) -> Int? {
    sectionByOpening[path].flatMap { section in
      sections[section].entries.contains { page(of: $0).map { $0.path != path } ?? leadsAway($0) } ? section : nil
    }
  }

  /// - Parameters:
  ///   - permalinks: where the pages of folders are published, and with them the lists of these pages.
  ///   - lists: what is at the address of such a list.
  package init(
    pages: [Page], siteTitle: String, plan: NavigationPlan = NavigationPlan(), permalinks: Permalinks = Permalinks(),
    lists: (String) -> ListAddress = { _ in .list }
  ) {
    (sections, listing) = ([], plan.listing)
    places = ListPlaces(permalinks, taken: Set(pages.map(\.path)))
    let pages = Self.named(pages, plan)
    let opened = Self.openedFolders(pages)
    let indexes = Dictionary(
      zip(opened, pages).compactMap { folder, page in folder.map { ($0, page) } },
      uniquingKeysWith: { first, _ in first })
    _ = addSection("", indexes: indexes, siteTitle: siteTitle, plan)
    for (opened, page) in zip(opened, pages) {
      let section = addSection(opened ?? SitePath.folder(of: page.place), indexes: indexes, siteTitle: siteTitle, plan)
      if sections[section].page.path != page.path { sections[section].entries.append(.page(page)) }
      if opened != nil || page.place != page.path { sectionByPath[page.path] = section }
    }
    sortEntries()
    leaveOutLists(lists)
    self.lists = plan.lists.filter { lists($0.key + "/index.html") == .list }
    let folders = sections.count
    if plan.nodes != nil || !plan.folders.isEmpty { arrange(plan, pages) }
    // In lists of another tool, sections of one title are mostly in different sections.
    tellApart()
    replaceEntriesThatLeadElsewhere()
    var seen: Set<String> = []
    var shown: Set<Int> = []
    appendSequence(0, &seen, &shown)
    for (place, page) in sequence.enumerated() { placeByPath[page.path] = place }
    if plan.nodes != nil || !plan.folders.isEmpty { sortAsRead(sections.indices.prefix(folders), besides: shown, plan) }
    for (index, section) in sections.enumerated() where !section.isGroup && !section.entries.isEmpty {
      sectionByOpening[section.page.path] = index
    }
    // Pages that a plan leaves out have an address, but no neighbors.
    let others = sections[..<folders].filter { !$0.isGroup }.map(\.page) + pages
    sequence += others.filter { seen.insert($0.path).inserted }
  }

  /// The folder that each page opens: that of an index page, or one without an index page at whose address the page is
  /// published, or one with other pages and without an index page that has the name of the page, such as `a` for `a.md`.
  private static func openedFolders(_ pages: [Page]) -> [String?] {
    var indexed: Set<String> = []
    var folders: Set<String> = []
    for page in pages {
      var folder = SitePath.folder(of: page.place)
      if SitePath.name(of: page.place) == "index.html" { indexed.insert(folder) }
      while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    return pages.map { page in
      if SitePath.name(of: page.place) == "index.html" { return SitePath.folder(of: page.place) }
      let around = SitePath.folder(of: page.place)
      if !around.isEmpty, page.path == around + "/index.html", !indexed.contains(around) { return around }
      let folder = String(page.place.dropLast(".html".count))
      guard page.path == page.place || page.path == folder + "/index.html" else { return nil }
      return folders.contains(folder) && !indexed.contains(folder) ? folder : nil
    }
  }

  /// Whether a page beside its folder opens a section: `a.md` beside `a/`.
  func isOpenedFromBeside(_ section: Int) -> Bool {
    sections[section].page.path == sections[section].folder + ".html"
  }

  /// The section that a page belongs to; an index page belongs to the section that it opens.
  package func section(of path: String) -> Int {
    sectionByPath[path] ?? sectionByFolder[SitePath.folder(of: path)] ?? 0
  }

  /// The sections from the root down to one, the root first.
  package func chain(to section: Int) -> [Int] {
    var chain = [section]
    while let parent = sections[chain[0]].parent { chain.insert(parent, at: 0) }
    return chain
  }

  /// The place of a page in reading order; after all others if it has none.
  func place(of path: String) -> Int { placeByPath[path] ?? sequence.count }

  /// The previous and next page in reading order.
  package func neighbours(of path: String) -> (previous: Page?, next: Page?) {
    guard let place = placeByPath[path] else { return (nil, nil) }
    return (
      place > 0 ? sequence[place - 1] : nil, place + 1 < placeByPath.count ? sequence[place + 1] : nil
    )
  }

  /// The page that an entry links to; nil for that of another site.
  package func page(of entry: Entry) -> Page? {
    switch entry {
    case .page(let page): page
    case .section(let index): sections[index].page
    case .link: nil
    }
  }

  /// The first page that one of some entries links to.
  func firstPage(of entries: [Entry]) -> Page? { entries.lazy.compactMap { page(of: $0) }.first }

  /// Whether an entry is a title without a page of its own.
  func isGroup(_ entry: Entry) -> Bool {
    if case .section(let index) = entry { sections[index].isGroup } else { false }
  }

  /// Where a list of the pages of a folder is published that has no index page: with them, unless a page is there.
  private func path(ofList folder: String) -> String {
    let path = places.path(ofList: folder)
    return sectionByPath[path] != nil ? places.ownPath(ofList: folder) : path
  }

  private mutating func addSection(
    _ folder: String, indexes: [String: Page], siteTitle: String, _ plan: NavigationPlan
  ) -> Int {
    if let known = sectionByFolder[folder] { return known }
    let parent: Int? =
      folder.isEmpty
      ? nil : addSection(SitePath.folder(of: folder), indexes: indexes, siteTitle: siteTitle, plan)
    var page =
      indexes[folder]
      ?? Page(
        path: path(ofList: folder),
        title: folder.isEmpty ? siteTitle : Self.title(ofFolder: SitePath.name(of: folder)),
        order: PageAddress.number(of: SitePath.name(of: folder)[...]).map { Double($0.number) })
    if places.areFoldersNumberedApart, let number = PageAddress.number(of: SitePath.name(of: folder)[...])?.number {
      page.order = indexes[folder]?.order ?? Self.firstFolder + Double(number)
    }
    if let own = plan.folders[folder] {
      page.title = own.title.flatMap(Self.visible) ?? page.title
      if let heading = own.heading.flatMap(Self.visible) { page.heading = heading }
      page.order = own.position ?? page.order
      page.description = page.description ?? own.description
    }
    let index = sections.count
    sections.append(Section(folder: folder, page: page, parent: parent))
    sectionByFolder[folder] = index
    if indexes[folder] == nil {
      generated.append(index)
      sections[index].isGenerated = true
      if sectionByPath[page.path] == nil { sectionByPath[page.path] = index }
    }
    if let parent { sections[parent].entries.append(.section(index)) }
    return index
  }

  /// The place of the first folder where numbers sort folders apart from files; nobody has as many files in one.
  private static let firstFolder = 1_000_000.0

  /// - Parameter shown: the sections that have been met.
  private mutating func appendSequence(_ section: Int, _ seen: inout Set<String>, _ shown: inout Set<Int>) {
    shown.insert(section)
    func append(_ page: Page) {
      if seen.insert(page.path).inserted { sequence.append(page) }
    }
    if !sections[section].isGroup { append(sections[section].page) }
    for entry in sections[section].entries {
      switch entry {
      case .page(let page): append(page)
      case .section(let index): appendSequence(index, &seen, &shown)
      case .link: break
      }
    }
  }

  /// `getting-started` reads “Getting started”.
  static func title(ofFolder name: String) -> String {
    let name = PageAddress.number(of: name[...])?.name ?? name[...]
    let words = String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
