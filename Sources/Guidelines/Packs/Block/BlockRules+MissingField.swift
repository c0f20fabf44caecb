import Diagnostics

extension BlockRules {
  /// A block has what its dialog cannot be without.
  struct MissingField: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/missing-field", summary: "What a dialog cannot be without is there",
        rationale: "An alert needs its title and buttons, an action sheet its buttons, a modal view its "
          + "navigation bar and a snackbar its message: without them there is nothing to draw.",
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
