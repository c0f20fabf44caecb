import Diagnostics

extension BlockRules {
  /// Buttons can be told apart, and only one of them cancels or is primary.
  struct DuplicateButton: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/duplicate-button", summary: "No two buttons bear one label, cancel, or are primary",
        rationale: "People choose by the label, and the system places the cancelling and the primary button: two "
          + "of a kind leave both guessing.",
        severity: .error)
    }

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
