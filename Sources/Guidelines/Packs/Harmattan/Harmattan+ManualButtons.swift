import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that saves on demand can be confirmed and canceled.
  struct ManualButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/manual-buttons",
        summary: "A screen that saves on demand has a confirming button and Cancel",
        rationale:
          "People leave such a screen by confirming, which does the task, or by canceling, which discards the changes. "
          + "Without both buttons, they have no choice.",
        source: Harmattan.source("Manually"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? {
      "A button at the end of the bar confirms unless it is Cancel or Back, or its English label leads elsewhere, such "
        + "as Edit, Help, or Settings."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .manual, let navigation = subject.dialog.navigation,
        !subject.unreadKeys.contains("navigation"), let bar = Bar(subject)
      else { return [] }
      switch (bar.mayComplete, bar.cancel) {
      case (false, nil):
        return [Finding("the screen has no confirming button and no Cancel button; add both", at: navigation.range)]
      case (false, _): return [Finding("the screen has no confirming button; add one", at: navigation.range)]
      case (_, nil): return [Finding("the screen has no Cancel button; add one", at: navigation.range)]
      default: return []
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          """),
        .passing(
          """
          kind: modal
          title: Delete messages
          confirmation: manual
          navigation:
            leading: Cancel
            trailing: {label: Delete, role: destructive}
          """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: «{trailing: Save}»
          """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation:
            «leading: Cancel»
          """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: «{leading: Back}»
          """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: «{leading: Cancel, trailing: Help}»
          """),
      ]
    }
  }
}
