/// Words and phrases looked for in a text.
enum Phrases {
  /// Where one of some phrases stands as whole words, letter case and the shape of apostrophes aside; longest first.
  static func occurrences(of phrases: [String], in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var isAtStart = true
    while index < scalars.endIndex {
      let isLetter = Words.isLetter(scalars[index])
      if isLetter, isAtStart {
        let match = phrases.compactMap { Words.prefix($0, of: text[index...]) }.max { $0.endIndex < $1.endIndex }
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
}
