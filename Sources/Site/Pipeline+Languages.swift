import Diagnostics
import Dialogs
import Files
import Guidelines
import Words

extension Pipeline {
  /// The site in one of its languages, before its pages are parsed.
  struct Edition: Sendable {
    var sources: SourceTree
    let configuration: SiteConfiguration
    let words: Words
    var diagnostics: [Diagnostic]
    let kept: KeptResults
    /// The settings and words.
    let configured: InputDigest
    var theme: SiteTheme?

    /// Compiles and checks the templates.
    mutating func loadTheme() {
      let (theme, findings) = SiteTheme.load(sources, words, kept, configured)
      self.theme = theme
      diagnostics += findings
    }
  }

  /// Finds the files of the site, reads those that all pages depend on, and divides them by language.
  ///
  /// - Parameters:
  ///   - kept: results of earlier runs.
  ///   - changed: all files that have changed since the last of them; nil if that is not known.
  /// - Returns: the first language, which that of originals is, and the others.
  /// - Throws: `FileError`.
  func editions(keeping kept: KeptResults = .none, changed: Set<String>? = nil) throws -> [Edition] {
    // If this run fails, the next one is not told what has changed before it.
    let last = kept.listed.take()
    let inputs = SettingsLog()
    let files = inputs.noting(files)
    var (configuration, diagnostics) = try readConfiguration(in: files)
    let settings = inputs.digest(kept, [])
    let known = last.flatMap { $0.inputs == settings ? $0.value : nil }
    let updated = try changed.flatMap { try known?.updated($0, in: self.files) }
    let listed = kept.listed.keep(try updated ?? ListedFiles(self.files, configuration), of: settings).value
    inputs.add(listed.inputs)
    var sources = try SourceTree.read(files, configuration, listed)
    if sources.content.isUsual { sources.assets.removeAll { configuration.wordFiles.contains($0.path) } }
    let (trees, findings) = sources.byLanguage(configuration.languages, own: configuration.language)
    diagnostics += configuration.ruleSettings.applied(
      to: sources.diagnostics + sources.navigation.diagnostics + findings)
    diagnostics += configuration.brand.findings(in: trees[0])
    return try trees.enumerated().map { place, tree in
      let isFirst = place == 0
      if !isFirst { configuration = try readConfiguration(in: files, for: configuration.languages[place].tag).0 }
      if let url = options.publicURL { configuration.url = url }
      configuration.enterFolder()
      var own = tree
      own.add(configuration.brand, title: configuration.title)
      let results = isFirst ? kept : kept.language(configuration.language)
      let (words, wordDiagnostics) = results.words.result(of: inputs.digest(results, sources.words)) {
        [configuration] in
        Words.load(for: configuration, files: sources.words)
      }.value
      return Edition(
        sources: own, configuration: configuration, words: words,
        diagnostics: (isFirst ? diagnostics : []) + wordDiagnostics, kept: results,
        configured: inputs.digest(results, sources.words))
    }
  }

  /// Parses the pages of each language, and adds originals where there are no translations.
  ///
  /// - Throws: `FileError`.
  func parse(_ editions: inout [Edition], with parsers: [PageParser]) async throws -> [Library] {
    var pages: [[ReadPage]] = []
    var groups: [[NavigationGroup]] = []
    var elsewhere: [[String]] = []
    for (edition, parser) in zip(editions, parsers) {
      let read = try await parser.read(edition.sources, from: files)
      pages.append(read.pages)
      groups.append(NavigationGroup.completed(read.groups, with: groups.first ?? []))
      elsewhere.append(read.elsewhere + (elsewhere.first ?? []))
    }
    var originals: [Originals?] = [nil]
    for place in editions.indices.dropFirst() {
      let (all, found) = Originals.adding(
        pages[0], to: pages[place], tag: editions[0].configuration.language, words: editions[0].words)
      originals.append(found)
      pages[place] = all
    }
    if editions.count > 1 { LinksElsewhere.add(to: &editions, pages, originals) }
    var libraries: [Library] = []
    for (place, edition) in editions.enumerated() {
      var parser = parsers[place]
      parser.originals = originals[place]
      var library = try await parser.parse(pages[place], of: edition.sources, from: files)
      library.originalWords = originals[place]?.words
      (library.groups, library.elsewhere) = (groups[place], elsewhere[place])
      if edition.configuration.reference != .none {
        try await library.addReference(
          beside: edition.sources.assets.map(\.path), edition.kept, edition.configured)
      }
      libraries.append(library)
    }
    return libraries
  }

  /// Finds what is wrong with the site in one language.
  ///
  /// - Parameters:
  ///   - linked: the files that pages in all languages link to or show; nil if all files are published.
  ///   - originals: what its pages translate, by what pages are called in all languages.
  /// - Throws: `FileError`.
  func check(
    _ edition: Edition, _ library: Library, linked: LinkedFiles?, originals: [String: ParsedPage] = [:]
  ) async throws -> CheckedEdition {
    var library = library
    let (kept, configured) = (edition.kept, edition.configured)
    let diagnostics = edition.diagnostics + library.arrange(by: edition.sources.navigation)
    let sources = linked.map { edition.sources.published(with: $0, library.configuration.files) } ?? edition.sources
    // Links are compared with all files, so that a link can be told which it nearly names.
    var listed = edition.sources
    listed.foreign = sources.foreign
    let addresses = kept.addresses.result(of: library.addressInputs(sources, configured, kept)) { [library] in
      SiteAddresses(library, sources)
    }.value
    var validator = SiteValidator(
      library: library, sources: listed, addresses: addresses, files: files, neighbors: options.neighbors,
      wants: options.wants, kept: kept, configured: configured)
    validator.originals = originals
    // The frame of pages needs no findings.
    async let frame: Void = kept.prepareFrame(of: library, sources, addresses, configured)
    var findings = try await validator.findings()
    await frame
    findings.others += diagnostics
    if !kept.isKeeping { library.dropTextRanges() }
    return CheckedEdition(sources: sources, library: library, addresses: addresses, findings: findings)
  }

  /// What makes the files of the site in each language.
  ///
  /// - Throws: `FileError`.
  func renderers(
    of sites: [CheckedEdition], _ editions: [Edition], _ changes: ChangeHistory, _ store: ScratchStore
  ) throws -> [SiteRenderer] {
    try zip(sites, editions).enumerated().compactMap { place, pair in
      let (site, edition) = pair
      guard let theme = edition.theme else { return nil }
      var options = options
      // A book is one file: that of the first language.
      if place > 0 { options.takeBook = nil }
      if let cards = options.cards { options.cards = cards.reading(below: edition.configuration.folder) }
      var renderer = SiteRenderer(
        library: site.library, sources: site.sources, changes: changes.of(site.sources), theme: theme,
        addresses: site.addresses, findings: site.findings, options: options, files: files, store: store,
        logo: try BrandLogo(edition.configuration.brand, site.sources, from: files),
        kept: edition.kept, configured: edition.configured)
      if sites.count > 1 { renderer.languages = LanguageLinks(sites, of: place) }
      if place == 0 { renderer.sitemapOfOthers = sites.dropFirst().flatMap { $0.sitemap(changes) } }
      return renderer
    }
  }
}

/// The site in one of its languages, with its findings.
struct CheckedEdition: Sendable {
  var sources: SourceTree
  var library: Library
  var addresses: SiteAddresses
  /// All, including those in originals that are shown in place of translations.
  var findings: SiteFindings

  var configuration: SiteConfiguration { library.configuration }

  /// The pages and findings of all languages, each once.
  ///
  /// The paths of pages begin with the folder of their language.
  static func combined(_ sites: [CheckedEdition]) -> (findings: SiteFindings, library: Library) {
    var (findings, library) = (sites[0].findings, sites[0].library)
    guard sites.count > 1 else { return (findings, library) }
    var known = Set(findings.others)
    for site in sites.dropFirst() {
      var own: Set<String> = Set(site.sources.assets.map(\.file)).subtracting(sites[0].sources.assets.map(\.file))
      for (index, page) in site.library.pages.enumerated() where !page.isUntranslated {
        own.insert(page.source)
        library.pages.append(page.placed(in: site.configuration))
        findings.pages.append(index < site.findings.pages.count ? site.findings.pages[index] : [])
      }
      // What is not about a file of this language was found in the first language, too.
      findings.others += site.findings.others.filter { finding in
        let isOwn = finding.location.map { own.contains($0.path) } ?? false
        return (isOwn || finding.rule == RuleDescription.interfaceWords.id) && known.insert(finding).inserted
      }
    }
    return (findings, library)
  }

  /// The pages that are not in this language, from the root of the first one.
  var shownOriginals: [String] {
    library.published.filter { $0.isUntranslated || $0.reference != nil }.map { configuration.folder + "/" + $0.path }
  }

  /// The pages for search engines: paths from the root of the first language, and when they were last changed.
  func sitemap(_ changes: ChangeHistory) -> [(path: String, changed: Timestamp?)] {
    let changes = changes.of(sources)
    return library.pages.filter { !$0.isUntranslated && $0.isInSitemap && addresses.publishes($0) }.map { page in
      let path = page.path == "index.html" ? "" : page.path
      return (configuration.folder + "/" + path, changes.date(of: page))
    }
  }
}

extension ParsedPage {
  /// The page with its path from the root of the first language, and with dialogs that say in which language they are.
  fileprivate func placed(in configuration: SiteConfiguration) -> ParsedPage {
    var page = self
    page.path = configuration.folder + "/" + path
    for (index, block) in blocks.enumerated() where block.dialog?.language == nil {
      page.blocks[index].dialog?.language = Sourced(configuration.language, range: block.range)
    }
    return page
  }
}

extension SourceTree {
  /// The files of the pages below the folder with the pages.
  var pageFiles: [String] { fileOfPage.isEmpty ? pages : pages.map { fileOfPage[$0] ?? $0 } }
}

extension ChangeHistory {
  /// The dates of the pages of one language.
  fileprivate func of(_ sources: SourceTree) -> ChangeHistory {
    guard !sources.fileOfPage.isEmpty else { return self }
    var history = self
    for (page, file) in sources.fileOfPage { history.dates[page] = dates[file] }
    return history
  }
}

extension CardPrinter {
  /// The printer for a folder of the site.
  fileprivate func reading(below folder: String) -> CardPrinter {
    guard !folder.isEmpty else { return self }
    var printer = self
    printer.published = { [published] path in published(folder + "/" + path) }
    return printer
  }
}
