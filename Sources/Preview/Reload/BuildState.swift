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

  init(
    revision: String, hasSite: Bool, failure: String? = nil, findings: SiteSnapshot.Findings = SiteSnapshot.Findings()
  ) {
    self.revision = revision
    self.hasSite = hasSite
    self.failure = failure
    (errors, warnings, self.findings) = (findings.errors, findings.warnings, findings.worst)
  }
}
