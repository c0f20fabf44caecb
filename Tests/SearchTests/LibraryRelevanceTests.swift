import Foundation
import Testing

@testable import Search

/// Pattern libraries in several languages, with queries as their readers would type them.
///
/// Every third query of a class is held back: look at its rank only to judge a change that the other queries led to.
@Suite struct LibraryRelevanceTests {
  /// The mean reciprocal rank that each class must reach, a little below what it reaches.
  static let floors: [(library: String, classes: [String: Double])] = [
    (
      "en",
      [
        "title": 1, "joined or split word": 0.95, "synonym": 0.95, "word form": 0.9, "question": 0.9, "misspelt": 1,
        "British spelling": 1,
      ]
    ),
    (
      "de",
      [
        "German title": 1, "German compound": 0.85, "German word form": 0.9, "German synonym": 0.95,
        "German question": 0.8,
      ]
    ),
    ("fr", ["French title": 1, "French word form": 0.95, "French synonym": 0.95, "French question": 0.9]),
    ("ar", ["Arabic": 0.95]), ("ja", ["Japanese": 0.95]),
  ]

  @Test(arguments: floors)
  func readersFindThePage(library: String, classes floors: [String: Double]) async throws {
    let library = try await Library(named: library)
    var ranks: [String: [Double]] = [:]
    var (tuned, heldBack): ([Double], [Double]) = ([], [])
    for query in library.queries {
      let worth = library.reciprocalRank(of: query)
      let number = ranks[query.group, default: []].count
      ranks[query.group, default: []].append(worth)
      if number % 3 == 2 { heldBack.append(worth) } else { tuned.append(worth) }
    }
    print("\(library.name): \(mean(tuned + heldBack)) of \(library.queries.count) queries;", terminator: " ")
    print("\(mean(tuned)) tuned, \(mean(heldBack)) of \(heldBack.count) held back")
    #expect(Set(floors.keys) == Set(ranks.keys))
    for (group, worths) in ranks.sorted(by: { $0.key < $1.key }) {
      print("  \(mean(worths)) of \(worths.count): \(group)")
      #expect(mean(worths) >= floors[group] ?? 0, "\(group)")
    }
  }

  private func mean(_ values: [Double]) -> Double {
    (values.reduce(0, +) / Double(max(values.count, 1)) * 1000).rounded() / 1000
  }
}

/// The pages of a pattern library, and what readers type to find them.
private struct Library {
  let name: String
  let queries: [KnownItems.Query]

  private let pages: [SearchPage]
  private let reader: SearchReader

  init(named name: String) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Libraries")
    let pages = try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    let queries = try String(contentsOf: folder.appending(path: "\(name).queries.txt"), encoding: .utf8)
    self.name = name
    self.pages = KnownItems.read(pages: pages)
    self.queries = KnownItems.read(queries: queries)
    var builder = SearchIndexBuilder()
    for (order, page) in self.pages.enumerated() { _ = builder.add(page, order: order) }
    reader = SearchReader(await builder.finishInMemory())
  }

  /// One divided by the place of the page among the first ten, or 0.
  ///
  /// Prints what comes first instead.
  func reciprocalRank(of query: KnownItems.Query) -> Double {
    let found = reader.search(query.text).map { pages[$0.order].url }
    let rank = found.firstIndex(of: query.url).map { $0 + 1 }
    if rank != 1 {
      print(
        "    \(query.group): \(query.text) → \(query.url) \(rank.map(String.init) ?? "-") behind \(found.prefix(3))")
    }
    return rank.map { 1 / Double($0) } ?? 0
  }
}
