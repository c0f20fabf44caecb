package import Diagnostics

extension RuleDescription {
  /// A rule that only tests know.
  package init(_ id: String, severity: Severity = .warning) {
    self.init(id: id, summary: "", rationale: "", severity: severity)
  }
}

extension Diagnostic {
  /// A finding of a rule that only tests know.
  package init(
    rule: String, severity: Severity, summary: String, explanation: String, location: SourceLocation?,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.init(
      rule: RuleDescription(rule, severity: severity), summary: summary, explanation: explanation, location: location,
      notes: notes, fixes: fixes)
  }
}
