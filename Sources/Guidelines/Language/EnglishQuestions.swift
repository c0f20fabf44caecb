/// Whether English text asks something, told from how it begins.
///
/// A bare imperative (“Clear history”) is not taken for a question, and neither are headings that begin like one
/// (“What’s new”, “How to delete photos”, “When you leave”).
enum EnglishQuestion {
  static func isAsked(by sentence: Substring) -> Bool {
    let words = Words.of(String(sentence.prefix(200)))
    guard words.count > 1 else { return false }
    let (first, second) = (folded(words[0]), folded(words[1]))
    if interrogatives.contains(first) {
      guard words.count > 2 else { return false }
      return beginsQuestion(second, folded(words[2]))
    }
    return beginsQuestion(first, second)
  }

  /// Whether a verb and its subject stand in the order of a question: “Do you”, “Is this”.
  private static func beginsQuestion(_ verb: String, _ subject: String) -> Bool {
    // “Have your card ready”, “Do this later”: only these subjects make questions of them.
    if ["do", "have"].contains(verb) { return ["you", "we", "they", "i"].contains(subject) }
    return auxiliaries.contains(verb) && subjects.contains(subject)
  }

  private static func folded(_ word: Substring) -> String {
    String(word.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "’" })
  }

  private static let interrogatives: Set<String> = ["what", "why", "how", "which", "when", "where", "who", "whom"]

  private static let auxiliaries: Set<String> = [
    "are", "is", "was", "were", "does", "did", "can", "could", "will", "would", "should", "shall", "has",
    "don't", "don’t", "aren't", "aren’t", "isn't", "isn’t", "can't", "can’t", "won't", "won’t",
  ]

  private static let subjects: Set<String> = [
    "you", "we", "they", "i", "he", "she", "it", "this", "that", "these", "those", "there", "the", "your", "my", "our",
    "their", "a", "an", "any", "everyone", "someone", "anyone",
  ]
}
