internal import Diagnostics
package import Guidelines
import Writing

/// Explains one rule on a terminal: what it requires, why, where it applies, its settings, and its examples with
/// carets under findings.
package enum RuleExplanation {
  package static func text(_ sheet: RuleSheet, of chapter: RuleBook.Chapter, color: Bool) -> [UInt8] {
    var page = Page(sheet: sheet, chapter: chapter, paint: Paint(isOn: color))
    page.appendHead()
    page.appendFacts()
    page.appendSettings()
    page.appendExamples()
    return Array(page.text.utf8)
  }

  private struct Page {
    let sheet: RuleSheet
    let chapter: RuleBook.Chapter
    let paint: Paint
    var text = ""

    /// Columns for running text.
    private static let width = 88
    /// Columns for the names of facts; the longest is "Limitations:".
    private static let factWidth = 13

    mutating func appendHead() {
      line(paint(printable(sheet.id), .place))
      paragraph(sheet.description.summary + ".")
      line()
      paragraph(sheet.description.rationale)
      line()
    }

    mutating func appendFacts() {
      if let source = sheet.description.source { fact("Source", source) }
      fact("Scope", sheet.reach)
      fact("Severity", severity)
      if !chapter.isInForce {
        fact("Enabled", "only where a page or block names its pack: “guidelines: [\(chapter.pack.id)]”")
      }
      fact("Fix", sheet.hasFix ? "automatic where safe, with “patternbook check --fix”" : "by hand")
      if let heuristic = sheet.rule.heuristic { fact("Limitations", heuristic) }
      line()
    }

    private var severity: String {
      let initial = sheet.description.severity.rawValue
      let leniency = sheet.isSeveritySet ? "" : sheet.rule.leniency.map { "; \($0)" } ?? ""
      guard sheet.isSeveritySet else { return initial + leniency }
      return "\(sheet.severity?.rawValue ?? "off") in this site’s site.yml; default: \(initial)"
    }

    mutating func appendSettings() {
      heading("In site.yml")
      line("  rules:")
      for setting in sheet.setting { line("    " + printable(setting)) }
      line()
      for option in sheet.options {
        let initial = option.value == option.initial ? "as shown" : option.initial
        paragraph("\(option.name): \(option.summary) (\(option.typeName); default: \(initial))", 2)
      }
      if !sheet.options.isEmpty { line() }
    }

    mutating func appendExamples() {
      for verdict in [RuleExample.Verdict.passes, .fails] {
        let examples = sheet.examples.filter { $0.verdict == verdict }
        guard !examples.isEmpty else { continue }
        heading(verdict == .passes ? "Passes" : "Fails")
        for example in examples {
          if let options = example.options { paragraph("With \(options) in site.yml:", 2) }
          append(example.text, marks: example.marks, verdict == .passes ? .help : .error)
          if let fixed = example.fixed {
            line("  " + paint("fixed:", .help))
            append(fixed, marks: [], .help)
          }
          line()
        }
      }
    }

    private mutating func append(_ source: String, marks: [Range<Int>], _ role: Paint.Role) {
      let file = SourceFile(path: "", text: source)
      for number in 1...file.lineCount {
        let range = file.lineRange(number)
        if number == file.lineCount, range.isEmpty { break }
        gutter(printable(file.text(range)))
        let carets = Self.carets(under: marks, on: range, of: file)
        if !carets.isEmpty { gutter(paint(carets, role)) }
      }
    }

    /// `^~~~` under each marked part of a line.
    private static func carets(under marks: [Range<Int>], on line: Range<Int>, of file: SourceFile) -> String {
      var (carets, end) = ("", 0)
      for mark in marks where mark.lowerBound <= line.upperBound && mark.upperBound >= line.lowerBound {
        let mark = mark.clamped(to: line)
        let start = columns(of: printable(file.text(line.lowerBound..<mark.lowerBound)))
        guard start >= end else { continue }
        let width = max(1, columns(of: printable(file.text(mark))))
        carets += String(repeating: " ", count: start - end) + "^" + String(repeating: "~", count: width - 1)
        end = start + width
      }
      return carets
    }

    private mutating func gutter(_ content: String) {
      line(paint("  |", .gutter) + (content.isEmpty ? "" : " " + content))
    }

    private mutating func heading(_ title: String) { line(paint(title, .place)) }

    private mutating func fact(_ name: String, _ value: String) {
      for (index, part) in wrapped(value, columns: Self.width - Self.factWidth).enumerated() {
        let label = index == 0 ? name + ":" : ""
        line(label + String(repeating: " ", count: Self.factWidth - label.utf8.count) + part)
      }
    }

    private mutating func paragraph(_ content: String, _ indent: Int = 0) {
      for part in wrapped(content, columns: Self.width - indent) { line(String(repeating: " ", count: indent) + part) }
    }

    private mutating func line(_ content: String = "") { text += content + "\n" }
  }
}
