import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Search
import Snippets
import Words

/// Collects data for search from rendered pages; one per worker, merged at the end.
struct SearchStage: Sendable {
  private var builder: SearchIndexBuilder
  private let trails: Trails
  private let words: Words
  /// The names in the code for dialogs, by the dialogs of a page: few pages have others than some page before.
  private var namesOfDialogs: [Set<DialogOnPlatform>: [String]] = [:]
  private var namesOfDialog: [DialogOnPlatform: Set<String>] = [:]

  /// Folder of the search index in the site.
  static let folder = "search"
  /// The first file of the index, the only one whose name pages contain.
  static let rootPath = folder + "/" + SearchIndex.rootName

  /// The weights of rules and of the pages that list them: pages of the author rank first if they answer as well.
  private static let (ruleBoost, referenceBoost) = (0.85, 0.6)

  /// Titles of the sections above each page.
  struct Trails: Sendable {
    private let navigation: Navigation
    /// By section.
    private let titles: [[String]]

    init(_ navigation: Navigation) {
      self.navigation = navigation
      titles = navigation.sections.indices.map { section in
        navigation.chain(to: section).dropFirst().map { navigation.sections[$0].page.title }
      }
    }

    /// The sections that contain a page; an index page is not in its own.
    func trail(of path: String) -> [String] {
      let section = navigation.section(of: path)
      let isIndex = navigation.sections[section].page.path == path && !navigation.sections[section].isGroup
      return isIndex ? titles[section].dropLast() : titles[section]
    }
  }

  /// - Parameter store: where what the index needs of pages waits for the end.
  init(trails: Trails, words: Words, store: ScratchStore = ScratchStore()) {
    self.trails = trails
    self.words = words
    builder = SearchIndexBuilder(store: store)
  }

  /// Adds a page, and writes the file for showing its results.
  mutating func add(
    _ page: ParsedPage, at index: Int, configuration: SiteConfiguration, to output: any SiteOutput
  ) throws {
    guard let page = searchPage(page, configuration) else { return }
    let file = builder.add(page, order: index)
    try output.write(Self.folder + "/" + file.name, file.bytes)
  }

  /// The search entries of a page; nil if the page is excluded.
  mutating func searchPage(_ page: ParsedPage, _ configuration: SiteConfiguration) -> SearchPage? {
    let preference = page.frontMatter.search
    guard preference.isIncluded else { return nil }
    let entries =
      page.reference?.rule.map { [entry(ofRule: $0, on: page)] }
      ?? sections(of: page) + page.blocks.compactMap { entry(of: $0, on: page, configuration) }
    return SearchPage(
      title: page.title, url: SiteURL.fromRoot(page.path), trail: trails.trail(of: page.path),
      language: page.language(in: configuration),
      boost: boost(of: page), tags: page.frontMatter.tags,
      terms: preference.terms, names: names(on: page), entries: entries)
  }

  private func boost(of page: ParsedPage) -> Double {
    guard let role = page.reference else { return page.frontMatter.search.boost }
    return role.rule == nil ? Self.referenceBoost : Self.ruleBoost
  }

  /// What the code for the dialogs of a page calls.
  private mutating func names(on page: ParsedPage) -> [String] {
    var dialogs: Set<DialogOnPlatform> = []
    for block in page.blocks {
      guard let kind = block.dialog?.kind.value else { continue }
      for platform in block.platforms { dialogs.insert(DialogOnPlatform(kind: kind, platform: platform)) }
    }
    if let names = namesOfDialogs[dialogs] { return names }
    let names = dialogs.reduce(into: Set<String>()) { $0.formUnion(self.names(of: $1)) }.sorted()
    namesOfDialogs[dialogs] = names
    return names
  }

  private mutating func names(of dialog: DialogOnPlatform) -> Set<String> {
    if let names = namesOfDialog[dialog] { return names }
    let names = CodeSnippet.names(for: dialog.kind, on: dialog.platform)
    namesOfDialog[dialog] = names
    return names
  }

  private struct DialogOnPlatform: Hashable {
    let kind: DialogKind
    let platform: Platform
  }

  /// Maximum number of pages that are searched for by title: all pages of most sites, and an even sample of larger
  /// ones, where each search takes as long as building a page.
  private static let (mostTries, triesOfLarge) = (500, 150)

  /// Creates and writes the index of the pages of all workers, and searches for pages by title.
  ///
  /// - Parameter stages: empty afterward, because the index gives back what nobody else holds.
  static func finish(
    _ stages: inout [SearchStage], of pages: [ParsedPage], _ configuration: SiteConfiguration, to output: any SiteOutput
  ) async throws -> SiteResult.Search {
    let index = try await index(of: &stages, configuration)
    async let found = find(pages, in: index)
    try write(index, to: output)
    return await found
  }

  /// Creates and writes the index of the pages of all workers.
  ///
  /// - Parameter stages: empty afterward.
  static func write(
    _ stages: inout [SearchStage], _ configuration: SiteConfiguration, to output: any SiteOutput
  ) async throws {
    try write(try await index(of: &stages, configuration), to: output)
  }

  private static func index(of stages: inout [SearchStage], _ configuration: SiteConfiguration) async throws
    -> SearchIndex
  {
    var builder = SearchIndexBuilder()
    while let stage = stages.popLast() { builder.merge(stage.builder) }
    return try await builder.finish(synonyms: configuration.search.synonyms)
  }

  private static func write(_ index: SearchIndex, to output: any SiteOutput) throws {
    for file in index.files { try output.write(folder + "/" + file.name, file.bytes) }
  }

  /// Searches for pages by title.
  private static func find(_ pages: [ParsedPage], in index: SearchIndex) -> SiteResult.Search {
    // Only the author's pages are checked, because only their titles can be improved; excluded or lowered pages need
    // not come first.
    let tried = pages.indices.filter { index in
      let preference = pages[index].frontMatter.search
      return pages[index].reference == nil && preference.isIncluded && preference.boost >= 1
    }
    let step = tried.count <= mostTries ? 1 : tried.count / triesOfLarge
    let titles = stride(from: 0, to: tried.count, by: step).lazy.map {
      (order: tried[$0], title: pages[tried[$0]].title)
    }
    let misses = SearchReader(index).misses(of: titles)
    return SiteResult.Search(
      bytes: index.report.size, overruns: index.report.overruns,
      misses: misses.map { .init(page: pages[$0.order].source, first: pages[$0.first].source) })
  }

  /// The page from one heading to the next, as readers see it.
  private func sections(of page: ParsedPage) -> [SearchEntry] {
    let document = page.document
    var entries: [SearchEntry] = []
    var start = 0
    var heading: MarkdownDocument.Heading?
    for next in document.outline.map(Optional.init) + [nil] {
      var body: [UInt8] = []
      if heading == nil, let description = page.frontMatter.description { body += Array(description.utf8) + [0x0A] }
      if heading == nil, !page.frontMatter.keywords.isEmpty {
        body += Array(page.frontMatter.keywords.joined(separator: ", ").utf8) + [0x0A]
      }
      body += document.text[start..<(next?.textRange.lowerBound ?? document.text.count)]
      entries.append(
        SearchEntry(
          kind: .section, anchor: heading?.anchor ?? "", title: heading?.text ?? page.title, body: body))
      (start, heading) = (next?.textRange.upperBound ?? 0, next)
    }
    return entries
  }

  /// The page of a rule as one entry: what it asks, and why.
  ///
  /// Of the examples, it has the words of two. How to set it is the same on all pages of rules.
  private func entry(ofRule id: String, on page: ParsedPage) -> SearchEntry {
    let document = page.document
    let proseHeadings = RulePage.proseHeadings.map { words.text($0) }
    var body: [UInt8] = []
    for (heading, next) in zip(document.outline, document.outline.dropFirst().map(Optional.init) + [nil])
    where proseHeadings.contains(heading.text) {
      body += document.text[heading.textRange.upperBound..<(next?.textRange.lowerBound ?? document.text.count)]
    }
    let packs = page.frontMatter.guidelines?.map { Self.facet(pack: $0.value) } ?? []
    let platforms = page.frontMatter.platforms?.map(facet) ?? []
    return SearchEntry(
      kind: .rule, anchor: "", title: id, facets: packs + platforms, message: page.frontMatter.description ?? "",
      buttons: answer(ofRule: id, on: page), body: body)
  }

  /// What results show of a rule besides its summary: a dialog that keeps it, one that breaks it, and its source.
  private func answer(ofRule id: String, on page: ParsedPage) -> [SearchButton] {
    let dialogs = page.blocks.compactMap(\.dialog)
    let examples = [
      ("do", dialogs.first { $0.violates.isEmpty }), ("dont", dialogs.first { !$0.violates.isEmpty }),
    ]
    var answer = examples.compactMap { role, dialog in
      dialog.map { SearchButton(label: Self.line(of: $0), role: role) }
    }
    if let source = Self.sources[id] { answer.append(SearchButton(label: source, role: "source")) }
    return answer
  }

  /// The words of a dialog in one line.
  private static func line(of dialog: Dialog) -> String {
    let buttons = dialog.buttons.map { "[\($0.label.value)]" }.joined(separator: " ")
    let texts = [dialog.title?.value ?? "", dialog.message?.value ?? "", buttons]
    return texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where each built-in rule comes from, by its ID.
  private static let sources = RuleList.all.reduce(into: [String: String]()) { sources, rule in
    sources[rule.description.id] = rule.description.source
  }

  private func entry(
    of block: PageBlock, on page: ParsedPage, _ configuration: SiteConfiguration
  ) -> SearchEntry? {
    guard let dialog = block.dialog else { return nil }
    let bar = [dialog.navigation?.leading, dialog.navigation?.trailing].compactMap { $0 }
    let buttons = dialog.buttons + bar
    let packs = configuration.ruleSettings.guidelines(of: dialog, page: page.frontMatter.guidelines)
    let roles = [Dialog.Button.Role.destructive, .cancel].filter { role in buttons.contains { $0.role == role } }
    return SearchEntry(
      kind: .dialog, anchor: block.id,
      title: words.name(of: dialog),
      facets: [SearchFacet("dialog", dialog.kind.value.rawValue, label: words.name(of: dialog.kind.value))]
        + block.platforms.map(facet) + packs.map { Self.facet(pack: $0) } + roles.map(facet),
      message: dialog.title == nil ? "" : dialog.message?.value ?? "",
      buttons: buttons.map { SearchButton(label: $0.label.value, role: $0.role == .default ? "" : $0.role.rawValue) })
  }

  private func facet(_ platform: Platform) -> SearchFacet {
    SearchFacet("platform", platform.id, label: words.name(of: platform))
  }

  private static let packs = Pack.all + Pack.own + [Pack.house]

  private static func facet(pack id: String) -> SearchFacet {
    SearchFacet("pack", id, label: packs.first { $0.id == id }?.name ?? "")
  }

  private func facet(_ role: Dialog.Button.Role) -> SearchFacet {
    SearchFacet("role", role.rawValue, label: words.text(role == .destructive ? .destructive : .cancel))
  }
}
