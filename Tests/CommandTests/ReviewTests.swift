import Foundation
import TestSupport
import Testing

/// What `review` writes, in real repositories.
@Suite struct ReviewTests {
  private static let site = "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios, android]\n"

  private static func dialog(_ title: String) -> String {
    "```dialog\nkind: alert\ntitle: \(title)\nbuttons:\n  - Delete\n  - {label: Cancel, role: cancel}\n```\n"
  }

  /// A project below a folder of its repository, with a change that is not committed.
  private func repository(language: String = "en") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write(Self.site + "language: \(language)\n", to: "docs/Content/site.yml")
    try folder.write("# Home\n\n[Old](old.md)\n", to: "docs/Content/index.md")
    try folder.write("# Old\n\n" + Self.dialog("Delete draft?"), to: "docs/Content/old.md")
    try folder.commit()
    try folder.write("# Old\n\n" + Self.dialog("Delete this draft?"), to: "docs/Content/old.md")
    try folder.write("# Home\n\n[Old](old.md), [gone](gone.md)\n", to: "docs/Content/index.md")
    return folder
  }

  private func review(_ folder: TemporaryFolder, _ arguments: String...) throws -> (status: Int32, messages: String) {
    let result = try Program.run(["review"] + arguments, in: folder.url.appending(path: "docs"))
    #expect(result.output == "")
    return (result.status, result.messages)
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func writesAPageForPeopleAndFilesForTools() throws {
    let folder = try repository()
    let result = try review(folder, "--since", "main", "-o", "out")
    #expect(result.status == 0)
    #expect(result.messages.contains("1 new finding, 1 changed dialog, 2 changed pages, compared with main ("))
    let page = try text(folder, "docs/out/index.html")
    #expect(page.contains("Delete <ins>this</ins> draft?") && page.contains("docs/Content/old.md:3"))
    #expect(!page.contains("<script") && !page.contains("{{"))
    for style in page.matches(of: /href="(assets\/[^"]+)"/).map({ String($0.output.1) }) {
      #expect(try text(folder, "docs/out/" + style).count > 100)
    }
    #expect(try text(folder, "docs/out/comment.md").contains("- error: link target “gone\\.md” not found"))
    let json = try JSONSerialization.jsonObject(with: Data(text(folder, "docs/out/review.json").utf8)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    // A second review replaces the first, byte for byte the same.
    #expect(try review(folder, "--since", "main", "-o", "out").status == 0)
    #expect(try text(folder, "docs/out/index.html") == page)
  }

  @Test func saysThatNothingChanged() throws {
    let folder = try repository()
    try folder.commit()
    let result = try review(folder, "--since", "HEAD", "--output", "out")
    #expect(result.status == 0 && result.messages.hasPrefix("Nothing changed, compared with HEAD ("))
    #expect(try text(folder, "docs/out/index.html").contains("Nothing changed: no dialog, page, finding, or setting."))
  }

  @Test(arguments: [
    ("de", "Prüfung der Änderungen"), ("ja", "変更の確認"), ("ar", "مراجعة التغييرات"), ("he", "Review of changes"),
  ])
  func speaksTheLanguageOfTheSite(_ language: String, _ title: String) throws {
    let folder = try repository(language: language)
    #expect(try review(folder, "--since", "main", "-o", "out").status == 0)
    let page = try text(folder, "docs/out/index.html")
    #expect(page.contains("<h1>\(title)</h1>") && page.contains("<html lang=\"\(language)\""))
    #expect(page.contains("dir=\"rtl\"") == ["ar", "he"].contains(language))
  }

  /// The theme of the earlier state is used, so that a change cannot put a script into the page that reviews it.
  @Test func looksLikeTheSiteBeforeTheChange() throws {
    let folder = try repository()
    try folder.write("<script>steal()</script>", to: "docs/Templates/review.mustache")
    try folder.write("body { color: red }", to: "docs/Templates/assets/review.css")
    #expect(try review(folder, "--since", "main", "-o", "out").status == 0)
    #expect(try !text(folder, "docs/out/index.html").contains("steal"))
  }

  @Test func refusesFoldersOfOthers() throws {
    let folder = try repository()
    try folder.write("Mine.", to: "docs/notes/mine.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/docs/link", withDestinationPath: folder.url.path + "/docs/notes")
    #expect(try Program.run(["build", "--fail-on", "never"], in: folder.url.appending(path: "docs")).status == 0)
    let site = try text(folder, "docs/Public/index.html")
    for place in ["notes", "Content", "Content/out", "link", "link/out", ".", "..", "Public", "/", ""] {
      let result = try review(folder, "--since", "main", "-o", place)
      #expect(result.status == 2 && result.messages.lowercased().contains("error: "), "\(place): \(result.messages)")
    }
    #expect(try text(folder, "docs/Public/index.html") == site)
    #expect(try text(folder, "docs/notes/mine.txt") == "Mine.")
  }

  @Test func isNotReplacedByASite() throws {
    let folder = try repository()
    #expect(try review(folder, "--since", "main", "-o", "out").status == 0)
    let comment = try text(folder, "docs/out/comment.md")
    let result = try Program.run(
      ["build", "--fail-on", "never", "--output", "out"], in: folder.url.appending(path: "docs"))
    #expect(result.status == 2)
    #expect(result.messages.contains("contains a review"), "\(result.messages)")
    #expect(try text(folder, "docs/out/comment.md") == comment)
  }

  @Test func aRevisionWithoutTheProjectMakesEverythingNew() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.git("commit", "--quiet", "--allow-empty", "--message=Start")
    try folder.write(Self.site, to: "docs/Content/site.yml")
    try folder.write("# Home\n\n" + Self.dialog("Delete draft?"), to: "docs/Content/index.md")
    let result = try review(folder, "--since", "HEAD", "-o", "out")
    #expect(result.status == 0 && result.messages.contains("1 changed dialog, 1 changed page, 1 changed setting"))
    #expect(try text(folder, "docs/out/comment.md").contains("- **Added** Delete draft"))
  }

  @Test func aShallowCloneSaysHowToFetch() throws {
    let folder = try repository()
    try folder.git("tag", "first")
    try folder.commit()
    let clone = try TemporaryFolder()
    try clone.git("clone", "--quiet", "--depth=1", "file://" + folder.url.path, ".")
    let result = try review(clone, "--since", "first", "-o", "out")
    #expect(result.status == 2 && result.messages.contains("git fetch --unshallow"))
    #expect(!FileManager.default.fileExists(atPath: clone.url.path + "/docs/out"))
  }
}
