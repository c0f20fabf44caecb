package import Diagnostics
package import Dialogs

/// What a guideline asks for, with all that people need to understand it; how it is checked is for the kinds of rule
/// below.
///
/// A rule is one file in its pack's folder and one line in `RuleList`. A rule that is none of the kinds below documents
/// findings that a parser makes; its description is declared beside that parser.
package protocol Rule: Sendable {
  var description: RuleDescription { get }
  /// The dialogs that it speaks of; all, unless it says otherwise.
  var scope: RuleScope { get }
  /// What a site may set.
  var options: [any ConfigurableOption] { get }
  /// When its findings weigh less than the rule's severity says: “note on action sheets”; nil where they never do.
  var leniency: String? { get }
  /// Why it may err, for rules that judge language or intent; nil for those that cannot.
  var heuristic: String? { get }
  /// What the guideline says that the rule checks, and in which section; nil if the pack's statements name the rule.
  ///
  /// A rule of a pack needs either, so that its page and the account of what is checked are complete.
  var statement: (text: String, section: String)? { get }
  /// What passes and what does not: documentation and tests in one.
  var examples: [RuleExample] { get }
}

extension Rule {
  package var scope: RuleScope { RuleScope() }
  package var options: [any ConfigurableOption] { [] }
  package var leniency: String? { nil }
  package var heuristic: String? { nil }
  package var statement: (text: String, section: String)? { nil }
}

/// A rule that judges one dialog by itself.
package protocol DialogRule: Rule {
  func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding]
}

/// A rule that judges a page, its dialogs aside.
package protocol PageRule: Rule {
  func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding]
}

/// A rule that has to see all pages.
package protocol SiteRule: Rule {
  func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding]
}

/// The dialogs that a rule speaks of.
package struct RuleScope: Sendable, Hashable {
  package var kinds: [DialogKind]
  /// Nil for all platforms.
  ///
  /// Otherwise the rule looks at dialogs that are drawn for at least one of these.
  package var platforms: [Platform]?

  package init(kinds: [DialogKind] = DialogKind.allCases, platforms: [Platform]? = nil) {
    self.kinds = kinds
    self.platforms = platforms
  }
}

/// Something that a rule has found; the validator adds the rule's id, severity and reason.
package struct Finding: Sendable {
  /// A headline that begins with the specific.
  package var summary: String
  /// Why it matters here, where the rule's rationale does not say it well enough.
  package var explanation: String?
  /// How much it matters where that depends on the case; nil for the rule's severity.
  ///
  /// What a site has set for the rule goes before either.
  package var severity: Severity?
  /// The narrowest range of the page's file that is wrong.
  package var range: SourceRange?
  package var notes: [Diagnostic.Note]
  package var fixes: [Diagnostic.Fix]
  /// A rule whose finding about the same dialog reports the same fault; nil where none does.
  ///
  /// If there is such a finding, this one is left out, unless the block names the rule under `allow` or `violates`.
  package var duplicate: RuleDescription?

  package init(
    _ summary: String, at range: SourceRange?, because explanation: String? = nil, severity: Severity? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = [], duplicating duplicate: RuleDescription? = nil
  ) {
    self.duplicate = duplicate
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.range = range
    self.notes = notes
    self.fixes = fixes
  }
}

/// What a rule that sees all pages has found, and where.
package struct SiteFinding: Sendable {
  /// Index of the page.
  package var page: Int
  /// Index of the page's dialog that is at fault, if one is.
  package var dialog: Int?
  /// The file that is at fault, where that is not the page.
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
