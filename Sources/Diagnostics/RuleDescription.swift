/// What reports, reference pages, and listings show about a rule.
///
/// The rule itself is implemented in its pack.
package struct RuleDescription: Sendable, Hashable {
  /// `pack/name` in kebab case.
  ///
  /// Its meaning never changes once released.
  package var id: String
  /// One line: what the rule requires.
  package var summary: String
  /// Why, in full sentences.
  package var rationale: String
  /// Document and section of the source; nil for rules of Patternbook.
  package var source: String?
  /// Severity unless the site configures another.
  package var severity: Severity
  /// Address of the page that explains the rule; nil unless a site is published with one.
  package var page: String?

  package init(id: String, summary: String, rationale: String, source: String? = nil, severity: Severity) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.severity = severity
  }

  /// The part of the ID before the slash.
  package var pack: String { String(Substring(id.utf8.prefix { $0 != UInt8(ascii: "/") })) }
}
