internal import Diagnostics
import Writing

extension ReportFormat {
  /// Annotations on the lines of a pull request, as workflow commands of GitHub Actions.
  ///
  /// GitHub shows ten annotations of a kind per step and silently drops the rest. So the worst findings are
  /// annotated, a final notice counts the rest, and the rest follows in a folded group of the log. Escaping is the
  /// same as in `command.ts` of actions/toolkit.
  package static let github = ReportFormat(name: "github", help: "annotations in GitHub Actions") {
    report, presentation in
    var github = GitHubReport(report: report, paths: presentation.paths)
    github.append()
    return Array(github.output.utf8)
  }
}

private struct GitHubReport {
  let report: Report
  let paths: PathStyle
  var output = ""

  /// Maximum number of annotations of a kind per step.
  private static let limit = 10
  /// GitHub truncates messages at 4,096 characters; this leaves room for the rest of the line.
  private static let messageLimit = 4_000
  /// Notes that a message has.
  private static let mostNotes = 20

  mutating func append() {
    var left: [Diagnostic] = []
    let listed = report.listed
    for severity in Severity.allCases.sorted(by: >) {
      let findings = listed.filter { $0.severity == severity }
      // The final notice is one of the notices.
      let shown = severity == .note ? Self.limit - 1 : Self.limit
      for finding in findings.prefix(shown) { annotate(finding) }
      left += findings.dropFirst(shown)
    }
    guard !left.isEmpty else { return }
    output += "::notice title=Patternbook::\(counted(left.count, "more finding")) in the step log\n"
    output += "::group::\(counted(left.count, "more finding"))\n"
    for finding in left {
      let place = finding.location.map { location in
        let start = report.region(of: location)?.start
        return paths(location.path) + ":\(start?.line ?? 1):\(start?.utf16Column ?? 1)"
      }
      output += printable(
        "\(finding.severity.rawValue): \(place ?? "patternbook"): \(finding.summary) [\(finding.rule)]")
      output += "\n"
    }
    output += "::endgroup::\n"
  }

  private mutating func annotate(_ finding: Diagnostic) {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(name: String, value: String)] = []
    if let location = finding.location {
      properties.append(("file", printable(paths(location.path))))
      if let region = report.region(of: location) {
        // GitHub ignores the columns of a multiline range, so only its first line is given.
        let isOneLine = region.start.line == region.end.line
        properties.append(("line", String(region.start.line)))
        properties.append(("endLine", String(region.start.line)))
        properties.append(("col", String(region.start.utf16Column)))
        if isOneLine { properties.append(("endColumn", String(region.end.utf16Column))) }
      }
    }
    properties.append(("title", printable(finding.rule)))
    output += "::\(command) "
    output += properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
    output += "::\(escapedData(message(finding)))\n"
  }

  private func message(_ finding: Diagnostic) -> String {
    var lines = [finding.summary]
    if !finding.explanation.isEmpty { lines.append(finding.explanation) }
    lines += finding.notes.prefix(Self.mostNotes).map { note in
      let place = note.location.map { location in
        let line = report.region(of: location).map { ":\($0.start.line)" } ?? ""
        return "\(paths(location.path))\(line): "
      }
      return "\(place ?? "")note: \(note.message)"
    }
    let rest = finding.notes.count - Self.mostNotes
    if rest > 0 { lines.append("note: \(counted(rest, "more place"))") }
    lines += finding.fixes.map { "help: \($0.label)" }
    let message = lines.map { printable($0) }.joined(separator: "\n")
    return message.count > Self.messageLimit ? message.prefix(Self.messageLimit - 1) + "…" : message
  }

  private func escapedData(_ text: String) -> String {
    escaped(text, [])
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(text, [":", ","])
  }

  private func escaped(_ text: String, _ others: [Unicode.Scalar]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (hex.count == 1 ? "0" : "") + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
