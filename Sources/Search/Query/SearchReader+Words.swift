/// A word to look up.
struct QueryWord: Sendable {
  var text: [UInt8]
  /// Whether it is to be found as written, neither completed nor corrected.
  var isQuoted = false
  /// Whether it may be the beginning of a longer word.
  var completes = false
}

/// The result of looking up a word.
struct WordMatches: Sendable {
  /// How much the word tells: the rarity of itself, or of the most frequent word that it may stand for.
  var rarity: Int
  /// Postings as they are written, and what it is worth, in sixteenths, that they are found by this word.
  var lists: [(code: ArraySlice<UInt8>, weight: Int)]
  /// Where these lists are.
  var places: Set<ListPlace> = []
  /// Whether entries without the word are excluded.
  var isQuoted = false
  /// Words that were also looked up, because the word may be misspelled.
  var corrections: [[UInt8]] = []
}

/// A list of the index, by its shard and its number there.
struct ListPlace: Hashable, Sendable {
  var shard: Int
  var list: Int
}

extension SearchReader {
  /// A word in fewer entries than this may be misspelled.
  private static let fewEntries = 3
  /// Words that a beginning is completed to, and shards that are read for that.
  private static let mostCompletions = 100
  private static let mostShards = 2

  // MARK: From runs to words

  /// The words to look up: a joined word whole where the index has it, otherwise what it is made of.
  func words(of query: Query) -> [QueryWord] {
    query.runs.flatMap { run in
      let words = run.words
      func word(_ range: Range<Int>, completes: Bool) -> QueryWord {
        QueryWord(text: Array(words.folded[range]), isQuoted: run.isQuoted, completes: completes)
      }
      if words.isPaired {
        let pairs = words.pairs()
        // A single character is the beginning of pairs.
        return pairs.map { word($0, completes: pairs.count == 1 && !run.isQuoted) }
      }
      let whole = word(0..<words.folded.count, completes: run.completes)
      if words.pieceStarts.count > 1, words.isWord(0..<words.folded.count), isKnown(whole) { return [whole] }
      return words.pieceStarts.indices.flatMap { index -> [QueryWord] in
        let range = words.piece(index)
        let isLast = range.upperBound == words.folded.count
        let piece = word(range, completes: run.completes && isLast)
        let parts = words.parts(of: range)
        guard words.isWord(range) else { return [] }
        if parts.isEmpty || isKnown(piece) { return [piece] }
        return parts.map { word($0, completes: piece.completes && $0.upperBound == range.upperBound) }
      }
    }
  }

  private func isKnown(_ word: QueryWord) -> Bool {
    !lists(of: word.text).isEmpty || word.completes && !completions(of: word.text).isEmpty
  }

  // MARK: From words to lists

  /// Everything found for a word, or nil for nothing; a quoted word always counts.
  ///
  /// That is the word itself or else other forms of it, what it begins, and, where that is little, what it may be a
  /// slip for.
  func matches(of word: QueryWord) -> WordMatches? {
    let weights = root.weights
    var matches = WordMatches(rarity: 0, lists: [], isQuoted: word.isQuoted)
    var found = 0
    func add(_ numbers: [ListPlace], weight: Int) {
      var rarity: Int?
      for number in numbers where matches.places.insert(number).inserted {
        let list = list(number)
        matches.lists.append((list.code, weight))
        // Few entries take few characters; more need not be counted.
        found += list.code.count > 100 ? list.code.count : PostingCode.count(list.code)
        rarity = min(rarity ?? list.rarity, list.rarity)
      }
      if matches.rarity == 0 { matches.rarity = rarity ?? 0 }
    }
    add(lists(of: word.text), weight: weights.exact)
    if matches.places.isEmpty, !word.isQuoted { add(otherForms(of: word.text), weight: weights.otherForm) }
    if word.completes { add(completions(of: word.text), weight: weights.prefix) }
    if found < Self.fewEntries, !word.isQuoted {
      for near in nearWords(to: word.text, moreFrequentThan: found) {
        add(lists(of: near.word), weight: near.edits == 1 ? weights.oneEdit : weights.twoEdits)
        matches.corrections.append(near.word)
      }
    }
    return matches.places.isEmpty && !word.isQuoted ? nil : matches
  }

  private func list(_ number: ListPlace) -> TermShard.List {
    shards[number.shard].lists[number.list]
  }

  /// The lists that a term leads to: one, or two for a word of English and of another language.
  func lists(of key: [UInt8]) -> [ListPlace] {
    guard let shard = shardIndex(of: key) else { return [] }
    return shards[shard].indices(of: key).compactMap { target(at: $0, in: shard) }
  }

  private func target(at index: Int, in shard: Int) -> ListPlace? {
    switch shards[shard].targets[index] {
    case .list(let list):
      return ListPlace(shard: shard, list: list)
    case .term(let owner):
      // The English list of that term: only English words share one. It is there itself and never leads on.
      guard let shard = shardIndex(of: owner), let index = shards[shard].indices(of: owner).first,
        case .list(let list) = shards[shard].targets[index]
      else { return nil }
      return ListPlace(shard: shard, list: list)
    }
  }

  /// The lists of the words that begin with a text, the text itself aside.
  private func completions(of beginning: [UInt8]) -> [ListPlace] {
    let prepared = lists(of: beginning + [UInt8(ascii: "*")])
    if !prepared.isEmpty { return prepared }
    return words(beginningWith: beginning) { $0 != beginning }
  }

  /// The lists of the words that are the same word with another English ending, for a form that no page has.
  private func otherForms(of word: [UInt8]) -> [ListPlace] {
    guard word.allSatisfy({ 0x61...0x7A ~= $0 }),
      let ending = englishEndings.first(where: { word.count - $0.count > 2 && word.suffix($0.count) == $0 })
    else { return [] }
    var base = Array(word.dropLast(ending.count))
    // `cancel`, `canceling`: the last consonant may be doubled.
    if base.count > 1, base[base.count - 1] == base[base.count - 2] { base.removeLast() }
    return words(beginningWith: base) { key in
      let rest = key.dropFirst(base.count)
      return englishEndings.contains(rest) || rest.first == base.last && englishEndings.contains(rest.dropFirst())
    }
  }

  private func words(beginningWith beginning: [UInt8], where isWanted: ([UInt8]) -> Bool) -> [ListPlace] {
    guard let first = shardIndex(of: beginning) else { return [] }
    var lists: [ListPlace] = []
    for number in shards.indices[first...].prefix(Self.mostShards) {
      let shard = shards[number]
      var index = shard.firstIndex(notBefore: beginning)
      while index < shard.keys.count, shard.keys[index].starts(with: beginning), lists.count < Self.mostCompletions {
        let key = shard.keys[index]
        if isWanted(key), !key.contains(UInt8(ascii: "*")), !key.contains(UInt8(ascii: ":")) {
          target(at: index, in: number).map { lists.append($0) }
        }
        index += 1
      }
    }
    return lists
  }

  private func shardIndex(of key: [UInt8]) -> Int? {
    lastIndex(in: root.words.firstKeys, notAfter: key)
  }

  // MARK: Facets

  /// The entries with one of the given values of each filter in a query; values can be shortened.
  func entries(of filters: [(name: String, value: String)]) -> [Bool] {
    var entries = Array(repeating: true, count: pageOfEntry.count)
    for name in Set(filters.map(\.name)) {
      let values = Set(filters.filter { $0.name == name }.flatMap { root.facets.values(of: $0) })
      let own =
        name == "kind"
        ? having(kinds: values) : having(values.map { "\(name):\($0)" }, ofPages: name == SearchFacet.tag)
      for entry in entries.indices where !own[entry] { entries[entry] = false }
    }
    return entries
  }

  private func having(kinds names: Set<String>) -> [Bool] {
    let isWanted = SearchEntry.Kind.allCases.map { names.contains($0.rawValue) }
    return kinds.map { isWanted[Int($0)] }
  }

  /// - Parameter ofPages: whether the facets are sets of pages, all of whose entries have them.
  private func having(_ facets: [String], ofPages: Bool) -> [Bool] {
    var isWanted = Array(repeating: false, count: ofPages ? firstEntries.count : ranks.count)
    for list in facets.flatMap({ lists(of: Array($0.utf8)) }) {
      for run in PostingCode.set(self.list(list).code) {
        for rank in run.clamped(to: isWanted.indices) { isWanted[rank] = true }
      }
    }
    return ofPages ? pageOfEntry.map { isWanted[Int($0)] } : ranks.map { isWanted[$0] }
  }
}

/// Endings that English words take and lose, the longer ones first.
private let englishEndings = [
  "ations", "ation", "ments", "ment", "ings", "ions", "ers", "ied", "ies", "ing", "ion", "al", "ed", "er", "es", "ly",
  "e",
  "s", "y", "",
].map { ArraySlice($0.utf8) }
