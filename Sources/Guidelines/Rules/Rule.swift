package import Diagnostics
package import Dialogs

/// A rule with its description, options, and examples.
///
/// The protocols below check it.
///
/// A rule is one file in the folder of its pack and one line in `RuleList`. A rule that conforms to none of the
/// protocols below describes findings of a parser.
package protocol Rule: Sendable {
  var description: RuleDescription { get }
  /// What it checks, which the kind of the rule says; nil if it checks nothing itself.
  var subject: RuleSubject? { get }
  /// The dialogs it checks; default: all.
  var scope: RuleScope { get }
  /// The options of the rule.
  var options: [any ConfigurableOption] { get }
  /// When its findings have a lower severity: “note on action sheets”; nil if never.
  var leniency: String? { get }
  /// Limitations, for rules that judge language or intent; nil for others.
  var heuristic: String? { get }
  /// What the guideline says that the rule checks, and in which section; nil if the pack's statements name the rule.
  ///
  /// A rule of a pack needs either, so that its page and the account of what is checked are complete.
  var statement: (text: String, section: String)? { get }
  /// Whether findings suggest the word that was probably meant, which no example shows.
  var suggestsWords: Bool { get }
  /// What passes and what does not: documentation and tests in one.
  var examples: [RuleExample] { get }
}

extension Rule {
  package var subject: RuleSubject? { nil }
  package var scope: RuleScope { RuleScope() }
  package var options: [any ConfigurableOption] { [] }
  package var leniency: String? { nil }
  package var heuristic: String? { nil }
  package var statement: (text: String, section: String)? { nil }
  package var suggestsWords: Bool { false }
}

/// A rule that checks a single dialog.
package protocol DialogRule: Rule {
  func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding]
}

/// A rule that checks a page without its dialogs.
package protocol PageRule: Rule {
  func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding]
}

/// A rule that needs all pages.
package protocol SiteRule: Rule {
  func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding]
}

/// A rule by what it checks.
///
/// Casting each rule to a protocol at run time would search all types of the program.
package enum RuleSubject: Sendable {
  case dialogs(any DialogRule)
  case pages(any PageRule)
  case sites(any SiteRule)
}

extension DialogRule {
  package var subject: RuleSubject? { .dialogs(self) }
}

extension PageRule {
  package var subject: RuleSubject? { .pages(self) }
}

extension SiteRule {
  package var subject: RuleSubject? { .sites(self) }
}

/// The dialogs that a rule checks.
package struct RuleScope: Sendable, Hashable {
  package var kinds: [DialogKind]
  /// Nil for all platforms.
  ///
  /// Otherwise, the rule checks dialogs drawn for at least one of these platforms.
  package var platforms: [Platform]?

  package init(kinds: [DialogKind] = DialogKind.allCases, platforms: [Platform]? = nil) {
    self.kinds = kinds
    self.platforms = platforms
  }
}

/// A result of a rule; the validator adds the rule's ID, severity, and reason.
package struct Finding: Sendable {
  /// A headline with the specific part first.
  package var summary: String
  /// Why it matters here, if the rationale of the rule is not specific enough.
  package var explanation: String?
  /// The severity in this case; nil for the severity of the rule.
  ///
  /// A severity set by the site takes precedence, unless the finding is uncertain.
  package var severity: Severity?
  /// Whether there may be no fault at all; such a finding is a note, whatever severity the site has set.
  package var isUncertain: Bool
  /// The narrowest wrong range of the file.
  package var range: SourceRange?
  /// Where it is if the page includes it from another file.
  @Rare package var included: IncludedPlace?
  package var notes: [Diagnostic.Note]
  package var fixes: [Diagnostic.Fix]
  /// What it has in common with others; nil where each has to be edited by itself.
  package var cause: Diagnostic.Cause?
  /// A rule whose finding about the same dialog reports the same fault; nil if none does.
  ///
  /// If there is such a finding, this one is left out, unless the block names the rule under `allow` or `violates`.
  package var duplicate: RuleDescription?

  package init(
    _ summary: String, at range: SourceRange?, because explanation: String? = nil, severity: Severity? = nil,
    isUncertain: Bool = false, notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = [],
    cause: Diagnostic.Cause? = nil, duplicating duplicate: RuleDescription? = nil
  ) {
    self.duplicate = duplicate
    self.severity = severity
    self.isUncertain = isUncertain
    self.summary = summary
    self.explanation = explanation
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.cause = cause
  }

  /// The same about something that the page may include from another file.
  package func included(from place: IncludedPlace?) -> Finding {
    var finding = self
    if let place { finding.included = place }
    return finding
  }
}

/// A finding of a rule that needs all pages, with its location.
package struct SiteFinding: Sendable {
  /// Index of the page.
  package var page: Int
  /// Index of the dialog at fault on the page, if any.
  package var dialog: Int?
  /// The file at fault if it is not the page.
  package var file: String?
  package var finding: Finding

  package init(page: Int, dialog: Int? = nil, _ finding: Finding) {
    self.page = page
    self.dialog = dialog
    self.finding = finding
  }

  package init(file: String, _ finding: Finding) {
    page = 0
    self.file = file
    self.finding = finding
  }
}
