import Diagnostics

extension BlockRules {
  /// A block has all required keys.
  struct MissingField: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/missing-field", summary: "Required keys are present",
        rationale: "An alert needs a title and buttons, an action sheet needs buttons, a modal view needs a navigation "
          + "bar, and a snackbar needs a message. Without them, there is nothing to draw.",
        severity: .error)
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .passing(
          """
          kind: action-sheet
          buttons: [Copy, Move]
          """),
        .failing(
          """
          kind: «alert»
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: «snackbar»
          action: Undo
          """),
        .failing(
          """
          kind: action-sheet
          «buttons»:
          """),
      ]
    }
  }
}
