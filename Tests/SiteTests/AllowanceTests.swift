import Diagnostics
import Files
import Site
import Testing

/// What pages allow outside of their dialogs.
@Suite struct AllowanceTests {
  private func rules(_ page: String) async throws -> [String] {
    let files = FileTree.memory(texts: ["Content/site.yml": "version: 1\ntitle: Test\n", "Content/index.md": page])
    return try await Pipeline(files: files).run(into: nil).diagnostics.map { "\($0.rule): \($0.summary)" }
  }

  @Test(arguments: [
    "<!-- patternbook allow page/broken-link: It comes next week. -->\n\n[a](a.md)",
    "<!-- patternbook allow page/broken-link: It comes next week. -->\n[a](a.md)\nand more",
    "- <!-- patternbook allow page/broken-link: It comes next week. -->\n  - [a](a.md)\n  - [b](b.md)",
    "<!-- patternbook allow page/broken-link:\n  It comes: next week. -->\n> [a](a.md)",
  ])
  func aCommentHoldsForTheNextBlock(_ body: String) async throws {
    #expect(try await rules("---\ntitle: A\n---\n" + body + "\n") == [])
  }

  @Test func aCommentHoldsForNoOtherBlock() async throws {
    let page = "---\ntitle: A\n---\n<!-- patternbook allow page/broken-link: Soon. -->\n\n[a](a.md)\n\n[b](b.md)\n"
    #expect(try await rules(page) == ["page/broken-link: link target “b.md” not found"])
  }

  @Test func frontMatterHoldsForThePage() async throws {
    let head = "---\ntitle: A\nallow:\n  page/broken-link: They come next week.\n---\n"
    #expect(try await rules(head + "[a](a.md)\n\n[b](b.md)\n") == [])
    #expect(
      try await rules(head + "Text.\n") == ["block/unused-allow: nothing breaks “page/broken-link” on this page"])
  }

  @Test(arguments: [
    ("page/broken-link", "the exception for “page/broken-link” has no reason"),
    ("page/broken-link:  ", "the exception for “page/broken-link” has no reason"),
    ("page/placeholder: Why.", "nothing breaks “page/placeholder” in the next block"),
    ("page/broken-lin: Why.", "unknown rule “page/broken-lin”; did you mean “page/broken-link”?"),
    ("apple-hig/button-case: Why.", "“apple-hig/button-case” is a rule about dialogs"),
  ])
  func exceptionsThatDoNothingAreFound(_ exception: String, _ summary: String) async throws {
    let page = "---\ntitle: A\n---\n<!-- patternbook allow \(exception) -->\n\n[a](a.md)\n"
    let found = try await rules(page)
    #expect(found.contains("block/unused-allow: " + summary))
    #expect(found.contains("page/broken-link: link target “a.md” not found"))
  }

  /// Comments in code, and about something else, allow nothing.
  @Test func otherCommentsAreNotRead() async throws {
    let page = "---\ntitle: A\n---\n```html\n<!-- patternbook allow page/x: y -->\n```\n\n<!-- patternbook: hello -->\n"
    #expect(try await rules(page) == [])
  }
}
