import Diagnostics
import Dialogs

extension Web {
  /// A label says what happens.
  struct ButtonVague: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/button-vague", summary: "A button says what happens when it is chosen",
        rationale: "Screen readers list buttons without the text around them, and people skim the text. “Yes”, “No”, "
          + "and “OK” say nothing by themselves; “Yes, delete” does.",
        source: Web.uswds("Usability, header and button text"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet) }
    var leniency: String? { "The only button of an alert can be “OK”, because it only closes the alert." }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, subject.buttons.count > 1 else { return [] }
      return subject.buttons.compactMap { button in
        let label = button.label
        var bare = label.value[...]
        while let last = bare.last, ".!…".contains(last) { bare.removeLast() }
        guard ["Yes", "No", "OK", "Okay"].contains(where: { TextWords.areSame(bare, $0) }) else { return nil }
        return Finding("“\(label.value)” does not say what happens; add a verb", at: label.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Withdraw your claim?
          message: You can file it again until March 31.
          buttons:
            - "Yes, withdraw"
            - label: "No, keep claim"
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: This page is out of date
          message: Reload it before you edit.
          buttons: [OK]
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Withdraw your claim?
          message: You can file it again until March 31.
          buttons:
            - «Yes»
            - label: «No»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Withdraw your claim?
          message: You can file it again until March 31.
          buttons:
            - «OK»
            - label: Keep claim
              role: cancel
          """),
      ]
    }
  }
}
