import Dialogs

/// Which dialogs of two states of a site are the same.
///
/// Each pass pairs dialogs that no earlier pass has paired, from the surest sign to the weakest:
///
/// 1. On the same page, which may have moved: the same source; the same ID of the author; the same text that names it;
///    the same ID.
/// 2. On another page: the same source; an ID of the author that only one dialog on each side has.
/// 3. On the same page: at least half of the words; or the same kind, as far as it is known, alone between the same
///    neighbors.
/// 4. On another page: at least two thirds of the words.
package struct DialogMatches: Sendable {
  /// Indexes of dialogs that are the same, in the order of the current ones.
  package private(set) var pairs: [Pair] = []
  /// Indexes of earlier dialogs that are gone, in order.
  package private(set) var removed: [Int]
  /// Indexes of dialogs that are new, in order.
  package private(set) var added: [Int]

  package struct Pair: Sendable, Hashable {
    package var earlier: Int
    package var current: Int

    package init(_ earlier: Int, _ current: Int) {
      (self.earlier, self.current) = (earlier, current)
    }
  }

  private let earlier: [DialogIdentity]
  private let current: [DialogIdentity]

  /// A word in more dialogs than this says nothing about where one has gone.
  private static let commonWord = 50

  /// - Parameters:
  ///   - earlier: dialogs of the earlier state, by page, in the order of the page.
  ///   - current: dialogs of this state, likewise.
  ///   - moves: where pages are now, by their earlier paths.
  package init(earlier: [DialogIdentity], current: [DialogIdentity], moves: [String: String] = [:]) {
    self.earlier = earlier.map { dialog in
      var dialog = dialog
      dialog.page = moves[dialog.page] ?? dialog.page
      return dialog
    }
    self.current = current
    removed = Array(earlier.indices)
    added = Array(current.indices)
    match { $0.hasOwnID ? [$0.page, $0.id, "\($0.source)"] : nil }
    match { [$0.page, "\($0.source)"] }
    match { $0.hasOwnID ? [$0.page, $0.id] : nil }
    match { $0.headline.isEmpty ? nil : [$0.page, $0.headline, $0.kind?.rawValue ?? ""] }
    match { $0.hasOwnID ? nil : [$0.page, $0.id] }
    match { ["\($0.source)"] }
    matchUniqueIDs()
    matchSimilar(inParts: 2, of: 1) { $0.page == $1.page }
    matchBetweenNeighbors()
    matchSimilar(inParts: 3, of: 2) { $0.page != $1.page }
    pairs.sort { $0.current < $1.current }
  }

  /// Pairs dialogs with equal keys, in order; those without a key stay.
  private mutating func match(_ key: (DialogIdentity) -> [String]?) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    var places: [[String]: [Int]] = [:]
    for index in removed.reversed() {
      if let key = key(earlier[index]) { places[key, default: []].append(index) }
    }
    var found: [Pair] = []
    for index in added {
      if let key = key(current[index]), let match = places[key]?.popLast() { found.append(Pair(match, index)) }
    }
    take(found)
  }

  private mutating func take(_ found: [Pair]) {
    guard !found.isEmpty else { return }
    let (old, new) = (Set(found.map(\.earlier)), Set(found.map(\.current)))
    removed.removeAll(where: old.contains)
    added.removeAll(where: new.contains)
    pairs += found
  }

  private mutating func matchUniqueIDs() {
    func owners(_ indexes: [Int], _ dialogs: [DialogIdentity]) -> [String: Int] {
      Dictionary(grouping: indexes.filter { dialogs[$0].hasOwnID }) { dialogs[$0].id }
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let (old, new) = (owners(removed, earlier), owners(added, current))
    take(old.compactMap { id, index in new[id].map { Pair(index, $0) } })
  }

  /// Pairs dialogs that share a part of their words, the most similar first.
  private mutating func matchSimilar(
    inParts parts: Int, of wanted: Int, where mayMatch: (DialogIdentity, DialogIdentity) -> Bool
  ) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    var owners: [UInt64: [Int]] = [:]
    for index in removed {
      for word in earlier[index].words.keys { owners[word, default: []].append(index) }
    }
    var candidates: [(shared: Double, pair: Pair)] = []
    for index in added {
      var shared: [Int: Int] = [:]
      for (word, size) in current[index].words {
        guard let owners = owners[word], owners.count <= Self.commonWord else { continue }
        for old in owners where mayMatch(earlier[old], current[index]) {
          shared[old, default: 0] += min(size, earlier[old].words[word] ?? 0)
        }
      }
      for (old, shared) in shared {
        let size = max(earlier[old].size, current[index].size)
        if shared * parts >= size * wanted { candidates.append((Double(shared) / Double(size), Pair(old, index))) }
      }
    }
    candidates.sort { ($0.shared, $1.pair.earlier, $1.pair.current) > ($1.shared, $0.pair.earlier, $0.pair.current) }
    var (old, new) = (Set<Int>(), Set<Int>())
    take(
      candidates.map(\.pair).filter { pair in
        guard !old.contains(pair.earlier), !new.contains(pair.current) else { return false }
        old.insert(pair.earlier)
        new.insert(pair.current)
        return true
      })
  }

  /// Pairs a dialog that is gone with one that is new if each is alone between the same neighbors.
  private mutating func matchBetweenNeighbors() {
    struct Gap: Hashable {
      var page: String
      /// The current dialog before it; -1 at the start of a page.
      var neighbor: Int
    }
    let places = Dictionary(uniqueKeysWithValues: pairs.map { ($0.earlier, $0.current) })
    let gone = Set(removed)
    let fresh = Set(added)
    func gaps(_ dialogs: [DialogIdentity], _ isLoose: (Int) -> Bool, _ place: (Int) -> Int?) -> [Gap: [Int]] {
      var gaps: [Gap: [Int]] = [:]
      var gap = Gap(page: "", neighbor: -1)
      for index in dialogs.indices {
        if dialogs[index].page != gap.page { gap = Gap(page: dialogs[index].page, neighbor: -1) }
        if isLoose(index) { gaps[gap, default: []].append(index) } else { gap.neighbor = place(index) ?? -1 }
      }
      return gaps
    }
    let old = gaps(earlier, gone.contains) { places[$0] }
    let new = gaps(current, fresh.contains) { $0 }
    take(
      old.compactMap { gap, indexes in
        guard let others = new[gap], indexes.count == 1, others.count == 1 else { return nil }
        let kinds = [earlier[indexes[0]].kind, current[others[0]].kind].compactMap(\.self)
        return Set(kinds).count <= 1 ? Pair(indexes[0], others[0]) : nil
      })
  }
}
