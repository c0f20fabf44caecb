import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts have something to decide.
  struct AlertInformsOnly: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-informs-only",
        summary: "An alert does more than inform",
        rationale: "People are stopped for something that they can only dismiss. Show it where it matters "
          + "instead: a label, an indicator, the time of the last success.",
        source: AppleHIG.source("Alerts, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "An alert is taken to inform only if its one button cancels or is labelled OK, Close, Dismiss, Got It or the "
        + "like, in one of some twenty languages, and its title asks nothing."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard AppleHIG.isInformational(subject), !subject.unreadKeys.contains("buttons") else { return [] }
      return [Finding("there is nothing to decide in the alert", at: subject.dialog.kind.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: The photo couldn’t be sent.
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Renew your pass?
          buttons: [Renew, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: «alert»
          title: No Connection
          buttons: [OK]
          """),
        .failing(
          """
          kind: «alert»
          title: Backup Finished
          buttons:
            - label: Great
              role: cancel
          """),
        .failing(
          """
          kind: «alert»
          title: Ha ocurrido un error
          buttons: [Aceptar]
          language: es
          """),
      ]
    }
  }
}
