import Testing

@testable import Search

@Suite struct RelevanceTests {
  /// The mean reciprocal rank of the pages looked for; the floor lies a little below what is reached.
  @Test func knownItemsAreFoundFirst() async throws {
    let corpus = try KnownItems()
    let reader = SearchReader(await corpus.index())
    var groups: [String: [Double]] = [:]
    var misses: [String] = []
    for query in corpus.queries {
      let found = reader.search(query.text).map { corpus.pages[$0.order].url }
      let rank = found.firstIndex(of: query.url).map { $0 + 1 }
      groups[query.group, default: []].append(rank.map { 1 / Double($0) } ?? 0)
      if rank != 1 {
        misses.append("  \(query.text) → \(query.url): \(rank.map(String.init) ?? "-") behind \(found.prefix(3))")
      }
    }
    for (group, ranks) in groups.sorted(by: { $0.key < $1.key }) {
      print("mean reciprocal rank \(mean(ranks)) of \(ranks.count) queries: \(group)")
    }
    let all = mean(groups.values.flatMap { $0 })
    print(
      "mean reciprocal rank \(all) of all \(corpus.queries.count) queries; not first:", misses.joined(separator: "\n"))
    #expect(all > 0.98)
    for (group, ranks) in groups { #expect(mean(ranks) > 0.85, "\(group)") }
  }

  private func mean(_ values: [Double]) -> Double {
    (values.reduce(0, +) / Double(max(values.count, 1)) * 1000).rounded() / 1000
  }
}
