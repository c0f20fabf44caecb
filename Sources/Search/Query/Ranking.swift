/// A page that answers a query.
package struct SearchHit: Sendable, Hashable {
  /// The page's place among the site’s pages.
  package let order: Int
  /// Its best entry: 0 is the lead, then come the sections, dialogs and rules.
  package let entry: Int
  package let score: Int
}

/// Sums what the words of a query are worth in each entry and page.
///
/// An entry has, for each word, the best of impact × weight over what the word leads to, times the word's rarity. Its
/// own score is their sum, times the share of the query's rarity that its words have. A page's score is that of its
/// best entry plus the sum of the best that any of its entries has for each word, times the square of the share that
/// all its words have: all words together before some of them, and words of one section before words scattered over
/// the page.
///
/// All numbers are whole, so that the browser comes to the same. One value serves many queries, one after the other:
/// its tables are as large as the site.
struct Ranking {
  private let pageOfEntry: [Int32]
  /// For each entry, whether it can be found, or nil for all.
  private var filter: [Bool]?
  /// The rarity of all words so far.
  private var rarity = 0

  private var entryScores: [Int32]
  private var entryRarities: [Int32]
  private var pageScores: [Int32]
  private var pageRarities: [Int32]
  private var entries: [Int32] = []
  private var pages: [Int32] = []
  /// The best of the current word, and where it was found.
  private var bestOfEntry: [Int32]
  private var bestOfPage: [Int32]
  private var found: [Int32] = []
  private var foundPages: [Int32] = []
  /// How many words in quotes there are, and how many of them each entry has; empty while there is none.
  private var required: UInt8 = 0
  private var requiredOfEntry: [UInt8] = []

  init(pageOfEntry: [Int32], pageCount: Int) {
    self.pageOfEntry = pageOfEntry
    entryScores = Array(repeating: 0, count: pageOfEntry.count)
    entryRarities = entryScores
    bestOfEntry = entryScores
    pageScores = Array(repeating: 0, count: pageCount)
    pageRarities = pageScores
    bestOfPage = pageScores
  }

  /// Begins another query.
  mutating func reset(filter: [Bool]?) {
    for entry in entries { (entryScores[Int(entry)], entryRarities[Int(entry)]) = (0, 0) }
    for page in pages { (pageScores[Int(page)], pageRarities[Int(page)]) = (0, 0) }
    entries.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
    rarity = 0
    required = 0
    requiredOfEntry.removeAll(keepingCapacity: true)
    self.filter = filter
  }

  /// Adds a word.
  ///
  /// Leave out unknown words, because they would count against all pages alike, unless they are in quotes.
  mutating func add(_ word: WordMatches, weights: SearchWeights) {
    for (code, weight) in word.lists {
      let factor = weight * word.rarity
      PostingCode.forEachPosting(code, greatest: weights.greatestImpact) { impact, entry in
        note(entry, score: Int32(truncatingIfNeeded: impact * factor))
      }
    }
    // A truncated list does not tell which entries lack its word.
    if word.isQuoted, word.lists.allSatisfy({ PostingCode.count($0.code) < weights.longestList }) { requireFound() }
    addFound(rarity: word.rarity)
  }

  /// Removes all entries without the current word.
  private mutating func requireFound() {
    if requiredOfEntry.isEmpty { requiredOfEntry = Array(repeating: 0, count: pageOfEntry.count) }
    required += 1
    for entry in found { requiredOfEntry[Int(entry)] += 1 }
  }

  /// Adds every entry that may be found, for a query without words.
  mutating func addAll() {
    for entry in pageOfEntry.indices { note(entry, score: 1) }
    addFound(rarity: 1)
  }

  private mutating func note(_ entry: Int, score: Int32) {
    guard entry < bestOfEntry.count, filter?[entry] ?? true else { return }
    if bestOfEntry[entry] == 0 { found.append(Int32(truncatingIfNeeded: entry)) }
    if score > bestOfEntry[entry] { bestOfEntry[entry] = score }
  }

  private mutating func addFound(rarity: Int) {
    let own = Int32(truncatingIfNeeded: rarity)
    for number in found {
      let entry = Int(number)
      let score = bestOfEntry[entry]
      bestOfEntry[entry] = 0
      if entryScores[entry] == 0 { entries.append(number) }
      entryScores[entry] += score
      entryRarities[entry] += own
      let page = Int(pageOfEntry[entry])
      if bestOfPage[page] == 0 { foundPages.append(pageOfEntry[entry]) }
      if score > bestOfPage[page] { bestOfPage[page] = score }
    }
    for number in foundPages {
      let page = Int(number)
      if pageScores[page] == 0 { pages.append(number) }
      pageScores[page] += bestOfPage[page]
      pageRarities[page] += own
      bestOfPage[page] = 0
    }
    found.removeAll(keepingCapacity: true)
    foundPages.removeAll(keepingCapacity: true)
    self.rarity += rarity
  }

  /// The best pages with at least a third of the query's rarity, equal ones in the order of their numbers.
  func best(_ limit: Int) -> [(number: Int, bestEntry: Int, score: Int)] {
    var best: [(number: Int, bestEntry: Int, score: Int)] = []
    forEachPage { page, entry, score in
      // Most pages rank lower than those already found.
      if best.count == limit, let last = best.last, (score, last.number) <= (last.score, page) { return }
      let place = best.firstIndex { (score, $0.number) > ($0.score, page) } ?? best.count
      best.insert((page, entry, score), at: place)
      if best.count > limit { best.removeLast() }
    }
    return best
  }

  /// How many pages have at least a third of the query's rarity.
  var total: Int {
    var total = 0
    forEachPage { _, _, _ in total += 1 }
    return total
  }

  /// The entries that were found on pages, the best of each page first.
  func entries(of pages: Set<Int>) -> [Int: [(entry: Int, score: Int)]] {
    var found: [Int: [(entry: Int, score: Int)]] = [:]
    for number in entries where hasRequired(number) {
      let page = Int(pageOfEntry[Int(number)])
      if pages.contains(page) { found[page, default: []].append((Int(number), score(of: number))) }
    }
    return found.mapValues { entries in
      entries.sorted { $0.score == $1.score ? $0.entry < $1.entry : $0.score > $1.score }
    }
  }

  private func forEachPage(_ body: (_ page: Int, _ bestEntry: Int, _ score: Int) -> Void) {
    var bestEntries = [(entry: Int, score: Int)](repeating: (0, -1), count: pageScores.count)
    for number in entries where hasRequired(number) {
      let entry = Int(number)
      let page = Int(pageOfEntry[entry])
      let score = score(of: number)
      let best = bestEntries[page]
      if score > best.score || score == best.score && entry < best.entry { bestEntries[page] = (entry, score) }
    }
    for number in pages {
      let page = Int(number)
      let share = Int(pageRarities[page])
      guard bestEntries[page].score >= 0, share * 3 >= rarity else { continue }
      let score = (bestEntries[page].score + Int(pageScores[page])) * share * share / (rarity * rarity)
      body(page, bestEntries[page].entry, score)
    }
  }

  private func score(of entry: Int32) -> Int {
    Int(entryScores[Int(entry)]) * Int(entryRarities[Int(entry)]) / rarity
  }

  private func hasRequired(_ entry: Int32) -> Bool { required == 0 || requiredOfEntry[Int(entry)] >= required }
}
