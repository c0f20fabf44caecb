import Diagnostics
import Dialogs
import Mockups

extension AppleHIG {
  /// The caution symbol is for unexpected loss.
  struct CautionIcon: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/caution-icon",
        summary: "The caution symbol is used only for unexpected loss",
        rationale: "A symbol that appears too often warns of nothing. People who empty the trash or replace a file "
          + "expect the loss.",
        source: AppleHIG.source("Alerts, macOS"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert], platforms: Platform.allCases.filter { $0.has(.icon) }) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let icon = subject.dialog.icon, icon.value == .caution else { return [] }
      let situation = subject.situation
      // People who start a destructive action intend it, unless they lose more than they expect.
      let isTheTask = situation.destructive?.value == true && situation.intentional?.value == true
      guard situation.unexpected?.value == false || isTheTask && situation.unexpected == nil else { return [] }
      return [Finding("the loss is expected; remove the caution symbol", at: icon.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [macos]
          icon: caution
          title: Downgrade this library?
          message: Edits made in the new version are lost.
          buttons:
            - Downgrade
            - label: Cancel
              role: cancel
          situation: {destructive: true, intentional: true, unexpected: true}
          """),
        .passing(
          """
          kind: alert
          platforms: [macos]
          icon: app
          title: Empty the trash?
          buttons:
            - label: Empty Trash
              role: destructive
            - label: Cancel
              role: cancel
          situation: {destructive: true, intentional: true}
          """),
        .failing(
          """
          kind: alert
          platforms: [macos]
          icon: «caution»
          title: Empty the trash?
          buttons:
            - label: Empty Trash
              role: destructive
            - label: Cancel
              role: cancel
          situation: {destructive: true, intentional: true}
          """),
        .failing(
          """
          kind: alert
          platforms: [macos]
          icon: «caution»
          title: Replace this file?
          buttons:
            - Replace
            - label: Cancel
              role: cancel
          situation: {unexpected: false}
          """),
      ]
    }
  }
}
