import Diagnostics
import Dialogs

extension AppleHIG {
  /// The likely answer comes first, Cancel last.
  struct ButtonOrder: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-order",
        summary: "The primary button comes first and Cancel last",
        rationale: "People expect the likely answer on the trailing side of a row or on top of a stack, and "
          + "Cancel on the leading side or at the bottom. A Cancel that is the default stays in its "
          + "place.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let buttons = subject.buttons
      guard buttons.count > 1 else { return [] }
      if let cancel = subject.cancel, cancel != buttons.count - 1 {
        let label = buttons[cancel].label
        return [
          Finding(
            "“\(label.value)” is not the last button", at: label.range, fixes: AppleHIG.reordering(subject))
        ]
      }
      // What destroys is on top of a sheet, whatever is primary.
      guard let primary = subject.primary, primary != subject.cancel,
        buttons[..<primary].contains(where: { subject.kind == .alert || $0.role != .destructive })
      else { return [] }
      let label = buttons[primary].label
      return [
        Finding(
          "“\(label.value)” is the primary button and not the first", at: label.range,
          fixes: AppleHIG.reordering(subject))
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons: [Convert, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          title: Close Document
          buttons: [{label: Discard, role: destructive}, {label: Save, primary: true}, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Erase this device?
          buttons: [{label: Erase, role: destructive}, {label: Cancel, role: cancel, default: true}]
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - label: «Cancel»
              role: cancel
            - Convert
          """,
          fixed: """
            kind: alert
            title: Convert this video?
            buttons:
              - Convert
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [Print, {label: «Copy Link», primary: true}, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Export Notes
            buttons: [{label: Copy Link, primary: true}, Print, {label: Cancel, role: cancel}]
            """),
      ]
    }
  }
}
