/// Answers queries from an index's files as `search.js` does in the browser, quotes aside: those need the pages' text.
///
/// The build checks with it that each page is found by its own title, and the tests hold the browser to it.
package struct SearchReader: Sendable {
  let root: SearchRoot
  let shards: [TermShard]
  let spelling: [SpellingShard]
  private let orders: [Int]
  /// The page that each entry belongs to.
  let pageOfEntry: [Int32]
  private let firstEntries: [Int]

  package init(_ index: SearchIndex) {
    root = index.root
    shards = index.shards.map(TermShard.init)
    spelling = index.spelling.map(SpellingShard.init)
    orders = index.orders
    var pageOfEntry: [Int32] = []
    var firstEntries: [Int] = []
    for part in index.root.classes {
      for _ in 0..<part.pages {
        pageOfEntry += repeatElement(Int32(firstEntries.count), count: part.entries)
        firstEntries.append(pageOfEntry.count - part.entries)
      }
    }
    (self.pageOfEntry, self.firstEntries) = (pageOfEntry, firstEntries)
  }

  /// The pages that answer a query best, the best first.
  package func search(_ text: String, limit: Int = 10) -> [SearchHit] {
    let query = Query(text, facets: Set(root.facets.map(\.name)))
    let filter = query.filters.isEmpty ? nil : entries(of: query.filters)
    var ranking = Ranking(pageOfEntry: pageOfEntry, pageCount: firstEntries.count, filter: filter)
    if query.runs.isEmpty {
      if filter != nil { ranking.addAll() }
    } else {
      for word in words(of: query).prefix(Query.mostWords) { matches(of: word).map { ranking.add($0) } }
    }
    return ranking.best(limit).map { page in
      SearchHit(order: orders[page.number], entry: page.bestEntry - firstEntries[page.number], score: page.score)
    }
  }
}
