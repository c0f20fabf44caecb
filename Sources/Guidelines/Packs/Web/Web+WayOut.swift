import Diagnostics
import Dialogs

extension Web {
  /// A visible button closes the dialog and does nothing else.
  struct WayOut: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/way-out", summary: "A visible button closes the dialog without consequences",
        rationale: "Escape closes a dialog only for people who have a keyboard and know it. A cross or a button that "
          + "cancels is in the tab sequence, can be tapped, and is announced.",
        source: Web.aria("Dialog (Modal), keyboard interaction, note 3"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }
    var leniency: String? {
      "An alert without a destructive button can offer only answers: any of them closes it, as where a session ends."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      subject.kind == .modal ? checkBar(subject) : checkButtons(subject)
    }

    private func checkBar(_ subject: DialogSubject) -> [Finding] {
      guard let bar = subject.dialog.navigation, !subject.unreadKeys.contains("navigation") else { return [] }
      guard let leading = bar.leading else {
        // A single button that confirms does not leave things as they are.
        return [Finding("the modal view has no button that closes it; add one as “leading”", at: bar.range)]
      }
      return leading.isEnabled ? [] : [disabled(leading)]
    }

    private func checkButtons(_ subject: DialogSubject) -> [Finding] {
      guard !subject.buttons.isEmpty, !subject.unreadKeys.contains("buttons") else { return [] }
      let ways = subject.buttons.filter { subject.dialog.isCancel($0) }
      if let first = ways.first { return ways.contains(where: \.isEnabled) ? [] : [disabled(first)] }
      guard !subject.buttons.contains(where: \.isRoleUnread) else { return [] }
      let destructive = subject.buttons.first { $0.role == .destructive }
      guard subject.kind == .actionSheet || destructive != nil, let blamed = destructive ?? subject.buttons.first
      else { return [] }
      return [
        Finding("no button closes the \(subject.kind.name) without consequences; add one", at: blamed.label.range)
      ]
    }

    private func disabled(_ button: Dialog.Button) -> Finding {
      Finding(
        "“\(button.label.value)” closes the dialog and is disabled; enable it",
        at: button.enabledRange ?? button.label.range)
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
          title: Your session ends in 5 minutes
          message: Changes that you have not saved will be lost.
          buttons: [Stay signed in, Sign out]
          """),
        .passing(
          """
          kind: modal
          platforms: [web]
          title: New contact
          navigation: {leading: Close, trailing: {label: Save, enabled: false}}
          content: [field: Name]
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
        .failing(
          """
          kind: action-sheet
          platforms: [web-phone]
          title: Share this report
          buttons: [«Copy link», Send by email]
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: New contact
          navigation: «{trailing: Save}»
          content: [field: Name]
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: Accept the terms
          navigation: {leading: {label: Close, enabled: «false»}, trailing: Accept}
          content: [text: Read them first.]
          """),
      ]
    }
  }
}
