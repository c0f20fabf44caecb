internal import Diagnostics
import Writing

extension ReportFormat {
  /// For reviewdog: one finding a line, with fixes as suggestions.
  ///
  /// Columns count UTF-8 bytes from 1; ends are exclusive.
  package static let rdjsonl = ReportFormat(name: "rdjsonl", help: "reviewdog, with suggestions") {
    report, presentation in
    var output: [UInt8] = []
    for finding in report.findings {
      let diagnostic = ReviewdogDiagnostic(finding: finding, report: report, paths: presentation.paths)
      output += diagnostic.bytes + [UInt8(ascii: "\n")]
    }
    return output
  }
}

private struct ReviewdogDiagnostic {
  let finding: Diagnostic
  let report: Report
  let paths: PathStyle

  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("message", finding.summary + (finding.explanation.isEmpty ? "" : "\n" + finding.explanation))
      json.member("location") { json in
        json.member("path", paths(finding.location?.path ?? "Content"))
        if let location = finding.location, let region = report.region(of: location) { range(region, &json) }
      }
      json.member("severity", severity)
      json.member("source") { $0.member("name", "patternbook") }
      json.member("code") { json in
        json.member("value", finding.rule)
        if let page = report.rule(finding.rule)?.page { json.member("url", page) }
      }
      let suggestions = finding.fixes.compactMap { fix in
        report.replacement(by: fix, in: finding.location?.path ?? "")
      }
      if !suggestions.isEmpty {
        json.member("suggestions", array: suggestions) { json, suggestion in
          json.object { json in
            if let region = report.region(suggestion.range, in: finding.location?.path ?? "") { range(region, &json) }
            json.member("text", suggestion.text)
          }
        }
      }
    }
    return json.bytes
  }

  private var severity: String {
    switch finding.severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }

  private func range(_ region: Report.Region, _ json: inout JSONWriter) {
    json.member("range") { json in
      json.member("start") { position(region.start, &$0) }
      json.member("end") { position(region.end, &$0) }
    }
  }

  private func position(_ position: SourceFile.Position, _ json: inout JSONWriter) {
    json.member("line", position.line)
    json.member("column", position.utf8Column)
  }
}
