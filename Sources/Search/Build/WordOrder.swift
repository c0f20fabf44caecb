/// Sorting words in the order of the dictionary, which is that of `comesBefore`.
enum WordOrder {
  /// A word by its first bytes, which tell most words apart, and its place among those to be sorted.
  ///
  /// Sorting these moves no words, and rarely looks at them.
  private struct Item {
    let lead: UInt64
    let place: UInt32
  }

  /// The places of words in their order.
  ///
  /// - Parameters:
  ///   - count: the number of words.
  ///   - word: the word with a number.
  ///   - isBefore: whether a word comes before another that has the same eight bytes at its start, by their numbers.
  static func places(
    _ count: Int, word: (Int) -> [UInt8], isBefore: (Int, Int) -> Bool
  ) -> [Int] {
    var items: [Item] = []
    items.reserveCapacity(count)
    for place in 0..<count { items.append(Item(lead: lead(of: word(place)), place: UInt32(place))) }
    items.sort { left, right in
      left.lead == right.lead ? isBefore(Int(left.place), Int(right.place)) : left.lead < right.lead
    }
    return items.map { Int($0.place) }
  }

  /// The first eight bytes as a number that is less for a word that comes before.
  static func lead(of word: [UInt8]) -> UInt64 {
    var lead: UInt64 = 0
    for index in 0..<8 { lead = lead << 8 | UInt64(index < word.count ? rank(of: word[index]) : 0) }
    return lead
  }

  /// In UTF-16, what lies beyond the basic plane (0xF0 and above in UTF-8) begins with a surrogate: before U+E000
  /// (0xEE).
  private static func rank(of byte: UInt8) -> UInt8 {
    switch byte {
    case ..<0xEE: byte
    case 0xEE, 0xEF: byte + 0x10
    default: byte - 2
    }
  }
}
