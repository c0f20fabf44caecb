import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Findings about pages that were written for another tool: each cause has one.
@Suite struct ForeignFindingTests {
  private func findings(_ pages: [String: String], of rule: String) async throws -> [Diagnostic] {
    let texts = pages.merging([SiteConfiguration.path: "version: 1\ntitle: Site\n", "Content/index.md": "# Home\n"]) {
      $1
    }
    let result = try await Pipeline(files: .memory(texts: texts), options: PipelineOptions()).run(into: MemoryOutput())
    return FindingGroups.grouped(result.diagnostics.filter { $0.rule == rule })
  }

  /// An anchor may be in a block that is missing, which has a finding; not in a badge in a sentence.
  @Test(arguments: [
    ("{{< table />}}", []), ("> - {{< table />}}", []), ("a {{< badge />}}", [Severity.error]), ("a", [.error]),
    ("## gone-a\n\n{{< table />}}", [.note]),
    // What is within a line has no anchor, even if it is alone.
    ("{{< icon />}}", [.error]), ("[c][d e]", [.error]), ("a\n\n{{< badge \"x\" />}}", [.error]),
    ("{{< icon name=\"x\" />}}", []), ("## {{< icon />}}", [.note]),
  ])
  func anchorsMayBeInMissingBlocks(_ text: String, _ severities: [Severity]) async throws {
    let found = try await findings(
      ["Content/a.md": "# A\n\n[b](b.md#gone)\n", "Content/b.md": "# B\n\n\(text)\n"], of: "page/broken-anchor")
    #expect(found.map(\.severity) == severities, "\(found.map(\.summary))")
  }

  /// Comments of commands that are in no code block are one finding of a site.
  @Test func commentsInExamplesAreOneFinding() async throws {
    let pages = (1...3).map { number in
      (
        "Content/x/a\(number).md",
        "# A\(number)\n\nExamples:\n  # Do \(number)\n  app do \(number)\n\n  # Do it\n  app do\n"
      )
    }
    let found = try await findings(Dictionary(uniqueKeysWithValues: pages), of: "page/heading-order")
    #expect(
      found.map(\.summary) == [
        "comments in examples are level-1 headings on 3 pages, here first; put the examples in code blocks"
      ])
  }

  @Test func secondTitlesOfAFolderAreOneFinding() async throws {
    let pages = (1...6).map { ("Content/x/a\($0).md", "# A\($0)\n\na\n\n# B\($0)\n\nb\n") }
    let found = try await findings(Dictionary(uniqueKeysWithValues: pages), of: "page/heading-order")
    #expect(
      found.map(\.summary) == ["second level-1 headings are on 6 pages in “Content/x”, here first; use a lower level"])
  }

  /// Copies of a page have the same slip, and pages of other sites are one decision.
  @Test(arguments: [
    ("page/literal-markup", "Set `isOn to true.\n", "backtick is shown as text on 3 pages, here first"),
    (
      "page/raw-html", "<iframe src=\"https://NAME.example.org/\"></iframe>\n",
      "pages of other sites are not shown in 3 pages, here first"
    ),
    (
      "page/foreign-syntax", "{{ base.address }}\n",
      "template expression “{{ base.address }}” is removed from 3 pages, here first"
    ),
  ])
  func copiesAreOneFinding(_ rule: String, _ text: String, _ summary: String) async throws {
    let pages = (1...3).map { number in
      ("Content/v\(number)/a.md", "# A\(number)\n\n" + text.replacing("NAME", with: "a\(number)"))
    }
    let found = try await findings(Dictionary(uniqueKeysWithValues: pages), of: rule)
    #expect(found.map(\.summary) == [summary])
  }

  /// Code with one fault in each row of a table is one finding.
  @Test(arguments: [(3, 3), (4, 1), (20, 1)])
  func backticksOfAPageAreOneFinding(_ count: Int, _ expected: Int) async throws {
    let rows = (1...count).map { "Set `is\($0) to true.\n\n" }.joined()
    let found = try await findings(["Content/a.md": "# A\n\n" + rows], of: "page/literal-markup")
    #expect(found.count == expected, "\(found.map(\.summary))")
    if expected == 1 { #expect(found[0].summary.hasPrefix("\(count) backticks are shown as text")) }
  }

  /// Versions of a page are copied with their aliases.
  @Test func anAliasOfSeveralVersionsIsOneFinding() async throws {
    let pages = (1...4).map { ("Content/v\($0)/a.md", "---\naliases: [/next]\n---\n# A\n") }
    let found = try await findings(Dictionary(uniqueKeysWithValues: pages), of: "site/duplicate-url")
    #expect(
      found.map(\.summary) == ["address “next.html” of “Content/v1/a.md” is also that of 3 pages, here first"])
  }

  /// What templates list under a key of ours is not about that.
  @Test func listsUnderLabelAreOfTemplates() async throws {
    let pages = ["Content/a.md": "---\nlabel: [{image: a.png}]\nheroDescription: A\n---\n# A\n"]
    #expect(try await findings(pages, of: "page/front-matter").isEmpty)
    #expect(try await findings(pages, of: "page/misspelled-key").isEmpty)
    #expect(try await findings(pages, of: "site/unknown-key").count == 2)
  }

  /// A formula is one decision of a site, also one that is a letter with an index.
  @Test func formulasAreOneFinding() async throws {
    let found = try await findings(
      ["Content/a.md": "# A\n\nx \\(L_1\\) and \\(snake_case\\)\n", "Content/b.md": "# B\n\n$$x^2$$\n"],
      of: "page/foreign-syntax")
    #expect(found.map(\.summary) == ["formulas are shown as code on 2 pages, here first, such as “\\(L_1\\)”"])
  }
}
