import Writing

/// A file of the spelling dictionary, read back.
struct SpellingShard: Sendable {
  private(set) var words: [[UInt8]] = []
  /// How often each word occurs: the logarithm to the base 2.
  private(set) var frequencies: [Int] = []

  /// Reads a file that `SpellingDictionary` has made.
  init(_ file: SearchFile) {
    let bytes = file.text
    var position = bytes.startIndex
    while let word = FrontCode.read(bytes, after: words.last ?? [], at: &position), position < bytes.endIndex {
      words.append(word)
      frequencies.append(Digits.value(bytes[position]) ?? 0)
      position += 1
    }
  }
}

/// A word that another may be a misspelling of.
struct NearWord: Sendable, Hashable {
  var word: [UInt8]
  var edits: Int
  /// The logarithm to the base 2 of the number of entries with the word.
  var frequency: Int
}

extension SearchReader {
  /// Near words that are looked up, and files that are read for each beginning or end.
  private static let mostNearWords = 3
  private static let mostFiles = 4

  /// The nearest words to one that no entry contains: one edit for four or more letters, two for eight or more.
  func nearWords(to text: [UInt8]) -> [NearWord] {
    let letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard 4...24 ~= letters.count, letters.allSatisfy({ ScalarClass($0) == .letter }) else { return [] }
    let mostEdits = letters.count < 8 ? 1 : 2
    var near: Set<NearWord> = []
    for beginning in beginnings(of: letters, mostEdits: mostEdits) {
      for (word, frequency) in spellings(beginningWith: beginning) {
        let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        let candidate = scalars.first == "!" ? scalars.dropFirst().reversed() : scalars
        let edits = editDistance(letters, candidate, limit: mostEdits)
        guard 1...mostEdits ~= edits else { continue }
        near.insert(NearWord(word: candidate.flatMap { Array(String($0).utf8) }, edits: edits, frequency: frequency))
      }
    }
    let nearest = near.map(\.edits).min()
    return near.filter { $0.edits == nearest }
      .sorted { $0.frequency == $1.frequency ? comesBefore($0.word, $1.word) : $0.frequency > $1.frequency }
      .prefix(Self.mostNearWords).map { $0 }
  }

  /// What the words looked for begin with, in the dictionary that has them forwards and backwards: of one edit, the
  /// first or the second half is free, unless it swaps the letters between; of two, the first or the last three
  /// letters mostly are.
  private func beginnings(of letters: [Unicode.Scalar], mostEdits: Int) -> [[Unicode.Scalar]] {
    guard mostEdits == 1 else { return [Array(letters.prefix(3)), ["!"] + letters.reversed().prefix(3)] }
    let half = letters.count / 2
    return [
      Array(letters[..<half]),
      letters[..<(half - 1)] + [letters[half]],
      ["!"] + letters[half...].reversed(),
    ]
  }

  func spellings(beginningWith beginning: [Unicode.Scalar]) -> [(word: [UInt8], frequency: Int)] {
    let key = beginning.flatMap { Array(String($0).utf8) }
    guard let first = lastIndex(in: root.spelling.firstKeys, notAfter: key) else { return [] }
    return spelling[first...].prefix(Self.mostFiles).flatMap { file in
      let shard = SpellingShard(file)
      return zip(shard.words, shard.frequencies).filter { $0.0.starts(with: key) }
    }
  }
}
