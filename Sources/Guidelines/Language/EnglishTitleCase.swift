/// English title case: capitals on all words but articles, conjunctions and short prepositions.
///
/// Lenient where style guides differ or names may be meant: minor words pass with or without a capital, unless they
/// are part of a verb (“Log Out of…”), and so does whatever is spelled as a name (iPhone, report.pdf), in quotation
/// marks, or no word at all.
enum EnglishTitleCase {
  /// The words that need a capital, in order.
  static func lapses(in text: String) -> [Range<String.Index>] {
    // What is quoted keeps its spelling, and still stands first or last.
    let all = Words.of(text)
    let (first, last) = (all.first?.startIndex, all.last?.startIndex)
    var verb = ""
    return words(of: text).compactMap { word in
      let place = letters(of: word, in: text)
      let lowercased = text[place].lowercased()
      let isEdge = word.lowerBound == first || word.lowerBound == last
      let isParticle = EnglishPhrasalVerbs.isParticle(lowercased, after: verb)
      // A mark after the word, as in “Log in, or…”, ends whatever it begins.
      verb = place.upperBound == word.upperBound ? lowercased : ""
      return needsCapital(text[word], isMajor: isEdge || isParticle) ? place : nil
    }
  }

  /// The text with capitals where they are needed.
  static func applied(to text: String) -> String {
    var result = text
    for lapse in lapses(in: text).reversed() {
      result.replaceSubrange(lapse, with: Words.capitalized(text[lapse]))
    }
    return result
  }

  /// Whether a text is plainly in title case: words that nobody capitalizes within a sentence have capitals.
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

  /// Whether a text is all capitals, and none of it that nobody would write so: “DELETE”, but not “PDF”.
  static func isShouted(_ text: String) -> Bool {
    guard !text.unicodeScalars.contains(where: Words.isLowercase) else { return false }
    return Words.of(text).contains { word in
      let letters = word.filter { $0.isLetter || $0 == "'" || $0 == "’" }.lowercased()
      return sentenceWords.contains(letters) || labelWords.contains(letters)
    }
  }

  /// Whether a word, in small letters, is capitalized within a text only where all words are.
  static func isSentenceWord(_ word: String) -> Bool { sentenceWords.contains(word) }

  /// The words that are not in quotation marks.
  static func words(of text: String) -> [Range<String.Index>] {
    var quoted = false
    return Words.of(text).compactMap { word in
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

  /// - Parameter isMajor: whether the word needs a capital even if it is a short one.
  private static func needsCapital(_ word: Substring, isMajor: Bool) -> Bool {
    guard let first = word.unicodeScalars.first(where: Words.isLetter), Words.isLowercase(first) else {
      return false
    }
    // A name of whatever kind: iPhone, ana@example.org, report.pdf, .pdf, {name}, %@.
    if word.unicodeScalars.first == "." { return false }
    let inner = word.unicodeScalars.drop { !Words.isLetter($0) }
    if inner.contains(where: { Words.isUppercase($0) || "@/_\\{}<>%#0123456789".unicodeScalars.contains($0) }) {
      return false
    }
    if let period = inner.firstIndex(of: "."), inner[inner.index(after: period)...].contains(where: Words.isLetter) {
      return false
    }
    let letters = String(String.UnicodeScalarView(inner.prefix { Words.isLetter($0) }))
    return isMajor || !minorWords.contains(letters)
  }

  /// A word without the marks around it.
  static func letters(of word: Range<String.Index>, in text: String) -> Range<String.Index> {
    let scalars = text.unicodeScalars[word]
    let start = scalars.firstIndex(where: Words.isLetter) ?? word.lowerBound
    let end = scalars.lastIndex(where: Words.isLetter).map(scalars.index(after:)) ?? word.upperBound
    return start..<end
  }

  private static let minorWords: Set<String> = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "by", "if", "in", "into", "of", "off",
    "on", "onto", "out", "over", "per", "than", "to", "up", "via", "vs", "from", "with", "de", "la", "le", "van", "von",
  ]

  /// Words of buttons that are no abbreviations.
  private static let labelWords: Set<String> = [
    "accept", "add", "agree", "allow", "apply", "archive", "back", "block", "buy", "cancel", "change", "choose",
    "clear", "close", "confirm", "continue", "copy", "create", "decline", "delete", "deny", "disagree", "discard",
    "dismiss", "done", "download", "edit", "enable", "erase", "exit", "finish", "hide", "ignore", "install", "keep",
    "later", "learn", "leave", "log", "more", "move", "next", "okay", "open", "quit", "refresh", "reload", "remove",
    "rename", "replace", "report", "reset", "restart", "restore", "retry", "save", "send", "settings", "share",
    "show", "sign", "skip", "start", "stay", "stop", "submit", "try", "turn", "undo", "uninstall", "unlock",
    "update", "upgrade", "upload", "use", "view", "wait", "yes",
  ]

  /// Words that are capitalized within a text only where all words are.
  private static let sentenceWords: Set<String> = [
    "you", "your", "this", "that", "these", "those", "it", "its", "is", "are", "was", "were", "be", "been", "has",
    "have",
    "had", "can", "can't", "can’t", "could", "couldn't", "couldn’t", "will", "won't", "won’t", "would", "should", "do",
    "does", "did", "don't", "don’t", "not", "no", "want", "when", "what", "all", "any", "before", "after", "again",
    "now",
  ]
}
