import Diagnostics
import Foundation
import Reports
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  @Test(arguments: ReportFormat.all.map(\.name)) func awkwardReport(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let bytes = format.render(AwkwardReport.value, .init())
    #expect(bytes == format.render(AwkwardReport.value, .init()))
    try Goldens().expect(bytes, is: "awkward.\(name)")
  }

  @Test(arguments: ReportFormat.all.map(\.name)) func nothingFound(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let report = Report(toolVersion: "1.2.3", findings: [], rules: [], filesChecked: 1, source: { _ in nil })
    try Goldens().expect(format.render(report, .init()), is: "nothing.\(name)")
  }

  @Test func color() throws {
    let presentation = ReportFormat.Presentation(color: true, fixCommand: "--fix")
    let bytes = ReportFormat.text.render(AwkwardReport.value, presentation)
    try Goldens().expect(bytes, is: "color.text")
    // Color adds codes and nothing else.
    let plain = ReportFormat.text.render(AwkwardReport.value, .init(fixCommand: "--fix"))
    let text = String(decoding: bytes, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(Array(text.utf8) == plain)
  }

  /// Terminals and editors find the place of each finding by itself, whatever the lines around it say.
  @Test func eachFindingOfTheTextHasItsPlace() {
    let text = String(decoding: ReportFormat.text.render(AwkwardReport.value, .init()), as: UTF8.self)
    let places = text.matches(of: /(?m)^(?:(.+?):(\d+):(\d+)|patternbook): (error|warning|note): .*$/)
    #expect(places.count == AwkwardReport.value.findings.count + 2)
    // Nothing else looks like a place to an editor.
    let others = text.matches(of: /(?m)^[^ \n][^\n]*?: ?\d+/)
    #expect(others.count == places.count { $0.output.1 != nil })
  }

  @Test func eachFileBeginsWithItsCounts() {
    let text = String(decoding: ReportFormat.text.render(AwkwardReport.value, .init()), as: UTF8.self)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("── ") }
    #expect(
      headings == [
        "── Content/a page, 100%: draft.md ── 2 errors, 2 warnings, 3 notes", "── Content/empty.md ── 1 warning",
        "── Content/gone.md ── 1 error", "── Findings by rule ── explained by “patternbook rules RULE”",
      ])
  }

  @Test func everyGoldenHasItsTest() throws {
    let formats = ReportFormat.all.map(\.name)
    #expect(
      try Goldens().paths()
        == Set(formats.flatMap { ["awkward.\($0)", "nothing.\($0)"] } + ["color.text"]).union(
          RulePrintingTests.goldens))
  }

  @Test(arguments: ["json", "sarif", "gitlab"]) func parsesAsJSON(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let object = try JSONSerialization.jsonObject(with: Data(format.render(AwkwardReport.value, .init())))
    #expect(object is [String: Any] || object is [[String: Any]])
  }

  @Test(arguments: ReportFormat.all.map(\.name)) func pathsTakeThePrefix(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let bytes = format.render(AwkwardReport.value, .init(paths: .init(prefix: "docs/")))
    // Markdown has its punctuation escaped.
    let text = String(decoding: bytes, as: UTF8.self).replacing("\\", with: "")
    #expect(text.contains("docs/Content/empty.md"))
  }

  @Test func namesAreUnique() {
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    #expect(ReportFormat.named("yaml") == nil)
  }
}
