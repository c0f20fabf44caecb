import Testing

@testable import Search

@Suite struct SearchReaderTests {
  @Test func facetsNarrow() async {
    let reader = await reader([
      page("one", dialogs: [("Delete?", ["ios", "android"])]), page("two", dialogs: [("Delete?", ["watchos"])]),
      page("three", body: "Delete on iOS."),
    ])
    #expect(Set(orders(reader, "delete")) == [0, 1, 2])
    #expect(orders(reader, "platform:watchos delete") == [1])
    #expect(orders(reader, "platform:watch delete") == [1])
    #expect(Set(orders(reader, "platform:ios platform:watchos")) == [0, 1])
    #expect(orders(reader, "platform:ios kind:page") == [])
    #expect(orders(reader, "platform:tvos delete") == [])
    #expect(orders(reader, "kind:page delete") == [2])
    #expect(Set(orders(reader, "kind:dialog")) == [0, 1])
  }

  @Test func tagsNarrowToAllEntriesOfTheirPages() async {
    var pages = [
      page("one", body: "delete", dialogs: [("Delete?", ["ios"])]), page("two", body: "delete"),
      page("three", dialogs: [("Delete?", ["android"])]), page("four", body: "delete"),
    ]
    pages[0].tags = ["Form design", "drafts"]
    pages[2].tags = ["form-design", "Größe: XL"]
    pages[3].tags = ["forms"]
    let reader = await reader(pages)
    #expect(Set(orders(reader, "tag:form-design")) == [0, 2])
    #expect(Set(orders(reader, "TAG:Form-Design delete")) == [0, 2])
    #expect(Set(orders(reader, "tag:form delete")) == [0, 2, 3])
    #expect(orders(reader, "tag:forms delete") == [3])
    #expect(orders(reader, "tag:form-design platform:ios") == [0])
    #expect(orders(reader, "tag:form-design kind:page delete") == [0])
    #expect(Set(orders(reader, "tag:form-design kind:dialog")) == [0, 2])
    #expect(Set(orders(reader, "tag:forms tag:drafts")) == [0, 3])
    #expect(orders(reader, "tag:größe--xl") == [2])
    #expect(orders(reader, "tag:nothing delete") == [])
  }

  @Test func tagsAreWordsOfTheirPage() async {
    var pages = [page("one", body: "onboarding in passing"), page("two", dialogs: [("Delete?", ["ios"])])]
    pages[1].tags = ["Onboarding"]
    let hits = await reader(pages).search("onboarding ")
    #expect(Set(hits.map { [$0.order, $0.entry] }) == [[0, 0], [1, 0]])
  }

  @Test func functionWordsDecideBetweenPagesThatAnswerEquallyWell() async {
    let reader = await reader([page("Sign in"), page("Sign up"), page("Delete before sync"), page("Delete after sync")])
    for (order, title) in ["sign in", "sign up", "delete before sync", "delete after sync"].enumerated() {
      #expect(orders(reader, title).first == order, "\(title)")
    }
  }

  @Test func functionWordsAreFoundWhereNothingElseIs() async {
    let reader = await reader([page("Dialogs"), page("How to"), page("What not to do", body: "They are for us.")])
    #expect(orders(reader, "how to").first == 1)
    #expect(orders(reader, "what not to").first == 2)
    #expect(orders(reader, "are xqzvw for").first == 2)
    #expect(orders(reader, "\"for us\"") == [2])
  }

  /// Their whole lists are the longest of all: a question would load as much for them as for what it asks.
  @Test func functionWordsBesideOthersAreReadInBrief() async throws {
    let reader = SearchReader(try await KnownItems().index())
    func shards(_ text: String) -> Set<Int> {
      let found = reader.matches(of: reader.words(of: Query(text, facets: [])))
      return found.reduce(into: []) { $0.formUnion($1.matches.places.map(\.shard)) }
    }
    let brief = Set(
      reader.root.words.firstKeys.indices.filter { index in
        reader.root.words.firstKeys[index].hasPrefix("!") || reader.root.words.firstKeys[index].isEmpty
      })
    #expect(shards("how long does a snackbar stay on it").subtracting(brief) == shards("snackbar stay "))
    #expect(!shards("how long does it").isSubset(of: brief))
    #expect(brief.count <= 2)
  }

  @Test func aFunctionWordOfOneLanguageIsAWordOfAnother() async {
    var pages = [page("Die casting"), page("Warum"), page("Casting")]
    pages[1].language = "de"
    let reader = await reader(pages)
    #expect(!reader.functionWords.contains(Array("die".utf8)))
    #expect(reader.functionWords.contains(Array("warum".utf8)))
    #expect(reader.functionWords.contains(Array("welche".utf8)), "no page has it")
    #expect(orders(reader, "die casting").first == 0)
  }

  @Test func dialogIsFoundByItsButtonsAndMessage() async {
    let dialog = SearchEntry(
      kind: .dialog, anchor: "d", title: "Sure?", message: "It is gone for good.",
      buttons: [SearchButton(label: "Shred papers", role: "destructive")])
    let reader = await reader([
      page("one", body: "Nothing."),
      SearchPage(
        title: "two", url: "two.html", entries: [SearchEntry(kind: .section, anchor: "", title: "two"), dialog]),
    ])
    for query in ["shred", "shredding papers", "gone for good", "sure"] {
      #expect(reader.search(query).first.map { [$0.order, $0.entry] } == [1, 1], "\(query)")
    }
  }

  @Test func wordsOfOneSectionComeBeforeWordsScatteredOverThePage() async {
    let reader = await reader([
      SearchPage(
        title: "a", url: "a.html",
        entries: [
          SearchEntry(kind: .section, anchor: "x", title: "x", body: Array("red".utf8)),
          SearchEntry(kind: .section, anchor: "y", title: "y", body: Array("button".utf8)),
        ]),
      page("b", body: "red button"),
    ])
    #expect(orders(reader, "red button ") == [1, 0])
  }

  @Test func longListIsCutButItsBestStay() async {
    let pages = (0..<5000).map {
      page("page \($0)", body: $0 == 4999 ? "common common common" : "common \($0) filler words")
    }
    let index = await index(pages)
    let reader = SearchReader(index)
    #expect(reader.search("common ").first?.order == 4999)
    #expect(reader.search("common ", limit: 10_000).count == SearchWeights().longestList)
    #expect(index.report.overruns.isEmpty)
  }

  @Test func beginningOfTooManyWordsHasAnAnswerOfItsOwn() async {
    let pages = (0..<3000).map { page("d\(String($0, radix: 26)) title", body: "d\($0)x d\($0)y") }
    let reader = await reader(pages)
    #expect(!reader.search("d").isEmpty)
    #expect(reader.search("d", limit: 100).count <= 64)
    #expect(reader.search("d1x").first?.order == 1)
  }

  @Test func formThatOccursNowhereLeadsToTheWord() async {
    let reader = await reader([page("Unsubscribing"), page("Permissions"), page("Cancel")])
    #expect(orders(reader, "unsubscribe") == [0])
    #expect(orders(reader, "unsubscribed") == [0])
    #expect(orders(reader, "permission") == [1])
    #expect(orders(reader, "cancelling") == [2])
    #expect(orders(reader, "cancellation") == [2])
  }

  @Test func otherLanguagesAreNotStemmed() async {
    let german = SearchPage(
      title: "Titel", url: "t.html", language: "de",
      entries: [SearchEntry(kind: .section, anchor: "", title: "Titel", body: Array("Wasser als Klasse".utf8))])
    let reader = await reader([german, page("classes", body: "a class")])
    #expect(orders(reader, "als ") == [0])
    #expect(orders(reader, "klasse ") == [0])
    #expect(orders(reader, "class ") == [1])
  }

  @Test func boostCounts() async {
    var pages = [page("one", body: "alert"), page("two", body: "alert")]
    #expect(await orders(reader(pages), "alert ") == [0, 1])
    pages[1].boost = 1.5
    #expect(await orders(reader(pages), "alert ") == [1, 0])
  }

  @Test func pagesThatTheirTitleDoesNotFindAreNamed() async {
    let pages = [page("Alerts"), page("Alerts and sheets"), page("Alerts"), page("“Quoted” kind:dialog")]
    let reader = await reader(pages)
    #expect(reader.misses(of: pages.enumerated().map { ($0, $1.title) }).isEmpty)
    let misses = reader.misses(of: [(order: 0, title: "Alerts and sheets")])
    #expect(misses.map { [$0.order, $0.first] } == [[0, 1]])
  }

  @Test(arguments: [
    ("prefered", ["preferred"]), ("prefrered", ["preferred"]), ("rpeferred", ["preferred"]),
    ("xreferred", ["preferred"]),
    ("preffered", ["preferred"]), ("preferrde", ["preferred"]), ("shete", ["sheet"]), ("aheet", ["sheet"]),
    ("shet", ["sheet"]),
    ("tset", ["test"]), ("tets", ["test"]), ("tst", []), ("preferred", []), ("shot", []), ("12345", []),
    ("löshcen", ["loschen"]),
  ])
  func slipsLeadToTheWord(slip: String, words: [String]) async {
    let reader = await reader([page("Preferred sheet"), page("A test löschen")])
    var folded: [UInt8] = []
    var tokenizer = Tokenizer()
    Array(slip.utf8).withUnsafeBufferPointer { tokenizer.forEachRun(in: $0) { run, _ in folded = run.folded } }
    let near = reader.nearWords(to: folded).map { String(decoding: $0.word, as: UTF8.self) }
    #expect(near == words)
  }

  // MARK: Pages

  private func page(_ title: String, body: String = "", dialogs: [(String, [String])] = []) -> SearchPage {
    SearchPage(
      title: title, url: "\(title).html",
      entries: [SearchEntry(kind: .section, anchor: "", title: title, body: Array(body.utf8))]
        + dialogs.map { dialog in
          SearchEntry(
            kind: .dialog, anchor: "d", title: dialog.0, facets: dialog.1.map { SearchFacet("platform", $0) })
        })
  }

  private func index(_ pages: [SearchPage]) async -> SearchIndex {
    var builder = SearchIndexBuilder()
    for (order, page) in pages.enumerated() { _ = builder.add(page, order: order) }
    return await builder.finishInMemory()
  }

  private func reader(_ pages: [SearchPage]) async -> SearchReader { SearchReader(await index(pages)) }

  private func orders(_ reader: SearchReader, _ query: String) -> [Int] {
    reader.search(query, limit: 100).map(\.order)
  }
}
