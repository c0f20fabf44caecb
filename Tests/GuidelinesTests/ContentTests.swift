import Diagnostics
import Dialogs
import Foundation
import Guidelines
import Mockups
import Testing

/// The project's own pages keep the rules that they explain, and their counter-examples break those that they name.
struct ContentTests {
  private static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content").standardizedFileURL

  private static func pages() throws -> [(path: String, text: String)] {
    let paths = FileManager.default.enumerator(atPath: content.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map { path in
      (path, try String(contentsOf: content.appending(path: path), encoding: .utf8))
    }
  }

  @Test func keepsItsOwnRules() throws {
    let site = ExampleSite(try Self.pages())
    try #require(!site.pages.isEmpty)
    let validator = Validator(
      settings: RuleSettings(guidelines: ["va-mobile"], platforms: [.ios26, .ipados26, .android]))
    let found = site.pages.flatMap(validator.validate) + validator.validate(site.pages)
    // Pages and pictures that are made with the site are not there yet, nor are the index pages of folders that have none
    // of their own; `patternbook check` knows them.
    let unfollowed = ["page/broken-link", "page/broken-image", "site/orphan"]
    let wrong = found.filter { $0.severity > .note && !unfollowed.contains($0.rule) }.map { finding in
      "\(finding.location?.path ?? ""):\(line(of: finding, in: site)): \(finding.rule): \(finding.summary)"
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  private func line(of diagnostic: Diagnostic, in site: ExampleSite) -> Int {
    guard let location = diagnostic.location, let range = location.range,
      let page = site.pages.first(where: { $0.path == location.path })
    else { return 0 }
    return SourceFile(path: page.path, bytes: page.source).line(at: range.lowerBound)
  }
}
