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
    let report = Report(toolVersion: "1.2.3", findings: [], rules: [], sources: [:], filesChecked: 1)
    try Goldens().expect(format.render(report, .init()), is: "nothing.\(name)")
  }

  @Test func colour() throws {
    try Goldens().expect(ReportFormat.text.render(AwkwardReport.value, .init(color: true)), is: "colour.text")
  }

  @Test func everyGoldenHasItsTest() throws {
    let formats = ReportFormat.all.map(\.name)
    #expect(
      try Goldens().paths()
        == Set(formats.flatMap { ["awkward.\($0)", "nothing.\($0)"] } + ["colour.text"]).union(
          RulePrintingTests.goldens))
  }

  @Test(arguments: ["json", "sarif", "gitlab"]) func parsesAsJSON(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let object = try JSONSerialization.jsonObject(with: Data(format.render(AwkwardReport.value, .init())))
    #expect(object is [String: Any] || object is [[String: Any]])
  }

  @Test(arguments: ReportFormat.all.map(\.name)) func pathsTakeThePrefix(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let bytes = format.render(AwkwardReport.value, .init(pathPrefix: "docs/"))
    // Markdown has its punctuation escaped.
    let text = String(decoding: bytes, as: UTF8.self).replacing("\\", with: "")
    #expect(text.contains("docs/Content/empty.md"))
  }

  @Test func namesAreUnique() {
    #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    #expect(ReportFormat.named("yaml") == nil)
  }
}
