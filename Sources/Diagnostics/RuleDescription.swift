/// What a report, a reference page and a terminal say of a rule; the rule itself lives where it is checked.
///
/// Each rule is described once: in its own file, or beside the parser that makes its findings. A finding is made with
/// that description, so none can name a rule that does not exist.
package struct RuleDescription: Sendable, Hashable {
  /// `pack/name`, kebab-case; never changes its meaning once shipped.
  package var id: String
  /// One line: what is asked for.
  package var summary: String
  /// Why, in whole sentences.
  package var rationale: String
  /// Document and section that the rule comes from; nil for rules of Patternbook's own.
  package var source: String?
  /// Severity unless the site's configuration says otherwise.
  package var severity: Severity
  /// Address of the page that explains it; nil unless a site is published with one.
  package var page: String?

  package init(id: String, summary: String, rationale: String, source: String? = nil, severity: Severity) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.severity = severity
  }

  /// The part of the id before the slash.
  package var pack: String { String(id.prefix { $0 != "/" }) }
}
