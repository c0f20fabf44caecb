import Diagnostics
import Dialogs
import Guidelines
import Testing

/// Which dialogs of a site are the odd ones.
struct SiteAppearanceTests {
  private static let rule = "iphone-os/sheet-appearance"
  private static let black = "appearance: black-translucent\n"

  private func sheet(_ appearance: String, _ marking: String = "", _ rest: String = "") -> String {
    "```dialog\(marking)\nkind: action-sheet\n\(appearance)buttons: [Print, Cancel]\n\(rest)```\n\n"
  }

  private func findings(_ pages: [String], options: String? = nil) throws -> [Diagnostic] {
    let site = ExampleSite(pages.enumerated().map { ("\($0.offset).md", $0.element) })
    let settings = try RuleSettings(options: options, of: Self.rule, guidelines: ["iphone-os"])
    return Validator(settings: settings).validate(site.pages).filter { !$0.rule.hasPrefix("site/") }
  }

  private func places(_ pages: [String], options: String? = nil) throws -> [String?] {
    try findings(pages, options: options).map { $0.location?.path }
  }

  @Test func reportsTheRarerWhereverItStands() throws {
    #expect(try places([sheet(Self.black), sheet(""), sheet("")]) == ["0.md"])
    #expect(try places([sheet(""), sheet(Self.black), sheet(Self.black)]) == ["0.md"])
  }

  @Test func reportsTheLaterOfTwoAsFrequent() throws {
    #expect(try places([sheet(Self.black) + sheet(Self.black), sheet(""), sheet("")]) == ["1.md", "2.md"])
  }

  @Test func takesTheLookOfTheBarsFromTheConfiguration() throws {
    let pages = [sheet(Self.black), sheet(""), sheet("")]
    #expect(try places(pages, options: "{appearance: black-translucent}") == ["1.md", "2.md"])
    #expect(try places(pages, options: "{appearance: blue}") == ["0.md"])
    #expect(try places([sheet("")], options: "{appearance: ~}").isEmpty)
  }

  @Test func pointsAtOneOfTheOthers() throws {
    let found = try findings([sheet(Self.black), sheet("")])
    #expect(found.map { $0.notes.map { $0.location?.path } } == [["0.md"]])
  }

  /// Those that differ on purpose may be many, and still say nothing of what is common.
  @Test func doesNotCountWhatDiffersOnPurpose() throws {
    let broken = sheet(Self.black, " dont", "violates: [\(Self.rule)]\n")
    let allowed = sheet(Self.black, "", "allow: {\(Self.rule): It belongs to the camera.}\n")
    #expect(try findings([broken, broken, allowed, allowed, sheet("")]).isEmpty)
  }

  @Test func keepsPromisesHonest() throws {
    let broken = sheet("", " dont", "violates: [\(Self.rule)]\n")
    #expect(try findings([broken, sheet("")]).map(\.rule) == ["block/dont-passes"])
    #expect(try findings([broken]).map(\.rule) == ["block/dont-passes"])
  }

  @Test func looksOnlyAtBlocksThatFollowTheGuideline() throws {
    #expect(try findings([sheet(Self.black, "", "guidelines: [apple-hig]\n"), sheet("")]).isEmpty)
  }
}
