/// Words of a language, to look up as bytes.
struct WordSet: Sendable {
  /// Each word as a number, in ascending order.
  private let words: [UInt128]
  /// A bit for each place that a word has by its length, its first, and its last letter.
  ///
  /// Most words in code are not keywords. The bits rule out almost all of them without a search.
  private let places: SIMD4<UInt64>

  /// The longest word that fits.
  static let longest = 16

  /// - Parameter text: words of at most 16 ASCII characters with spaces between.
  init(_ text: String) {
    let names = text.split { $0 == " " || $0 == "\n" }
    words = names.map { word in
      precondition(word.utf8.count <= Self.longest, "\(word) is too long")
      return word.utf8.reduce(0) { $0 << 8 | UInt128($1) }
    }.sorted()
    places = names.reduce(into: SIMD4()) { places, word in
      guard let first = word.utf8.first, let last = word.utf8.last else { return }
      let place = Self.place(first, last, word.utf8.count)
      places[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// One of 256 places.
  private static func place(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
    (Int(first) &* 7 &+ Int(last) &* 29 &+ count &* 83) & 0xFF
  }

  func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { contains(UnsafeBufferPointer(rebasing: word)) }

  /// - Parameter ignoresCase: whether uppercase letters of the word stand for lowercase ones.
  func contains(_ word: UnsafeBufferPointer<UInt8>, ignoresCase: Bool = false) -> Bool {
    guard let first = word.first, let last = word.last, word.count <= Self.longest else { return false }
    let place =
      ignoresCase
      ? Self.place(Self.lowercase(first), Self.lowercase(last), word.count) : Self.place(first, last, word.count)
    guard places[place >> 6] & 1 << UInt64(place & 63) != 0 else { return false }
    let number = word.reduce(0) { $0 << 8 | UInt128(ignoresCase ? Self.lowercase($1) : $1) }
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == number
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { CodeScanner.isUppercase(byte) ? byte | 0x20 : byte }
}
