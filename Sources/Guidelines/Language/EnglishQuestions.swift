/// Recognizes English questions by how they start.
///
/// A bare imperative (“Clear history”) does not count as a question, nor do headings that start like one (“What’s
/// new”, “How to delete photos”, “How many photos you can add”, “When you leave”).
enum EnglishQuestion {
  static func isAsked(by sentence: Substring) -> Bool {
    var words = TextWords.of(String(sentence.prefix(200))).map(folded)[...]
    // “In which folder…”, “For how long…”
    if words.count > 2, let first = words.first, prepositions.contains(first),
      interrogatives.contains(words[words.startIndex + 1])
    {
      words.removeFirst()
    }
    return isAsked(by: Array(words))
  }

  private static func isAsked(by words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    guard interrogatives.contains(words[0]) else { return beginsQuestion(words[0], words[1]) }
    guard words.count > 2 else { return false }
    return beginsQuestion(words[1], words[2]) || asksAboutNoun(words)
  }

  /// Whether a verb and its subject are in question order: “Do you”, “Is this”.
  private static func beginsQuestion(_ verb: String, _ subject: String) -> Bool {
    // “Have your card ready”, “Do this later”: only these subjects make questions.
    if ["do", "have"].contains(verb) { return pronouns.contains(subject) }
    return auxiliaries.contains(verb) && subjects.contains(subject)
  }

  /// “Which account do you”, “How many photos should be”, “How long will messages”: the question phrase comes before
  /// the verb.
  private static func asksAboutNoun(_ words: [String]) -> Bool {
    let first = words[0]
    let isDegree = first == "how" && degrees.contains(words[1])
    let isQuantity = first == "how" && quantities.contains(words[1]) || first == "which" || first == "whose"
    guard isDegree || isQuantity || first == "what" else { return false }
    let start = isDegree || first == "how" ? 2 : 1
    for index in start..<min(words.count - 1, 8) {
      let word = words[index]
      if auxiliaries.contains(word) || verbsBesideNouns.contains(word) {
        if isDegree { return index == 2 }
        return isQuantity ? true : beginsQuestion(word, words[index + 1])
      }
      // “Which apps you can use” is not a question.
      if pronouns.contains(word) || word == "to" { return false }
    }
    return false
  }

  private static func folded(_ word: Substring) -> String {
    String(word.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "’" })
  }

  private static let interrogatives: Set<String> = [
    "what", "why", "how", "which", "when", "where", "who", "whom", "whose",
  ]

  private static let prepositions: Set<String> = [
    "at", "by", "for", "from", "in", "on", "since", "to", "under", "with",
  ]
  private static let quantities: Set<String> = ["many", "much"]
  private static let degrees: Set<String> = [
    "big", "early", "far", "fast", "large", "late", "long", "loud", "often", "old", "quickly", "soon",
  ]

  private static let auxiliaries: Set<String> = [
    "are", "is", "was", "were", "does", "did", "can", "could", "will", "would", "should", "shall", "has",
    "don't", "don’t", "aren't", "aren’t", "isn't", "isn’t", "can't", "can’t", "won't", "won’t",
  ]

  /// Verbs that form questions only after a question phrase with a noun.
  private static let verbsBesideNouns: Set<String> = ["do", "have", "may", "must"]

  private static let pronouns: Set<String> = ["you", "we", "they", "i"]

  private static let subjects: Set<String> = [
    "you", "we", "they", "i", "he", "she", "it", "this", "that", "these", "those", "there", "the", "your", "my", "our",
    "their", "a", "an", "any", "everyone", "someone", "anyone",
  ]
}
