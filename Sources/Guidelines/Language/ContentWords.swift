/// The meaningful words of an English text, in a form independent of grammar.
enum ContentWords {
  /// Stems of meaningful words: “This will delete your drafts” → delet, draft.
  static func of(_ text: String) -> Set<String> {
    Set(TextWords.of(text).lazy.compactMap(stem(of:)))
  }

  /// Whether all meaningful words of a text are among those of another.
  static func areAll(of text: String, in other: String) -> Bool {
    let words = of(other)
    return TextWords.of(text).allSatisfy { word in stem(of: word).map(words.contains) ?? true }
  }

  /// The stem of a word; nil if it has no meaning of its own.
  private static func stem(of word: Substring) -> String? {
    let letters = word.lowercased().unicodeScalars.filter { TextWords.isLetter($0) }
    let folded = String(String.UnicodeScalarView(letters))
    return folded.isEmpty || functionWords.contains(folded) ? nil : stem(folded)
  }

  /// The word without grammatical endings.
  private static func stem(_ word: String) -> String {
    for (ending, minimum) in [("ing", 6), ("ed", 5), ("es", 5), ("s", 4), ("e", 4)]
    where word.utf8.count >= minimum && word.hasSuffix(ending) && !word.hasSuffix("ss") {
      var stem = String(word.dropLast(ending.utf8.count))
      // “removing” and “remove” share “remov”; “logging” and “log” share “log”.
      let bytes = Array(stem.utf8)
      if ending == "ing" || ending == "ed", bytes.count > 3, bytes[bytes.count - 1] == bytes[bytes.count - 2],
        bytes[bytes.count - 1] != UInt8(ascii: "l"), bytes[bytes.count - 1] != UInt8(ascii: "s")
      {
        stem.removeLast()
      }
      if stem.hasSuffix("e"), stem.utf8.count > 3 { stem.removeLast() }
      return stem
    }
    return word
  }

  /// Function words and polite words, except those that negate or limit (“not”, “only”, “all”).
  private static let functionWords: Set<String> = [
    "a", "an", "the", "this", "that", "these", "those", "it", "its", "i", "you", "your", "yours", "we", "our", "my",
    "is", "are", "was", "were", "be", "been", "am", "do", "does", "did", "has", "have", "had", "will", "would", "shall",
    "should", "may", "might", "to", "of", "in", "on", "for", "from", "at", "by", "with", "and", "or", "as", "if", "so",
    "want", "wish", "like", "sure", "really", "about", "going", "please", "confirm", "action", "youre", "wants", "here",
    "encountered", "occurred", "happened", "there",
  ]
}
