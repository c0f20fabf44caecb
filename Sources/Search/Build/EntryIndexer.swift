/// Turns the text of entries into postings: which list of word forms, with what impact.
struct EntryIndexer: Sendable {
  private(set) var words = WordForms()

  private let weights: SearchWeights
  private var tokenizer = Tokenizer()
  /// What the current entry has collected for each list, and for which lists.
  private var worth: [Float] = []
  private var touched: [Int32] = []
  /// The number of postings of each list, of all entries.
  private(set) var frequencies: [Int] = []
  /// The lists of the words of the current field.
  private var field: [Int32] = []

  init(weights: SearchWeights) {
    self.weights = weights
  }

  /// Gives back what only reading needs.
  mutating func close() {
    words.close()
    (worth, touched, field) = ([], [], [])
  }

  /// Reads text of the current field.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, in language: SearchLanguage) {
    Self.read(text, in: language, with: &tokenizer, into: &field, words: &words)
  }

  /// Reads text of the current field.
  mutating func read(_ text: String, in language: SearchLanguage) {
    var text = text
    text.withUTF8 { read($0, in: language) }
  }

  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, in language: SearchLanguage, with tokenizer: inout Tokenizer,
    into field: inout [Int32],
    words: inout WordForms
  ) {
    tokenizer.forEachWord(in: text) { field.append(words.list(of: $0, in: language)) }
  }

  /// Ends the current field of the current entry: its length is known, and with it what each word is worth.
  mutating func endField(_ weight: SearchWeights.Field) {
    let length = Double(field.count) / weight.usualLength
    let worthOfWord = Float(weight.weight / (1 - weight.lengthDiscount + weight.lengthDiscount * length))
    while worth.count < words.lists.count {
      worth.append(0)
      frequencies.append(0)
    }
    touched.reserveCapacity(touched.count + field.count)
    worth.withUnsafeMutableBufferPointer { worth in
      for list in field {
        if worth[Int(list)] == 0 { touched.append(list) }
        worth[Int(list)] += worthOfWord
      }
    }
    field.removeAll(keepingCapacity: true)
  }

  /// Ends the current entry, and appends its postings: a list's number above the lowest 8 bits, the impact in them.
  mutating func endEntry(boost: Double, into postings: inout [UInt32]) {
    let greatest = Float(weights.greatestImpact)
    let saturation = Float(weights.saturation)
    let boost = Float(min(max(boost, 0), 2))
    postings.reserveCapacity(postings.count + touched.count)
    worth.withUnsafeMutableBufferPointer { worth in
      frequencies.withUnsafeMutableBufferPointer { frequencies in
        for list in touched {
          let collected = worth[Int(list)]
          worth[Int(list)] = 0
          // No site has 16 million words; one that had would lose the newest.
          guard list < 1 << 24 else { continue }
          let impact = (greatest * boost * collected / (collected + saturation)).rounded()
          frequencies[Int(list)] += 1
          postings.append(UInt32(list) << 8 | UInt32(min(max(impact, 1), greatest)))
        }
      }
    }
    touched.removeAll(keepingCapacity: true)
  }
}
