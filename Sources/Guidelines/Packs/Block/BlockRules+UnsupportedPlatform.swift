import Diagnostics
import Dialogs

extension BlockRules {
  /// The platforms of a block support its kind of dialog.
  struct UnsupportedPlatform: Rule {
    var description: RuleDescription { .unsupportedPlatform }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [harmattan, tvos]
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .passing(
          """
          kind: snackbar
          platforms: [android, ios]
          message: Message sent
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [ios, «harmattan»]
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: snackbar
          platforms: [«watchos»]
          message: Message sent
          """),
      ]
    }
  }
}
