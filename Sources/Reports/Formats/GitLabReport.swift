internal import Diagnostics
import Writing

extension ReportFormat {
  /// For GitLab's Code Quality reports: an array of issues.
  ///
  /// GitLab compares the report of a merge request with that of its target branch by fingerprint, so fingerprints do not
  /// depend on lines.
  package static let gitlab = ReportFormat(name: "gitlab", help: "Code Quality in GitLab") { report, presentation in
    let fingerprints = report.fingerprints()
    var json = JSONWriter()
    json.list(zip(report.findings, fingerprints)) { json, pair in
      let (finding, fingerprint) = pair
      json.object { json in
        json.member("description", description(of: finding))
        json.member("check_name", finding.rule)
        json.member("fingerprint", fingerprint)
        json.member("severity", severity(finding.severity))
        json.member("location") { json in
          // GitLab requires a place; findings about the whole site have none.
          json.member("path", presentation.paths(finding.location?.path ?? "Content"))
          json.member("lines") { json in
            json.member("begin", finding.location.flatMap { report.region(of: $0)?.start.line } ?? 1)
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func description(of finding: Diagnostic) -> String {
    if finding.explanation.isEmpty { return finding.summary }
    let end = finding.summary.last.map { ".?!…".contains($0) } ?? true ? "" : "."
    return finding.summary + end + " " + finding.explanation
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
