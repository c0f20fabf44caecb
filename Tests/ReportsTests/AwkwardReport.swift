import Diagnostics
import Reports
import TestSupport
import Writing

/// One report with all that formats trip over, shared by every golden.
enum AwkwardReport {
  static let value = Report(
    toolVersion: "1.2.3", findings: findings, rules: rules, filesChecked: 12,
    source: { path in sources.first { $0.path == path } })

  private static let page = SourceFile(
    path: "Content/a page, 100%: draft.md",
    text: """
      # Löschen? 👩‍👩‍👧 删除
      \t- label:\tCancel ##[error]no
      ::error::not a command \u{1B}[31m \u{202E}mirrored
      two lines

      \(String(repeating: "long ", count: 60))here\(String(repeating: " tail", count: 60))
      """)
  private static let empty = SourceFile(path: "Content/empty.md", text: "")
  private static let sources = [page, empty]

  private static let rules = [
    RuleDescription(
      id: "page/style", summary: "Write plainly", rationale: "Readers are in a hurry.",
      source: "Style guide, section 2", severity: .note),
    RuleDescription(
      id: "block/duplicate-button", summary: "Give each button its own label", rationale: "Equal labels say nothing.",
      severity: .error),
    RuleDescription(id: "page/unused", summary: "Nothing breaks this one", rationale: "", severity: .warning),
  ]

  private static let findings = [
    Diagnostic(
      rule: "site/configuration", severity: .warning, summary: "no `Content/site.yml`", explanation: "Defaults apply.",
      location: nil, notes: [.init("`patternbook init` writes one")]),
    Diagnostic(
      rule: "page/missing", severity: .error, summary: "file is gone", explanation: "It was there a moment ago.",
      location: SourceLocation(path: "Content/gone.md", range: 40..<50),
      fixes: [.init("write it again", edits: [.init(replace: 40..<50, with: "x")])]),
    Diagnostic(
      rule: "page/empty", severity: .warning, summary: "page is empty", explanation: "",
      location: SourceLocation(path: empty.path, range: 0..<0)),
    Diagnostic(
      rule: "page/whole", severity: .note, summary: "page has no description", explanation: "Search shows it.",
      location: SourceLocation(path: page.path)),
    Diagnostic(
      rule: "page/style", severity: .note, summary: "heading asks 100% of a reader, twice: why?",
      explanation: """
        An explanation over
        two lines, long enough to be wrapped at the width of the report, with “quotes”, a backslash \\ and 漢字漢字漢字漢字.
        """,
      location: SourceLocation(path: page.path, range: range("👩‍👩‍👧 删除"))),
    Diagnostic(
      rule: "block/duplicate-button", severity: .error, summary: "two buttons\nare “Cancel”",
      explanation: "Nobody can tell them apart.", location: SourceLocation(path: page.path, range: range("Cancel")),
      notes: [
        .init("first defined here", at: SourceLocation(path: page.path, range: range("label:\t"))),
        .init("said of another file", at: SourceLocation(path: "Content/gone.md", range: 3..<4)),
      ],
      fixes: [
        .init("replace with “Keep editing”", edits: [.init(replace: range("Cancel"), with: "Keep \"editing\"\n")]),
        .init("think again", edits: []),
      ]),
    Diagnostic(
      rule: "page/control", severity: .error, summary: "control character \u{1B}[31m in the text", explanation: "",
      location: SourceLocation(path: page.path, range: range("\u{1B}[31m"))),
    Diagnostic(
      rule: "page/lines", severity: .warning, summary: "one paragraph over two lines", explanation: "",
      location: SourceLocation(path: page.path, range: range("mirrored\ntwo lines"))),
    Diagnostic(
      rule: "page/long", severity: .warning, summary: "word in a long line", explanation: "",
      location: SourceLocation(path: page.path, range: range("here"))),
    Diagnostic(
      rule: "page/beyond", severity: .note, summary: "range past the end of the file", explanation: "",
      location: SourceLocation(path: page.path, range: 100_000..<100_001)),
  ]

  /// The only place of a text in the page.
  private static func range(_ text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    let starts = page.bytes.indices.filter { page.bytes[$0...].starts(with: wanted) }
    precondition(starts.count == 1, "\(text) stands \(starts.count) times in the page")
    return starts[0]..<starts[0] + wanted.count
  }
}
