import Diagnostics

/// The state sent to the browser after each build, as JSON.
struct BuildState: Sendable, Encodable {
  /// Identifies a build of this run of the preview; a page of another build is out of date.
  var revision: String
  /// Why the last build produced no site.
  var failure: String?
  /// Whether there is a site; if the last build failed, it is from an earlier build.
  var hasSite: Bool
  var errors = 0
  var warnings = 0
  /// The worst findings, limited to a readable number.
  var findings: [SiteSnapshot.Finding] = []

  private static let findingLimit = 20

  init(revision: String, hasSite: Bool, failure: String? = nil, findings: [SiteSnapshot.Finding] = []) {
    self.revision = revision
    self.hasSite = hasSite
    self.failure = failure
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    let worstFirst = Severity.allCases.sorted(by: >).lazy.flatMap { severity in
      findings.lazy.filter { $0.severity == severity }
    }
    self.findings = Array(worstFirst.prefix(Self.findingLimit))
  }
}
