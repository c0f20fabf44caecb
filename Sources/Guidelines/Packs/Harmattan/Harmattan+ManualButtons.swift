import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that waits to be told can be told both.
  struct ManualButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/manual-buttons",
        summary: "A screen that saves when it is told has a confirming button and Cancel",
        rationale:
          "Such a screen is left in one of two ways: by confirming, which does what it is about, or by Cancel, "
          + "which goes back as if nothing had been done. Without either, people are led one way or kept.",
        source: Harmattan.source("Manually"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? {
      "A button at the end of the bar is taken to confirm, unless it is Cancel or Back, or says in English that it leads "
        + "elsewhere: Edit, Help, Settings or the like."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .manual, let navigation = subject.dialog.navigation,
        !subject.unreadKeys.contains("navigation"), let bar = Bar(subject)
      else { return [] }
      switch (bar.mayComplete, bar.cancel) {
      case (false, nil): return [Finding("the screen can be neither confirmed nor canceled", at: navigation.range)]
      case (false, _): return [Finding("the screen has no confirming button", at: navigation.range)]
      case (_, nil): return [Finding("the screen has no Cancel button", at: navigation.range)]
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
