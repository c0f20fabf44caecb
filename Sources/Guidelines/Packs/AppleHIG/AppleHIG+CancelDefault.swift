import Diagnostics
import Dialogs

extension AppleHIG {
  /// Return does not activate a destructive button.
  struct CancelDefault: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/cancel-default",
        summary: "Cancel is the default next to a destructive button",
        rationale: "If Return cancels, people have to choose the other button on purpose before anything is "
          + "lost.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let cancel = subject.cancel, let index = subject.dialog.defaultIndex, index != cancel,
        subject.buttons.contains(where: { $0.role == .destructive })
      else { return [] }
      let button = subject.buttons[index]
      return [
        Finding(
          "“\(button.label.value)” is the default; make “\(subject.buttons[cancel].label.value)” the default",
          at: button.isDefault?.range ?? button.label.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - Convert
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
              default: «true»
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Save your changes?
          buttons:
            - «Save»
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
