import Diagnostics
import Dialogs

extension Web {
  /// “Cancel” does not answer a question about canceling.
  struct CancelTwice: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/cancel-twice", summary: "A question about canceling is not answered with “Cancel”",
        rationale: "After “Do you want to cancel?”, the button “Cancel” can mean either answer. Say what is kept: “No, "
          + "don’t cancel”, or “Keep appointment”.",
        source: Web.uswds("Usability, header and button text"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, subject.buttons.count > 1, let title = subject.dialog.title,
        Self.asksAboutCanceling(title.value)
      else { return [] }
      return subject.buttons.compactMap { button in
        guard TextWords.areSame(button.label.value, "Cancel") else { return nil }
        return Finding(
          "“\(button.label.value)” can mean either answer to “\(title.value)”; say what is kept",
          at: button.label.range)
      }
    }

    /// Whether a title has a form of the verb; “cancellation policy” has none.
    private static func asksAboutCanceling(_ title: String) -> Bool {
      TextWords.of(title).contains { word in
        forms.contains(word.lowercased().filter(\.isLetter))
      }
    }

    private static let forms: Set<String> = ["cancel", "canceling", "cancelling", "cancels"]

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Cancel your appointment?
          message: Someone else can take this time.
          buttons:
            - "Yes, cancel"
            - label: "No, don’t cancel"
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Change the cancellation policy?
          message: It applies to new bookings.
          buttons:
            - Change
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Cancel your appointment?
          message: Someone else can take this time.
          buttons:
            - Continue
            - label: «Cancel»
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [web-phone]
          title: Do you want to cancel your subscription?
          buttons: ["Yes, cancel", Pause it, «Cancel»]
          """),
      ]
    }
  }
}
