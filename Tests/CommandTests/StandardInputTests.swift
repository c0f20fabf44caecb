import Foundation
import TestSupport
import Testing

/// `check -`: a page from standard input, for editors and hooks.
@Suite struct StandardInputTests {
  /// A site with two pages that link to each other.
  private func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\ntitle: Test\nguidelines: [va-mobile]\nplatforms: [ios]\n", to: "site/Content/site.yml")
    try folder.write("# Home\n\n[A](patterns/a.md)\n", to: "site/Content/index.md")
    try folder.write("# A\n\n[Home](../index.md)\n", to: "site/Content/patterns/a.md")
    return folder
  }

  /// Runs the program with a page as standard input.
  private func run(
    _ page: String, _ arguments: String, in folder: TemporaryFolder, from start: String = "site"
  ) throws -> Program.Result {
    try folder.write(page, to: "input")
    return try Program.shell(
      "cd \"\(folder.path(start))\" && \"$PROGRAM\" check \(arguments) < \"\(folder.path("input"))\"", in: folder.url)
  }

  private static let broken = "# A\n\n[Home](../index.md) [Gone](gone.md)\n"
  private static let dialog = "# A\n\n```dialog\nkind: alert\ntitel: Delete it?\nbuttons: [OK, Cancel]\n```\n"

  // MARK: Where the page lies

  @Test(arguments: [
    ("site", "Content/patterns/a.md"), ("site/Content/patterns", "a.md"), (".", "site/Content/patterns/a.md"),
    ("site/Content", "./patterns/../patterns/a.md"),
  ])
  func replacesThePageForTheRun(_ start: String, _ path: String) throws {
    let folder = try site()
    let result = try run(Self.broken, "- --stdin-path \(path)", in: folder, from: start)
    #expect(result.status == 1)
    let place = start == "." ? path : start.hasSuffix("patterns") ? "a.md" : "patterns/a.md"
    #expect(result.output.contains("\(place):3:21: error: link target “gone.md” not found"))
    #expect(result.output.contains("1 error in 1 of 2 files\n"))
    #expect(
      try String(contentsOf: folder.url.appending(path: "site/Content/patterns/a.md"), encoding: .utf8).contains(
        "[Home]"))
    #expect(try Program.run(["check", "--fail-on", "note"], in: folder.url.appending(path: "site")).status == 0)
  }

  @Test func anAbsolutePathFindsItsSite() throws {
    let folder = try site()
    let path = folder.path("site/Content/patterns/a.md")
    #expect(try run(Self.broken, "- --stdin-path \"\(path)\"", in: folder, from: ".").status == 1)
    #expect(try run("# A\n\n[Home](../index.md)\n", "- --stdin-path \"\(path)\"", in: folder, from: ".").status == 0)
  }

  @Test func aNewPageIsPartOfTheSite() throws {
    let folder = try site()
    let page = "# New\n\n[A](a.md) [Home](../index.md) [Gone](gone.md)\n"
    let result = try run(page, "- --stdin-path Content/patterns/new.md", in: folder)
    #expect(result.output.contains("1 error in 1 of 3 files\n"))
    #expect(result.output.contains("Content/patterns/new.md:3:31: error"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("site/Content/patterns/new.md")))
  }

  @Test func settingsApplyOnlyWithAPath() throws {
    let folder = try site()
    let inSite = try run(Self.dialog, "- --stdin-path Content/patterns/a.md", in: folder)
    #expect(inSite.output.contains("[va-mobile/button-vague]"))
    let alone = try run(Self.dialog, "-", in: folder)
    #expect(alone.output.contains("<stdin>:5:1: error: unknown key “titel”"))
    #expect(!alone.output.contains("va-mobile"))
  }

  @Test func withoutAPathLinksAreNotFollowed() throws {
    let folder = try site()
    let page = "# A\n\n[Up](../index.md) [Gone](gone.md#a) [Root](/x.md) ![Image](i.png) [Here](#nowhere)\n"
    let result = try run(page, "-", in: folder)
    #expect(result.output.contains("<stdin>:3:67: error: “#nowhere” not found"))
    #expect(result.output.contains("\n1 error in 1 file\n"))
  }

  @Test func aPathOutsideOfAnySiteHasItsNeighbors() throws {
    let folder = try site()
    try folder.write("# Other\n", to: "notes/other.md")
    let page = "# A\n\n[Other](other.md) [Gone](gone.md)\n"
    let result = try run(page, "- --stdin-path ../notes/new.md", in: folder)
    #expect(result.status == 1 && result.output.contains("/notes/new.md:3:19: error: link target “gone.md”"))
    #expect(!result.output.contains("site/"))
  }

  @Test(arguments: ["Content/_part.md", "Content/.hidden/a.md", "README.md", "Content/draft.md"])
  func aPageThatTheSiteDoesNotPublishIsNotChecked(_ path: String) throws {
    let folder = try site()
    let draft = path.contains("draft") ? "---\ndraft: true\n---\n" : ""
    let result = try run(draft + Self.broken, "- --stdin-path \(path)", in: folder)
    #expect(result.status == 0 && result.messages.contains("note: \(path) was not checked"))
  }

  // MARK: Fixes

  @Test func fixPrintsThePage() throws {
    let folder = try site()
    let result = try run(Self.dialog, "- --fix --stdin-path Content/patterns/a.md", in: folder)
    #expect(result.output == Self.dialog.replacing("titel", with: "title"))
    #expect(result.messages.contains("Content/patterns/a.md:5:1: fixed: replace with “title”"))
    #expect(result.messages.contains("[va-mobile/button-vague]"))
    #expect(
      try String(contentsOf: folder.url.appending(path: "site/Content/patterns/a.md"), encoding: .utf8).contains(
        "[Home]"))
  }

  @Test(arguments: ["# A\r\n\r\nText without an end", "", "\u{FEFF}# A\n"]) func fixKeepsAPageWithoutFixes(
    _ page: String
  ) throws {
    let folder = try site()
    #expect(try run(page, "- --fix", in: folder).output == page)
  }

  @Test func dryRunPrintsADiff() throws {
    let folder = try site()
    let result = try run(Self.dialog, "- --fix --dry-run --stdin-path Content/patterns/a.md", in: folder)
    #expect(result.output.hasPrefix("--- a/Content/patterns/a.md\n+++ b/Content/patterns/a.md\n"))
    #expect(result.output.contains("\n-titel: Delete it?\n+title: Delete it?\n"))
  }

  // MARK: What is not a page

  @Test func invalidTextIsAFinding() throws {
    let folder = try site()
    let result = try Program.shell(
      "cd site && printf '# A\\n\\nb\\377c\\n' | \"$PROGRAM\" check - --stdin-path Content/a.md", in: folder.url)
    #expect(result.status == 1 && result.output.contains("Content/a.md:3:2: error: "))
  }

  @Test(arguments: [
    ("head -c 17000000 /dev/zero | \"$PROGRAM\" check -", "cannot read standard input: it is larger than 16 MB"),
    ("\"$PROGRAM\" check - < /dev/zero", "cannot read standard input: it is larger than 16 MB"),
    ("\"$PROGRAM\" check - < .", "cannot read standard input: Is a directory"),
    ("\"$PROGRAM\" check - <&-", "cannot read standard input: Bad file descriptor"),
  ])
  func inputIsBounded(_ script: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(script, in: folder.url)
    #expect(result.status == 2 && result.output.isEmpty && result.messages.contains("error: " + message))
  }

  @Test(arguments: [
    ("- --stdin-path ../../etc/passwd", "“../../etc/passwd” is not a page"),
    ("- --stdin-path ''", "“” is not a page"),
    ("- --stdin-path Content/", "“Content/” is not a page"),
    ("- Content/index.md", "“-” reads one page from standard input and cannot be combined with other paths"),
    ("--stdin-path Content/index.md", "--stdin-path requires “-”"),
    ("- --root .", "needs --stdin-path"),
    ("- --root . --stdin-path ../x.md", "is outside the project folder"),
    ("- --fix --format json", "--fix prints the fixed page to standard output"),
    ("- --since HEAD", "--since requires a site"),
    ("- --baseline b.json", "--baseline requires a site"),
    ("- --write-baseline b.json", "--write-baseline requires a site"),
  ])
  func refusesWhatMakesNoSense(_ arguments: String, _ message: String) throws {
    let result = try run("# A\n", arguments, in: site())
    #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
    #expect(result.messages.contains(message), "\(result.messages)")
  }
}
