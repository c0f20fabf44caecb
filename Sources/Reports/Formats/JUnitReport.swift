internal import Diagnostics
import Writing

extension ReportFormat {
  /// For servers that show test results: a suite for each file with findings, and a failed test for each finding.
  ///
  /// Valid against the schema of Apache Ant. Times are zero, so that equal reports have equal bytes. Without findings,
  /// there is one test that passes.
  package static let junit = ReportFormat(name: "junit", help: "test results for CI servers") { report, presentation in
    var junit = JUnitReport(report: report, paths: presentation.paths)
    junit.append()
    return Array(junit.output.utf8)
  }
}

private struct JUnitReport {
  let report: Report
  let paths: PathStyle
  var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  mutating func append() {
    output += "<testsuites>\n"
    // Findings are in the order of their files.
    let suites = report.findings
    var start = 0
    var id = 0
    while start < suites.count {
      let path = suites[start].location?.path
      let end = suites[start...].firstIndex { $0.location?.path != path } ?? suites.count
      append(suites[start..<end], in: path.map { paths($0) } ?? "patternbook", id: id)
      (start, id) = (end, id + 1)
    }
    if suites.isEmpty { append([], in: "patternbook", id: 0) }
    output += "</testsuites>\n"
  }

  private mutating func append(_ findings: ArraySlice<Diagnostic>, in file: String, id: Int) {
    output += "  <testsuite\(attribute("name", file)) package=\"patternbook\" id=\"\(id)\""
    output += " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" tests=\"\(max(findings.count, 1))\""
    output += " failures=\"\(findings.count)\" errors=\"0\" time=\"0\">\n    <properties/>\n"
    for finding in findings {
      let line = finding.location.flatMap { report.region(of: $0)?.start.line }.map { ":\($0)" } ?? ""
      output += "    <testcase\(attribute("name", finding.rule + line))\(attribute("classname", file)) time=\"0\">\n"
      output += "      <failure\(attribute("message", finding.summary))\(attribute("type", finding.severity.rawValue))>"
      output += escaped("\(file)\(line): \(finding.summary)\n\(finding.explanation)")
      output += "</failure>\n    </testcase>\n"
    }
    if findings.isEmpty {
      output += "    <testcase\(attribute("name", report.summary)) classname=\"patternbook\" time=\"0\"/>\n"
    }
    output += "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
  }

  /// An attribute of a token: without line breaks and repeated spaces.
  private func attribute(_ name: String, _ value: String) -> String {
    let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return " \(name)=\"\(escaped(words))\""
  }

  /// Text for XML; control characters, which XML cannot hold, are made visible.
  private func escaped(_ text: String) -> String {
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty { result += "\n" }
      for scalar in printable(String(line)).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
