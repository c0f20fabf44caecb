package import Diagnostics
package import Dialogs

/// What a site says of rules: which packs are in force, how much each rule matters, their options, and its own rules.
package struct RuleSettings: Sendable {
  /// Packs in force unless a page or a block says otherwise.
  package var guidelines: [String]
  /// Platforms that dialogs are drawn for unless a page or a block says otherwise.
  package var platforms: [Platform]
  /// What has been set for single rules, by id.
  package var rules: [String: Setting]
  /// Rules that the site has written for itself.
  package var houseRules: [HouseRule]

  /// What has been set for one rule.
  package struct Setting: Sendable {
    /// Nil for the rule's own.
    package var severity: Level?
    package var options: RuleOptions

    package init(severity: Level? = nil, options: RuleOptions = RuleOptions()) {
      self.severity = severity
      self.options = options
    }
  }

  /// A severity, or off.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    case off, note, warning, error

    /// Nil for off.
    package var severity: Severity? { Severity(rawValue: rawValue) }
  }

  package init(
    guidelines: [String] = [], platforms: [Platform] = [], rules: [String: Setting] = [:],
    houseRules: [HouseRule] = []
  ) {
    self.guidelines = guidelines
    self.platforms = platforms
    self.rules = rules
    self.houseRules = houseRules
  }

  /// Every rule there is for the site: Patternbook's own, then the site's.
  package var allRules: [any Rule] { RuleList.all + houseRules }

  /// What each of them asks for, in that order.
  package var descriptions: [RuleDescription] { allRules.map(\.description) }

  /// The severity of a rule's findings, or nil where the rule is off.
  package func severity(of rule: String, default severity: Severity) -> Severity? {
    guard let level = rules[rule]?.severity else { return severity }
    return level.severity
  }

  /// Findings of parsers with the severities of this site; those of rules that are off are left out.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !rules.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard let severity = severity(of: diagnostic.rule, default: diagnostic.severity) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}
