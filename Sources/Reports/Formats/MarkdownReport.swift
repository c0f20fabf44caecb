internal import Diagnostics
import Writing

extension ReportFormat {
  /// A table in Markdown for a comment on a pull request, or a GitHub Actions step summary (the file in
  /// `GITHUB_STEP_SUMMARY`): worst findings first, up to the size limit of a comment.
  package static let markdown = ReportFormat(name: "markdown", help: "a table for step summaries and comments") {
    report, presentation in
    var markdown = MarkdownReport(report: report, paths: presentation.paths)
    markdown.append()
    return Array(markdown.output.utf8)
  }
}

private struct MarkdownReport {
  let report: Report
  let paths: PathStyle
  var output = ""

  /// GitHub refuses comments of more than 65,536 characters; this leaves room for the last line.
  private static let limit = 65_000

  mutating func append() {
    output += "### Patternbook: \(report.summary)\n"
    if let comparison = report.comparison { output += "\n" + MarkdownComment.text(comparison.summary) + "\n" }
    let findings = report.worstFirst
    guard !findings.isEmpty else { return }
    output += "\n| | Where | Finding | Rule |\n| --- | --- | --- | --- |\n"
    for (index, finding) in findings.enumerated() {
      let row = row(finding)
      guard output.utf8.count + row.utf8.count < Self.limit else {
        output += "\n\(counted(findings.count - index, "more finding")) omitted.\n"
        return
      }
      output += row
    }
  }

  private func row(_ finding: Diagnostic) -> String {
    let place = finding.location.map { location in
      let line = report.region(of: location).map { ":\($0.start.line)" } ?? ""
      return MarkdownComment.text(paths(location.path) + line)
    }
    let explanation = finding.explanation.isEmpty ? "" : "<br>" + MarkdownComment.text(finding.explanation)
    return "| \(finding.severity.rawValue) | \(place ?? "") | \(MarkdownComment.text(finding.summary))\(explanation) | "
      + "\(MarkdownComment.text(finding.rule)) |\n"
  }
}
