import Diagnostics

/// What the browser is told after each build, as JSON.
struct BuildState: Sendable, Encodable {
  /// Names one build of one run of the preview; a page of another one is out of date.
  var revision: String
  /// Why the last build made no site.
  var failure: String?
  /// Whether there is a site, of an earlier build where the last one failed.
  var hasSite: Bool
  var errors = 0
  var warnings = 0
  /// The worst, as many as a person reads at once.
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
