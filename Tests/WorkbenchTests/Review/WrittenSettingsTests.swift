import Diagnostics
import Site
import Testing

@testable import Workbench

@Suite struct WrittenSettingsTests {
  private static func settings(_ text: String) throws -> WrittenSettings {
    try #require(WrittenSettings(SourceFile(path: "Content/site.yml", text: text)))
  }

  private static let old = """
    # A comment
    title: Tea: Shop
    platforms:
    - ios
    - android
    rules:
      page/broken-link: warning
      apple-hig/title-case: {severity: note}

    """.replacing("Tea: Shop", with: "\"Tea: Shop\"")

  private static let new = """
    title: "Tea: Shop"
    platforms: [ios]
    url: https://tea.example/
    rules:
      apple-hig/title-case: off

    """

  @Test func findsWhatDiffers() throws {
    let changes = SettingChange.differences(from: try Self.settings(Self.old), to: try Self.settings(Self.new))
    #expect(
      changes == [
        SettingChange(path: ["platforms"], before: "[ios, android]", after: "[ios]"),
        SettingChange(path: ["url"], before: nil, after: "\"https://tea.example/\""),
        SettingChange(path: ["rules", "apple-hig/title-case"], before: "{\"severity\": note}", after: "off"),
        SettingChange(path: ["rules", "page/broken-link"], before: "warning", after: nil),
      ])
  }

  /// Undoing each difference in turn gives the earlier settings; the file that is written means the same.
  @Test func undoesOneChange() throws {
    let (old, new) = (try Self.settings(Self.old), try Self.settings(Self.new))
    let copy = try Self.settings(String(decoding: new.text(), as: UTF8.self))
    #expect(copy.values == new.values && copy.paths == new.paths)
    var all = new
    for change in SettingChange.differences(from: old, to: new) {
      let undone = try Self.settings(String(decoding: new.text(reverting: change.path, to: old), as: UTF8.self))
      let differences = SettingChange.differences(from: undone, to: new)
      #expect(differences.map(\.path) == [change.path])
      all = try Self.settings(String(decoding: all.text(reverting: change.path, to: old), as: UTF8.self))
    }
    #expect(all.values == old.values)
  }

  @Test(arguments: ["- a list\n", "text\n", "a: [\n", "\"\\u0000\": 1\n: - x"])
  func knowsWhatIsNoMapping(_ text: String) {
    #expect(WrittenSettings(SourceFile(path: "Content/site.yml", text: text)) == nil)
  }
}
