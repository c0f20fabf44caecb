import Testing

@testable import Search

@Suite struct SearchIndexTests {
  @Test(arguments: [1, 2, 3, 7])
  func indexDoesNotDependOnWhoReadWhichPage(workers: Int) async {
    let pages = samplePages(count: 60)
    let expected = await index(pages, workers: 1, order: Array(pages.indices))
    let shuffled = pages.indices.sorted { ($0 * 37 % 60, $0) < ($1 * 37 % 60, $1) }
    #expect(await index(pages, workers: workers, order: shuffled).files == expected.files)
  }

  @Test func everyFileIsAScriptThatNamesItself() async {
    let pages = samplePages(count: 10)
    var builder = SearchIndexBuilder()
    let pageFiles = pages.enumerated().map { builder.add($1, order: $0) }
    let files = await pageFiles + builder.finishInMemory().files
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.hasPrefix("patternbookSearch(\"\(file.name.dropLast(3))\","))
      #expect(text.hasSuffix(");\n"))
    }
    #expect(Set(files.map(\.name)).count == files.count)
  }

  @Test func pageFileKeepsItsNameUntilThePageChanges() {
    var page = samplePages(count: 1)[0]
    var builder = SearchIndexBuilder()
    let file = builder.add(page, order: 0)
    #expect(builder.add(page, order: 1) == file)
    page.entries[0].body.append(UInt8(ascii: "!"))
    #expect(builder.add(page, order: 2).name != file.name)
  }

  @Test func rootNamesFacetsAsReadersCallThem() async {
    let dialog = SearchEntry(
      kind: .dialog, anchor: "d", title: "Sure?",
      facets: [SearchFacet("platform", "watchos", label: "watchOS"), SearchFacet("platform", "ios", label: "ios")])
    var builder = SearchIndexBuilder()
    _ = builder.add(SearchPage(title: "One", url: "one.html", entries: [dialog]), order: 0)
    let root = String(decoding: await builder.finishInMemory().files[0].bytes, as: UTF8.self).replacing("\n", with: "")
    #expect(
      root.contains(#""facets":{"kind":{"page":"","dialog":""},"platform":{"ios":"","watchos":"watchOS"}}"#), "\(root)")
  }

  /// Independent of the reading order: of two spellings of a tag, the same one is shown.
  @Test(arguments: [1, 3]) func rootNamesTagsAsTheyAreWritten(workers: Int) async {
    let tags = [["Form design", "plain"], ["form design"], ["e\u{301}te\u{301}"], ["\u{E9}t\u{E9}"], ["Form-Design"]]
    let pages = tags.enumerated().map { SearchPage(title: "P", url: "\($0).html", tags: $1, entries: []) }
    let index = await index(pages, workers: workers, order: [4, 2, 0, 3, 1])
    let root = String(decoding: index.files[0].bytes, as: UTF8.self).replacing("\n", with: "")
    let facets = #""tag":{"e\#u{301}te\#u{301}":"","form-design":"Form design","plain":"","\#u{E9}t\#u{E9}":""}"#
    #expect(Array(root.utf8).firstRange(of: Array(facets.utf8)) != nil, "\(root)")
  }

  /// What pages have costs a number or two for each, however many entries they have.
  @Test func tagOfEveryPageIsOneRun() async throws {
    let sections = (0..<5).map { SearchEntry(kind: .section, anchor: "s\($0)", title: "Section") }
    let dialog = SearchEntry(kind: .dialog, anchor: "d", title: "Sure?")
    let pages = (0..<300).map { order in
      SearchPage(title: "P", url: "p\(order).html", tags: ["forms"], entries: sections.prefix(order % 6) + [dialog])
    }
    let index = await index(pages, workers: 2, order: Array(pages.indices))
    #expect(SearchReader(index).search("tag:forms", limit: 1000).count == 300)
    let lists = index.shards.map(TermShard.init).flatMap { shard in
      shard.indices(of: Array("tag:forms".utf8)).map { (shard, shard.targets[$0]) }
    }
    #expect(lists.count == 1)
    let (shard, target) = try #require(lists.first)
    guard case .list(let list) = target else {
      Issue.record("a tag has a set of its own")
      return
    }
    #expect(PostingCode.set(shard.lists[list].code) == [0..<300])
  }

  /// What all dialogs of a large site have must not cost a reader more than what one of them has.
  @Test func facetOfEveryDialogIsOneRun() async {
    var builder = SearchIndexBuilder()
    for order in 0..<500 {
      let sections = (0..<(order % 5)).map { SearchEntry(kind: .section, anchor: "s\($0)", title: "Section") }
      let dialog = SearchEntry(
        kind: .dialog, anchor: "d", title: "Sure?", facets: [SearchFacet("role", "cancel")])
      _ = builder.add(SearchPage(title: "P", url: "p\(order).html", entries: sections + [dialog]), order: order)
    }
    let index = await builder.finishInMemory()
    #expect(SearchReader(index).search("role:cancel", limit: 1000).count == 500)
    let places = index.shards.map(TermShard.init)
      .flatMap { shard in shard.indices(of: Array("role:cancel".utf8)).map { (shard, $0) } }
    #expect(places.count == 1)
    for (shard, index) in places {
      guard case .list(let list) = shard.targets[index] else { continue }
      #expect(PostingCode.set(shard.lists[list].code) == [0..<500])
    }
  }

  @Test func emptySiteHasAnIndex() async {
    var builder = SearchIndexBuilder()
    let index = await builder.finishInMemory()
    #expect(index.files.map(\.name) == [SearchIndex.rootName])
    #expect(index.report.overruns.isEmpty)
  }

  private func index(_ pages: [SearchPage], workers: Int, order: [Int]) async -> SearchIndex {
    var builders = Array(repeating: SearchIndexBuilder(), count: workers)
    for (turn, page) in order.enumerated() { _ = builders[turn % workers].add(pages[page], order: page) }
    var builder = builders.removeLast()
    for other in builders { builder.merge(other) }
    return await builder.finishInMemory()
  }

  private func samplePages(count: Int) -> [SearchPage] {
    let words =
      "alert sheet button cancel delete draft message title save discard leave über größe 表示 iPhone don’t pop-up"
      .split(separator: " ").map(String.init)
    return (0..<count).map { page in
      func text(_ length: Int, _ seed: Int) -> String {
        (0..<length).map { words[($0 * 7 + seed * 13 + page * (seed + 3)) % words.count] }.joined(separator: " ")
      }
      var entries = (0..<(page % 4)).map { section in
        SearchEntry(kind: .section, anchor: "s\(section)", title: text(2, section), body: Array(text(30, section).utf8))
      }
      entries.insert(
        SearchEntry(
          kind: .dialog, anchor: "d", title: text(3, 8),
          facets: [SearchFacet("platform", page % 2 == 0 ? "ios" : "tvOS")],
          message: text(6, 5), buttons: [SearchButton(label: "Cancel", role: "cancel")]), at: 0)
      return SearchPage(
        title: text(2, 9), url: "page-\(page).html", language: page % 5 == 0 ? "de" : "en", entries: entries)
    }
  }
}
