import Diagnostics
import Files
import Site
import Testing
import Writing

@testable import Workbench

/// Texts of dialogs on their way to translators and back.
@Suite struct TranslationExchangeTests {
  static let settings = "version: 1\nlanguages: [en, de, ar]\nguidelines: []\nplatforms: [ios, android]\n"

  static let original = """
    # Alerts

    ```dialog
    id: delete
    kind: alert
    title: Delete "this" & <that>?
    message: |
      It is removed.
      From everywhere.
    buttons: [{label: Delete, role: destructive}, {label: 'Don''t', role: cancel}]
    ```

    > - ```dialog
    >   kind: action-sheet
    >   title: "Share\\tit?"
    >   buttons:
    >     - Copy   # to the clipboard
    >     - {label: Cancel, role: cancel}
    >   ```

    """
  static let translation = """
    # Hinweise

    > - ```dialog
    >   kind: action-sheet
    >   title: "Teilen?"
    >   buttons:
    >     - Kopieren   # in die Zwischenablage
    >     - {label: Abbrechen, role: cancel}
    >   ```

    ```dialog
    id: delete
    kind: alert
    title: Löschen?
    message: |
      Wird entfernt.
      Von überall.
    buttons: [{label: Löschen, role: destructive}, {label: 'Lieber nicht', role: cancel}]
    caption: Nur hier
    ```

    """

  static func project(_ files: [String: String] = [:]) -> FileTree {
    let base = [
      "Content/site.yml": settings, "Content/index.md": "# Home\n", "Content/a b/alerts.md": original,
      "Content/de/a b/alerts.md": translation,
    ]
    return .memory(texts: base.merging(files) { $1 })
  }

  static func check(_ files: FileTree) async throws -> SiteResult {
    var options = PipelineOptions()
    options.includesDrafts = true
    return try await Pipeline(files: files, options: options).run(into: nil)
  }

  static func export(_ files: FileTree, place: Int = 1) async throws -> String {
    let result = try await check(files)
    return String(decoding: XLIFFWriter.bytes(TranslationFile(result.library, into: place)), as: UTF8.self)
  }

  static func run(_ xliff: String, on files: FileTree, create: Bool = false) async throws -> TranslationImport.Outcome {
    try await TranslationImport(files: files, createsPages: create) { try await check($0) }
      .run(XLIFFReader.read(Array(xliff.utf8)))
  }

  private func page(_ outcome: TranslationImport.Outcome, _ path: String = "Content/de/a b/alerts.md") -> String? {
    outcome.files[path].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Replaces the target of a text.
  private func set(_ target: String, for source: String, in xliff: String) -> String {
    var lines = xliff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices where lines[index].contains("<source>\(source)") {
      let end = lines[index...].firstIndex { $0.contains("</source>") } ?? index
      let hasTarget = lines[end + 1].contains("<target>")
      let last = hasTarget ? lines[(end + 1)...].firstIndex { $0.contains("</target>") } ?? end : end
      lines.replaceSubrange(end + 1..<last + 1, with: ["<target>\(target)</target>"])
      break
    }
    return lines.joined(separator: "\n")
  }

  @Test func exportsTextsWithTheirTranslations() async throws {
    let xliff = try await Self.export(Self.project())
    #expect(xliff.contains(#"<file id="a_20b.alerts" original="Content/a b/alerts.md""#))
    #expect(xliff.contains("<source>Delete &quot;this&quot; &amp; &lt;that&gt;?</source>\n          <target>Löschen?<"))
    #expect(xliff.contains("<source>It is removed.\nFrom everywhere.</source>"))
    #expect(xliff.contains(#"<unit id="dialog:2:button.1" name="button 1">"#))
    #expect(xliff.contains("<source>Copy</source>\n          <target>Kopieren</target>"))
    #expect(try await Self.export(Self.project()) == xliff)
    let arabic = try await Self.export(Self.project(), place: 2)
    #expect(arabic.contains(#"trgLang="ar""#) && !arabic.contains("<target>"))
  }

  @Test func aRoundTripChangesNothing() async throws {
    let files = Self.project()
    let outcome = try await Self.run(Self.export(files), on: files)
    #expect(outcome.files.isEmpty && outcome.changes.isEmpty && outcome.problems.isEmpty)
    #expect(outcome.same == 7 && outcome.untranslated == 0)
  }

  @Test func changesValuesAndNothingElse() async throws {
    let files = Self.project()
    var xliff = try await Self.export(files)
    xliff = set("Das: weg?", for: "Delete", in: xliff)
    xliff = set("Erste Zeile.\n\nLetzte „Zeile“.", for: "It is removed.", in: xliff)
    xliff = set("Weg, damit", for: "Delete</", in: xliff)
    xliff = set("Geht's nicht", for: "Don't", in: xliff)
    xliff = set("Wie \"jetzt\"?\n\\o/", for: "Share", in: xliff)
    xliff = set("Kopie # 1", for: "Copy", in: xliff)
    let outcome = try await Self.run(xliff, on: files)
    #expect(outcome.problems.isEmpty && outcome.changes.count == 6)
    let expected = Self.translation.replacing("title: Löschen?", with: "title: \"Das: weg?\"")
      .replacing("  Wird entfernt.\n  Von überall.", with: "  Erste Zeile.\n\n  Letzte „Zeile“.")
      .replacing("{label: Löschen,", with: "{label: \"Weg, damit\",")
      .replacing("'Lieber nicht'", with: "'Geht''s nicht'")
      .replacing("\"Teilen?\"", with: #""Wie \"jetzt\"?\n\\o/""#)
      .replacing("- Kopieren   #", with: "- \"Kopie # 1\"   #")
    #expect(page(outcome) == expected)
    // What was imported is what the next export has.
    let path = "Content/de/a b/alerts.md"
    let after = files.replacing(path, with: Array(expected.utf8))
    let again = try await Self.run(xliff, on: after)
    #expect(again.files.isEmpty && again.same == 7)
    let targets = { (text: String) in
      text.split(separator: "<target>").dropFirst().map { $0.split(separator: "</target>").first }
    }
    #expect(targets(try await Self.export(after)) == targets(xliff.replacing("\"jetzt\"", with: "&quot;jetzt&quot;")))
  }

  @Test(arguments: [
    "Ja", "true", "null", "~", "-", "- a", "? a", ": a", "a: b", "a #b", "#a", "[a]", "{a}", "&a", "*a", "!a", "|", ">",
    "'a'", "\"a\"", "%a", "@a", "`a", " a", "a ", "a:", "12", "0x1F", "2024-01-02", "a\nb", "a\n\nb", "\ta", "a\tb",
    "\\n",
    "أهلاً، كيف الحال؟", "שלום: עולם", "a\u{85}b", "a\u{2028}b", "\u{200F}a", "👩‍👩‍👧", "```", "> a", "...", "---",
  ])
  func writesEveryText(_ text: String) async throws {
    let files = Self.project()
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    var xliff = try await Self.export(files)
    for source in ["Delete", "It is removed.", "Delete</", "Don't", "Share", "Copy", "Cancel"] {
      xliff = set(escaped, for: source, in: xliff)
    }
    let outcome = try await Self.run(xliff, on: files)
    #expect(outcome.problems.isEmpty)
    let bytes = try #require(outcome.files["Content/de/a b/alerts.md"]?.bytes)
    let again = try await Self.run(xliff, on: files.replacing("Content/de/a b/alerts.md", with: bytes))
    #expect(again.same == 7 && again.problems.isEmpty && again.files.isEmpty)
  }

  @Test func keepsLineEndings() async throws {
    let path = "Content/de/a b/alerts.md"
    let files = Self.project([path: Self.translation.replacing("\n", with: "\r\n")])
    let xliff = set("Eins.\nZwei.", for: "It is removed.", in: try await Self.export(files))
    let expected = Self.translation.replacing("Wird entfernt.\n  Von überall.", with: "Eins.\n  Zwei.")
    #expect(page(try await Self.run(xliff, on: files)) == expected.replacing("\n", with: "\r\n"))
  }
}
