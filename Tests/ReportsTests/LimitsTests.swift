import Diagnostics
import Foundation
import Reports
import TestSupport
import Testing

/// Output with more findings than a code host shows.
@Suite struct LimitsTests {
  private func report(errors: Int, notes: Int) -> Report {
    let page = SourceFile(path: "Content/page.md", text: String(repeating: "word ", count: 10_000))
    let findings = (0..<errors + notes).map { index in
      Diagnostic(
        rule: "page/word", severity: index < notes ? .note : .error, summary: "word \(index)", explanation: "",
        location: SourceLocation(path: page.path, range: index * 5..<index * 5 + 4))
    }
    return Report(
      toolVersion: "1.2.3", findings: findings, rules: [], filesChecked: 1, source: { [page.path: page][$0] })
  }

  private struct Log: Decodable {
    var runs: [Run]

    struct Run: Decodable {
      var results: [Result]
      var invocations: [Invocation]
      var properties: Properties
    }

    struct Result: Decodable {
      var level: String
    }

    struct Invocation: Decodable {
      var toolExecutionNotifications: [Notification]?
    }

    struct Notification: Decodable {
      var message: [String: String]
    }

    struct Properties: Decodable {
      var findings: Int
      var findingsLeftOut: Int
    }
  }

  @Test func sarifKeepsTheWorst() throws {
    let bytes = ReportFormat.sarif.render(report(errors: 4_990, notes: 30), .init())
    let run = try #require(try JSONDecoder().decode(Log.self, from: Data(bytes)).runs.first)
    #expect(run.results.count == 5_000)
    #expect(run.results.count { $0.level == "error" } == 4_990)
    #expect(run.results.last?.level == "note")
    #expect(run.properties.findings == 5_020)
    #expect(run.properties.findingsLeftOut == 20)
    let notifications = run.invocations.flatMap { $0.toolExecutionNotifications ?? [] }
    #expect(notifications.map(\.message) == [["text": "20 more findings of equal or lower severity omitted."]])
  }

  @Test func sarifSaysNothingOfNothingLeftOut() throws {
    let bytes = ReportFormat.sarif.render(report(errors: 4_999, notes: 1), .init())
    let run = try #require(try JSONDecoder().decode(Log.self, from: Data(bytes)).runs.first)
    #expect(run.results.count == 5_000)
    #expect(run.properties.findingsLeftOut == 0)
    #expect(run.invocations.allSatisfy { $0.toolExecutionNotifications == nil })
  }

  @Test func githubAnnotatesTheWorstAndListsTheRest() {
    let bytes = ReportFormat.github.render(report(errors: 12, notes: 10), .init())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    // Nine findings and the closing line: ten notices are shown.
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.contains("::notice title=Patternbook::3 more findings in the step log"))
    #expect(lines.suffix(5).first == "::group::3 more findings")
    #expect(lines.suffix(4).first == "error: Content/page.md:1:101: word 20 [page/word]")
    #expect(lines.last == "::endgroup::")
  }

  @Test func markdownFitsInAComment() {
    let text = String(decoding: ReportFormat.markdown.render(report(errors: 25_000, notes: 1), .init()), as: UTF8.self)
    #expect(text.utf16.count <= 65_536)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| error") }
    #expect(text.hasSuffix("\n\n\(25_001 - rows) more findings omitted.\n"))
  }

  @Test func githubCutsLongMessages() throws {
    let finding = Diagnostic(
      rule: "page/long", severity: .error, summary: String(repeating: "ö", count: 5_000), explanation: "", location: nil
    )
    let report = Report(toolVersion: "1.2.3", findings: [finding], rules: [], filesChecked: 1, source: { _ in nil })
    let text = String(decoding: ReportFormat.github.render(report, .init()), as: UTF8.self)
    #expect(text.count < 4_096)
    #expect(text.hasSuffix("ö…\n"))
  }
}

/// What people are shown of a page with thousands of faults.
@Suite struct ListedFindingsTests {
  private func report(_ count: Int, other: Severity = .error) -> Report {
    let page = SourceFile(path: "Content/page.md", text: String(repeating: "word ", count: count))
    let findings = (0..<count).map { index in
      Diagnostic(
        rule: "page/word", severity: index == 150 ? other : .warning, summary: "word \(index)", explanation: "",
        location: SourceLocation(path: page.path, range: index * 5..<index * 5 + 4))
    }
    return Report(
      toolVersion: "1.2.3", findings: findings, rules: [], filesChecked: 1, source: { [page.path: page][$0] })
  }

  @Test(arguments: [(100, 100), (101, 101), (102, 101), (20_000, 101)])
  func manyFindingsOfARuleInAFileAreCounted(_ count: Int, _ listed: Int) {
    let report = report(count)
    #expect(report.listed.count == listed)
    #expect(report.findings.count == count)
    #expect(report.totals.warnings + report.totals.errors == count)
  }

  @Test func theFindingThatCountsIsAsBadAsTheWorst() throws {
    let last = try #require(report(20_000).listed.last)
    #expect(last.severity == .error)
    #expect(last.summary == "19900 more findings of this rule in this file are not listed")
    #expect(last.location?.range == 500..<504)
  }

  @Test func textStaysReadable() {
    let text = String(decoding: ReportFormat.text.render(report(20_000), .init()), as: UTF8.self)
    #expect(text.utf8.count < 30_000)
    #expect(text.contains("\n1 error, 19999 warnings in 1 file\n"))
    let json = ReportFormat.json.render(report(20_000), .init())
    #expect(String(decoding: json, as: UTF8.self).contains("word 19999"))
  }
}
