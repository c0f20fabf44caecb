/// A page that answers a query.
package struct SearchHit: Sendable, Hashable {
  /// The page's place in the catalogue.
  package let order: Int
  /// Its best entry: 0 is the lead, then come the sections, dialogs and rules.
  package let entry: Int
  package let score: Int
}

/// Adds up what the words of a query are worth in each entry and page.
///
/// An entry has, for each word, the best of impact × weight over what the word leads to, times the word's rarity. Its own score is their
/// sum, times the share of the query's rarity that its words have. A page's score is that of its best entry plus the sum
/// of the best that any of its entries has for each word, times the square of the share that all its words have: all
/// words together before some of them, and words of one section before words scattered over the page. All numbers are whole, so that the browser comes to the
/// same.
struct Ranking {
  private let pageOfEntry: [Int32]
  private let filter: [Bool]?
  /// The rarity of all words so far.
  private var rarity = 0

  private var entryScores: [Int]
  private var entryRarities: [Int]
  private var pageScores: [Int]
  private var pageRarities: [Int]
  private var entries: [Int] = []
  private var pages: [Int] = []
  /// The best of the current word.
  private var bestOfEntry: [Int]
  private var bestOfPage: [Int]

  /// - Parameter filter: For each entry, whether it may be found.
  init(pageOfEntry: [Int32], pageCount: Int, filter: [Bool]?) {
    (self.pageOfEntry, self.filter) = (pageOfEntry, filter)
    entryScores = Array(repeating: 0, count: pageOfEntry.count)
    entryRarities = entryScores
    bestOfEntry = entryScores
    pageScores = Array(repeating: 0, count: pageCount)
    pageRarities = pageScores
    bestOfPage = pageScores
  }

  /// Adds a word. (One that leads nowhere is not to be added: it would count against all alike.)
  mutating func add(_ word: WordMatches) {
    var found: [Int] = []
    for (postings, weight) in word.lists {
      for posting in postings where posting.entry < bestOfEntry.count && filter?[posting.entry] ?? true {
        if bestOfEntry[posting.entry] == 0 { found.append(posting.entry) }
        bestOfEntry[posting.entry] = max(bestOfEntry[posting.entry], posting.impact * weight * word.rarity)
      }
    }
    var foundPages: [Int] = []
    for entry in found {
      if entryScores[entry] == 0 { entries.append(entry) }
      entryScores[entry] += bestOfEntry[entry]
      entryRarities[entry] += word.rarity
      let page = Int(pageOfEntry[entry])
      if bestOfPage[page] == 0 { foundPages.append(page) }
      bestOfPage[page] = max(bestOfPage[page], bestOfEntry[entry])
      bestOfEntry[entry] = 0
    }
    for page in foundPages {
      if pageScores[page] == 0 { pages.append(page) }
      pageScores[page] += bestOfPage[page]
      pageRarities[page] += word.rarity
      bestOfPage[page] = 0
    }
    rarity += word.rarity
  }

  /// Adds every entry that may be found, for a query without words.
  mutating func addAll() {
    add(WordMatches(rarity: 1, lists: [(pageOfEntry.indices.map { (1, $0) }, 1)]))
  }

  /// The best pages with at least a third of the query's rarity, equal ones in the order of their numbers.
  func best(_ limit: Int) -> [(number: Int, bestEntry: Int, score: Int)] {
    var bestEntries: [Int: (entry: Int, score: Int)] = [:]
    for entry in entries {
      let page = Int(pageOfEntry[entry])
      let score = entryScores[entry] * entryRarities[entry] / rarity
      let best = bestEntries[page] ?? (entry, -1)
      if score > best.score || score == best.score && entry < best.entry { bestEntries[page] = (entry, score) }
    }
    return bestEntries.compactMap { page, best -> (number: Int, bestEntry: Int, score: Int)? in
      guard pageRarities[page] * 3 >= rarity else { return nil }
      let share = pageRarities[page]
      return (page, best.entry, (best.score + pageScores[page]) * share * share / (rarity * rarity))
    }
    .sorted { ($1.score, $0.number) < ($0.score, $1.number) }
    .prefix(limit).map { $0 }
  }
}
