import Foundation
import Testing

@testable import Search

/// The browser's engine answers as the build's does, down to the score.
///
/// Runs `search.js` in Node where there is one; the site's browser tests use it in Chromium everywhere.
@Suite(.enabled(if: Node.path != nil, "there is no Node"))
struct BrowserAgreementTests {
  @Test func browserAndBuildAnswerAlike() throws {
    let corpus = try KnownItems()
    let (index, pages) = corpus.files()
    let reader = SearchReader(index)
    let texts = corpus.queries.map(\.text) + Self.awkwardQueries
    let answers = try Node.search(texts, in: index.files + pages)
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) {
      let expected = reader.search(text, limit: 10).map { hit in
        let page = corpus.pages[hit.order]
        return "\(page.url) \(hit.score)"
      }
      #expect(answer == expected, "\(text)")
    }
  }

  private static let awkwardQueries = [
    "", " ", "\"", "platform:", "platform:watch", "platform:ios platform:android role:destructive", "kind:page",
    "nosuch:ios",
    "a", "d", "de ", "the the the", "écran l’alerte d'accord", "iPhone's", "ＦＵＬＬ width", "18.2.1", "x".padded(to: 90),
    "日", "ก", "𠮷野家",
    "delete photo album account calendar playlist contact reminder document bookmark recording payment",
    "\u{AD}so\u{AD}ft", "foo-bar_baz", "a-b-c-d-e-f-g-h-i-j-k-l-m-n-o", "UIAlertControllers", "cancellations",
    "snakcbars",
  ]
}

extension String {
  fileprivate func padded(to length: Int) -> String { String(repeating: self, count: length) }
}

/// Node.js, if it is there.
enum Node {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The answers of `search.js` to queries: for each, the URLs and scores of the first ten pages.
  static func search(_ queries: [String], in files: [SearchFile]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patternbook-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
    try JSONEncoder().encode(queries).write(to: folder.appending(path: "queries.json"))

    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = [
      tests.appending(path: "answer.cjs").path,
      tests.appending(path: "../../Templates/assets/search.js").standardized.path, folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode([[String]].self, from: data)
  }
}
