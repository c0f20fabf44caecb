/// Recognizes English titles that say nothing: “Error”, “Error 329347 occurred”, “Are you sure?”.
enum VagueTitle {
  /// Whether a title has only words for problems, filler words, and numbers.
  static func matches(_ title: String) -> Bool {
    guard title.utf8.count < 80 else { return false }
    var saysNothing = false
    for word in TextWords.of(title) {
      // Numbers and codes tell people nothing.
      if word.contains(where: \.isNumber) { continue }
      let letters = word.lowercased().filter { $0.isLetter || $0 == "-" }
      if letters.isEmpty || fillers.contains(letters) { continue }
      guard empty.contains(letters) else { return false }
      saysNothing = true
    }
    return saysNothing
  }

  /// Words that announce a problem without naming it.
  private static let empty: Set<String> = [
    "error", "errors", "warning", "alert", "attention", "oops", "whoops", "uh-oh", "sorry", "problem", "issue",
    "failure", "failed", "notice", "caution", "wrong", "exception", "important", "confirm", "confirmation", "sure",
    "unknown", "success", "information", "info", "heads", "heads-up",
  ]

  /// Filler words.
  private static let fillers: Set<String> = [
    "a", "an", "the", "has", "have", "had", "occurred", "happened", "is", "was", "there", "unexpected", "code",
    "something", "went", "please", "are", "you", "fatal", "critical", "system", "internal", "general", "number", "no",
    "we", "encountered", "this", "uh", "oh", "note", "request", "id", "absolutely", "really", "quite", "up",
  ]
}
