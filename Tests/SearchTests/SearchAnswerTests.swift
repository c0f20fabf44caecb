import Testing

@testable import Search

/// Answers with their excerpts, as `patternbook search` prints them.
@Suite struct SearchAnswerTests {
  @Test func excerptMarksTheWordsOfTheQuery() async {
    let answer = await answer("deleting alert", "When to Delete. Alerts interrupt: delete-all, undeleted.")
    #expect(marked(answer) == "When to [Delete]. [Alerts] interrupt: [delete-all], undeleted.")
  }

  @Test func wordThatIsStillTypedMarksWhatItBegins() async {
    #expect(await marked(answer("ale", "No alert, no alerts.")) == "No [alert], no [alerts].")
    #expect(await marked(answer("alrets", "No alert, no alerts.")) == "No [alert], no [alerts].")
    #expect(await marked(answer("UIAlert", "UIAlertController is one.")) == "[UIAlertController] is one.")
  }

  @Test func excerptOfALongTextIsCutBetweenWords() async throws {
    let filler = String(repeating: "some words before it ", count: 40)
    let text = try #require(await marked(answer("needle", filler + "a needle here " + filler)))
    #expect(text.hasPrefix("… ") && text.hasSuffix(" …"))
    #expect(text.contains("[needle]"))
    #expect(text.count < 230)
    let whole = Set((filler + "a here [needle] …").split(separator: " "))
    #expect(text.split(separator: " ").allSatisfy(whole.contains))
  }

  @Test func excerptShowsWhereMostWordsAreTogether() async throws {
    let filler = String(repeating: "some text that tells nothing ", count: 30)
    let text = try #require(await marked(answer("red green ", "red \(filler) red and green \(filler) green")))
    #expect(text.contains("[red] and [green]"))
  }

  @Test func excerptIsOneLine() async {
    #expect(await marked(answer("two", "one\ntwo\n")) == "one [two] ")
  }

  @Test(arguments: [
    ("日本", "これは日本語です", "これは[日本]語です"), ("日本語", "これは日本語です", "これは[日本語]です"),
    ("é", "un é seul", "un [é] seul"), ("ﬁ", "", ""),
  ])
  func otherScriptsAreMarkedByCharacter(query: String, text: String, expected: String) async {
    #expect(await marked(answer(query + " ", text)) ?? "" == expected)
  }

  @Test func textThatIsNotUTF8DoesNotStopASearch() async {
    let entry = SearchEntry(kind: .section, anchor: "", title: "a", body: [0xFF, 0x20] + Array("word".utf8) + [0xC3])
    let answer = await self.answer("word", [SearchPage(title: "a", url: "a.html", entries: [entry])])
    #expect(marked(answer) == "\u{FFFD} [word]\u{FFFD}")
  }

  @Test func manyHitsTakeLinearTime() async {
    let text = String(repeating: "word ", count: 200_000)
    #expect(await marked(answer("word", text))?.hasPrefix("[word] [word]") == true)
  }

  @Test func dialogIsShownByItsMessageAndButtons() async {
    let dialog = SearchEntry(
      kind: .dialog, anchor: "d", title: "Delete draft?", message: "It is gone.",
      buttons: [SearchButton(label: "Delete"), SearchButton(label: "Keep editing")])
    let answer = await self.answer(
      "\"keep editing\"", [SearchPage(title: "a", url: "a.html", trail: ["b"], entries: [dialog])])
    #expect(answer.pages.map(\.hits.count) == [1])
    #expect(answer.pages[0].hits[0].entry.anchor == "d")
    #expect(marked(answer) == "It is gone. · Delete · [Keep] [editing]")
  }

  @Test func quotationsAreFoundInOrderOnly() async {
    let pages = ["keep editing", "editing to keep", "keep on editing"].enumerated().map { number, text in
      SearchPage(
        title: "page", url: "\(number).html",
        entries: [SearchEntry(kind: .section, anchor: "", title: "page", body: Array(text.utf8))])
    }
    #expect(await answer("\"keep editing\"", pages).pages.map(\.url) == ["0.html"])
    #expect(await answer("\"keep editing\"", pages).total == 1)
    #expect(await answer("keep editing", pages).total == 3)
    #expect(await answer("\"nosuch\" keep", pages).pages.isEmpty)
  }

  @Test func listsNoMoreThanTheLimit() async {
    let pages = (0..<30).map { number in
      SearchPage(
        title: "same", url: "\(number).html", entries: [SearchEntry(kind: .section, anchor: "", title: "same")])
    }
    let answer = await self.answer("same", pages, limit: 7)
    #expect(answer.pages.map(\.order) == Array(0..<7))
    #expect(answer.total == 30)
  }

  @Test func tellsWhatItLookedForInstead() async {
    let answer = await self.answer("snakbar nosuch:x platform:x", "A snackbar.")
    #expect(answer.corrections.map(\.word) == ["snakbar"])
    #expect(answer.corrections.first?.others == ["snackbar"])
    var page = SearchPage(title: "a", url: "a.html", entries: [])
    page.entries = [
      SearchEntry(kind: .dialog, anchor: "d", title: "b", facets: [SearchFacet("platform", "ios")])
    ]
    let unknown = await self.answer("platform:x", [page]).unknownFilters
    #expect(unknown.map { [$0.name, $0.value] + $0.known } == [["platform", "x", "ios"]])
  }

  // MARK: Answers

  private func answer(_ query: String, _ text: String) async -> SearchAnswer {
    await answer(
      query,
      [
        SearchPage(
          title: "title", url: "a.html",
          entries: [SearchEntry(kind: .section, anchor: "", title: "title", body: Array(text.utf8))])
      ])
  }

  private func answer(_ query: String, _ pages: [SearchPage], limit: Int = 10) async -> SearchAnswer {
    var builder = SearchIndexBuilder()
    for (order, page) in pages.enumerated() { _ = builder.add(page, order: order) }
    return SearchReader(await builder.finishInMemory()).answer(query, limit: limit) { pages[$0] }
  }

  /// The first excerpt, with brackets around the words of the query; nil if nothing was found.
  private func marked(_ answer: SearchAnswer) -> String? {
    answer.pages.first?.hits.first?.excerpt.map { $0.isHit ? "[\($0.text)]" : $0.text }.joined()
  }
}
