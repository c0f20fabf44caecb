/// Why a dialog appears, as far as the author says; rules judge the choice of dialog by it.
///
/// What is nil is unknown, which is not the same as false: a rule that needs it stays silent.
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
  /// Buttons that the screen behind already has.
  package var screenButtons: [SourcedText]?
  /// Id of the dialog that guards leaving this one.
  package var leadsTo: Sourced<String>?

  package init() {}

  /// How much the action weighs.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case routine, negligible, minor, major
  }

  /// What a dialog that only informs tells of.
  package enum Report: String, Sendable, Hashable, CaseIterable {
    case done, progress, error
  }

  /// What the person has changed in the subtask that is being left.
  package enum Changes: String, Sendable, Hashable, CaseIterable {
    case none, insignificant, significant
  }
}
