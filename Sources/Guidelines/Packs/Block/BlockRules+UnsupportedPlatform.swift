import Diagnostics

extension BlockRules {
  /// The platforms of a block support its kind of dialog.
  struct UnsupportedPlatform: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/unsupported-platform", summary: "The kind of dialog exists on all platforms of the block",
        rationale: "Harmattan has no action sheets, and watches have no snackbars. A mockup of one would show "
          + "what nobody can build.",
        severity: .error)
    }

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
