internal import Diagnostics
import Writing

extension ReportFormat {
  /// For people, in the format of compilers, which editors can parse.
  ///
  /// `path:line:column: error: summary [rule]`, the line with carets below the range, the explanation if it is the
  /// first of its kind, related locations, and help with the line as it would be; then how often each rule was broken,
  /// and a line that counts findings. The findings of a file are together. Lines and columns start at 1; columns are UTF-16 units as in
  /// editors; a finding about a whole file is at 1:1. No line starts with text from an author, so none can be a
  /// command in a CI log.
  package static let text = ReportFormat(name: "text", help: "for reading, with source lines") {
    report, presentation in
    var text = TextReport(report: report, presentation: presentation)
    let findings = report.listed
    let shown = findings.prefix(presentation.limit ?? findings.count)
    for finding in shown { text.append(finding) }
    text.appendSummary(omitted: findings.count - shown.count)
    return Array(text.output.utf8)
  }
}

private struct TextReport {
  let report: Report
  let presentation: ReportFormat.Presentation
  var output = ""
  /// Explanations that have been given.
  private var explained: Set<String> = []

  private var paint: Paint { Paint(isOn: presentation.color) }
  /// Width of explanations in columns.
  private static let width = 88

  init(report: Report, presentation: ReportFormat.Presentation) {
    self.report = report
    self.presentation = presentation
  }

  mutating func append(_ finding: Diagnostic) {
    let style: Paint.Role =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    let place = finding.location.map { position($0) } ?? "patternbook"
    line(
      paint(place + ":", .place) + " " + paint(finding.severity.rawValue + ":", style) + " "
        + paint(printable(finding.summary), .place) + " [" + printable(finding.rule) + "]")
    if let location = finding.location { excerpt(location, style) }
    if explained.insert(finding.explanation).inserted {
      for part in wrapped(finding.explanation, columns: Self.width) { gutter("", part) }
    }
    for note in finding.notes {
      let place = note.location.map { paint(position($0) + ":", .place) + " " } ?? gutterSpace
      line(place + paint("note:", .note) + " " + printable(note.message))
      if let location = note.location { excerpt(location, .note) }
    }
    for fix in finding.fixes {
      line(gutterSpace + paint("help:", .help) + " " + printable(fix.label))
      guard let change = report.changedLine(by: fix, in: finding.location?.path ?? "") else { continue }
      line(paint("      - ", .gutter) + change.old)
      line(paint("      + ", .gutter) + change.new)
    }
    line("")
  }

  mutating func appendSummary(omitted: Int) {
    if omitted > 0 { line("\(counted(omitted, "more finding")) not listed") }
    appendTally()
    let totals = report.totals
    let style: Paint.Role = totals.errors > 0 ? .error : totals.warnings > 0 ? .warning : .note
    line(paint(report.summary, style))
    if let comparison = report.comparison { line(printable(comparison.summary)) }
  }

  /// How often each rule was broken, most often first.
  private mutating func appendTally() {
    guard report.findings.count > 1 else { return }
    var counts: [String: Int] = [:]
    for finding in report.findings { counts[finding.rule, default: 0] += 1 }
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let number = String(count)
      line(String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number + "  " + printable(rule))
    }
  }

  /// `path:line:column`.
  private func position(_ location: SourceLocation) -> String {
    let start = report.region(of: location)?.start
    return printable(presentation.pathPrefix + location.path) + ":\(start?.line ?? 1):\(start?.utf16Column ?? 1)"
  }

  private mutating func excerpt(_ location: SourceLocation, _ style: Paint.Role) {
    guard let range = location.range, let source = report.source(location.path),
      let region = report.region(of: location)
    else { return }
    let marked = MarkedLine(range, of: source)
    gutter(String(region.start.line), marked.text)
    gutter("", marked.carets, style)
  }

  private mutating func gutter(_ number: String, _ text: String, _ style: Paint.Role? = nil) {
    let padding = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    line(paint(padding + number + " |", .gutter) + (text.isEmpty ? "" : " ") + (style.map { paint(text, $0) } ?? text))
  }

  /// As wide as the gutter.
  private var gutterSpace: String { "        " }

  private mutating func line(_ text: String) {
    output += text
    output += "\n"
  }
}
