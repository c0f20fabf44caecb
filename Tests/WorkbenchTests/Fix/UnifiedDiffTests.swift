import Diagnostics
import Foundation
import Site
import TestSupport
import Testing
import Workbench

@Suite struct UnifiedDiffTests {
  private func file(_ text: String, _ edits: (SourceRange, String)...) -> EditedFile {
    EditedFile(Array(text.utf8)).applying(edits.map { .init(replace: $0.0, with: $0.1) })
  }

  private func diff(_ file: EditedFile, path: String = "a.md") -> String {
    String(decoding: UnifiedDiff.bytes(of: file, path: path), as: UTF8.self)
  }

  @Test func isEmptyWhereNothingChanged() {
    #expect(diff(file("a\n")) == "")
    #expect(diff(file("a\n", (0..<1, "a"))) == "")
  }

  @Test func showsThreeLinesAround() {
    #expect(
      diff(file("1\n2\n3\n4\n5\n6\n7\n8\n9\n", (8..<9, "five"))) == """
        --- a/a.md
        +++ b/a.md
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func joinsChangesThatAreNear() {
    let far = file("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n", (0..<1, "I"), (16..<17, "IX"))
    #expect(diff(far).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,4 +1,4 @@", "@@ -6,5 +6,5 @@"])
    let near = file("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n", (0..<1, "I"), (14..<15, "VIII"))
    #expect(diff(near).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,10 +1,10 @@"])
  }

  @Test func saysWhereTheLastLineHasNoEnd() {
    #expect(
      diff(file("a\nb", (2..<3, "c"))) == """
        --- a/a.md
        +++ b/a.md
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func removesWholeLines() {
    #expect(
      diff(file("a\nb\nc\n", (2..<4, ""))) == """
        --- a/a.md
        +++ b/a.md
        @@ -1,3 +1,2 @@
         a
        -b
         c

        """)
  }

  @Test(arguments: [
    ("Content/my page.md", "--- a/Content/my page.md\t\n"), ("Content/ä.md", "--- a/Content/ä.md\n"),
    ("Content/a\"b\\c\u{7}.md", "--- \"a/Content/a\\\"b\\\\c\\007.md\"\n"),
  ])
  func writesPathsAsGitDoes(_ path: String, _ line: String) {
    #expect(diff(file("a", (0..<1, "b")), path: path).hasPrefix(line))
  }

  /// A text, and edits of it that are as awkward as they get.
  static let awkward: [(String, [(SourceRange, String)])] = [
    ("a\nb\nc\n", [(0..<2, "")]), ("a\nb\nc\n", [(4..<6, "")]), ("a\nb\nc\n", [(0..<6, "")]), ("", [(0..<0, "new\n")]),
    ("", [(0..<0, "new")]), ("a", [(1..<1, "\n")]), ("a\n", [(1..<2, "")]), ("a\nb\n", [(1..<2, " ")]),
    ("a\nb", [(3..<3, "\nc\nd")]), ("a\r\nb\r\nc", [(3..<4, "B"), (6..<7, "C\nD")]), ("a\nb\nc\n", [(2..<2, "x\n")]),
    ("\u{FEFF}# ä\n\n👍\n", [(3..<4, "##"), (9..<13, "")]), ("a\rb\rc", [(2..<3, "x")]),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", [(0..<0, "0\n"), (2..<4, ""), (7..<8, " "), (16..<18, "nine")]),
    ("one two\nthree\n", [(0..<3, "1"), (4..<7, "2"), (8..<13, "3")]), ("a\nb\nc\n", [(1..<4, "\n")]),
    ("--- a\n+++ b\n@@ c\n", [(0..<3, "+++"), (12..<14, "--")]),
  ]

  /// What git makes of the old file and the difference is the new file, byte for byte.
  @Test(arguments: awkward, ["a.md", "docs/my page.md", "docs/ä \"b\".md"])
  func isWhatGitApplies(_ change: (String, [(SourceRange, String)]), _ path: String) throws {
    let edited = EditedFile(Array(change.0.utf8)).applying(change.1.map { .init(replace: $0.0, with: $0.1) })
    let folder = try TemporaryFolder()
    try folder.write(edited.original, to: path)
    try folder.write(UnifiedDiff.bytes(of: edited, path: path), to: "changes.diff")
    let git = try Program.run(
      named: "git", ["apply", "--whitespace=nowarn", "changes.diff"], in: folder.url,
      environment: ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path])
    #expect(git.status == 0, "\(git.messages)")
    // Of a file with nothing left in it, git leaves nothing.
    #expect(((try? Data(contentsOf: folder.url.appending(path: path))) ?? Data()) == Data(edited.bytes))
  }
}
