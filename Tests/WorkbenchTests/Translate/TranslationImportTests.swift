import Diagnostics
import Files
import Site
import Testing
import Writing

@testable import Workbench

/// What an import leaves alone, and how it says so.
@Suite struct TranslationImportTests {
  private typealias Exchange = TranslationExchangeTests

  private static let page = "Content/de/a b/alerts.md"

  private func messages(_ outcome: TranslationImport.Outcome) -> [String] { outcome.problems.map(\.message) }

  @Test func leavesTextsWhoseOriginalChanged() async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files).replacing("<target>Löschen</target>", with: "<target>Weg</target>")
    let changed = files.replacing(
      "Content/a b/alerts.md", with: Array(Exchange.original.replacing("label: Delete", with: "label: Remove").utf8))
    let outcome = try await Exchange.run(xliff, on: changed)
    #expect(outcome.files.isEmpty)
    #expect(
      messages(outcome) == [
        "the original has changed since the export: it was “Delete”, it is “Remove”. Export again"
      ])
    #expect(outcome.problems.first?.place?.path == Self.page)
    // White space that tools change makes no difference.
    let wrapped = xliff.replacing("It is removed.\nFrom everywhere.", with: "It is removed. From everywhere.")
    #expect(try await Exchange.run(wrapped, on: files).problems.isEmpty)
  }

  @Test func leavesWhatHasNoTranslation() async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files)
      .replacing("<target>Löschen</target>", with: "<target> \n</target>")
      .replacing("          <target>Kopieren</target>\n", with: "")
    let outcome = try await Exchange.run(xliff, on: files)
    #expect(outcome.files.isEmpty && outcome.problems.isEmpty && outcome.untranslated == 2)
  }

  @Test func namesWhatIsMissing() async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files)
    let without = Exchange.translation.replacing("id: delete\nkind: alert", with: "kind: snackbar")
    let outcome = try await Exchange.run(xliff, on: files.replacing(Self.page, with: Array(without.utf8)))
    #expect(
      Set(messages(outcome)) == [
        "no dialog in \(Self.page) translates “delete”. Copy the block from Content/a b/alerts.md"
      ])
    let shorter = Exchange.translation.replacing(", {label: 'Lieber nicht', role: cancel}", with: "")
    let other = try await Exchange.run(xliff, on: files.replacing(Self.page, with: Array(shorter.utf8)))
    #expect(messages(other) == ["the dialog in \(Self.page) has no “button 2”. Add it to the block"])
  }

  @Test func createsDraftsOnRequest() async throws {
    let files = Exchange.project()
    var xliff = try await Exchange.export(files, place: 2)
    xliff = xliff.replacing("<source>Copy</source>", with: "<source>Copy</source><target>نسخ</target>")
    let path = "Content/ar/a b/alerts.md"
    let missing = try await Exchange.run(xliff, on: files)
    #expect(missing.files.isEmpty && messages(missing) == ["\(path) is missing. Create it, or use --create"])
    let outcome = try await Exchange.run(xliff, on: files, create: true)
    #expect(outcome.problems.isEmpty && outcome.created == [path])
    let text = String(decoding: outcome.files[path]?.bytes ?? [], as: UTF8.self)
    #expect(text == "---\ndraft: true\n---\n\n" + Exchange.original.replacing("- Copy  ", with: "- نسخ  "))
  }

  @Test(arguments: [
    ("# A\n", "---\ndraft: true\n---\n\n# A\n"), ("", "---\ndraft: true\n---\n\n"),
    ("---\ntitle: A\n---\n# A\n", "---\ndraft: true\ntitle: A\n---\n# A\n"),
    ("---\r\ntitle: A\r\ndraft: false\r\n---\r\n", "---\r\ntitle: A\r\ndraft: true\r\n---\r\n"),
    ("\u{FEFF}---\ntitle: A\n---\n", "\u{FEFF}---\ndraft: true\ntitle: A\n---\n"), ("+++\na = 1\n+++\n", nil),
  ])
  func marksDrafts(_ original: String, _ expected: String?) {
    #expect(DraftPage.bytes(from: Array(original.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test(arguments: ["../../x", "/etc/passwd", "de.a_20b.alerts", "", "a_20b.alerts.md", "..", "a b/alerts"])
  func touchesNoFileThatAnIDNames(_ id: String) async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files).replacing("file id=\"a_20b.alerts\"", with: "file id=\"\(id)\"")
      .replacing(">Kopieren<", with: ">Klonen<")
    let outcome = try await Exchange.run(xliff, on: files, create: true)
    #expect(outcome.files.isEmpty && outcome.created.isEmpty && outcome.same == 0)
    #expect(outcome.problems.count == 7 && messages(outcome).allSatisfy { $0.hasPrefix("no page is named") })
  }

  @Test func refusesOtherLanguages() async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files)
    for (old, new) in [
      ("trgLang=\"de\"", "trgLang=\"fr\""), ("trgLang=\"de\"", "trgLang=\"en\""), ("srcLang=\"en\"", "srcLang=\"nl\""),
    ] {
      await #expect(throws: TranslationImport.Failure.self) {
        try await Exchange.run(xliff.replacing(old, with: new), on: files)
      }
    }
  }

  @Test func readsWhatToolsAdd() async throws {
    let files = Exchange.project()
    let xliff = try await Exchange.export(files).replacing(
      "<target>Kopieren</target>",
      with: "<target><mrk id='m1' type='term'>Ko</mrk>pie<cp hex='0007'/></target></segment>"
        + "<ignorable><source> </source></ignorable><segment><source></source><target>!</target>"
    ).replacing(
      "<source>Copy</source>",
      with: "<mtc:matches xmlns:mtc='urn:oasis:names:tc:xliff:matches:2.0'><mtc:match ref='#1'><source>x</source>"
        + "<target>y</target></mtc:match></mtc:matches><source>Copy</source>")
    let outcome = try await Exchange.run(xliff, on: files)
    #expect(outcome.changes.map(\.text) == ["Kopie\u{7} !"] && outcome.problems.isEmpty)
    let coded = try await Exchange.export(files).replacing(">Kopieren<", with: ">Ko<ph id='1'/>pie<")
    let refused = try await Exchange.run(coded, on: files)
    #expect(refused.files.isEmpty && messages(refused).first?.contains("inline code (“ph”)") == true)
  }

  @Test func changesNoTextThatAnAliasRepeats() async throws {
    let repeated = Exchange.translation.replacing("title: Löschen?", with: "title: &t Löschen?")
      .replacing("caption: Nur hier", with: "caption: *t")
    let files = Exchange.project().replacing(Self.page, with: Array(repeated.utf8))
    let xliff = try await Exchange.export(files).replacing("<target>Löschen?<", with: "<target>Weg?<")
    let outcome = try await Exchange.run(xliff, on: files)
    #expect(
      outcome.files.isEmpty && messages(outcome) == ["the text cannot be changed in its block. Change it yourself"])
  }

  @Test(arguments: [
    "<xliff version='1.2'/>", "<html/>", "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' srcLang='en'/>",
  ])
  func refusesWhatIsNotXLIFF2(_ text: String) {
    #expect(throws: MalformedFile.self) { try XLIFFReader.read(Array(text.utf8)) }
  }
}
