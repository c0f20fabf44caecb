import Diagnostics
import Dialogs

extension VAMobile {
  /// No additional button repeats one that the screen already has.
  struct ButtonOnScreen: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/button-on-screen",
        summary: "No additional button repeats one of the screen behind",
        rationale:
          "Whoever wanted the button of the screen would have used it there. In the dialog it only stands between "
          + "people and the two answers that matter.",
        source: VAMobile.source("Anatomy, additional buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let screen = subject.situation.screenButtons, subject.buttons.count > 2 else { return [] }
      return subject.buttons.indices.compactMap { index in
        let label = subject.buttons[index].label
        guard index != subject.primary, index != subject.cancel,
          let twin = screen.first(where: { Words.areSame($0.value, label.value) })
        else { return nil }
        return Finding(
          "the screen behind has a “\(label.value)” button already", at: label.range,
          because: "People who need the button of the screen can go back and use it. Take this one out, or if it does "
            + "something else, give it a label of its own.",
          notes: [subject.note("it is listed here", at: twin.range)])
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
          buttons: [{label: Delete, role: destructive}, «submit», {label: Keep editing, role: cancel}]
          situation:
            screen-buttons: [Submit]
          """),
      ]
    }
  }
}
