package import Search

extension Pipeline {
  /// Searches the pages that a build would publish, as readers of the site do.
  ///
  /// No rule is run and nothing is written.
  ///
  /// - Parameters:
  ///   - query: as typed by readers: words, quoted phrases, and filters.
  ///   - limit: the number of pages to list.
  ///   - language: the BCP 47 tag of one of the site’s languages; nil for the first.
  /// - Throws: `UnknownLanguage` if the site has no such language; `FileError`.
  package func search(_ query: String, limit: Int, language: String? = nil) async throws -> SiteSearch {
    var editions = try editions()
    let parsers = editions.map { PageParser(configuration: $0.configuration, words: $0.words, options: options) }
    let libraries = try await parse(&editions, with: parsers)
    let wanted = language.map { tag in
      editions.firstIndex { SiteLanguage.key($0.configuration.language) == SiteLanguage.key(tag) }
    }
    guard let place = wanted ?? 0 else {
      throw UnknownLanguage(tag: language ?? "", known: editions.map(\.configuration.language))
    }
    let (edition, diagnostics) = (editions[place], editions[0].diagnostics)
    let (sources, configuration, words) = (edition.sources, edition.configuration, edition.words)
    var library = libraries[place]
    _ = library.arrange(by: sources.navigation)
    let addresses = SiteAddresses(library, sources)
    let pages = library.published.filter(addresses.publishes)
    var stage = SearchStage(trails: SearchStage.Trails(Navigation(library)), words: words)
    var builder = SearchIndexBuilder()
    for (order, page) in pages.enumerated() {
      // The file for showing results in a browser is not needed.
      if let page = stage.searchPage(page, configuration) { _ = builder.add(page, order: order) }
    }
    let index = try await builder.finish(synonyms: configuration.search.synonyms)
    let answer = SearchReader(index).answer(query, limit: limit) { order in
      let page = pages[order]
      var found = stage.searchPage(page, configuration) ?? SearchPage(title: page.title, url: "", entries: [])
      if let address = configuration.address(of: page.path) { found.url = address }
      return found
    }
    let sourcesOfPages = answer.pages.map { found in
      pages[found.order].reference == nil ? pages[found.order].source : nil
    }
    return SiteSearch(
      answer: answer, sources: sourcesOfPages,
      unreadBlocks: pages.reduce(0) { $0 + $1.blocks.count { $0.dialog == nil } },
      isMisconfigured: SiteResult(diagnostics: diagnostics, library: library).isMisconfigured)
  }
}

/// A language that a site is not published in.
package struct UnknownLanguage: Error, Sendable, CustomStringConvertible {
  /// What was asked for.
  package var tag: String
  /// The languages of the site, as BCP 47 tags.
  package var known: [String]

  package var description: String {
    "the site is not published in “\(tag)”; its languages: \(known.joined(separator: ", "))"
  }
}

/// The result of searching a site.
package struct SiteSearch: Sendable {
  package var answer: SearchAnswer
  /// For each page of the answer, its file relative to the root of the project; nil if the page is generated.
  package var sources: [String?]
  /// Number of dialog blocks that cannot be read, and so cannot be found.
  package var unreadBlocks: Int
  /// Whether the configuration is at fault.
  package var isMisconfigured: Bool
}
