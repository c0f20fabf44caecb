import Diagnostics
import Dialogs
import Testing
import YAML

@testable import Guidelines

/// Rules that a site writes for itself.
struct HouseRuleTests {
  /// Reads rules, each given as the lines below its id; they are called `house/a`, `house/b` and so on.
  private static func parse(
    _ rules: [String], language: String = "en", files: [String: String] = [:]
  ) throws -> (rules: [HouseRule], diagnostics: [Diagnostic], text: String) {
    let names = "abcdefgh".map { "house/\($0)" }
    let text = zip(names, rules).map { name, body in
      "\(name):\n  summary: As the house has it\n"
        + body.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    }.joined()
    let (found, diagnostics) = try parse(text: text, language: language, files: files)
    return (found, diagnostics, text)
  }

  private static func parse(
    text: String, language: String = "en", files: [String: String] = [:]
  ) throws -> (rules: [HouseRule], diagnostics: [Diagnostic]) {
    let file = SourceFile(path: "site.yml", text: text)
    let node = try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
    let wordFiles = WordFiles(
      read: { path in files[path].map { SourceFile(path: path, text: $0) } }, paths: { files.keys.sorted() })
    return HouseRule.parse(try #require(node), path: file.path, language: language, files: wordFiles)
  }

  private static func rules(_ bodies: String...) throws -> [HouseRule] {
    let (rules, diagnostics, _) = try parse(bodies)
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.summary))")
    return rules
  }

  private static func text(_ finding: Diagnostic, _ source: [UInt8]) -> String {
    finding.location?.range.map { String(decoding: source[$0], as: UTF8.self) } ?? ""
  }

  /// What is found in a block, as the words of the page.
  private static func found(
    _ rules: [HouseRule], in block: String, infoString: String = "dialog", settings: RuleSettings = RuleSettings()
  ) -> [String] {
    var settings = settings
    settings.houseRules = rules
    let page = ExamplePage(block, infoString: infoString, guidelines: [])
    return Validator(settings: settings).validate(page.facts).map { text($0, page.facts.source) }
  }

  private static func found(_ rules: [HouseRule], onPage text: String) -> [String] {
    let site = ExampleSite([("page.md", text)])
    let validator = Validator(settings: RuleSettings(houseRules: rules))
    return site.pages.flatMap { page in
      validator.validate(page).filter { $0.rule.hasPrefix("house/") }.map { Self.text($0, page.source) }
    }
  }

  // MARK: Words

  @Test(arguments: [
    ("please", "Please, PLEASE or pleased: please-do, “please”", ["Please", "PLEASE", "please"]),
    ("mail", "E-mail, mail, mail's, mails, mail-in", ["mail", "mail"]),
    ("don", "Don’t, don, l’don", ["don", "don"]),
    ("can't", "You can’t. You can't.", ["can’t", "can't"]),
    ("utili*", "Utilise it by utilization, utili- or reutilise", ["Utilise", "utilization", "utili"]),
    ("log in", "Log  in, log-in, log in2, Log\u{A0}in", ["Log  in", "Log\u{A0}in"]),
    ("löschen", "LÖSCHEN, gelöschen, löschen", ["LÖSCHEN", "löschen"]),
    ("ΤΕΛΟΣ", "τέλος τελος", ["τελος"]),
    ("удалить", "УДАЛИТЬ, неудалить, Удалить!", ["УДАЛИТЬ", "Удалить"]),
    ("cafe", "cafe\u{301} cafe", ["cafe"]),
    ("删除", "请删除它", ["删除"]),
    ("!", "Stop! Now!!", ["!", "!", "!"]),
    ("e-mail", "E\u{2011}mail e-mails e-mail.", ["E\u{2011}mail", "e-mail"]),
    ("…", "Wait… and wait...", ["…"]),
  ])
  func findsWholeWords(_ word: String, _ text: String, _ expected: [String]) throws {
    let finder = WordFinder([[try WordPattern(word)]], isExact: false)
    var text = text
    let bytes = Array(text.utf8)
    let found = text.withUTF8(finder.matches).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == expected)
  }

  @Test func prefersTheLongestOfAListAndFindsThoseOfEach() throws {
    let lists = [["log", "log in to"], ["in", "in to"]].map { $0.compactMap { try? WordPattern($0) } }
    let finder = WordFinder(lists, isExact: false)
    var text = "Log in to it, log in"
    let found = text.withUTF8(finder.matches)
    #expect(found.filter { $0.list == 0 }.map(\.range) == [0..<9, 14..<17])
    #expect(found.filter { $0.list == 1 }.map(\.range) == [4..<9, 18..<20])
    #expect(found.map(\.range.lowerBound) == [0, 4, 14, 18])
  }

  /// Compared with a search that knows no tree and no table.
  @Test func findsWhatASlowSearchFinds() throws {
    let words = ["a", "ab", "b-a", "é", "ba*", "!", "aé", "é-b", "s"]
    let patterns = try words.map { try WordPattern($0) }
    let finder = WordFinder(patterns.map { [$0] }, isExact: false)
    let alphabet = ["a", "b", "é", "É", " ", "-", "’", "!", "s", "A"]
    var numbers = Numbers(state: 7)
    for _ in 0..<2_000 {
      var text = (0..<12).map { _ in alphabet[Int(numbers.next() % 10)] }.joined()
      let bytes = Array(text.utf8)
      let found = text.withUTF8(finder.matches)
      for (index, pattern) in patterns.enumerated() {
        let expected = Self.slowSearch(pattern, in: bytes)
        #expect(found.filter { $0.list == index }.map(\.range) == expected, "“\(words[index])” in “\(text)”")
      }
    }
  }

  private static func slowSearch(_ pattern: WordPattern, in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      let bounds = WordBounds(bytes: buffer)
      let isWord = pattern.text != "!"
      var ranges: [Range<Int>] = []
      for start in bytes.indices where start >= ranges.last?.upperBound ?? 0 {
        let end = start + pattern.text.utf8.count
        guard end <= bytes.count,
          String(decoding: bytes[start..<end], as: UTF8.self).lowercased() == pattern.text,
          !isWord || bounds.isStart(start) && (pattern.isPrefix || bounds.isEnd(end))
        else { continue }
        ranges.append(start..<(pattern.isPrefix ? bounds.end(of: end) : end))
      }
      return ranges
    }
  }

  // MARK: Kinds

  @Test func findsWordsToAvoidWhereTheRuleLooks() throws {
    let rules = try Self.rules("kind: existence\nwords: [please, kindly]\non: [message, button]")
    let block = """
      kind: alert
      title: Please wait
      message: "Kindly wait, please."
      buttons: [Please Go, {label: Stay, role: cancel}]
      """
    #expect(Self.found(rules, in: block) == ["Kindly", "please", "Please"])
  }

  @Test func looksAtEveryTextOfADialog() throws {
    let rules = try Self.rules("kind: existence\nwords: hm\non: [title, message, button, content, caption]")
    let alert =
      "kind: alert\nplatforms: [macos]\ntitle: A hm\nmessage: B hm\ntext-field: C hm\naccessory: D hm\n"
      + "suppression: E hm\nscreen: F hm\nbuttons: [G hm, {label: H hm, role: cancel}]\ncaption: I hm"
    #expect(Self.found(rules, in: alert).count == 9)
    let modal =
      "kind: modal\ntitle: A hm\nnavigation: {leading: B hm, trailing: C hm}\n"
      + "content: [{text: D hm}, {toggle: E hm}, {field: {label: F hm, value: G hm}}]"
    #expect(Self.found(rules, in: modal).count == 7)
    #expect(Self.found(rules, in: "kind: snackbar\nmessage: A hm\naction: B hm").count == 2)
  }

  @Test(arguments: [
    ("E-mail sent", "Email sent"), ("Your e-mail and Log-in", "Your email and Log in"),
    ("GITHUB and github", "GitHub and GitHub"),
  ])
  func replacesWords(_ title: String, _ fixed: String) throws {
    let rules = try Self.rules("kind: substitution\nreplace: {e-mail: email, log-in: log in, github: GitHub}")
    for container in ExamplePage.Container.allCases {
      let block = { (title: String) in "kind: alert\ntitle: \(title)\nbuttons: [Close]" }
      let page = ExamplePage(block(title), in: container, guidelines: [])
      let validator = Validator(settings: RuleSettings(houseRules: rules))
      let edits = validator.validate(page.facts).flatMap { $0.fixes.first?.edits ?? [] }
      #expect(page.applying(edits, container: container) == block(fixed))
      #expect(Self.found(rules, in: block(fixed)).isEmpty)
    }
  }

  @Test func countsWords() throws {
    let rules = try Self.rules(
      "kind: occurrence\nwords: \"!\"\nmax: 1\non: message", "kind: occurrence\nwords: \"*\"\nmax: 3\non: button")
    let block = "kind: alert\ntitle: Done\nmessage: \"Yes! No! Oh!\"\nbuttons: [One two-three four five, Stay here]"
    #expect(Self.found(rules, in: block) == ["!", "five"])
    #expect(Self.found(rules, in: "kind: alert\ntitle: Done\nmessage: Yes!\nbuttons: [One two three]").isEmpty)
  }

  @Test func mindsLetterCaseWhereAsked() throws {
    let rules = try Self.rules(
      "kind: existence\nwords: [TODO, Web]\ncase: exact", "kind: existence\nwords: [todo]\non: message")
    let block = "kind: alert\ntitle: TODO or todo on the web\nmessage: Todo.\nbuttons: [Web, Stay]"
    #expect(Self.found(rules, in: block).sorted() == ["TODO", "Todo", "Web"])
  }

  // MARK: Scope

  @Test func keepsToKindsPlatformsAndLanguage() throws {
    let block = { (more: String) in "kind: alert\ntitle: Kind please\nbuttons: [Go, Stay]\n" + more }
    let words = "kind: existence\nwords: please\n"
    #expect(Self.found(try Self.rules(words + "kinds: [snackbar]"), in: block("")).isEmpty)
    #expect(Self.found(try Self.rules(words + "kinds: alert"), in: block("")).count == 1)
    let mac = try Self.rules(words + "platforms: [macos]")
    #expect(Self.found(mac, in: block("platforms: [ios]")).isEmpty)
    #expect(Self.found(mac, in: block("platforms: [ios, macos]")).count == 1)
    #expect(Self.found(try Self.rules(words), in: block("language: fr")).isEmpty)
    #expect(Self.found(try Self.rules(words), in: block("language: en-GB")).count == 1)
    #expect(Self.found(try Self.rules(words + "language: fr"), in: block("language: fr-CA")).count == 1)
    #expect(Self.found(try Self.rules(words + "language: fr"), in: block("")).isEmpty)
    #expect(Self.found(try Self.rules(words + "language: any"), in: block("language: fr")).count == 1)
  }

  @Test func findsWordsInThePagesTextOnly() throws {
    let rules = try Self.rules("kind: existence\nwords: [simply, click here, order, title]\non: page")
    let page = """
      ---
      title: Simply order
      order: 5
      ---

      # Simply

      Not `simply`, not [this](simply.md "title") nor <https://simply.example/order> or https://simply.example.

      <!-- simply
      simply --> But simply, <b title="simply">and</b> click
      here.

      > Click
      > here &order; in a quote.

      [title]: simply.md

      ```dialog
      kind: alert
      title: Simply delete?
      buttons: [Delete, {label: Stay, role: cancel}]
      ```
      """
    let found = Self.found(rules, onPage: page)
    #expect(found == ["Simply", "order", "Simply", "simply", "click\nhere", "Click\n> here"])
  }

  @Test func fixesPagesWhereThatIsSafe() throws {
    let rules = try Self.rules("kind: substitution\nreplace: {e-mail: email, log-in: \"log in: now\"}\non: page")
    let site = ExampleSite([("page.md", "# Page\n\n## E-mail\n\nAn e-mail about a log-in.\n")])
    let found = Validator(settings: RuleSettings(houseRules: rules)).validate(site.pages[0])
    #expect(
      found.map(\.summary) == [
        "“E-mail” should be “Email”", "“e-mail” should be “email”", "“log-in” should be “log in: now”",
      ])
    // Links lead to headings by their words, and a colon may mean something.
    #expect(found.map(\.fixes.count) == [0, 1, 0])
  }

  // MARK: Among other rules

  @Test func isARuleLikeAnyOther() throws {
    let rules = try Self.rules("kind: existence\nwords: please\nseverity: note")
    let block = "kind: alert\ntitle: Please wait\nbuttons: [Go, Stay]\n"
    let settings = RuleSettings(houseRules: rules)
    #expect(settings.descriptions.last?.id == rules[0].description.id)
    let page = ExamplePage(block, guidelines: ["apple-hig"])
    let found = Validator(settings: settings).validate(page.facts).filter { $0.rule.hasPrefix("house/") }
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.explanation == "As the house has it.")
    let id = rules[0].description.id
    #expect(Self.found(rules, in: block + "allow: {\(id): The band’s name.}").isEmpty)
    #expect(Self.found(rules, in: block + "violates: [\(id)]", infoString: "dialog dont").isEmpty)
    let off = RuleSettings(rules: [id: .init(severity: .off)])
    #expect(Self.found(rules, in: block, settings: off).isEmpty)
    #expect(Self.found(rules, in: block + "violates: [\(id)]", infoString: "dialog dont", settings: off).isEmpty)
    let allowed = "kind: alert\ntitle: Wait\nbuttons: [Go, Stay]\nallow: {\(id): Because.}"
    #expect(Self.found(rules, in: allowed) == [id])
  }

  @Test func isKnownToSettings() throws {
    let rules = try Self.rules("kind: existence\nwords: please")
    let file = SourceFile(path: "site.yml", text: "\(rules[0].description.id): error\nhouse/x: off")
    let node = try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
    let ids = MappingReader.Rules(invalidValue: .configuration, unknownKey: .configuration)
    let (settings, found) = RuleSettings.parse(
      rules: try #require(node), path: file.path, ids: ids, known: RuleSettings(houseRules: rules).allRules)
    #expect(settings.count == 1)
    #expect(found.map(\.summary) == ["unknown key “house/x”"])
  }

  // MARK: Files

  @Test func takesWordsFromFiles() throws {
    let files = [
      "house/words.txt": "\u{FEFF}# Not these\r\n\r\n  please \r\nkindly\n#end",
      "pairs.txt": "e-mail: email\nlog-in: log in",
    ]
    let (rules, diagnostics, _) = try Self.parse(
      ["kind: existence\nwords: oops\nwords-file: house/words.txt", "kind: substitution\nwords-file: pairs.txt"],
      files: files)
    #expect(diagnostics.isEmpty)
    #expect(rules[0].words.map(\.written) == ["oops", "please", "kindly"])
    #expect(rules[1].words.map(\.replacement) == ["email", "log in"])
  }

  @Test func findsFaultsInFiles() throws {
    let (_, diagnostics, _) = try Self.parse(
      ["kind: existence\nwords-file: a.txt", "kind: substitution\nwords-file: b.txt"],
      files: ["a.txt": "please\nki*ndly\n", "b.txt": "e-mail: email\nlog-in\n"])
    #expect(diagnostics.map(\.location) == [.init(path: "a.txt", range: 7..<14), .init(path: "b.txt", range: 14..<20)])
  }

  // MARK: Faults

  /// What is at fault, as it is in the definition, with part of what is said of it.
  @Test(arguments: [
    ("kind: existance\nwords: a", "existance", "did you mean “existence”?"),
    ("words: a", "house/a", "has no “kind”"),
    ("kind:", "house/a", "has no “kind”"),
    ("kind: existence", "house/a", "has no words"),
    ("kind: existence\nwords: []", "house/a", "has no words"),
    ("kind: existence\nwords: [a, \"\"]", "\"\"", "empty"),
    ("kind: existence\nwords: [a, \" \"]", "\" \"", "empty"),
    ("kind: existence\nwords: [a*b]", "a*b", "end of a word"),
    ("kind: existence\nwords: a\nmax: 1", "max", "unknown key"),
    ("kind: existence\nwords: a\nreplace: {a: b}", "replace", "unknown key"),
    ("kind: substitution\nwords: a\nreplace: {a: b}", "words", "unknown key"),
    ("kind: substitution\nreplace: [a]", "[a]", "not a mapping"),
    ("kind: substitution\nreplace: {a: \"\"}", "\"\"", "is empty"),
    ("kind: substitution\nreplace: {ab: [b]}", "[b]", "is a list"),
    ("kind: substitution\nreplace: {\"*\": b}", "\"*\"", "end of a word"),
    ("kind: substitution\nreplace: {sign in: sign in to}", "sign in", "contains a word to replace"),
    ("kind: substitution\nreplace: {e-mail: mail, mail: post}", "e-mail", "contains a word to replace"),
    ("kind: occurrence\nwords: a", "house/a", "no “max”"),
    ("kind: occurrence\nwords: a\nmax: -1", "-1", "not a number"),
    ("kind: occurrence\nwords: a\nmax: many", "many", "not a whole number"),
    ("kind: existence\nwords: a\non: [titel]", "titel", "did you mean “title”?"),
    ("kind: existence\nwords: a\nkinds: alarm", "alarm", "a kind cannot be"),
    ("kind: existence\nwords: a\nplatforms: iso", "iso", "did you mean “ios”?"),
    ("kind: existence\nwords: a\nseverity: off", "off", "cannot be"),
    ("kind: existence\nwords: a\ncase: same", "same", "cannot be"),
    ("kind: existence\nword: a\nwords: b", "word", "unknown key"),
    ("kind: existence\nwords-file: hose/words.txt", "hose/words.txt", "did you mean “house/words.txt”?"),
    ("kind: existence\nwords: a\nexamples: [a b]", "a b", "not a mapping"),
    ("kind: existence\nwords: a\nexamples: [{on: title}]", "{on: title}", "needs “pass” or “fail”"),
    ("kind: existence\nwords: a\nexamples: [{pass: b, fail: a}]", "{pass: b, fail: a}", "needs “pass” or “fail”"),
    ("kind: existence\nwords: a\nexamples: [{fail: a, on: page}]", "page", "does not check"),
    ("kind: existence\nwords: a\nexamples: [{pass: It is A thing}]", "A", "does not pass"),
    ("kind: existence\nwords: a\nexamples: [{pass: \"\\x41 b\"}]", "\"\\x41 b\"", "does not pass"),
    ("kind: existence\nwords: a\nexamples: [{fail: An apple}]", "An apple", "this example should fail"),
    ("kind: substitution\nreplace: {a: b}\nexamples: [{fail: A c, fixed: D c}]", "D c", "into “B c”"),
  ])
  func findsFaultsInDefinitions(_ body: String, _ fault: String, _ summary: String) throws {
    let (_, found, text) = try Self.parse([body], files: ["house/words.txt": "a"])
    #expect(found.count == 1, "\(found.map(\.summary))")
    let first = try #require(found.first)
    #expect(first.rule == RuleDescription.houseRule.id && first.severity == .error)
    #expect(Self.text(first, Array(text.utf8)) == fault)
    #expect(first.summary.contains(summary), "\(first.summary)")
  }

  @Test(arguments: [
    ("no-please", "house/no-please"), ("house/No Please", "house/no-please"), ("hause/no-please", "house/no-please"),
    ("house/", nil), ("house/a--b", "house/a-b"),
  ])
  func findsIDsThatAreNone(_ id: String, _ meant: String?) throws {
    let (rules, found) = try Self.parse(text: "\"\(id)\": {summary: A, kind: existence, words: a}")
    #expect(rules.isEmpty)
    #expect(found.map { $0.fixes.first?.edits.first?.replacement } == [meant])
  }

  @Test func findsASummaryThatIsMissing() throws {
    let (rules, found) = try Self.parse(text: "house/a: {kind: existence, words: a}")
    #expect(rules.count == 1)
    #expect(found.map(\.summary) == ["“house/a” has no summary"])
  }

  // MARK: Examples

  @Test func showsItsExamplesInBlocks() throws {
    let rules = try Self.rules(
      """
      kind: substitution
      replace: {e-mail: email}
      on: [title, message, button, content, caption, page]
      examples:
        - pass: Your email
        - {fail: "Your e-mail: sent", on: message}
        - {fail: 'Say "e-mail"', on: button}
        - {fail: An e-mail, on: content, fixed: An email}
        - {fail: An e-mail, on: page}
      """)
    let examples = rules[0].examples
    #expect(examples.map(\.verdict) == [.passes, .fails, .fails, .fails, .fails])
    #expect(examples[0].text == "kind: alert\ntitle: Your email\nbuttons: [Close]")
    #expect(examples[3].fixed?.contains("An email") == true)
    for example in examples where example.form == .block {
      let page = ExamplePage(example.text, guidelines: [])
      #expect(page.facts.blocks.allSatisfy { $0.dialog != nil && $0.diagnostics.isEmpty }, "\(example.text)")
      let found = Validator(settings: RuleSettings(houseRules: rules)).validate(page.facts)
      #expect(found.compactMap { $0.location?.range } == example.marks.map(page.pageRange), "\(example.text)")
    }
  }
}

/// The same numbers each time.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
