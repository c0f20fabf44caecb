/// Answers queries from an index's files as `search.js` does in the browser.
///
/// `patternbook search` prints its answers, the build uses it to check that each page is found by its title, and a
/// test compares both engines.
package struct SearchReader: Sendable {
  let root: SearchRoot
  let shards: [TermShard]
  let spelling: [SearchFile]
  let functionWords: Set<[UInt8]>
  /// For each page by its number, its place among the site’s pages.
  let orders: [Int]
  /// The page that each entry belongs to.
  let pageOfEntry: [Int32]
  /// The kind of each entry, as a place in `SearchEntry.Kind.allCases`, and its rank in sets.
  let kinds: [UInt8]
  let ranks: [Int]
  /// The first entry of each page.
  let firstEntries: [Int]

  package init(_ index: SearchIndex) {
    root = index.root
    shards = index.shards.map(TermShard.init)
    spelling = index.spelling
    functionWords = Set(index.root.functionWords)
    orders = index.orders
    var pageOfEntry: [Int32] = []
    var firstEntries: [Int] = []
    for part in index.root.classes {
      for _ in 0..<part.pages {
        pageOfEntry += repeatElement(Int32(firstEntries.count), count: part.entryCount)
        firstEntries.append(pageOfEntry.count - part.entryCount)
      }
    }
    (self.pageOfEntry, self.firstEntries) = (pageOfEntry, firstEntries)
    kinds = PageNumbering.kinds(index.root.classes)
    ranks = PageNumbering.ranks(index.root.classes, entryCount: pageOfEntry.count)
  }

  /// The pages that answer a query best, the best first.
  ///
  /// Words in quotes must be on a page, but need not follow each other there: see `answer`.
  package func search(_ text: String, limit: Int = 10) -> [SearchHit] {
    var ranking = Ranking(pageOfEntry: pageOfEntry, pageCount: firstEntries.count)
    return search(Query(text, facets: root.facets.names), limit: limit, with: &ranking)
  }

  /// The pages that are not found first for their own title, each with the page that is.
  ///
  /// A page with the same title does not count.
  ///
  /// - Parameter titles: Titles, each with its page's place among the site’s pages.
  package func misses(of titles: some Sequence<(order: Int, title: String)>) -> [(order: Int, first: Int)] {
    var ranking = Ranking(pageOfEntry: pageOfEntry, pageCount: firstEntries.count)
    return titles.compactMap { order, title in
      let hits = search(Query(title: title), limit: 10, with: &ranking)
      guard let first = hits.first else { return nil }
      return hits.contains { $0.order == order && $0.score == first.score } ? nil : (order, first.order)
    }
  }

  private func search(_ query: Query, limit: Int, with ranking: inout Ranking) -> [SearchHit] {
    rank(query, with: &ranking)
    return ranking.best(limit).map { page in
      SearchHit(order: orders[page.number], entry: page.bestEntry - firstEntries[page.number], score: page.score)
    }
  }

  /// Ranks all pages for a query.
  ///
  /// - Returns: the words that were looked up, each with what it has led to.
  @discardableResult
  func rank(_ query: Query, with ranking: inout Ranking) -> [(word: QueryWord, matches: WordMatches)] {
    ranking.reset(filter: query.filters.isEmpty ? nil : entries(of: query.filters))
    if query.runs.isEmpty, !query.filters.isEmpty { ranking.addAll() }
    let found = matches(of: Array(words(of: query).prefix(Query.mostWords)))
    for var (_, matches) in found {
      matches.rarity %= SearchWeights.functionMark
      ranking.add(matches, weights: root.weights)
    }
    return found
  }
}
