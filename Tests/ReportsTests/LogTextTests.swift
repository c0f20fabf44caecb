import Diagnostics
import Foundation
import Reports
import TestSupport
import Testing
import Writing

@testable import Listings

/// What terminals and the logs of CI get to see.
@Suite struct LogTextTests {
  private func printed(_ text: String, allowsColor: Bool = false) -> String {
    String(decoding: LogText(text.utf8, allowsColor: allowsColor).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain text: 1 of 2 [a/b]\n", "plain text: 1 of 2 [a/b]\n"),
    ("two\nlines\n", "two\nlines\n"), ("Größe “x” 漢字 👩‍👩‍👧\n", "Größe “x” 漢字 👩‍👩‍👧\n"),
    ("a\u{1B}[2Jb", "a␛[2Jb"), ("\u{1B}]0;title\u{07}", "␛]0;title␇"), ("a\u{7F}\u{9B}2J", "a␡\u{FFFD}2J"),
    ("a\rb\tc\0", "a b c␀"), ("\u{202E}gnp.exe\u{2069}\u{200F}", "\u{FFFD}gnp.exe\u{FFFD}\u{FFFD}"),
    ("::error::x", "\u{2060}::error::x"), ("a\n \t::error::x", "a\n  \u{2060}::error::x"),
    ("\u{A0}\u{3000}::x", "\u{A0}\u{3000}\u{2060}::x"), ("a ::b:: c", "a ::b:: c"), (":a::b", ":a::b"),
    ("##[error]", "##\u{2060}[error]"), ("a ##vso[x]", "a ##vso\u{2060}[x]"), ("###[x]", "###\u{2060}[x]"),
    ("##teamcity[x]", "##teamcity\u{2060}[x]"), ("#[x] ## [y] ##a b[z]", "#[x] ## [y] ##a b[z]"),
    ("##\n[x]", "##\n[x]"), ("##[##[", "##\u{2060}[##\u{2060}["),
    ("“a” ::b – ‘c’…\n  ::“d”\n", "“a” ::b – ‘c’…\n  \u{2060}::“d”\n"), ("“##[x]”", "“##\u{2060}[x]”"),
    ("\u{2028}::x", "\u{FFFD}::x"), ("\u{2003}::x", "\u{2003}\u{2060}::x"), ("“\u{202A}”", "“\u{FFFD}”"),
  ]) func defusesOrders(_ text: Quoted, _ expected: Quoted) {
    #expect(printed(text.value) == expected.value)
    // What is harmless stays as it is.
    #expect(printed(expected.value) == expected.value)
  }

  @Test(arguments: [
    ("\u{1B}[1;31merror:\u{1B}[0m x", "\u{1B}[1;31merror:\u{1B}[0m x"), ("\u{1B}[mx", "\u{1B}[mx"),
    ("\u{1B}[2Jx", "␛[2Jx"), ("\u{1B}[1;31Hx", "␛[1;31Hx"), ("\u{1B}[", "␛["), ("\u{1B}", "␛"),
    ("\u{1B}]8;;http://a\u{1B}\\", "␛]8;;http://a␛\\"), ("\u{1B}[1m::error::x", "\u{1B}[1m\u{2060}::error::x"),
    ("\u{1B}[1111111111111111111111111111111111111111m", "␛[1111111111111111111111111111111111111111m"),
  ]) func keepsColorsAlone(_ text: Quoted, _ expected: Quoted) {
    #expect(printed(text.value, allowsColor: true) == expected.value)
    #expect(!printed(text.value).contains("\u{1B}"))
  }

  @Test func aLineStaysOne() {
    let line = LogText(line: "no file a\n::error::b\r\nc ##[x]")
    #expect(String(decoding: line.bytes, as: UTF8.self) == "no file a ::error::b  c ##\u{2060}[x]\n")
  }

  @Test func takesBytesThatAreNoText() {
    #expect(String(decoding: LogText([0x61, 0xFF, 0xC2, 0x0A]).bytes, as: UTF8.self) == "a\u{FFFD}\u{FFFD}\n")
  }

  // MARK: Formats

  private static let hostile = "x\u{1B}[2J\u{7F}\u{9B}31m\u{202E}\r\n::error::y ##[error]z ##vso[task.complete]"

  /// A report of which every text is hostile.
  private static let report: Report = {
    let file = SourceFile(path: "Content/\(hostile).md", text: hostile)
    let place = SourceLocation(path: file.path, range: 0..<4)
    let finding = Diagnostic(
      rule: "house/\(hostile)", severity: .error, summary: hostile, explanation: hostile, location: place,
      notes: [.init(hostile, at: place)], fixes: [.init(hostile, edits: [.init(replace: 0..<1, with: hostile)])])
    // More than one step may annotate, so that some are listed in the log.
    return Report(
      toolVersion: "1.2.3", findings: Array(repeating: finding, count: 12),
      rules: [RuleDescription(id: finding.rule, summary: hostile, rationale: hostile, severity: .error)],
      filesChecked: 1, source: { [file.path: file][$0] })
  }()

  @Test(arguments: ReportFormat.all.map(\.name)) func noFormatPassesOrdersOn(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    var text = String(decoding: format.render(Self.report, .init(paths: .init(prefix: Self.hostile))), as: UTF8.self)
    if name == ReportFormat.github.name {
      text = text.replacing(/(?m)^::(error |notice |group::|endgroup::)/, with: "")
    }
    let orders = text.unicodeScalars.filter { $0 != "\n" && $0.controlsTerminals }
    #expect(orders.isEmpty)
    #expect(!text.contains("##[") && !text.contains("##vso["))
    #expect(!text.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
  }

  private struct Parsed: Decodable {
    struct Finding: Decodable {
      var summary: String
      var path: String
    }
    var findings: [Finding]
  }

  @Test func jsonKeepsTheText() throws {
    let bytes = ReportFormat.json.render(Self.report, .init())
    let finding = try #require(try JSONDecoder().decode(Parsed.self, from: Data(bytes)).findings.first)
    #expect(Array(finding.summary.unicodeScalars) == Array(Self.hostile.unicodeScalars))
    #expect(Array(finding.path.unicodeScalars) == Array("Content/\(Self.hostile).md".unicodeScalars))
  }

  // MARK: CSV

  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "＝1", "＋1", "－1", "＠SUM", "﹦1", "﹢1", "﹣1", "﹫A", " =1", "   @A", "\u{3000}＝1",
    "\u{A0}+1", "\t=1", "\ttext", "\rtext", "\ntext", "\n=1", "\u{FEFF}=1", "\u{200B}=1", "-",
  ]) func aSpreadsheetMayTakeItForAFormula(_ cell: Quoted) {
    #expect(CSVTable.isFormula(cell.value))
  }

  @Test(arguments: ["", " ", "Delete", "Save = keep", "a@b", "1-2", "– dash", "'=1", "…", "(-1)"])
  func isTextInASpreadsheet(_ cell: Quoted) {
    #expect(!CSVTable.isFormula(cell.value))
  }

  @Test(arguments: [
    ("Plain: text", "Plain: text"), ("a\u{1B}[2J\u{9B}", "a␛[2J\u{FFFD}"),
    ("two\nlines\tand more", "two\nlines\tand more"),
    ("\u{200F}שלום", "\u{200F}שלום"), ("a\n::error::b", "a\n:\u{2060}:error::b"), (" ::a", " :\u{2060}:a"),
    ("::a", ":\u{2060}:a"), (":a::b", ":a::b"), ("a::b", "a::b"), ("##[x] ##vso[y]", "##\u{2060}[x] ##vso\u{2060}[y]"),
  ]) func cellsKeepTheirText(_ cell: Quoted, _ expected: Quoted) {
    #expect(Array(LogText.cell(cell.value).unicodeScalars) == Array(expected.value.unicodeScalars))
  }
}

/// Text of a test that the test's own log shows escaped.
struct Quoted: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let value: String

  init(stringLiteral value: String) { self.value = value }

  var testDescription: String {
    value.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic ? String(scalar) : "<\(String(scalar.value, radix: 16))>"
    }.joined()
  }
}
