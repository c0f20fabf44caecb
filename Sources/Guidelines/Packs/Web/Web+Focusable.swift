import Diagnostics
import Dialogs

extension Web {
  /// Focus has a place to go when the dialog opens.
  struct Focusable: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/focusable", summary: "A dialog has a control that can take focus",
        rationale:
          "When a dialog opens, focus moves into it, and Tab stays in it. If all of its controls are disabled, "
          + "people with a keyboard or a screen reader are left outside, on a page that does not answer.",
        source: Web.aria("Dialog (Modal), keyboard interaction"), severity: .error)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let dialog = subject.dialog
      let bar = [dialog.navigation?.leading, dialog.navigation?.trailing].compactMap { $0 }
      let buttons = subject.buttons + bar
      let hasControl = dialog.content.contains { row in
        switch row {
        case .field, .toggle: true
        case .text, .image: false
        }
      }
      // A dialog without buttons is reported as one that cannot be drawn.
      guard let first = buttons.first, !buttons.contains(where: \.isEnabled), !hasControl, dialog.textField == nil
      else { return [] }
      return [
        Finding(
          "no control of the \(subject.kind.name) can take focus; enable a button",
          at: first.enabledRange ?? first.label.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Sending your report
          message: This takes about a minute.
          buttons:
            - label: Continue
              enabled: false
            - label: Stop
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Rename this folder
          message: Others see the new name at once.
          text-field: Name
          buttons:
            - label: Rename
              enabled: false
            - label: Keep name
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Sending your report
          message: This takes about a minute.
          buttons:
            - label: Continue
              enabled: «false»
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: Importing contacts
          navigation: {leading: {label: Close, enabled: «false»}}
          content: [text: This takes about a minute.]
          """),
      ]
    }
  }
}
