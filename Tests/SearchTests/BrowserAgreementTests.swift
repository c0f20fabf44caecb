import Foundation
import TestSupport
import Testing

@testable import Search

/// The browser's engine answers as the build's does, down to the score.
///
/// Runs `search.js` in Node.js, which must be installed; the site's browser tests use it in Chromium.
@Suite struct BrowserAgreementTests {
  @Test func browserAndBuildAnswerAlike() async throws {
    let corpus = try KnownItems()
    let (index, pages) = await corpus.files()
    let reader = SearchReader(index)
    let texts = corpus.queries.map(\.text) + Self.awkwardQueries
    let answers = try Node.search(texts, in: index.files + pages)
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) {
      #expect(answer == reader.lines(for: text, in: corpus.pages), "\(text)")
    }
  }

  @Test func tagsNarrowAlike() async throws {
    let corpus = try KnownItems()
    let tags = ["Form design", "forms", "Größe", "drafts", "日本 語"]
    var pages = corpus.pages
    for order in pages.indices {
      for (number, tag) in tags.enumerated() where (order / 3 + number) % (number + 2) == 0 {
        pages[order].tags.append(tag)
      }
    }
    var builder = SearchIndexBuilder()
    let files = pages.enumerated().map { builder.add($1, order: $0) }
    let index = await builder.finishInMemory()
    let reader = SearchReader(index)
    let values = ["form-design", "form", "forms", "größe", "日本-語", "drafts tag:forms", "drafts kind:page", "x"]
    var texts = ["forms", "größe delete"]
    for value in values { texts += ["tag:\(value)", "tag:\(value) delete", "cancel TAG:\(value) kind:dialog"] }
    for (text, answer) in zip(texts, try Node.search(texts, in: index.files + files)) {
      #expect(answer == reader.lines(for: text, in: pages), "\(text)")
      #expect(!answer.isEmpty || text.contains("tag:x") || text.contains("cancel"), "\(text)")
    }
  }

  /// All pages may be left out of search.
  @Test func anEmptyIndexAnswersNothing() async throws {
    let texts = ["delete", "del", "\"delete\"", "kind:page", "nosuch:ios delete", "snakcbars"]
    var builder = SearchIndexBuilder()
    #expect(try Node.search(texts, in: await builder.finishInMemory().files) == texts.map { _ in [] })
  }

  /// Text made of whatever is hard to cut: both must find the same words in it.
  @Test func browserAndBuildReadTextAlike() throws {
    var random = Generator(state: 42)
    let texts = (0..<3000).map { _ in
      (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let scalars = [0x80..<0x3200, 0xA640..<0xAC10, 0xF900..<0x1_0500].joined().compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { Self.isSettled($0) }.map { "a\($0) \($0)B" }
    let all = texts + scalars
    let words = try Node.words(of: all)
    #expect(words.count == all.count)
    for (text, words) in zip(all, words) {
      #expect(Self.words(of: text) == words, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  private static let pieces = [
    "a", "B", "delete", "Dialog", "OK", "UI", "é", "É", "ß", "ς", "Σ", "İ", "ı", "ﬁ", "Ａ", "９", "1", "42", "日", "本",
    "ア", "ー",
    "ก", "ำ", "한", "ש", "ָ", "ك", "ِ", "e\u{301}", "𠮷", "😀", " ", " ", " ", "-", "--", "_", ".", "'", "’", "\u{AD}",
    "\u{200D}",
    "\u{2011}", "\u{A0}", "/", ":", ",", "(", "\n", "½", "²", "ª",
  ]

  /// Whether a scalar is old enough for every Unicode library to know it.
  private static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0.major <= 11 } ?? false
  }

  private static func words(of text: String) -> [String] {
    var tokenizer = Tokenizer()
    var words: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      tokenizer.forEachWord(in: bytes) { words.append(String(decoding: $0, as: UTF8.self)) }
    }
    return words
  }

  private static let awkwardQueries = [
    "", " ", "\"", "platform:", "platform:watch", "platform:ios platform:android role:destructive", "kind:page",
    "nosuch:ios",
    "a", "d", "de ", "the the the", "écran l’alerte d'accord", "iPhone's", "ＦＵＬＬ width", "18.2.1", "x".padded(to: 90),
    "日", "ก", "𠮷野家",
    "delete photo album account calendar playlist contact reminder document bookmark recording payment",
    "\u{AD}so\u{AD}ft", "foo-bar_baz", "a-b-c-d-e-f-g-h-i-j-k-l-m-n-o", "UIAlertControllers", "cancellations",
    "snakcbars", "\"keep editing\"", "delete \"who use it\"", "\"who use it\" «what it means»", "\"use who it\"",
    "\"nosuchword\" delete", "\"d'accord\"", "\"the photo says\" kind:page", "\"deleted\"",
    "\"delete photo\" kind:dialog",
    "\"日本\"", "\"the\"", "“delete” „photo“", "delete \"keep edi", "snack bar", "play list delete", "deletephoto",
    "photoalbum sharing", "toast", "toasts", "hamburger menu", "mice", "children", "how do i delete the photo",
    "ﾃﾞﾘｰﾄ", "が", "か\u{3099}", "الوان بالقائمة", "gelöscht", "löschbarkeit", "ription", "\u{3099}", "+", "a+b",
    "delete+",
  ]
}

extension SearchReader {
  /// An answer as `answer.cjs` prints it.
  fileprivate func lines(for query: String, in pages: [SearchPage]) -> [String] {
    answer(query, limit: 10) { pages[$0] }.pages.map { page in
      "\(page.url) \(page.score) \(page.hits.map { "#" + $0.entry.anchor }.joined(separator: " "))"
    }
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String { String(repeating: self, count: length) }
}

/// Numbers that look random, the same in every run (splitmix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// What `search.js` does in Node.js.
enum Node {
  /// The answers of `search.js` to queries: for each, the URLs and scores of the first ten pages.
  static func search(_ queries: [String], in files: [SearchFile]) throws -> [[String]] {
    try run("search", queries, beside: files)
  }

  /// The words that `search.js` finds in texts.
  static func words(of texts: [String]) throws -> [[String]] {
    try run("words", texts, beside: [])
  }

  private static func run(_ task: String, _ texts: [String], beside files: [SearchFile]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.bytes, to: file.name) }
    try folder.write(String(decoding: JSONEncoder().encode(texts), as: UTF8.self), to: "texts.json")
    let answer = Repository.root.appending(path: "Tests/SearchTests/answer.cjs").path
    let script = Repository.root.appending(path: "Templates/assets/search.js").path
    let result = try Program.run(named: "node", [answer, script, task, folder.path])
    try #require(result.status == 0, "\(result.messages)")
    return try JSONDecoder().decode([[String]].self, from: Data(result.output.utf8))
  }
}
