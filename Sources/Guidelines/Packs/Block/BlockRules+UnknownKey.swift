import Diagnostics
import Dialogs

extension BlockRules {
  /// A block has only keys of its kind of dialog.
  struct UnknownKey: Rule {
    var description: RuleDescription { .unknownKey }
    var suggestsWords: Bool { true }

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
