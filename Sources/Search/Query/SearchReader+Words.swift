/// A word to look up.
struct QueryWord: Sendable {
  var text: [UInt8]
  /// Whether it is to be found as written, neither completed nor corrected.
  var isQuoted = false
  /// Whether it may be the beginning of a longer word.
  var completes = false
  /// Whether it may be a part of a word that others write as one: `check box`.
  var joins = false
  /// Whether only the entries where it counts most are wanted, because it says little beside other words: `the`.
  var isBrief = false
}

/// The result of looking up a word.
struct WordMatches: Sendable {
  /// How much the word tells: the rarity of itself, or of the most frequent word that it may stand for.
  var rarity = 0
  /// Postings as they are written, and what it is worth, in sixteenths, that they are found by this word.
  var lists: [(code: ArraySlice<UInt8>, weight: Int)] = []
  /// Where these lists are, in their order and as a set.
  var order: [ListPlace] = []
  var places: Set<ListPlace> = []
  /// Whether entries without the word are excluded.
  var isQuoted = false
  /// Words that were looked up instead, because the word may be misspelled.
  var corrections: [[UInt8]] = []

  /// Whether nothing was found.
  var isEmpty: Bool { lists.isEmpty }
}

/// A list of the index, by its shard and its number there.
struct ListPlace: Hashable, Sendable {
  var shard: Int
  var list: Int
}

extension SearchReader {
  /// Words that a beginning is completed to, and shards that are read for that.
  private static let mostCompletions = 100
  private static let mostShards = 2

  // MARK: From runs to words

  /// The words to look up: a joined word whole where the index has it, otherwise what it is made of.
  func words(of query: Query) -> [QueryWord] {
    query.runs.flatMap { run in
      let words = run.words
      func word(_ range: Range<Int>, completes: Bool) -> QueryWord {
        QueryWord(
          text: Array(words.folded[range]), isQuoted: run.isQuoted, completes: completes,
          joins: !run.isQuoted && !words.isPaired)
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

  /// Everything that the words of a query lead to; function words in brief where another word leads anywhere.
  func matches(of words: [QueryWord]) -> [(word: QueryWord, matches: WordMatches)] {
    let brief = words.map { word in
      var word = word
      word.isBrief = !word.isQuoted && functionWords.contains(word.text)
      return word
    }
    guard brief.contains(where: { !$0.isBrief }) else { return allMatches(of: words) }
    let found = allMatches(of: brief)
    return found.contains { !$0.word.isBrief && !$0.matches.isEmpty } ? found : allMatches(of: words)
  }

  /// The matches of words, and those of neighbors that others write as one word.
  private func allMatches(of words: [QueryWord]) -> [(word: QueryWord, matches: WordMatches)] {
    var all = words.map { (word: $0, matches: matches(of: $0)) }
    for index in all.indices where all[index].word.isBrief { all[index].word.completes = false }
    for index in words.indices.dropFirst() {
      let (first, second) = (words[index - 1], words[index])
      guard first.joins, second.joins, !first.isBrief else { continue }
      let joined = matches(of: QueryWord(text: first.text + second.text, completes: second.completes))
      add(joined, to: &all[index - 1].matches)
      add(joined, to: &all[index].matches)
    }
    return all.flatMap { word, matches in
      matches.isEmpty && word.joins && !word.isBrief ? unknown(word) : [(word, matches)]
    }
    .filter { !$0.matches.isEmpty || $0.word.isQuoted }
  }

  /// What a word leads to that is known: the word itself, its synonyms, or else other forms of it, and what it begins.
  func matches(of word: QueryWord) -> WordMatches {
    let weights = root.weights
    var matches = WordMatches(isQuoted: word.isQuoted)
    if word.isBrief {
      add(lists(of: [FunctionTerms.mark] + word.text), weight: weights.exact, to: &matches)
      return matches
    }
    add(lists(of: word.text), weight: weights.exact, to: &matches)
    if !word.isQuoted {
      add(lists(of: word.text + [UInt8(ascii: "+")]), weight: weights.synonym, to: &matches)
      if matches.isEmpty { add(otherForms(of: word.text), weight: weights.otherForm, to: &matches) }
    }
    if word.completes { add(completions(of: word.text), weight: weights.prefix, to: &matches) }
    return matches
  }

  func add(_ places: [ListPlace], weight: Int, to matches: inout WordMatches) {
    var rarity: Int?
    for place in places where matches.places.insert(place).inserted {
      let list = list(place)
      matches.lists.append((list.code, weight))
      matches.order.append(place)
      rarity = min(rarity ?? list.rarity, list.rarity)
    }
    if matches.rarity == 0 { matches.rarity = rarity ?? 0 }
  }

  private func add(_ joined: WordMatches, to matches: inout WordMatches) {
    for (place, list) in zip(joined.order, joined.lists) where matches.places.insert(place).inserted {
      matches.lists.append(list)
      matches.order.append(place)
    }
    if matches.rarity == 0 { matches.rarity = joined.rarity }
  }

  func list(_ number: ListPlace) -> TermShard.List {
    shards[number.shard].lists[number.list]
  }

  /// The lists that a term leads to: one, or several for a word of several languages.
  func lists(of key: [UInt8]) -> [ListPlace] {
    guard let shard = shardIndex(of: key) else { return [] }
    return shards[shard].indices(of: key).compactMap { target(at: $0, in: shard) }
  }

  private func target(at index: Int, in shard: Int) -> ListPlace? {
    switch shards[shard].targets[index] {
    case .list(let list):
      return ListPlace(shard: shard, list: list)
    case .term(let owner):
      // The list is there itself and never leads on.
      let parts = owner.split(separator: UInt8(ascii: "+"), maxSplits: 1)
      let place = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
      guard let key = parts.first.map(Array.init), let shard = shardIndex(of: key),
        let index = shards[shard].indices(of: key).dropFirst(place).first,
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

  /// The lists of the words that are the same word with another ending or beginning, for a form that no page has.
  private func otherForms(of word: [UInt8]) -> [ListPlace] {
    let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard letters.count > 2, letters.allSatisfy({ ScalarClass($0) == .letter }) else { return [] }
    let otherWords = root.beginnings.filter { word.starts(with: $0.utf8) }.map { Array(word.dropFirst($0.utf8.count)) }
    for other in otherWords {
      let found = lists(of: other)
      if !found.isEmpty { return found }
    }
    for word in [word] + otherWords {
      let found = wordsWithOtherEndings(of: word)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func wordsWithOtherEndings(of word: [UInt8]) -> [ListPlace] {
    let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard !root.endings.isEmpty, letters.count > 2 else { return [] }
    let ending = root.endings.map { Array($0.unicodeScalars) }
      .first { letters.count - $0.count > 2 && letters.suffix($0.count) == $0[...] }
    var base = Array(letters.dropLast(ending?.count ?? 0))
    // `cancel`, `canceling`: the last consonant may be doubled.
    if base.count > 1, base[base.count - 1] == base[base.count - 2] { base.removeLast() }
    let endings = Set(root.endings + [""])
    return words(beginningWith: base.flatMap { Array(String($0).utf8) }) { key in
      let rest = String.UnicodeScalarView(String(decoding: key, as: UTF8.self).unicodeScalars.dropFirst(base.count))
      if endings.contains(String(rest)) { return true }
      return rest.first == base.last && endings.contains(String(rest.dropFirst()))
    }
  }

  /// The lists of wanted words that begin with a text; if there is none, those of the synonyms of such words.
  private func words(beginningWith beginning: [UInt8], where isWanted: ([UInt8]) -> Bool) -> [ListPlace] {
    guard let first = shardIndex(of: beginning) else { return [] }
    var lists: [ListPlace] = []
    var synonyms: [ListPlace] = []
    for number in shards.indices[first...].prefix(Self.mostShards) {
      let shard = shards[number]
      var index = shard.firstIndex(notBefore: beginning)
      while index < shard.keys.count, shard.keys[index].starts(with: beginning), lists.count < Self.mostCompletions {
        let key = shard.keys[index]
        if key.last == UInt8(ascii: "+") {
          if isWanted(key.dropLast()) { target(at: index, in: number).map { synonyms.append($0) } }
        } else if isWanted(key), !key.contains(UInt8(ascii: "*")), !key.contains(UInt8(ascii: ":")) {
          target(at: index, in: number).map { lists.append($0) }
        }
        index += 1
      }
    }
    return lists.isEmpty ? synonyms : lists
  }

  private func shardIndex(of key: [UInt8]) -> Int? {
    lastIndex(in: root.words.firstKeys, notAfter: key)
  }
}
