import Foundation
import TestSupport
import Testing

/// `check FILE` where no site is: default settings, and links on disk.
@Suite struct StandalonePageTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ arguments: String..., from start: String = ".") throws
    -> Program.Result
  {
    try Program.run(["check"] + arguments, in: folder.url.appending(path: start))
  }

  private static let dialog = "```dialog\nkind: alert\ntitel: Delete it?\nbuttons: [OK, Cancel]\n```\n"

  @Test func hasNoFindingsOfSites() throws {
    let folder = try folder(["docs/a.md": "---\nown: key\ndraft: true\n---\n# A\n\nText.\n"])
    let result = try check(folder, "docs/a.md", "--fail-on", "note")
    #expect(result.status == 0 && result.output == "no findings in 1 file\n" && result.messages.isEmpty)
  }

  @Test func checksBlocksAndMarkdown() throws {
    let folder = try folder(["docs/a.md": "# A\n\n<font>x</font>\n\n" + Self.dialog])
    let result = try check(folder, "docs/a.md")
    #expect(result.status == 1)
    #expect(result.output.contains("docs/a.md:3:1: note: HTML element “<font>” is removed"))
    #expect(result.output.contains("docs/a.md:7:1: error: unknown key “titel”"))
    #expect(!result.output.contains("site/"))
  }

  @Test func guidelinesOfThePageApply() throws {
    let folder = try folder(["a.md": "---\nguidelines: [va-mobile]\n---\n# A\n\n" + Self.dialog])
    #expect(try check(folder, "a.md").output.contains("[va-mobile/button-vague]"))
  }

  @Test(arguments: [
    "b.md", "b.md#anything", "b", "b.html", "sub/", "sub", "sub/c.md", "../up.md", "./b.md", "pictures/p.png",
    "/anything.md",
    "https://example.org/", "sub/../b.md", "#a", "a.md#a",
  ])
  func linksLeadToFilesOnDisk(_ link: String) throws {
    let folder = try folder([
      "docs/a.md": "# A\n\n[link](\(link))\n", "docs/b.md": "# B\n", "docs/sub/c.md": "# C\n", "up.md": "# Up\n",
      "docs/pictures/p.png": "",
    ])
    let result = try check(folder, "docs/a.md")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: [("c.md", nil), ("bb.md", "b.md"), ("sub/", nil), ("../../gone.md", nil), ("p.png", nil)])
  func missingFilesAreFindings(_ link: String, _ meant: String?) throws {
    let folder = try folder(["docs/a.md": "# A\n\n[link](\(link))\n", "docs/b.md": "# B\n"])
    let result = try check(folder, "docs/a.md")
    #expect(result.output.contains("docs/a.md:3:1: error: link target “\(link)” not found"), "\(result.output)")
    if let meant { #expect(result.output.contains("did you mean “\(meant)”?")) }
  }

  @Test func severalFilesKnowEachOthersHeadings() throws {
    let folder = try folder([
      "docs/a.md": "# A\n\n[B](b.md#there) [B](b.md#gone)\n", "docs/b.md": "# B\n\n## There\n\n[A](../docs/a.md)\n",
      "other/c.md": "# C\n",
    ])
    let result = try check(folder, "docs/a.md", "docs/b.md", "other/c.md", "docs/a.md")
    #expect(result.output.contains("docs/a.md:3:17: error: “#gone” not found"))
    #expect(result.output.contains("\n1 error in 1 of 3 files\n"))
  }

  @Test func pathsAreRelativeToTheWorkingFolder() throws {
    let folder = try folder(["docs/a.md": "# A\n\n[gone](gone.md)\n", "b.md": "# B\n\n[gone](gone.md)\n"])
    let result = try check(folder, "a.md", "../b.md", from: "docs")
    #expect(result.output.contains("\na.md:3:1: error"))
    #expect(result.output.contains("/b.md:3:1: error") && !result.output.contains("../b.md"))
    let json = try check(folder, "a.md", "--format", "json", from: "docs")
    #expect(json.output.contains("\"path\":\"a.md\""))
  }

  @Test func reportsForHostsAreRelativeToTheRepository() throws {
    let folder = try folder(["docs/a.md": "# A\n\n[gone](gone.md)\n"])
    try folder.git("init", "--quiet")
    let result = try check(folder, "a.md", "--format", "json", "--format", "text=report", from: "docs")
    #expect(result.output.contains("\"path\":\"docs/a.md\""))
    #expect(
      try String(contentsOf: folder.url.appending(path: "docs/report"), encoding: .utf8).contains("\na.md:3:1: error"))
  }

  @Test func fixWritesTheFile() throws {
    let folder = try folder(["docs/a.md": "# A\n\n" + Self.dialog, "docs/b.md": "# B\n\n" + Self.dialog])
    let result = try check(folder, "--fix", "docs/a.md")
    #expect(result.status == 0 && result.messages.contains("docs/a.md:5:1: fixed: replace with “title”"))
    #expect(
      try String(contentsOf: folder.url.appending(path: "docs/a.md"), encoding: .utf8).contains("title: Delete it?"))
    #expect(try String(contentsOf: folder.url.appending(path: "docs/b.md"), encoding: .utf8).contains("titel"))
  }

  /// The folder that all of it is in may be hidden.
  @Test(arguments: [("docs", ""), (".hidden/docs", ".hidden/"), ("a/.b/c", "a/.b/")])
  func includesStayInTheFolder(_ place: String, _ above: String) throws {
    let include = "{{#include part.txt}}\n\n{{#include ../secret.txt}}\n\n{{#include .git/part.txt}}\n"
    let folder = try folder([
      place + "/a.md": "# A\n\n" + include, place + "/part.txt": "[x](gone.md)\n",
      above + "secret.txt": "secret", place + "/.git/part.txt": "secret",
    ])
    let result = try check(folder, place + "/a.md")
    #expect(result.output.contains("gone.md") && result.output.contains("secret.txt"))
    #expect(!result.output.contains("“secret”"))
  }

  // MARK: Folders and sites

  @Test func aFolderIsCheckedAsTheContentOfASite() throws {
    let folder = try folder(["docs/a.md": "# A\n\n[gone](gone.md)\n", "docs/b.md": "# B\n"])
    for (start, path) in [(".", "docs"), ("docs", "."), ("docs", "../docs/"), ("docs", folder.path("docs"))] {
      let result = try check(folder, path, from: start)
      #expect(result.output.contains("\(start == "." ? "docs/" : "")a.md:3:1: error"), "\(result.output)")
      #expect(result.output.contains("in 1 of 2 files\n"))
    }
  }

  @Test func aPageHasTheSettingsOfItsOwnSite() throws {
    let folder = try folder([
      "site/Content/site.yml": "version: 1\ntitle: Test\nguidelines: [va-mobile]\n",
      "site/Content/a.md": "# A\n\n" + Self.dialog, "site/README.md": "# Read me\n\n[gone](gone.md)\n",
      "other/Content/site.yml": "version: 1\ntitle: Other\n", "other/Content/a.md": "# A\n", "b.md": "# B\n",
    ])
    let result = try check(folder, "site/Content/a.md")
    #expect(result.output.contains("site/Content/a.md:6:11: warning: “OK” does not say"))
    #expect(try check(folder, "../site/Content/a.md", from: "other").output.contains("[va-mobile/button-vague]"))
    #expect(try check(folder, "site").output.contains("[va-mobile/button-vague]"))
    for paths in [["site/Content/a.md", "other/Content/a.md"], ["site/Content/a.md", "b.md"]] {
      let mixed = try Program.run(["check"] + paths, in: folder.url)
      #expect(mixed.status == 2 && mixed.messages.contains("are not part of the same site"))
    }
    let stranger = try check(folder, "site/README.md")
    #expect(stranger.status == 0 && stranger.messages.contains("note: site/README.md was not checked"))
  }

  @Test func aLinkToAPageOfASiteHasItsSettings() throws {
    let folder = try folder([
      "site/Content/site.yml": "version: 1\ntitle: Test\nguidelines: [va-mobile]\n",
      "site/Content/a.md": "# A\n\n" + Self.dialog,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.md"), withDestinationPath: "site/Content/a.md")
    #expect(try check(folder, "link.md").output.contains("site/Content/a.md:6:11: warning: “OK” does not say"))
  }

  /// A pipe that is named as a page is an error, wherever it is in the project.
  @Test(arguments: ["site/pipe.md", "site/Content/_pipe.md", "site/Content/pipe.md"])
  func aPipeOfASiteIsAFinding(_ path: String) throws {
    let folder = try folder([
      "site/Content/site.yml": "version: 1\ntitle: Test\n", "site/Content/a.md": "# A\n",
    ])
    #expect(try Program.run(named: "mkfifo", [path], in: folder.url).status == 0)
    let result = try check(folder, path)
    #expect(result.status == 1 && result.output.contains("cannot be read: it is not a regular file"))
    #expect(result.output.contains("Replace it with a regular file") && !result.messages.contains("was not checked"))
  }

  // MARK: What is not a page

  @Test func otherThingsThanPagesAreErrors() throws {
    let folder = try folder(["notes.txt": "x", "folder.md/x": "", "docs/a.md": "# A\n"])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("zero.md"), withDestinationPath: "/dev/zero")
    try files.createSymbolicLink(atPath: folder.path("loop.md"), withDestinationPath: "loop.md")
    #expect(try Program.run(named: "mkfifo", ["pipe.md"], in: folder.url).status == 0)
    for (path, message) in [
      ("notes.txt", "notes.txt is not a page; the name of a page ends in .md, .mdx, .markdown"),
      ("gone.md", "no such file or folder: gone.md"), ("zero.md", "zero.md is not a page"),
      ("loop.md", "no such file or folder: loop.md"), ("pipe.md", "pipe.md: it is not a regular file"),
    ] {
      let result = try check(folder, path)
      #expect(result.status == 2 && result.messages.contains(message), "\(path): \(result.messages)")
    }
    let mixed = try check(folder, "docs", "docs/a.md")
    #expect(mixed.status == 2 && mixed.messages.contains("check one folder, or only files"))
    #expect(try check(folder, "").messages.contains("a path is empty"))
    #expect(try check(folder, "docs/a.md", "--since", "HEAD").messages.contains("--since requires a site"))
  }

  @Test func aLinkNamesThePageThatItLeadsTo() throws {
    let folder = try folder(["docs/a.md": "# A\n\n[B](b.md)\n", "docs/b.md": "# B\n"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.md"), withDestinationPath: "docs/a.md")
    #expect(try check(folder, "link.md", "--fail-on", "note").status == 0)
  }

  @Test func namesCannotControlTheTerminal() throws {
    let name = "a\u{1B}[31m\n::error::x.md"
    let folder = try folder([name: "# A\n\n[gone](gone.md)\n"])
    let result = try check(folder, name)
    #expect(result.status == 1 && !result.output.contains("\u{1B}"))
    #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("::") })
  }
}
