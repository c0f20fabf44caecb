/// Words of a language, to look up as bytes.
struct WordSet: Sendable {
  /// Each word as a number, in ascending order.
  private let words: [UInt128]

  /// The longest word that fits.
  static let longest = 16

  /// - Parameter text: words of at most 16 ASCII characters with spaces between.
  init(_ text: String) {
    words = text.split { $0 == " " || $0 == "\n" }.map { word in
      precondition(word.utf8.count <= Self.longest, "\(word) is too long")
      return word.utf8.reduce(0) { $0 << 8 | UInt128($1) }
    }.sorted()
  }

  func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard word.count <= Self.longest else { return false }
    let number = word.reduce(0) { $0 << 8 | UInt128($1) }
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == number
  }
}
