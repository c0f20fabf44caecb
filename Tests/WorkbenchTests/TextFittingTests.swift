import Diagnostics
import Dialogs
import Mockups
import Testing

@testable import Workbench

@Suite struct TextFittingTests {
  private func scene(_ title: String) throws -> Scene {
    var dialog = Dialog(kind: Sourced(.alert, range: 0..<0), fence: SourceLocation(path: "sample.md"))
    dialog.title = SourcedText(title, range: 0..<0)
    return try #require(MockupRenderer.scene(for: dialog, on: .ios26))
  }

  @Test(arguments: ["Delete photo?", "Löschen?", "Удалить?"])
  func leavesMeasuredFontsAlone(_ title: String) throws {
    #expect(try TextFitting(scene(title)) == nil)
  }

  /// What is twice as wide as planned is squeezed to half, about its left end.
  @Test func stretchesToThePlannedWidth() throws {
    let scene = try scene("ลบ?")
    let fitting = try #require(TextFitting(scene))
    let planned = try #require(scene.texts.first { $0.text == "ลบ?" })
    let outlines = """
      <svg><g><path style="fill:red" d="M 4001.5 395.25 C 1 2 3 4 5 6 Z M 4000 300 "/>
      <path style="fill:red" d="M \(4001.5 - 2 * planned.width) 795.25 L 1 2 "/></g></svg>
      """
    let fitted = fitting.fitted(by: Array(outlines.utf8))
    let run = try #require(fitted.texts.first { $0.text == "ลบ?" })
    #expect(abs(run.stretch - 0.5) < 0.001)
    let left = planned.anchor == .center ? planned.x - planned.width / 2 : planned.x
    #expect(run.anchor == .left && abs(run.x - left) < 0.001)
    #expect(fitted.texts.filter { $0.text != "ลบ?" }.allSatisfy { $0.stretch == 1 })
  }

  @Test(arguments: ["", "<svg/>", "<path d=\"M x\"", "<use x=\"1\"/>", "<path d=\"M 4 400 \"/><", "<<<>>>"])
  func survivesAnyAnswer(_ answer: String) throws {
    let fitting = try #require(TextFitting(scene("ลบ?")))
    #expect(fitting.fitted(by: Array(answer.utf8)).texts.allSatisfy { $0.stretch > 0 })
  }

  @Test func readsGlyphs() {
    let svg = "<use xlink:href=\"#g\" x=\"12.5\" y=\"400\"/>\n<path d=\"M -3 800 L 1 2\"/>"
    #expect(OutlinePoints.first(in: Array(svg.utf8)) == [Point(12.5, 400), Point(-3, 800)])
  }

  @Test func groupsByScript() {
    let groups = ForeignScript.grouped(Set("ลบ削除ひ😀مرحبا∴".unicodeScalars))
    #expect(groups.map(\.script.name) == ["emoji", "Arabic", "Chinese", "Japanese", "Thai", "other"])
    #expect(groups.reduce(0) { $0 + $1.characters.count } == Set("ลบ削除ひ😀مرحبا∴".unicodeScalars).count)
  }
}
