/// Distinguishes whole sentences from fragments in English titles by their verbs.
enum EnglishSentence {
  /// Whether there are a subject and a finite verb: a listed verb that is not the first word.
  static func isWhole(_ text: String) -> Bool {
    let words = TextWords.of(text)
    guard words.count > 2 || words.count == 2 && pronouns.contains(folded(words[0])) else { return false }
    return words.dropFirst().contains { finiteVerbs.contains(folded($0)) }
  }

  /// The letters of a word in lowercase, and its apostrophes.
  private static func folded(_ word: Substring) -> String {
    String(word.lowercased().compactMap { $0.isLetter || $0 == "'" ? $0 : $0 == "’" ? "'" : nil })
  }

  private static let pronouns: Set<String> = [
    "it", "this", "that", "you", "we", "they", "there", "everything", "nothing",
  ]

  private static let finiteVerbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "can", "can't", "cannot", "could", "couldn't", "will", "won't",
    "would", "wouldn't", "should", "shouldn't", "must", "does", "doesn't", "did", "didn't", "do", "don't", "isn't",
    "aren't", "wasn't", "weren't", "hasn't", "haven't", "hadn't", "needs", "wants", "requires", "contains", "expired",
    "failed", "ended", "changed", "stopped", "became", "went",
  ]
}
