import Diagnostics
import Files
import Guidelines
import Site
import Synchronization
import Testing
import Workbench

@Suite struct FixRunTests {
  private let site = "version: 1\nguidelines: [apple-hig]\nplatforms: [ios]\n"

  private func fix(_ tree: FileTree, mayTouch: @escaping @Sendable (String) -> Bool = { _ in true }) async throws
    -> FixOutcome
  {
    try await FixRun(files: tree, mayTouch: mayTouch) { try await Pipeline(files: $0).run(into: nil) }.run()
  }

  private func fixed(_ page: String, site: String? = nil) async throws -> (text: String, outcome: FixOutcome) {
    let outcome = try await fix(.memory(texts: ["Content/site.yml": site ?? self.site, "Content/index.md": page]))
    return (outcome.files["Content/index.md"].map { String(decoding: $0.bytes, as: UTF8.self) } ?? page, outcome)
  }

  private func alert(_ title: String, _ buttons: String, info: String = "dialog", more: String = "") -> String {
    "```\(info)\nkind: alert\ntitle: \(title)\nbuttons: \(buttons)\n\(more)```\n"
  }

  @Test func waitsForTheNextRoundWhereFixesOverlap() async throws {
    // The buttons change places; the one is titled “Cancel” after that.
    let page = "# Page\n\n" + alert("Save Draft?", "[{label: Dismiss, role: cancel}, save draft]")
    let (text, outcome) = try await fixed(page)
    #expect(text == "# Page\n\n" + alert("Save Draft?", "[Save Draft, {label: Cancel, role: cancel}]"))
    #expect(outcome.result.diagnostics.isEmpty)
    #expect(
      outcome.applied.map(\.rule).sorted() == [
        "apple-hig/button-case", "apple-hig/button-order", "apple-hig/cancel-title",
      ])
  }

  /// A block that could not be seen before may have findings of its own.
  @Test(arguments: ["Dialog", "dialogue", "yaml dialog", "{.dialog}"])
  func opensABlockWithAMisspelledWord(_ info: String) async throws {
    let page =
      "# Page\n\n" + alert("Save Draft?", "[Save Draft, Cancel]") + "\n" + alert("Trial Ended.", "[ok]", info: info)
      + "\n" + alert("Save Draft?", "[save draft, Cancel]")
    let (text, outcome) = try await fixed(page)
    #expect(text.contains("```dialog\nkind: alert\ntitle: Trial Ended"))
    #expect(!text.contains("save draft"))
    #expect(outcome.applied.contains { $0.rule == "block/misspelled-fence" })
  }

  @Test func leavesWhatACounterExamplePromises() async throws {
    let page =
      "# Page\n\n"
      + alert(
        "Save Draft?", "[Save Draft, {label: Dismiss, role: cancel}]", info: "dialog dont",
        more: "violates: [apple-hig/cancel-title]\n")
    let (text, outcome) = try await fixed(page)
    #expect(text == page)
    #expect(outcome.applied.isEmpty)
  }

  @Test func leavesWhatHasAnException() async throws {
    let page =
      "# Page\n\n"
      + alert(
        "Save Draft?", "[Save Draft, {label: Dismiss, role: cancel}]",
        more: "allow: {apple-hig/cancel-title: It is what the other platform says.}\n")
    #expect(try await fixed(page).text == page)
  }

  /// What one guideline asks for would take away the fault that a counter-example shows for another.
  @Test func leavesOutAFixThatBreaksAPromise() async throws {
    let page =
      "# Page\n\n"
      + alert(
        "Trial Ended.", "[subscribe, {label: Cancel, role: cancel}]", info: "dialog dont",
        more: "violates: [va-mobile/title-punctuation]\nguidelines: [apple-hig, va-mobile]\n")
    let (text, outcome) = try await fixed(page)
    #expect(text == page.replacing("[subscribe", with: "[Subscribe"))
    #expect(outcome.applied.map(\.rule) == ["apple-hig/button-case"])
    let refused = outcome.result.diagnostics.filter { $0.rule == "apple-hig/title-case" }
    #expect(
      refused.flatMap(\.notes).map(\.message) == [
        "fix skipped: it would introduce “the counter-example does not break “va-mobile/title-punctuation”” "
          + "[block/dont-passes]"
      ])
  }

  /// A misspelled word of site.yml puts enabled rules that nobody has met yet.
  @Test func leavesOutAFixThatBringsAnError() async throws {
    let site = "version: 1\nguidlines: [apple-hig]\n"
    let page = "# Page\n\n" + alert("Save Draft?", "[{label: Cancel, role: cancel}, Save Draft]")
    let (text, outcome) = try await fixed(page, site: site)
    #expect(text == page)
    #expect(outcome.files.isEmpty)
    let notes = outcome.result.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.hasPrefix("fix skipped: it would introduce “") })
  }

  @Test func touchesOnlyWhatItMay() async throws {
    let page = "# Page\n\n" + alert("Save Draft?", "[save draft, {label: Cancel, role: cancel}]")
    let tree = FileTree.memory(texts: ["Content/site.yml": site, "Content/a.md": page, "Content/b.md": page])
    let outcome = try await fix(tree) { $0 == "Content/b.md" }
    #expect(Array(outcome.files.keys) == ["Content/b.md"])
    #expect(Set(outcome.result.diagnostics.compactMap(\.location?.path)) == ["Content/a.md"])
  }

  /// Two names of one file: it is fixed once.
  @Test func mendsALinkedFileOnce() async throws {
    let page = "# Page\n\n" + alert("Save Draft?", "[save draft, {label: Cancel, role: cancel}]")
    var tree = FileTree.memory(texts: ["Content/site.yml": site, "Content/a.md": page, "Content/b.md": page])
    tree.resolve = { $0 == "Content/a.md" ? "Content/b.md" : $0 }
    let outcome = try await fix(tree)
    #expect(Array(outcome.files.keys) == ["Content/b.md"])
    #expect(outcome.applied.count == 1)
    #expect(outcome.result.diagnostics.isEmpty)
  }

  /// All failing examples on one page under all packs, some of which want opposite things.
  @Test func settlesWhateverItIsGiven() async throws {
    let examples = RuleList.all.flatMap(\.examples).filter { $0.form == .block && $0.verdict == .fails }
    let blocks = examples.map { "```\($0.infoString)\n\($0.text)\n```\n\n" }
    let packs = Set(RuleList.all.map { $0.description.id.prefix { $0 != "/" } }).subtracting(["block", "page", "site"])
    let site = "version: 1\nguidelines: [\(packs.sorted().joined(separator: ", "))]\n"
    let tree = FileTree.memory(texts: ["Content/site.yml": site, "Content/index.md": "# Page\n\n" + blocks.joined()])
    let before = try await Pipeline(files: tree).run(into: nil)
    let runs = Mutex(0)
    let outcome = try await FixRun(files: tree) { files in
      runs.withLock { $0 += 1 }
      return try await Pipeline(files: files).run(into: nil)
    }.run()
    // Far fewer than there are fixes: regions are judged side by side.
    #expect(runs.withLock { $0 } < outcome.applied.count)
    #expect(outcome.applied.count > 30)
    #expect(count(.error, outcome.result) < count(.error, before))
    #expect(outcome.result.library.pages[0].blocks.count == examples.count)
    for (old, new) in zip(before.library.pages[0].blocks, outcome.result.library.pages[0].blocks) {
      #expect(old.dialog == nil || new.dialog != nil)
    }
    let again = try await fix(outcome.tree)
    #expect(again.files.isEmpty)
    #expect(again.result.diagnostics == outcome.result.diagnostics)
  }

  private func count(_ severity: Severity, _ result: SiteResult) -> Int {
    result.diagnostics.count { $0.severity == severity }
  }
}
