import Diagnostics
import Files
import Foundation
import Site
import Testing
import Words
import Writing

@testable import Workbench

/// What a review says of two states of a site.
@Suite struct ReviewTests {
  private static let site = "version: 1\ntitle: Tea\nguidelines: [apple-hig]\nplatforms: [ios]\n"

  private static func dialog(
    _ title: String, _ buttons: String = "[Delete, Cancel]", kind: String = "alert", more: String = ""
  ) -> String {
    "```dialog\nkind: \(kind)\ntitle: \(title)\nbuttons: \(buttons)\n\(more)```\n\n"
  }

  private static func review(_ old: [String: String], _ new: [String: String]) async throws -> Review {
    func tree(_ files: [String: String]) -> FileTree {
      .memory(texts: ["Content/site.yml": site, "Content/index.md": "# Home\n"].merging(files) { $1 })
    }
    func snapshot(_ files: FileTree) async throws -> Snapshot {
      Snapshot(result: try await Pipeline(files: files).run(into: nil), files: files)
    }
    let (before, after) = (tree(old), tree(new))
    let settings = try await SettingChange.all(from: before, to: after, options: PipelineOptions())
    return try Review(from: try await snapshot(before), to: try await snapshot(after), settings: settings, base: "main")
  }

  private static func page(_ review: Review) -> String {
    String(
      decoding: ReviewPage(review, words: .english, language: "en", pathPrefix: "docs/").body(), as: UTF8.self)
  }

  private static func comment(_ review: Review) -> String {
    String(decoding: ReviewComment(review, words: .english, pathPrefix: "docs/").bytes, as: UTF8.self)
  }

  @Test func nothingIsOneSentence() async throws {
    let files = ["Content/a.md": "# A\n\n" + Self.dialog("Delete?")]
    let review = try await Self.review(files, files)
    #expect(review.isEmpty)
    let sentence = "Nothing changed: no dialog, page, finding, or setting."
    #expect(Self.page(review) == "<p class=\"review-nothing\">\(sentence)</p>\n")
    #expect(Self.comment(review).hasSuffix("\n\(sentence)\n"))
  }

  /// Spaces, comments, quotes, and another order of keys do not change a dialog.
  @Test func notationDoesNotMatter() async throws {
    let review = try await Self.review(
      ["Content/a.md": "# A\n\n" + Self.dialog("Delete?")],
      [
        "Content/a.md":
          "# A\n\n```dialog\nbuttons:\n  - Delete # it\n  - 'Cancel'\ntitle:  \"Delete?\"\nkind: alert\n```\n"
      ])
    #expect(review.dialogs.isEmpty && review.pages.map(\.kind) == [.changed])
  }

  @Test func saysWhatButtonsDo() async throws {
    func buttons(_ old: String, _ new: String) async throws -> [String] {
      try await Self.review(
        ["Content/a.md": Self.dialog("Delete?", old)], ["Content/a.md": Self.dialog("Delete?", new)]
      ).dialogs.flatMap { $0.sentences(.english) }
    }
    #expect(try await buttons("[Delete, Cancel]", "[Remove, Cancel]") == ["The button “Delete” is now “Remove”."])
    #expect(
      try await buttons("[Delete, Archive, Cancel]", "[Archive, Delete, Cancel]") == [
        "The buttons have another order: “Archive”, “Delete”, “Cancel”. It was “Delete”, “Archive”, “Cancel”.",
        "Return now presses “Archive”.",
      ])
    #expect(
      try await buttons("[Delete, Cancel]", "[{label: Delete, role: destructive}, Cancel]") == [
        "The role of “Delete” was default and is now destructive.", "Return now presses “Cancel”.",
      ])
    #expect(
      try await buttons("[Delete, Cancel]", "[Delete, Archive, Cancel]") == ["New button: “Archive”."])
    #expect(try await buttons("[Delete, {label: Cancel, enabled: false}]", "[Delete]") == ["Removed button: “Cancel”."])
    #expect(
      try await buttons("[Delete, {label: Keep, enabled: false}]", "[Delete, Keep]") == ["“Keep” can now be chosen."])
  }

  @Test func marksWordsInDrawingAndText() async throws {
    let review = try await Self.review(
      ["Content/a.md": Self.dialog("Delete draft?")], ["Content/a.md": Self.dialog("Delete this draft?")])
    #expect(review.dialogs.map(\.kind) == [.changed])
    let page = Self.page(review)
    #expect(page.contains("Delete <ins>this</ins> draft?"))
    #expect(page.contains("Delete <tspan class=\"mockup-mark\">this</tspan> draft?"))
    #expect(page.components(separatedBy: "<svg").count == 3 && !page.contains("<script"))
    #expect(page.contains("<ins><span class=\"visually-hidden\">added: </span>Alert. Delete this draft?</ins>"))
    #expect(Self.comment(review).contains("now Delete <ins>this</ins> draft\\?"))
  }

  @Test func aDialogThatOnlyMovedIsMoved() async throws {
    let (home, block) = ("# Home\n\nText of home.\n\n", Self.dialog("Delete this draft?"))
    let review = try await Self.review(
      ["Content/index.md": home + block, "Content/a.md": "# A\n\nText of A.\n"],
      ["Content/index.md": home, "Content/a.md": "# A\n\nText of A.\n\n" + block])
    #expect(review.dialogs.map(\.kind) == [.moved])
    let page = Self.page(review)
    #expect(page.contains("Moved here from Content/index.md") && !page.contains("<svg"))
    // A page that is renamed does not change its dialogs.
    let renamed = try await Self.review(["Content/a.md": "# A\n\n" + block], ["Content/b.md": "# A\n\n" + block])
    #expect(renamed.dialogs.isEmpty && renamed.pages.map(\.kind) == [.moved])
    #expect(renamed.pages.map(\.formerAddress) == [.gone])
  }

  @Test(arguments: [("aliases: [a.html]", PageChange.FormerAddress.alias), ("permalink: /a.html", .kept)])
  func saysWhatBecomesOfAnAddress(_ key: String, _ expected: PageChange.FormerAddress) async throws {
    let text = "Some text that stays.\n\nAnd more of it, too.\n"
    let review = try await Self.review(
      ["Content/a.md": "# A\n\n" + text], ["Content/b.md": "---\n\(key)\n---\n\n# A\n\n" + text])
    #expect(review.pages.map(\.kind) == [.moved] && review.pages.map(\.formerAddress) == [expected])
  }

  @Test func showsBlocksThatBreakAndHeal() async throws {
    let (good, bad) = (Self.dialog("Delete this?"), Self.dialog("Delete this?", "[Delete"))
    let broken = try await Self.review(["Content/a.md": good], ["Content/a.md": bad])
    #expect(broken.dialogs.map(\.kind) == [.changed] && broken.dialogs[0].after?.dialog == nil)
    #expect(Self.page(broken).contains("dialog-error"))
    let healed = try await Self.review(["Content/a.md": bad], ["Content/a.md": good])
    #expect(healed.dialogs.map(\.kind) == [.changed] && healed.dialogs[0].before?.dialog == nil)
    #expect(Self.page(healed).contains("This dialog could not be shown."))
    #expect(try await Self.review(["Content/a.md": bad], ["Content/a.md": bad]).isEmpty)
  }

  @Test func countsWhatEachSettingCauses() async throws {
    let page = ["Content/a.md": "# A\n\n[gone](gone.md)\n\n" + Self.dialog("Delete this file")]
    let review = try await Self.review(
      page.merging(["Content/site.yml": Self.site + "rules:\n  page/broken-link: off\n"]) { $1 },
      page.merging(["Content/site.yml": Self.site.replacing("apple-hig", with: "")]) { $1 })
    let effects = Dictionary(uniqueKeysWithValues: review.settings.map { ($0.key, $0.effect) })
    #expect(effects["rules: page/broken-link"] == .init(caused: 1, resolved: 0))
    #expect(effects["guidelines"]??.caused == 0 && effects["guidelines"]??.resolved ?? 0 > 0)
    #expect(review.brokenLinks.map(\.rule) == ["page/broken-link"])
    let graded = try await Self.review(
      page.merging(["Content/site.yml": Self.site + "rules:\n  page/broken-link: note\n"]) { $1 }, page)
    #expect(graded.settings.map(\.effect) == [.init(caused: 0, resolved: 0, regraded: 1)])
  }

  @Test(arguments: ["version: [", "- a list"])
  func namesAFileOfSettingsThatCannotBeRead(_ text: String) async throws {
    let review = try await Self.review(["Content/site.yml": text], [:])
    #expect(review.settings == [SettingChange(path: [], before: nil, after: nil)])
    #expect(Self.page(review).contains("<code translate=\"no\">Content/site.yml</code>"))
  }

  /// Neither a page nor a comment grows without end, and both say what they leave out.
  @Test func hugeChangesAreBounded() async throws {
    var review = try await Self.review([:], ["Content/a.md": "# A\n\n" + Self.dialog("Delete this item?")])
    let dialog = try #require(review.dialogs.first)
    review.dialogs = Array(repeating: dialog, count: 700)
    let title = String(repeating: "Long title ", count: 8)
    review.pages = (0..<700).map { number in
      PageChange(kind: .added, before: nil, after: .init(source: "\(number).md", title: title, address: ""))
    }
    let page = Self.page(review)
    #expect(page.components(separatedBy: "<svg").count - 1 == ReviewPage.entryLimit)
    #expect(page.components(separatedBy: "200 more are left out.").count == 3)
    let comment = Self.comment(review)
    #expect(comment.utf8.count <= ReviewComment.limit && comment.utf8.count > 50_000)
    #expect(comment.contains("more are left out."))
    let json = ReviewJSON.bytes(review, toolVersion: "1", pathPrefix: "docs/")
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    #expect((object?["dialogs"] as? [Any])?.count == 700)
  }

  /// Text of the pull request in a comment: it notifies nobody, and is not markup.
  @Test func commentsAreSafe() async throws {
    let text = "@octocat <img src=x> [a](b) #1 | `c`"
    let review = try await Self.review(
      [:],
      [
        "Content/`@x`.md": "# \(text)\n\n"
          + Self.dialog("'\(text)'", "['\(text)', Cancel]", more: "caption: '\(text)'\n")
      ])
    let comment = Self.comment(review)
    let prose = comment.replacing(/(`+)(?:(?!\1).)*\1/, with: "")
    #expect(!prose.contains(/[^\\]@|@[a-z]|[^\\]<(?!\/?(ins|del)>)|[^\\]\[|#[0-9]/), "\(prose)")
    #expect(!Self.page(review).contains("<img"))
  }
}
