import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts ask for a decision.
  struct AlertInformsOnly: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-informs-only",
        summary: "An alert does more than inform",
        rationale: "Such an alert stops people with something they can only dismiss. Show the information where it "
          + "matters instead: in a label, an indicator, or the time of the last success.",
        source: AppleHIG.source("Alerts, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "An alert only informs if its single button cancels or is labeled OK, Close, Dismiss, Got It, or similar, "
        + "in about twenty languages, and its title is not a question."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard AppleHIG.isInformational(subject), !subject.unreadKeys.contains("buttons") else { return [] }
      return [
        Finding("the alert asks for no decision; show the information where it matters", at: subject.dialog.kind.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: The photo couldn’t be sent.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Renew your pass?
          buttons:
            - Renew
            - label: Cancel
              role: cancel
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
