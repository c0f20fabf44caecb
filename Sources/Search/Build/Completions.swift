/// Answers for prefixes of so many words that looking up each word would be too slow: `d`, `de`.
///
/// While a reader types the first letters, one shard provides the best entries of all those words.
struct Completions {
  /// A term for each such prefix, marked with `*`.
  private(set) var terms: [Term] = []

  private let table: TermTable
  private let lists: PostingLists
  private let entryCount: Int
  /// Where each term begins, were they written one after the other.
  private var offsets: [Int] = [0]
  /// The best impact of each entry for the current beginning, and which entries have one.
  private var impacts: [UInt8]
  private var touched: [Int] = []

  /// Entries kept per prefix: more than fit on a screen, but few enough to cost nothing.
  private static let length = 64

  /// - Parameter table: The words in their order.
  init(_ table: TermTable, _ lists: PostingLists, entryCount: Int) {
    (self.table, self.lists, self.entryCount) = (table, lists, entryCount)
    impacts = Array(repeating: 0, count: entryCount)
    for index in table.terms.indices { offsets.append(offsets[index] + table.size(of: index)) }
    complete(table.terms.indices, length: 0)
  }

  /// Completes the beginnings that words in a range share, one letter longer than their first `length` bytes.
  private mutating func complete(_ range: Range<Int>, length: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      let key = table.terms[start].key
      guard length < key.count else {
        start += 1
        continue
      }
      var next = length + 1
      while next < key.count, key[next] & 0xC0 == 0x80 { next += 1 }
      var end = start + 1
      while end < range.upperBound, table.terms[end].key.starts(with: key[..<next]) { end += 1 }
      if end - start > 1, offsets[end] - offsets[start] > table.shardSize {
        terms.append(Term(key: key[..<next] + [UInt8(ascii: "*")], content: content(of: start..<end)))
        complete(start..<end, length: next)
      }
      start = end
    }
  }

  private mutating func content(of range: Range<Int>) -> Term.Content {
    var frequency = 0
    for index in range {
      guard case .list(let list) = table.terms[index].content else { continue }
      frequency += lists.frequencies[list]
      for posting in lists.postings(of: list).prefix(Self.length) {
        if impacts[posting.entry] == 0 { touched.append(posting.entry) }
        impacts[posting.entry] = max(impacts[posting.entry], UInt8(posting.impact))
      }
    }
    let best = best()
    for entry in touched { impacts[entry] = 0 }
    touched.removeAll(keepingCapacity: true)
    var code: [UInt8] = []
    PostingCode.append(best, greatest: lists.greatestImpact, to: &code)
    return .own(rarity: rarity(of: min(frequency, entryCount), among: entryCount), code: code)
  }

  /// The best of the entries touched, those with the greatest impact first.
  private func best() -> ArraySlice<(impact: Int, entry: Int)> {
    // Most must be left out: sort no more than the impacts that the best have.
    var counts = [Int](repeating: 0, count: 256)
    for entry in touched { counts[Int(impacts[entry])] += 1 }
    var floor = 255
    var count = counts[floor]
    while floor > 0, count < Self.length {
      floor -= 1
      count += counts[floor]
    }
    return touched.lazy.filter { impacts[$0] >= floor }.map { (impact: Int(impacts[$0]), entry: $0) }
      .sorted { ($1.impact, $0.entry) < ($0.impact, $1.entry) }
      .prefix(Self.length)
  }
}
