internal import Diagnostics
import Writing

extension ReportFormat {
  /// For people, with findings in the format of compilers, which terminals and editors turn into links.
  ///
  /// A line with counts begins each file. A finding is `path:line:column: error: summary [rule]`, the line with carets
  /// below the range, the explanation and the source of the rule if they are the first of their kind, help with the
  /// lines that a fix changes, and related locations. At the end are the number of findings of each rule and of all
  /// findings. Lines and columns start at 1; columns are UTF-16 units as in editors; a finding about a whole file is
  /// at 1:1. No line starts with text from an author, so none can be a command in a CI log.
  package static let text = inPieces(name: "text", help: "for reading, with source lines") { report, presentation in
    var text = TextReport(report: report, presentation: presentation)
    let findings = report.listed
    var rest = findings.prefix(presentation.limit ?? findings.count)
    let omitted = findings.count - rest.count
    var isDone = false
    return AnyIterator {
      guard !isDone else { return nil }
      while let finding = rest.popFirst() {
        text.append(finding)
        if text.output.count >= pieceSize { return text.takeOutput() }
      }
      isDone = true
      text.appendSummary(omitted: omitted)
      return text.takeOutput()
    }
  }

  /// The bytes from which on a piece of text is long enough.
  private static let pieceSize = 64 << 10
}

private struct TextReport {
  let report: Report
  let presentation: ReportFormat.Presentation
  private(set) var output: [UInt8] = []
  /// Counts of findings by file.
  private let counts: [String: Report.Counts]
  /// The file of the previous finding.
  private var path: String?
  /// The path that was last written, and how.
  private var written: (path: String, text: String)?
  /// Explanations, and rules with a source, that have been given.
  private var explained: Set<String> = []

  private var paint: Paint { Paint(isOn: presentation.color) }
  /// Width of explanations in columns.
  private static let width = 88

  init(report: Report, presentation: ReportFormat.Presentation) {
    self.report = report
    self.presentation = presentation
    counts = report.findings.reduce(into: [:]) { counts, finding in
      counts[finding.location?.path ?? "", default: .init()].add(finding.severity)
    }
  }

  /// Notes that say the same and are shown with their lines.
  private static let mostExcerpts = 3
  /// Places of other notes that say the same and are named.
  private static let mostPlaces = 12

  /// What has been written since the last time.
  mutating func takeOutput() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  mutating func append(_ finding: Diagnostic) {
    if let path = finding.location?.path, path != self.path {
      heading(text(ofPath: path), counts[path]?.text() ?? "")
      self.path = path
    }
    let style = Paint.Role(finding.severity)
    let place = if let location = finding.location { position(location) } else { "patternbook" }
    line(
      paint(place + ":", .place) + " " + paint(finding.severity.rawValue + ":", style) + " "
        + paint(printable(finding.summary), .place) + paint(" [" + printable(finding.rule) + "]", .faint))
    if let location = finding.location { excerpt(location, style) }
    if explained.insert(finding.explanation).inserted { remark(nil, finding.explanation) }
    if let source = report.rule(finding.rule)?.source, explained.insert(finding.rule).inserted {
      remark("source", source)
    }
    for note in finding.notes where note.location == nil { remark("note", note.message, .note) }
    for fix in finding.fixes { help(fix, in: finding.location?.path ?? "") }
    notes(finding.notes.filter { $0.location != nil })
    line("")
  }

  /// Notes with their places; of many that say the same, the first ones with their lines, and where the others are.
  private mutating func notes(_ notes: [Diagnostic.Note]) {
    var shown: [String: Int] = [:]
    var others: [String: [SourceLocation]] = [:]
    for note in notes {
      guard let location = note.location else { continue }
      guard shown[note.message, default: 0] < Self.mostExcerpts else {
        others[note.message, default: []].append(location)
        continue
      }
      shown[note.message, default: 0] += 1
      line(paint(position(location) + ":", .place) + " " + paint("note:", .note) + " " + printable(note.message))
      excerpt(location, .note)
    }
    for (message, places) in others.sorted(by: { $0.key < $1.key }) {
      var named = places.prefix(Self.mostPlaces).map { position($0) }
      let rest = places.count - named.count
      if rest > 0 {
        let all = Set(notes.lazy.filter { $0.message == message }.map(\.location?.path))
        let isOnePerPage = all.count == places.count + Self.mostExcerpts
        named[named.count - 1] += " and " + counted(rest, isOnePerPage ? "more page" : "more place")
      }
      remark("note", printable(message) + ": " + named.joined(separator: ", "), .note)
    }
  }

  mutating func appendSummary(omitted: Int) {
    if omitted > 0 { line("\(counted(omitted, "more finding")) not listed\n") }
    let tally = RuleTally(report.findings)
    if report.findings.count > 1 {
      heading("Findings by rule", "explained by “patternbook rules RULE”")
      for row in tally.rows(fixCommand: presentation.fixCommand) {
        line(row.count + "  " + paint(row.label, Paint.Role(row.severity)) + "  " + printable(row.rule) + row.fixable)
      }
      line("")
    }
    let totals = report.totals
    line(paint(report.summary, totals.errors > 0 ? .error : totals.warnings > 0 ? .warning : .note))
    if let command = presentation.fixCommand, tally.fixable > 0 {
      line("\(tally.fixable) can be fixed with “\(paint(command, .help))”")
    }
    if let comparison = report.comparison { line(printable(comparison.summary)) }
  }

  /// A fix: what it does, and the changed lines.
  private mutating func help(_ fix: Diagnostic.Fix, in path: String) {
    remark("help", fix.label, .help)
    guard let change = report.changedLines(by: fix, in: path) else { return }
    for text in change.old { line(paint("      -", .removed) + (text.isEmpty ? "" : " " + paint(text, .removed))) }
    for text in change.new { line(paint("      +", .added) + (text.isEmpty ? "" : " " + paint(text, .added))) }
  }

  /// The line that begins a group: what it is about, and something about it.
  private mutating func heading(_ name: String, _ detail: String) {
    line(paint("──", .gutter) + " " + paint(name, .heading) + " " + paint("──", .gutter) + " " + detail + "\n")
  }

  /// Text about a finding, below its source line.
  private mutating func remark(_ kind: String?, _ text: String, _ style: Paint.Role = .place) {
    let label = kind.map { $0 + ": " } ?? ""
    for (index, part) in wrapped(label + text, columns: Self.width).enumerated() {
      // The label is a word of its own in the first line.
      let rest = index == 0 ? part.dropFirst(label.utf8.count) : part[...]
      line(
        index == 0 ? paint("      =", .gutter) + " " + paint(String(label), style) + rest : "        " + rest)
    }
  }

  /// `path:line:column`.
  private mutating func position(_ location: SourceLocation) -> String {
    let start = report.region(of: location)?.start
    return text(ofPath: location.path) + ":\(start?.line ?? 1):\(start?.utf16Column ?? 1)"
  }

  private mutating func text(ofPath path: String) -> String {
    if let written, written.path == path { return written.text }
    let text = printable(presentation.paths(path))
    written = (path, text)
    return text
  }

  private mutating func excerpt(_ location: SourceLocation, _ style: Paint.Role) {
    guard let range = location.range, let source = report.source(location.path),
      let region = report.region(of: location)
    else { return }
    let marked = MarkedLine(range, of: source)
    let number = String(region.start.line)
    gutter(number, marked.text)
    gutter(String(repeating: " ", count: number.utf8.count), marked.carets, style)
  }

  private mutating func gutter(_ number: String, _ text: String, _ style: Paint.Role? = nil) {
    let padding = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    line(paint(padding + number + " |", .gutter) + (text.isEmpty ? "" : " ") + (style.map { paint(text, $0) } ?? text))
  }

  private mutating func line(_ text: String) {
    output += text.utf8
    output.append(UInt8(ascii: "\n"))
  }
}
