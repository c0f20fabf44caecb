/// Why a dialog appears, as described by the author; rules use it to judge the choice of dialog.
///
/// Nil means unknown, not false: a rule that needs the value does not apply.
package struct Situation: Sendable, Hashable {
  package var effect: Sourced<Effect>?
  package var destructive: Sourced<Bool>?
  package var reversible: Sourced<Bool>?
  package var uncommon: Sourced<Bool>?
  package var intentional: Sourced<Bool>?
  package var unexpected: Sourced<Bool>?
  package var actionable: Sourced<Bool>?
  package var complex: Sourced<Bool>?
  package var timeConsuming: Sourced<Bool>?
  package var reports: Sourced<Report>?
  package var changes: Sourced<Changes>?
  package var subtask: Sourced<Bool>?
  /// What the person did, or `launch`.
  package var trigger: SourcedText?
  /// Buttons on the screen behind the dialog.
  package var screenButtons: [SourcedText]?
  /// ID of the dialog that confirms leaving this one.
  package var leadsTo: Sourced<String>?

  package init() {}

  /// How significant the action is.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case routine, negligible, minor, major
  }

  /// What an informational dialog reports.
  package enum Report: String, Sendable, Hashable, CaseIterable {
    case done, progress, error
  }

  /// What has changed in the subtask that is closing.
  package enum Changes: String, Sendable, Hashable, CaseIterable {
    case none, insignificant, significant
  }
}
