/// A line of the dictionary: what is looked up, and its result.
struct Term: Sendable {
  /// A form of a word; or, ending in `*`, the beginning of many words; or, ending in `+`, a word that stands for its
  /// synonyms; or, after `!`, a function word beside other words; or a facet, with `:`.
  var key: [UInt8]
  var content: Content
  /// Of a form that is a word in several languages, which of them, so that their order is settled.
  var variant = 0

  enum Content: Sendable {
    /// The list of that number.
    case list(Int)
    /// Something of its own: the weight of its word, its postings or set as they are written, and the forms of the
    /// words that it stands for.
    case own(rarity: Int, code: [UInt8], forms: [[UInt8]] = [])
  }
}

/// Whether a word comes before another in the dictionary: by UTF-16 code units, as browsers compare strings.
func comesBefore(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
  var (left, right) = (left.makeIterator(), right.makeIterator())
  while true {
    guard let second = right.next() else { return false }
    guard let first = left.next() else { return true }
    guard first != second else { continue }
    // In UTF-16, what lies beyond the basic plane begins with a surrogate: before U+E000 (0xEE in UTF-8).
    if first >= 0xEE, second >= 0xEE { return (first >= 0xF0) == (second >= 0xF0) ? first < second : first >= 0xF0 }
    return first < second
  }
}

/// What a word that occurs in some of all entries weighs: BM25's inverse document frequency, in eighths of a bit.
func rarity(of frequency: Int, among entries: Int) -> Int {
  let odds = (Double(max(entries - frequency, 0)) + 0.5) / (Double(frequency) + 0.5)
  // The logarithm by squaring, so that every machine gets the same.
  let ratio = 1 + odds
  var eighths = Int(ratio.exponent) * 8
  var significand = ratio.significand
  for weight in [4, 2, 1] {
    significand *= significand
    if significand >= 2 {
      eighths += weight
      significand /= 2
    }
  }
  return max(1, eighths)
}
