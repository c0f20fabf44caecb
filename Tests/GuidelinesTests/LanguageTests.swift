import Testing

@testable import Guidelines

/// What the rules know of language.
struct LanguageTests {
  @Test(arguments: [
    ("Delete draft", 2), ("Re-enter password", 2), ("Save & leave", 2), ("Don’t save", 2), ("Keep\u{A0}it", 2),
    ("Stay – or leave", 3), ("  OK  ", 1), ("", 0), ("– – –", 0),
  ])
  func countsWords(_ text: String, _ count: Int) {
    #expect(TextWords.of(text).count == count)
  }

  @Test(arguments: [
    ("Delete 3 photos?", ["Delete 3 photos?"]),
    ("Finished? Delete it.", ["Finished?", "Delete it."]),
    ("Call Dr. Lee at 5 p.m. today?", ["Call Dr. Lee at 5 p.m. today?"]),
    ("Update to version 2.1.4 now", ["Update to version 2.1.4 now"]),
    ("Ask J. R. Smith. He knows.", ["Ask J. R. Smith.", "He knows."]),
    ("Open the “What’s new?” page", ["Open the “What’s new?” page"]),
    ("Delete? or keep?", ["Delete?", "or keep?"]),
    ("Sign in to Yahoo! Mail", ["Sign in to Yahoo! Mail"]),
    ("No. 5 is alive. No. Keep it.", ["No. 5 is alive.", "No.", "Keep it."]),
    ("Wait… Really?! Yes", ["Wait…", "Really?!", "Yes"]),
    ("保存しますか？変更は失われます。", ["保存しますか？", "変更は失われます。"]),
    ("One line\n\nanother", ["One line", "another"]),
    ("He said “Go.” She went.", ["He said “Go.”", "She went."]),
    ("", []), ("...", ["..."]), (" . ", ["."]),
  ])
  func splitsSentences(_ text: String, _ sentences: [String]) {
    #expect(Sentences.of(text).map { String(text[$0.range]) } == sentences)
  }

  @Test(arguments: [
    ("Do you want to leave", true), ("Is this your phone", true), ("What should we do", true),
    ("Would your team like it", true), ("Can't you sign in", true),
    ("Clear history", false), ("What’s new", false), ("How to delete photos", false), ("Do not disturb", false),
    ("Do the right thing", false), ("Have your card ready", false), ("When you leave", false), ("Will", false),
    ("Can opener", false), ("Who can see this", false),
    ("How many photos do you want to keep", true), ("How many photos you can add", false),
    ("How much space is left", true), ("How long should we wait", true), ("How long messages are kept", false),
    ("Which plan is right for you", true), ("Which photos should be deleted", true), ("Which apps you can use", false),
    ("Which version to keep", false), ("Whose card is this", true), ("What size do you want", true),
    ("What apps can do", false), ("In which folder do you want to save it", true), ("Which is", false),
    ("How many", false), ("For what it’s worth", false),
  ])
  func knowsQuestions(_ text: String, _ isQuestion: Bool) {
    #expect(EnglishQuestion.isAsked(by: text[...]) == isQuestion)
  }

  @Test(arguments: [
    ("Delete Draft", "Delete Draft"), ("Delete draft", "Delete Draft"), ("sign in with iCloud", "Sign In with iCloud"),
    ("Turn On", "Turn On"), ("turn on", "Turn On"), ("Add to the list", "Add to the List"),
    ("Re-enter password", "Re-enter Password"), ("Open report.pdf", "Open report.pdf"),
    ("Ask “my team” now", "Ask “my team” Now"), ("Don’t allow", "Don’t Allow"), ("Éditer", "Éditer"),
    ("Log out of all", "Log Out of All"), ("Log in on the web", "Log In on the Web"),
    ("Switch, on demand", "Switch, on Demand"),
    ("Save (for later)", "Save (for Later)"), ("Email ana@example.org", "Email ana@example.org"), ("Use 5g", "Use 5g"),
  ])
  func writesTitleCase(_ text: String, _ titled: String) {
    #expect(EnglishTitleCase.applied(to: text) == titled)
    #expect(EnglishTitleCase.lapses(in: titled).isEmpty)
  }

  @Test(arguments: [
    ("Delete this Album?", ["Album"]), ("Remove All photos?", ["All"]),
    ("Delete your Photo Album now?", ["Photo", "Album"]),
    ("Delete your Google Account?", []), ("Open in Photos?", []), ("Delete these Photos?", ["Photos"]),
    ("Turn on Airplane Mode?", []), ("Delete iPhone chats of “this Album”?", []), ("Gone? Delete it.", []),
    ("Delete this PDF?", []), ("Note: Delete it", []), ("Éditer ce Groupe", []), ("", []), ("?", []),
    ("删除 Album", ["Album"]), ("Leave this Group’s chat?", ["Group’s"]),
  ])
  func findsCapitalsOfOrdinaryWords(_ text: String, _ expected: [String]) {
    let lapses = EnglishSentenceCase.lapses(in: text)
    #expect(lapses.map { String(text[$0]) } == expected)
    #expect(EnglishSentenceCase.lapses(in: EnglishSentenceCase.applied(to: text)).isEmpty)
  }

  @Test(arguments: [
    ("Do You Want to Save Your Changes?", true), ("Your Trial Has Ended.", true), ("Your trial has ended.", false),
    ("Delete Conversation?", false), ("Allow Maps to use your location?", false),
  ])
  func knowsCapitalsOfATitle(_ text: String, _ isPlain: Bool) {
    #expect(EnglishTitleCase.isPlain(in: text) == isPlain)
  }

  @Test(arguments: [
    ("Your trial has ended", true), ("The photo couldn’t be sent", true), ("It is gone", true), ("Trial Ended", false),
    ("Low Storage", false), ("Delete all photos", false), ("Can openers", false),
  ])
  func knowsSentences(_ text: String, _ isWhole: Bool) {
    #expect(EnglishSentence.isWhole(text) == isWhole)
  }

  @Test(arguments: [
    ("This will delete your drafts.", "Delete drafts?"), ("Removing the provider", "You removed providers"),
    ("Logging in", "log"), ("Canceling", "canceled"),
  ])
  func comparesWhatWordsMean(_ left: String, _ right: String) {
    let (left, right) = (ContentWords.of(left), ContentWords.of(right))
    #expect(left.isSubset(of: right) || right.isSubset(of: left), "\(left) \(right)")
  }

  @Test func findsTheLongestPhraseAsWholeWords() {
    let text = "Oops, you forgot. Oopsie! YOU FORGOT it"
    let found = Phrases.occurrences(of: ["oops", "you forgot", "you forgot it"], in: text)
    #expect(found.map { String(text[$0]) } == ["Oops", "you forgot", "YOU FORGOT it"])
  }

  @Test func findsTheNearestOfManyNames() {
    let index = NameIndex((0..<2_000).map { "patterns/page-\($0).md" } + ["components/alerts.md", "guides/start.md"])
    #expect(index.nearest(to: "components/alert.md") == "components/alerts.md")
    #expect(index.nearest(to: "gides/start.md") == "guides/start.md")
    #expect(index.nearest(to: "nothing/like/it.html") == nil)
  }
}
