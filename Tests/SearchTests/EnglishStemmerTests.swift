import Testing

@testable import Search

@Suite struct EnglishStemmerTests {
  /// Families of forms that must meet.
  @Test(arguments: [
    ["delete", "deletes", "deleted", "deleting", "deletion", "deletions"],
    ["cancel", "cancels"], ["cancelled", "cancelling"], ["confirm", "confirms", "confirmed", "confirming"],
    ["confirmation", "confirmations"], ["alert", "alerts", "alerted", "alerting"], ["reply", "replies", "replied"],
    ["try", "tries", "tried"], ["message", "messages"], ["choice", "choices"], ["happy", "happiness"],
    ["add", "adds", "added", "adding"], ["paste", "pasted", "pasting"], ["die", "dies", "dying"],
    ["organize", "organizing", "organization"], ["international", "internationally"], ["button", "buttons"],
    ["dismiss", "dismisses", "dismissed"], ["stop", "stops", "stopped", "stopping"], ["agree", "agreed", "agreeing"],
    ["boy", "boys"], ["say", "says", "saying"], ["rational", "rationally"], ["biology", "biologist"],
    ["usefulness", "useful", "use"], ["adjustment", "adjustable", "adjust"], ["controller", "controllers"],
  ])
  func formsOfAWordMeet(forms: [String]) {
    let stems = Set(forms.map(stem))
    #expect(stems.count == 1, "\(forms.map { "\($0): \(stem($0))" })")
  }

  /// Words that must not meet.
  @Test(arguments: [
    ("universe", "university"), ("organ", "organization"), ("past", "paste"), ("news", "new"), ("general", "generate"),
    ("international", "intern"), ("sky", "ski"), ("inning", "inn"), ("community", "communism"),
  ])
  func unlikeWordsDoNot(one: String, other: String) {
    #expect(stem(one) != stem(other))
  }

  @Test(arguments: [
    ("ies", "ie"), ("is", "is"), ("a", "a"), ("s", "s"), ("gas", "gas"), ("this", "this"), ("kiwis", "kiwi"),
    ("bed", "bed"), ("hopping", "hop"), ("hoping", "hope"), ("luxuriating", "luxuri"), ("yellow", "yellow"),
    ("sayings", "say"), ("ios", "io"), ("größe", "größe"), ("x11", "x11"), ("", ""), ("roll", "roll"),
    ("control", "control"),
  ])
  func knownStems(word: String, expected: String) {
    #expect(stem(word) == expected)
  }

  private func stem(_ word: String) -> String {
    var stemmer = EnglishStemmer()
    return String(decoding: stemmer.stem(Array(word.utf8)), as: UTF8.self)
  }
}
