import Writing

/// A half-open range of UTF-8 offsets in a file, from its first byte (a byte order mark included).
package typealias SourceRange = Range<Int>

/// A place in a file of the project.
package struct SourceLocation: Sendable, Hashable {
  /// Path relative to the project's root, with `/` between its parts.
  package var path: String
  /// The bytes concerned, or nil for the whole file.
  @CompactOptional package var range: SourceRange?
  /// Where it is if the page includes it from another file; the path and range are those of the inclusion.
  @Rare package var included: IncludedPlace?

  package init(path: String, range: SourceRange? = nil, included: IncludedPlace? = nil) {
    self.path = path
    self.range = range
    if let included { self.included = included }
  }
}

/// A problem that an author or a site administrator can fix.
///
/// Every stage returns diagnostics with its output and throws only if work cannot continue. The texts have one form:
/// the `summary` reads like a headline without a period, with the specific part first; the `explanation` gives
/// reasons in full sentences; notes read “first defined here”; fixes are verb phrases. The location is as narrow as
/// the wrong value.
package struct Diagnostic: Sendable, Hashable {
  @Boxed private var parts: Parts

  /// In an order in which a finding takes 128 bytes: a site has many.
  private struct Parts: Sendable, Hashable {
    var rule, summary, explanation: String
    var location: SourceLocation?
    var severity: Severity
    var notes: [Note]
    var fixes: [Fix]
    @Rare var cause: Cause?
  }

  /// Stable ID, `pack/name`, used by configuration, suppression, and reports.
  package var rule: String {
    _read { yield parts.rule }
    _modify { yield &parts.rule }
  }
  package var severity: Severity {
    get { parts.severity }
    set { parts.severity = newValue }
  }
  package var summary: String {
    _read { yield parts.summary }
    _modify { yield &parts.summary }
  }
  package var explanation: String {
    _read { yield parts.explanation }
    _modify { yield &parts.explanation }
  }
  /// The location, or nil if no file is at fault.
  package var location: SourceLocation? {
    _read { yield parts.location }
    _modify { yield &parts.location }
  }
  package var notes: [Note] {
    _read { yield parts.notes }
    _modify { yield &parts.notes }
  }
  package var fixes: [Fix] {
    _read { yield parts.fixes }
    _modify { yield &parts.fixes }
  }
  /// What the finding has in common with others; nil where each has to be edited by itself.
  package var cause: Cause? {
    get { parts.cause }
    set { parts.cause = newValue }
  }

  /// A second location or a remark that helps to understand the first.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var location: SourceLocation?

    /// The message of the first note of a finding about what a page includes.
    package static let inIncludedFile = "in this included file"

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A change to the diagnostic's own file that would fix the problem.
  package struct Fix: Sendable, Hashable {
    /// A verb phrase: replace with “Cancel”.
    package var label: String
    /// Edits that belong together; they do not overlap.
    package var edits: [Edit]

    package init(_ label: String, edits: [Edit]) {
      self.label = label
      self.edits = edits
    }
  }

  /// One replacement of bytes.
  package struct Edit: Sendable, Hashable {
    package var range: SourceRange
    package var replacement: String

    package init(replace range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A finding of a rule.
  ///
  /// - Parameter severity: that of the rule if nil.
  package init(
    rule: RuleDescription, severity: Severity? = nil, summary: String, explanation: String, location: SourceLocation?,
    notes: [Note] = [], fixes: [Fix] = [], cause: Cause? = nil
  ) {
    parts = Parts(
      rule: rule.id, summary: summary.packed, explanation: explanation, location: location,
      severity: severity ?? rule.severity, notes: notes, fixes: fixes.map { Fix($0.label.packed, edits: $0.edits) })
    if let cause { self.cause = cause }
    guard let place = location?.included else { return }
    self.location?.included = nil
    self.notes.insert(
      Note(Note.inIncludedFile, at: SourceLocation(path: place.path, range: place.range)), at: 0)
  }
}

extension Diagnostic {
  /// The order of every report: by file, location, rule, and summary.
  ///
  /// Diagnostics without a file come first.
  package static func reportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (leftPath, rightPath) = (left.location?.path ?? "", right.location?.path ?? "")
    if leftPath != rightPath { return leftPath < rightPath }
    let (leftStart, rightStart) = (left.location?.range?.lowerBound ?? -1, right.location?.range?.lowerBound ?? -1)
    if leftStart != rightStart { return leftStart < rightStart }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.summary < right.summary
  }
}
