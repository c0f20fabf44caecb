import Diagnostics
import Reports
import TestSupport
import Testing

/// Many findings of one cause are one.
@Suite struct FindingGroupsTests {
  private func finding(_ rule: String, _ summary: String, _ path: String) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, summary: summary, explanation: "",
      location: SourceLocation(path: path, range: 0..<1))
  }

  @Test(arguments: [
    (
      "page/broken-link", "link target “/v1/%” not found",
      "6 links lead to or below “/v1”, where nothing is published, here first"
    ),
    (
      "page/broken-link", "link target “../../src/%.md#a” is outside Content",
      "6 links lead to “src”, which is outside Content, here first"
    ),
    (
      "page/broken-link", "link target “card#%” not found; did you mean “x.md”?",
      "link target “card#0” not found; did you mean “x.md”? (6 links, here first)"
    ),
    ("page/broken-image", "image “a/b/%.png” not found", "6 images below “a/b/” not found, here first"),
    ("page/title", "page has no title", "6 pages have no title, here first"),
  ])
  func countsFindingsOfOneCause(_ rule: String, _ summary: String, _ expected: String) {
    let findings = (0..<6).map { finding(rule, summary.replacing("%", with: "\($0)"), "\($0).md") }
    let others = [finding("page/image-alt", "other", "z.md")]
    let grouped = FindingGroups.grouped(findings + others)
    #expect(grouped.map(\.summary) == [expected, "other"])
    #expect(grouped[0].location?.path == "0.md" && grouped[0].notes.count == 5)
    // A few are listed one by one.
    #expect(FindingGroups.grouped(Array(findings.prefix(4))) == Array(findings.prefix(4)))
  }

  @Test func keepsCausesApart() {
    let findings = ["a", "b", "c", "d", "e"].map {
      finding("page/broken-link", "link target “/\($0)/” not found", "x.md")
    }
    #expect(FindingGroups.grouped(findings) == findings)
  }
}
