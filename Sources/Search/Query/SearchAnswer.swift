/// The answer to a query.
package struct SearchAnswer: Sendable {
  /// Number of pages found, listed or not.
  package var total = 0
  /// The best pages, the best first.
  package var pages: [Page] = []
  /// Words that were found rarely or not at all, with the words that were also searched for.
  package var corrections: [(word: String, others: [String])] = []
  /// Filters with values that the site does not have.
  package var unknownFilters: [(name: String, value: String, known: [String])] = []

  package struct Page: Sendable {
    /// Its place among the site’s pages.
    package var order: Int
    package var title: String
    package var url: String
    /// The names of the sections above it.
    package var trail: [String]
    package var score: Int
    /// Its best entries, the best first; of words in quotes, those that have them, in reading order.
    package var hits: [Hit]
  }

  package struct Hit: Sendable {
    package var entry: SearchEntry
    package var excerpt: [ExcerptPiece]
  }
}

/// A piece of an excerpt.
package struct ExcerptPiece: Sendable, Hashable {
  package var text: String
  /// Whether it matches a word of the query.
  package var isHit: Bool

  package init(text: String, isHit: Bool) {
    (self.text, self.isHit) = (text, isHit)
  }
}

extension SearchReader {
  /// Listed entries of a page: those at least a third as good as the best.
  private static let hitsOfPage = 3
  /// Maximum number of pages that are read for quoted phrases.
  private static let mostPhrasePages = 30

  /// Answers a query with excerpts and exact phrases.
  ///
  /// - Parameters:
  ///   - limit: the number of pages to list.
  ///   - page: a page of the index, by its place among the site’s pages.
  package func answer(
    _ text: String, limit: Int, page: (_ order: Int) throws -> SearchPage
  ) rethrows -> SearchAnswer {
    var ranking = Ranking(pageOfEntry: pageOfEntry, pageCount: firstEntries.count)
    let query = Query(text, facets: root.facets.names)
    let words = rank(query, with: &ranking)
    let ranked = ranking.best(query.phrases.isEmpty ? limit : Self.mostPhrasePages)
    let found = ranking.entries(of: Set(ranked.map(\.number)))
    var hits = HitFinder(self, words)
    var answer = SearchAnswer()
    answer.corrections = words.filter { !$0.matches.corrections.isEmpty }.map { word, matches in
      (String(decoding: word.text, as: UTF8.self), matches.corrections.map { String(decoding: $0, as: UTF8.self) })
    }
    answer.unknownFilters = query.filters.filter { root.facets.values(of: $0).isEmpty }.map { filter in
      (filter.name, filter.value, root.facets.values(of: (filter.name, "")))
    }
    for place in ranked {
      let page = try page(orders[place.number]).arranged
      let own = found[place.number] ?? []
      var entries = own.prefix { $0.score * 3 >= (own.first?.score ?? 0) }
        .map { page.entries[$0.entry - firstEntries[place.number]] }
      if !query.phrases.isEmpty {
        guard query.phrases.allSatisfy({ phrase in page.entries.contains { $0.contains(phrase) } }) else { continue }
        entries = page.entries.filter { entry in query.phrases.contains { entry.contains($0) } }
      }
      answer.total += 1
      guard answer.pages.count < limit else { continue }
      answer.pages.append(
        .init(
          order: orders[place.number], title: page.title, url: page.url, trail: page.trail, score: place.score,
          hits: entries.prefix(Self.hitsOfPage).map { .init(entry: $0, excerpt: hits.excerpt(of: $0)) }))
    }
    if query.phrases.isEmpty { answer.total = ranking.total }
    return answer
  }
}

extension SearchEntry {
  /// Whether words are consecutive in one of its texts.
  fileprivate func contains(_ phrase: [ArraySlice<UInt8>]) -> Bool {
    var tokenizer = Tokenizer()
    return ([title, message] + buttons.map(\.label)).map { Array($0.utf8) }.contains { text in
      wordSequence(text, &tokenizer).contains(phrase)
    } || wordSequence(body, &tokenizer).contains(phrase)
  }
}
