import Diagnostics
import Reports
import Synchronization
import TestSupport
import Testing

/// Parts of the text report: changed lines of fixes, explanations, and the table of rules.
@Suite struct TextReportTests {
  private static func report(_ text: String, _ findings: [Diagnostic], rules: [RuleDescription] = []) -> Report {
    Report(
      toolVersion: "1.2.3", findings: findings, rules: rules, filesChecked: 1,
      source: { $0 == "a.md" ? SourceFile(path: "a.md", text: text) : nil })
  }

  private static func finding(
    _ rule: String = "page/a", _ severity: Severity = .warning, explanation: String = "", at start: Int = 0,
    fixes: [Diagnostic.Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, summary: "wrong", explanation: explanation,
      location: SourceLocation(path: "a.md", range: start..<start + 1), fixes: fixes)
  }

  private static func text(_ report: Report, _ presentation: ReportFormat.Presentation = .init()) -> String {
    String(decoding: ReportFormat.text.render(report, presentation), as: UTF8.self)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var edits: [Diagnostic.Edit]
    var lines: [String]

    var testDescription: String { name }
  }

  static let changes: [Change] = [
    .init(
      name: "a word", source: "one\ntwo\nthree\n", edits: [.init(replace: 4..<7, with: "2")], lines: ["- two", "+ 2"]),
    .init(
      name: "an inserted line", source: "one\ntwo\n", edits: [.init(replace: 3..<3, with: "\nmore")],
      lines: ["+ more"]),
    .init(
      name: "a removed line", source: "one\ntwo\nthree", edits: [.init(replace: 4..<8, with: "")], lines: ["- two"]),
    .init(
      name: "an emptied line", source: "one\ntwo\n", edits: [.init(replace: 4..<7, with: "")], lines: ["- two", "+"]),
    .init(
      name: "lines that change places", source: "a\nb\nc\nd\n",
      edits: [.init(replace: 2..<3, with: "c"), .init(replace: 4..<5, with: "b")],
      lines: ["- b", "- c", "+ c", "+ b"]),
    .init(
      name: "a line ending of two bytes", source: "one\r\ntwo\r\n", edits: [.init(replace: 5..<8, with: "2")],
      lines: ["- two", "+ 2"]),
    .init(
      name: "a command", source: "x\n", edits: [.init(replace: 0..<1, with: "##[error]\u{1B}[0m")],
      lines: ["- x", "+ ##\u{2060}[error]␛[0m"]),
    .init(
      name: "many lines", source: String(repeating: "x\n", count: 20), edits: [.init(replace: 0..<40, with: "y")],
      lines: []),
    .init(
      name: "a long line", source: String(repeating: "x", count: 300), edits: [.init(replace: 0..<1, with: "y")],
      lines: []),
    .init(name: "beyond the end", source: "x", edits: [.init(replace: 0..<90, with: "y")], lines: []),
  ]

  @Test(arguments: changes) func showsTheLinesThatAFixChanges(_ change: Change) {
    let finding = Self.finding(fixes: [.init("do it", edits: change.edits)])
    let lines = Self.text(Self.report(change.source, [finding])).split(separator: "\n")
    #expect(lines.contains("      = help: do it"))
    let shown = lines.filter { $0.hasPrefix("      -") || $0.hasPrefix("      +") }.map { String($0.dropFirst(6)) }
    #expect(shown == change.lines)
  }

  @Test func explainsOncePerRun() {
    let rule = RuleDescription(
      id: "page/a", summary: "", rationale: "", source: "Style guide, section 2", severity: .warning)
    let findings = (0..<3).map { Self.finding(explanation: "Readers are in a hurry.", at: $0) }
    let text = Self.text(Self.report("abc", findings, rules: [rule]))
    #expect(text.matches(of: /= Readers are in a hurry\./).count == 1)
    #expect(text.matches(of: /= source: Style guide, section 2/).count == 1)
  }

  /// Of many notes that say the same, the first three show their lines.
  @Test func listsTheOtherPlacesOfManyNotes() {
    var finding = Self.finding()
    finding.notes = (1...5).map { .init("also here", at: SourceLocation(path: "a.md", range: $0 * 2..<$0 * 2 + 1)) }
    let text = Self.text(Self.report("a\nb\nc\nd\ne\nf\n", [finding]))
    #expect(text.contains("a.md:4:1: note: also here\n    4 | d\n"), "\(text)")
    #expect(text.contains("= note: also here: a.md:5:1, a.md:6:1\n"), "\(text)")
    #expect(!text.contains("5 | e"), "\(text)")
  }

  /// What a list of places leaves out is counted.
  @Test(arguments: [(true, "1 more page"), (false, "1 more place"), (true, "3 more pages"), (false, "3 more places")])
  func countsThePlacesThatItLeavesOut(_ isOnePerPage: Bool, _ expected: String) {
    let count = expected.hasPrefix("1") ? 16 : 18
    var finding = Self.finding()
    finding.notes = (1...count).map {
      .init("also here", at: SourceLocation(path: isOnePerPage ? "\($0).md" : "a.md", range: 0..<1))
    }
    let text = Self.text(Self.report("a\n", [finding])).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let others = (4...15).map { isOnePerPage ? "\($0).md:1:1" : "a.md:1:1" }.joined(separator: ", ")
    #expect(text.contains("= note: also here: \(others) and \(expected) "), "\(text)")
  }

  @Test func countsByRule() {
    let fix = Diagnostic.Fix("do it", edits: [.init(replace: 0..<1, with: "y")])
    let findings =
      (0..<12).map { Self.finding("page/often", at: $0, fixes: $0 < 2 ? [fix] : []) }
      + [Self.finding("page/a-longer-name", .error, at: 3), Self.finding("page/b", .note, at: 4, fixes: [fix])]
      + [Self.finding("page/b", .error, at: 4)]
    let report = Self.report("abcdefghijkl", findings)
    #expect(
      Self.text(report, .init(fixCommand: "--fix")).hasSuffix(
        """
        ── Findings by rule ── explained by “patternbook rules RULE”

           12  warning  page/often          2 fixable
            1  error    page/a-longer-name
            1  error    page/b
            1  note     page/b              1 fixable

        2 errors, 12 warnings, 1 note in 1 file
        3 can be fixed with “--fix”

        """))
    #expect(!Self.text(report).contains("fixable"))
    #expect(!Self.text(report).contains("can be fixed"))
  }

  @Test func longLineNumbersStayAligned() {
    let start = 1_234_566
    let source = String(repeating: "\n", count: start) + "word"
    let lines = Self.text(Self.report(source, [Self.finding(at: start)])).split(separator: "\n")
    #expect(lines.contains("1234567 | word") && lines.contains("        | ^"))
  }

  @Test func limitCountsTheRest() {
    let text = Self.text(Self.report("abc", (0..<3).map { Self.finding(at: $0) }), .init(limit: 1))
    #expect(text.contains("── a.md ── 3 warnings\n"))
    #expect(text.matches(of: #/: warning: /#).count == 1)
    #expect(text.contains("\n2 more findings not listed\n"))
  }

  /// A long report is made in pieces, and reads each file once.
  @Test func makesLongReportsInPieces() {
    let files = (100..<500).map { number in
      SourceFile(path: "page \(number).md", text: String(repeating: "A line of page \(number).\n", count: 20))
    }
    let findings = files.flatMap { file in
      (1...20).map { line in
        Diagnostic(
          rule: "page/line", severity: .warning, summary: "line \(line)", explanation: "",
          location: SourceLocation(path: file.path, range: file.lineRange(line)))
      }
    }
    let reads = Atomic(0)
    let report = Report(toolVersion: "1.2.3", findings: findings, rules: [], filesChecked: files.count) { path in
      reads.add(1, ordering: .relaxed)
      return files.first { $0.path == path }
    }
    let pieces = Array(ReportFormat.text.pieces(report, .init()))
    #expect(reads.load(ordering: .relaxed) == files.count)
    #expect(pieces.count > 5)
    #expect(pieces.allSatisfy { $0.count < 70_000 && $0.last == UInt8(ascii: "\n") })
    let text = String(decoding: pieces.joined(), as: UTF8.self)
    #expect(text == String(decoding: ReportFormat.text.render(report, .init()), as: UTF8.self))
    #expect(text.matches(of: /(?m)^page \d+\.md:\d+:1: warning: line \d+/).count == findings.count)
  }
}
