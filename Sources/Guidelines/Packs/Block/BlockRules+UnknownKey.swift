import Diagnostics

extension BlockRules {
  /// A block has only keys of its kind of dialog.
  struct UnknownKey: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/unknown-key", summary: "Each key exists for the kind of dialog",
        rationale: "If a misspelled key were ignored, the mockup would lack what its author "
          + "wrote.",
        severity: .error)
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Leave?
          message: Unsent changes stay on this device.
          buttons: [Leave, Stay]
          """),
        .passing(
          """
          kind: modal
          title: New message
          navigation: {leading: Cancel, trailing: Send}
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          «mesage»: Unsent changes stay on this device.
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: snackbar
          message: Message sent
          «buttons»: [Undo]
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete draft?
          buttons:
            - {label: Delete, «rol»: destructive}
            - Keep editing
          """),
      ]
    }
  }
}
