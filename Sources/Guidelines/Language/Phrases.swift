/// Finds words and phrases in a text.
enum Phrases {
  /// The first match of a phrase as whole words, ignoring letter case and the form of apostrophes; longest first.
  static func occurrences(of phrases: [String], in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    // Most words do not start like any of the phrases.
    let beginnings = phrases.compactMap { $0.unicodeScalars.first.map(foldedASCII) }
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var isAtStart = true
    while index < scalars.endIndex {
      let isLetter = TextWords.isLetter(scalars[index])
      if isLetter, isAtStart, beginnings.contains(foldedASCII(scalars[index])) {
        let match = phrases.compactMap { TextWords.prefix($0, of: text[index...]) }.max { $0.endIndex < $1.endIndex }
        if let match, match.endIndex > index {
          found.append(index..<match.endIndex)
          index = match.endIndex
          isAtStart = false
          continue
        }
      }
      isAtStart = !isLetter
      index = scalars.index(after: index)
    }
    return found
  }

  private static func foldedASCII(_ scalar: Unicode.Scalar) -> UInt32 {
    (0x41...0x5A).contains(scalar.value) ? scalar.value | 0x20 : scalar.value
  }
}
