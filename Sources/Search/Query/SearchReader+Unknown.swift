extension SearchReader {
  /// Words that an unknown one may be the end of.
  private static let mostEndings = 20
  /// The shortest end of a word, and how much longer the word is at least.
  private static let (shortestEnd, shortestBeginning) = (4, 2)

  /// What a word that no page has may stand for.
  ///
  /// In this order: the end of longer words (`menü` of `Seitenmenü`), a slip of one letter, two words without a space
  /// (`textbox`), a slip of two letters. A word that was found is never taken for another.
  func unknown(_ word: QueryWord) -> [(word: QueryWord, matches: WordMatches)] {
    var matches = WordMatches()
    add(words(endingWith: word.text).flatMap(lists), weight: root.weights.ending, to: &matches)
    if !matches.isEmpty { return [(word, matches)] }
    let near = nearWords(to: word.text)
    if near.first?.edits != 1, let parts = split(word) { return parts }
    for other in near {
      let weight = other.edits == 1 ? root.weights.oneEdit : root.weights.twoEdits
      add(lists(of: other.word), weight: weight, to: &matches)
      matches.corrections.append(other.word)
    }
    return [(word, matches)]
  }

  /// The longest known word that a word begins with, and the known rest of it.
  private func split(_ word: QueryWord) -> [(word: QueryWord, matches: WordMatches)]? {
    let letters = Array(String(decoding: word.text, as: UTF8.self).unicodeScalars)
    guard letters.count > 4, letters.allSatisfy({ ScalarClass($0) == .letter }) else { return nil }
    for length in (3...(letters.count - 2)).reversed() {
      let parts = [letters[..<length], letters[length...]].map { part in
        QueryWord(text: part.flatMap { Array(String($0).utf8) })
      }
      let first = matches(of: parts[0])
      if first.isEmpty { continue }
      let second = matches(of: parts[1])
      if !second.isEmpty { return [(parts[0], first), (parts[1], second)] }
    }
    return nil
  }

  /// Words that end as a text does, the most frequent ones first.
  private func words(endingWith text: [UInt8]) -> [[UInt8]] {
    let letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard letters.count >= Self.shortestEnd, letters.allSatisfy({ ScalarClass($0) == .letter }) else { return [] }
    var found: [(word: [UInt8], frequency: Int)] = []
    for (reversed, frequency) in spellings(beginningWith: ["!"] + letters.reversed()) {
      let word = String(decoding: reversed, as: UTF8.self).unicodeScalars.dropFirst().reversed()
      guard word.count >= letters.count + Self.shortestBeginning else { continue }
      found.append((word.flatMap { Array(String($0).utf8) }, frequency))
    }
    found.sort { $0.frequency == $1.frequency ? comesBefore($0.word, $1.word) : $0.frequency > $1.frequency }
    return found.prefix(Self.mostEndings).map(\.word)
  }
}
