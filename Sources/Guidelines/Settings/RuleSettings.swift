package import Diagnostics
package import Dialogs

/// The rule settings of a site: enabled packs, severities, options, and house rules.
package struct RuleSettings: Sendable {
  /// Enabled packs, unless a page or block sets others.
  package var guidelines: [String]
  /// Platforms of dialogs, unless a page or block sets others.
  package var platforms: [Platform]
  /// Settings of rules by ID.
  package var rules: [String: Setting]
  /// House rules.
  package var houseRules: [HouseRule]

  /// The settings of a rule.
  package struct Setting: Sendable {
    /// Nil for the default.
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

  /// All rules of the site: those of Patternbook, then house rules.
  package var allRules: [any Rule] { RuleList.all + houseRules }

  /// Their descriptions, in the same order.
  package var descriptions: [RuleDescription] { allRules.map(\.description) }

  /// The severity of a rule's findings, or nil if the rule is off.
  package func severity(of rule: String, default severity: Severity) -> Severity? {
    guard let level = rules[rule]?.severity else { return severity }
    return level.severity
  }

  /// Findings of parsers with the severities of this site, without those of disabled rules.
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
