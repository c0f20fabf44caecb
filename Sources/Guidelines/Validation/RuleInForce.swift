import Diagnostics
import Dialogs

/// A rule with the settings of the site.
struct RuleInForce<Checked: Sendable>: Sendable {
  private let description: RuleDescription
  let check: Checked
  let scope: RuleScope
  let severity: Severity
  /// Whether the site has set the severity.
  private let isSeveritySet: Bool
  /// True if the site has turned it off; counter-examples can break it anyway.
  let isOff: Bool
  let options: RuleOptions
  var id: String { description.id }
  var pack: String { description.pack }

  init(_ rule: any Rule, _ check: Checked, settings: RuleSettings) {
    let description = rule.description
    self.description = description
    self.check = check
    scope = rule.scope
    let severity = settings.severity(of: description.id, default: description.severity)
    self.severity = severity ?? description.severity
    isOff = severity == nil
    isSeveritySet = settings.rules[description.id]?.severity != nil
    options = settings.rules[description.id]?.options ?? RuleOptions()
  }

  func applies(to platforms: [Platform]) -> Bool {
    guard let wanted = scope.platforms else { return true }
    return platforms.contains { wanted.contains($0) }
  }

  func diagnostic(_ finding: Finding, path: String) -> Diagnostic {
    Diagnostic(
      rule: description, severity: severity(of: finding), summary: finding.summary,
      explanation: finding.explanation ?? description.rationale,
      location: SourceLocation(path: path, range: finding.range, included: finding.included), notes: finding.notes,
      fixes: finding.fixes,
      cause: finding.cause)
  }

  private func severity(of finding: Finding) -> Severity {
    if finding.isUncertain { return .note }
    return isSeveritySet ? severity : finding.severity ?? severity
  }
}
