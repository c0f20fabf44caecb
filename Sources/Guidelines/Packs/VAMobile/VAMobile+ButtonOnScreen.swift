import Diagnostics
import Dialogs

extension VAMobile {
  /// No additional button repeats one that the screen already has.
  struct ButtonOnScreen: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/button-on-screen",
        summary: "No additional button repeats a button on the screen behind",
        rationale:
          "People who want the button on the screen can use it there. In the dialog, it only separates them from the two "
          + "answers that matter.",
        source: VAMobile.source("Anatomy, additional buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let screen = subject.situation.screenButtons, subject.buttons.count > 2 else { return [] }
      return subject.buttons.indices.compactMap { index in
        let label = subject.buttons[index].label
        guard index != subject.primary, index != subject.cancel,
          let twin = screen.first(where: { TextWords.areSame($0.value, label.value) })
        else { return nil }
        return Finding(
          "the screen behind already has a “\(label.value)” button", at: label.range,
          because: "People who need that button can go back and use it. Remove this one, or if it does something else, "
            + "give it a different label.",
          notes: [subject.note("listed here", at: twin.range)])
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete changes to your preferred name?
          buttons:
            - label: Delete changes
              role: destructive
            - label: Keep editing
              role: cancel
          situation:
            screen-buttons: [Cancel, Save]
          """),
        .passing(
          """
          kind: action-sheet
          title: Delete this message?
          buttons:
            - label: Delete
              role: destructive
            - Save draft
            - label: Keep editing
              role: cancel
          situation:
            screen-buttons: [Cancel, Send]
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete changes to your preferred name?
          buttons:
            - label: Delete changes
              role: destructive
            - «Save»
            - label: Keep editing
              role: cancel
          situation:
            screen-buttons: [Cancel, Save]
          """),
        .failing(
          """
          kind: alert
          title: Delete your request?
          buttons:
            - label: Delete
              role: destructive
            - «submit»
            - label: Keep editing
              role: cancel
          situation:
            screen-buttons: [Submit]
          """),
      ]
    }
  }
}
