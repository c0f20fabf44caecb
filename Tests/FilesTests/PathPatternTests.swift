import Files
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("drafts", "drafts/a.md"), ("drafts/", "x/drafts/a.md"), ("*.njk", "a/b.njk"), ("/drafts", "drafts/a/b.md"),
    ("a/*.md", "a/b.md"), ("a/**/c.md", "a/c.md"), ("a/**/c.md", "a/b/b/c.md"), ("**/c.md", "c.md"),
    ("a/**", "a/b/c.md"),
    ("?.md", "a.md"), ("a*b*c", "axxbxxbc"), ("*", "a"), ("größe*", "größer.md"), ("_*", "a/_b.md"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("drafts", "drafts.md"), ("/drafts", "x/drafts/a.md"), ("a/*.md", "a/b/c.md"), ("*.njk", "a.njk.md"), ("a/b", "a"),
    ("a/b", "x/a/b"), ("?.md", "ab.md"), ("", "a"), ("/", "a"), ("a*b", "aXc"), ("A", "a"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  /// A pattern from a pull request cannot keep the builder busy.
  @Test func takesNoTimeForManyStars() {
    let pattern = PathPattern(String(repeating: "a*", count: 99) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4_096)))
    let folders = PathPattern(String(repeating: "**/", count: 66) + "x")
    #expect(!folders.matches(String(repeating: "a/", count: 2_000) + "y"))
  }
}
