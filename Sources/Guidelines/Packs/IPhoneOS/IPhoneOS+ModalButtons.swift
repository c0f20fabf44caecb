import Diagnostics
import Dialogs

extension IPhoneOS {
  /// The task of a modal view can be completed and canceled.
  struct ModalButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/modal-buttons", summary: "A modal view has a button that completes its task and a Cancel button",
        rationale: "A modal view covers everything else, so its bar must offer both ways back: with the task completed "
          + "and without.",
        source: IPhoneOS.source("Using modal views"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }

    var heuristic: String? {
      "Any button that does not cancel or go back completes the task, unless its label leads elsewhere, such as Edit, "
        + "Help, or Settings."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let navigation = subject.dialog.navigation, !subject.unreadKeys.contains("navigation") else {
        return []
      }
      let buttons = [navigation.leading, navigation.trailing].compactMap { $0 }
      let cancels = buttons.contains { subject.dialog.isCancel($0) }
      let language = subject.dialog.language?.value
      let completes = buttons.contains {
        !subject.dialog.isCancel($0) && !BackWord.matches($0.label.value, language: language)
          && !(subject.isEnglish && SideAction.matches($0.label.value))
      }
      if cancels, completes { return [] }
      guard let only = buttons.first else {
        return [Finding("no button completes or cancels the task; add both", at: navigation.range)]
      }
      return [
        Finding(
          cancels ? "no button completes the task; add one" : "no button cancels the task; add one",
          at: only.label.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: New Message
          navigation: {leading: Cancel, trailing: {label: Send, enabled: false}}
          """),
        .passing(
          """
          kind: modal
          title: Neue Nachricht
          navigation:
            leading: Abbrechen
            trailing: Senden
          language: de
          """),
        .failing(
          """
          kind: modal
          title: New Message
          navigation: {trailing: «Send»}
          """),
        .failing(
          """
          kind: modal
          title: New Message
          navigation:
            leading: «Cancel»
          """),
        .failing(
          """
          kind: modal
          title: New Message
          navigation: {leading: «Back», trailing: Send}
          """),
        .failing(
          """
          kind: modal
          title: New Message
          navigation: {leading: «Cancel», trailing: Back}
          """),
        .failing(
          """
          kind: modal
          title: New Message
          navigation: {leading: «Cancel», trailing: Help}
          """),
      ]
    }
  }
}
