import Diagnostics
import Dialogs

extension Web {
  /// Focus does not begin at a destructive button.
  struct SafeFocus: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/safe-focus", summary: "Focus does not begin at a destructive button",
        rationale: "People press Return or Space while a dialog opens. If focus is at the least destructive button, "
          + "nothing is lost that cannot be brought back.",
        source: Web.aria("Dialog (Modal), keyboard interaction, note 1"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet) }

    var heuristic: String? {
      "Focus begins at the text field, otherwise at the button marked as `default`, otherwise at the one that cancels "
        + "if the primary button is destructive."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.textField == nil, let index = subject.dialog.defaultIndex,
        subject.buttons.indices.contains(index)
      else { return [] }
      let button = subject.buttons[index]
      // Without another button, a way out is missing, which has a rule of its own.
      guard button.role == .destructive,
        let safe = subject.buttons.first(where: { $0.role != .destructive && $0.isEnabled })
      else { return [] }
      return [
        Finding(
          "focus begins at “\(button.label.value)”, which is destructive; make “\(safe.label.value)” the default",
          at: button.isDefault?.range ?? button.label.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Delete this report?
          message: Others can no longer open it.
          buttons:
            - label: Delete
              role: destructive
            - label: Keep report
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Save your changes?
          message: Unsaved changes are lost when you leave.
          buttons:
            - Save
            - label: Keep editing
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Delete this report?
          message: Others can no longer open it.
          buttons:
            - label: Delete
              role: destructive
              default: «true»
            - label: Keep report
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Delete this report?
          message: Others can no longer open it.
          buttons:
            - label: «Delete»
              role: destructive
            - Archive
          """),
      ]
    }
  }
}
