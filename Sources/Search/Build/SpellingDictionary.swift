/// Words by prefix and suffix, for misspelled words: either their first or their last letters are right.
///
/// A file is one string of sorted words, each with one digit for its frequency (`log2`). Each word appears twice: as
/// it is, and reversed after `!`.
struct SpellingDictionary {
  private(set) var files: [SearchFile] = []
  /// For each file, the shortest text that comes after all words of the file before.
  private(set) var firstKeys: [String] = []

  /// Maximum size of a file in bytes: a few files are fetched for one misspelled word.
  private static let fileSize = 5000

  init(_ table: TermTable) {
    var words: [(key: [UInt8], frequency: Int)] = []
    for (index, term) in table.terms.enumerated() {
      // A word of two languages has two terms.
      if index > 0, table.terms[index - 1].key == term.key { continue }
      guard let frequency = table.frequency(of: index), let reversed = Self.reversed(term.key) else { continue }
      words.append((term.key, frequency))
      words.append((reversed, frequency))
    }
    let places = WordOrder.places(
      words.count, word: { words[$0].key }, isBefore: { comesBefore(words[$0].key, words[$1].key) })
    write(places.lazy.map { words[$0] })
  }

  private mutating func write(_ words: some Sequence<(key: [UInt8], frequency: Int)>) {
    var bytes: [UInt8] = []
    var last: [UInt8] = []
    var firstKey = ""
    func file() -> SearchFile {
      var script = ScriptFile()
      script.string(bytes)
      return script.named("s\(files.count)-", hashLength: 6)
    }
    for (key, frequency) in words {
      if bytes.count > Self.fileSize {
        files.append(file())
        firstKeys.append(firstKey)
        firstKey = separator(between: last, and: key)
        (bytes, last) = ([], [])
      }
      FrontCode.append(key, after: last, to: &bytes)
      bytes.append(Digits.character(Int.bitWidth - 1 - max(frequency, 1).leadingZeroBitCount))
      last = key
    }
    guard !bytes.isEmpty else { return }
    files.append(file())
    firstKeys.append(firstKey)
  }

  /// A reversed word after `!`; nil for words that are not corrected: numbers, pairs of scripts without spaces, short
  /// words.
  static func reversed(_ word: [UInt8]) -> [UInt8]? {
    if word.allSatisfy({ 0x61...0x7A ~= $0 }) {
      return 3...24 ~= word.count ? [UInt8(ascii: "!")] + word.reversed() : nil
    }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard 3...24 ~= scalars.count, scalars.allSatisfy({ ScalarClass($0) == .letter }) else { return nil }
    return [UInt8(ascii: "!")] + scalars.reversed().flatMap { UTF8.encode($0).map(Array.init) ?? [] }
  }
}
