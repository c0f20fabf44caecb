import Diagnostics
import Dialogs

extension BlockRules {
  /// A block has all required keys.
  struct MissingField: Rule {
    var description: RuleDescription { .missingField }

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
