/// English title case: capitals on all words except articles, conjunctions, and short prepositions.
///
/// Lenient if style guides differ or a name is possible: minor words may be capitalized or not unless they are part
/// of a verb (“Log Out of…”). Words spelled like names (iPhone, report.pdf), quoted words, and nonwords are accepted.
enum EnglishTitleCase {
  /// The words that need a capital, in order.
  static func lapses(in text: String) -> [Range<String.Index>] {
    // Quoted words keep their spelling, but count as first or last.
    let all = TextWords.of(text)
    let (first, last) = (all.first?.startIndex, all.last?.startIndex)
    var verb = ""
    return words(of: text).compactMap { word in
      let place = letters(of: word, in: text)
      let lowercased = text[place].lowercased()
      let isEdge = word.lowerBound == first || word.lowerBound == last
      let isParticle = EnglishPhrasalVerbs.isParticle(lowercased, after: verb)
      // Punctuation after the word, as in “Log in, or…”, ends the verb.
      verb = place.upperBound == word.upperBound ? lowercased : ""
      return needsCapital(text[word], isMajor: isEdge || isParticle) ? place : nil
    }
  }

  /// The text with capitals where they are needed.
  static func applied(to text: String) -> String {
    var result = text
    for lapse in lapses(in: text).reversed() {
      result.replaceSubrange(lapse, with: TextWords.capitalized(text[lapse]))
    }
    return result
  }

  /// Whether a text is clearly in title case: it capitalizes words that are never capitalized within a sentence.
  static func isPlain(in text: String) -> Bool {
    guard lapses(in: text).isEmpty else { return false }
    return words(of: text).dropFirst().contains { word in
      let letters = text[word].filter { $0.isLetter || $0 == "'" || $0 == "’" }
      guard letters.first?.isUppercase == true, letters.dropFirst().allSatisfy({ !$0.isUppercase }) else {
        return false
      }
      return sentenceWords.contains(letters.lowercased())
    }
  }

  /// Whether a text is in all caps and contains a common word: “DELETE”, but not “PDF”.
  static func isShouted(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: TextWords.isLowercase) else { return false }
    return TextWords.of(text).contains { word in
      let letters = word.filter { $0.isLetter || $0 == "'" || $0 == "’" }.lowercased()
      return sentenceWords.contains(letters) || labelWords.contains(letters)
    }
  }

  /// Whether a word, in lowercase, is capitalized within a text only in title case.
  static func isSentenceWord(_ word: String) -> Bool { sentenceWords.contains(word) }

  /// The words that are not in quotation marks.
  static func words(of text: String) -> [Range<String.Index>] {
    var quoted = false
    return TextWords.of(text).compactMap { word in
      let opens = word.unicodeScalars.first.map { "\"“‘«".unicodeScalars.contains($0) } ?? false
      let wasQuoted = quoted || opens
      if opens { quoted = true }
      if quoted,
        word.unicodeScalars.contains(where: { "\"”’»".unicodeScalars.contains($0) && $0 != word.unicodeScalars.first })
      {
        quoted = false
      }
      return wasQuoted ? nil : word.startIndex..<word.endIndex
    }
  }

  /// - Parameter isMajor: whether the word needs a capital even if it is short.
  private static func needsCapital(_ word: Substring, isMajor: Bool) -> Bool {
    guard let first = word.unicodeScalars.first(where: TextWords.isLetter), TextWords.isLowercase(first) else {
      return false
    }
    // Names of any kind: iPhone, ana@example.org, report.pdf, .pdf, {name}, %@.
    if word.unicodeScalars.first == "." { return false }
    let inner = word.unicodeScalars.drop { !TextWords.isLetter($0) }
    if inner.contains(where: { TextWords.isUppercase($0) || isSign($0) }) { return false }
    if let period = inner.firstIndex(of: "."),
      inner[inner.index(after: period)...].contains(where: TextWords.isLetter)
    {
      return false
    }
    let letters = String(String.UnicodeScalarView(inner.prefix { TextWords.isLetter($0) }))
    return isMajor || !minorWords.contains(letters)
  }

  /// Signs and digits that only names and code have in words.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "@", "/", "_", "\\", "{", "}", "<", ">", "%", "#": true
    default: false
    }
  }

  /// A word without surrounding punctuation.
  static func letters(of word: Range<String.Index>, in text: String) -> Range<String.Index> {
    let scalars = text.unicodeScalars[word]
    let start = scalars.firstIndex(where: TextWords.isLetter) ?? word.lowerBound
    let end = scalars.lastIndex(where: TextWords.isLetter).map(scalars.index(after:)) ?? word.upperBound
    return start..<end
  }

  private static let minorWords: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "by", "if", "in", "into", "of", "off",
    "on", "onto", "out", "over", "per", "than", "to", "up", "via", "vs", "from", "with", "de", "la", "le", "van", "von",
  ]

  /// Words on buttons that are not abbreviations.
  private static let labelWords: Set<String> = [
    "accept", "add", "agree", "allow", "apply", "archive", "back", "block", "buy", "cancel", "change", "choose",
    "clear", "close", "confirm", "continue", "copy", "create", "decline", "delete", "deny", "disagree", "discard",
    "dismiss", "done", "download", "edit", "enable", "erase", "exit", "finish", "hide", "ignore", "install", "keep",
    "later", "learn", "leave", "log", "more", "move", "next", "okay", "open", "quit", "refresh", "reload", "remove",
    "rename", "replace", "report", "reset", "restart", "restore", "retry", "save", "send", "settings", "share",
    "show", "sign", "skip", "start", "stay", "stop", "submit", "try", "turn", "undo", "uninstall", "unlock",
    "update", "upgrade", "upload", "use", "view", "wait", "yes",
  ]

  /// Words that are capitalized within a text only in title case.
  private static let sentenceWords: Set<String> = [
    "you", "your", "this", "that", "these", "those", "it", "its", "is", "are", "was", "were", "be", "been", "has",
    "have",
    "had", "can", "can't", "can’t", "could", "couldn't", "couldn’t", "will", "won't", "won’t", "would", "should", "do",
    "does", "did", "don't", "don’t", "not", "no", "want", "when", "what", "all", "any", "before", "after", "again",
    "now",
  ]
}
