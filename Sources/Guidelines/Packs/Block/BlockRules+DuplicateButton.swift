import Diagnostics
import Dialogs

extension BlockRules {
  /// Buttons can be distinguished, and at most one cancels and one is primary.
  struct DuplicateButton: Rule {
    var description: RuleDescription { .duplicateButton }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          buttons: [Delete Draft, Save Draft, Cancel]
          """),
        .passing(
          """
          kind: alert
          title: Leave?
          buttons:
            - {label: Leave, primary: true}
            - {label: Stay, role: cancel}
          """),
        .failing(
          """
          kind: action-sheet
          buttons: [Delete, «delete», Cancel]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons:
            - Cancel
            - {label: Stay, role: «cancel»}
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons:
            - {label: Leave, primary: true}
            - {label: Stay, primary: «true»}
          """),
      ]
    }
  }
}
