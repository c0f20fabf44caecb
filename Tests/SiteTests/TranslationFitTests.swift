import Diagnostics
import Files
import Testing

@testable import Site

/// Where a translation fits worse than its original, through the pipeline.
@Suite struct TranslationFitTests {
  private static let rule = "block/translation-fits"

  private static func block(_ id: String?, _ labels: String..., title: String = "Delete?", end: String = "") -> String {
    "```dialog\n\(id.map { "id: \($0)\n" } ?? "")kind: alert\ntitle: \(title)\n"
      + "buttons: [{label: \(labels[0]), role: destructive}, {label: \(labels[1]), role: cancel}]\n\(end)```\n\n"
  }

  private func findings(_ original: String, _ translation: String, _ files: [String: String] = [:]) async throws
    -> [Diagnostic]
  {
    let base = [
      "Content/site.yml": "version: 1\nlanguages: [en, de, ar]\nguidelines: []\nplatforms: [ios, ios-26]\n",
      "Content/index.md": "# Home\n\n" + original, "Content/index.de.md": "# Start\n\n" + translation,
    ]
    let result = try await Pipeline(files: .memory(texts: base.merging(files) { $1 })).run(into: nil)
    #expect(result.diagnostics.allSatisfy { $0.rule == Self.rule }, "\(result.diagnostics.map(\.summary))")
    return result.diagnostics
  }

  @Test func findsWhatNoLongerFits() async throws {
    let wide = "Benutzerkonto löschen"
    let found = try await findings(Self.block("a", "Delete", "Cancel"), Self.block("a", wide, "Abbrechen"))
    #expect(found.map(\.location?.path) == ["Content/index.de.md"] && found.first?.severity == .note)
    #expect(found.first?.summary.hasPrefix("“\(wide)” does not fit beside the other buttons on iOS") == true)
    #expect(found.first?.notes.first?.location?.path == "Content/index.md")
    // The original has the same fault.
    #expect(
      try await findings(Self.block("a", "Delete my whole user account", "Cancel"), Self.block("a", wide, "Nein"))
        .isEmpty)
    #expect(try await findings(Self.block("a", "Delete", "Cancel"), Self.block("a", "Löschen", "Abbrechen")).isEmpty)
  }

  @Test func comparesByIDAndThenByOrder() async throws {
    let originals =
      Self.block("a", "Delete my whole user account", "Cancel") + Self.block(nil, "Yes", "No", title: "Sure?")
    let wide = "Benutzerkonto löschen"
    let swapped = Self.block(nil, wide, "Nein", title: "Sicher?") + Self.block("a", wide, "Nein")
    let found = try await findings(originals, swapped)
    // Only that without an ID, whose original fits, wherever it stands.
    #expect(found.count == 1)
    #expect((found.first?.location?.range?.lowerBound ?? .max) < 100)
  }

  @Test func canBeAllowed() async throws {
    let allowing = Self.block("a", "Benutzerkonto löschen", "Nein", end: "allow:\n  \(Self.rule): Nobody minds.\n")
    #expect(try await findings(Self.block("a", "Delete", "Cancel"), allowing).isEmpty)
  }

  @Test func readsRightToLeft() async throws {
    let arabic = Self.block("a", "حذف الحساب وكل ما فيه نهائيًا الآن", "إلغاء", title: "حذف؟")
    let found = try await findings(
      Self.block("a", "Delete", "Cancel"), Self.block("a", "Weg", "Nein"),
      ["Content/ar/index.md": "# الصفحة\n\n" + arabic])
    #expect(found.map(\.location?.path) == ["Content/ar/index.md"])
  }

  /// A preview checks a translation again when its original changes, and only the file of the original was saved.
  @Test func aPreviewNoticesChangesOfTheOriginal() async throws {
    let translation = "# Start\n\n" + Self.block("a", "Benutzerkonto löschen", "Abbrechen")
    let kept = KeptResults()
    for (label, count) in [("Delete", 1), ("Delete my whole user account", 0), ("Delete", 1)] {
      let files = FileTree.memory(texts: [
        "Content/site.yml": "version: 1\nlanguages: [en, de]\nguidelines: []\nplatforms: [ios]\n",
        "Content/index.md": "# Home\n\n" + Self.block("a", label, "Cancel"), "Content/index.de.md": translation,
      ])
      let preview = try await Pipeline(files: files).preview(keeping: kept)
      #expect(preview.findings.all.count { $0.rule == Self.rule } == count)
    }
  }
}
