import Diagnostics
import Dialogs

extension AppleHIG {
  /// Destructive buttons look destructive.
  struct DestructiveStyle: DialogRule {
    private let verbs = RuleOption("verbs", DestructiveVerbs.english, "Destructive verbs")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/destructive-style",
        summary: "A destructive button has the destructive role",
        rationale: "The system draws it in red, and assistive technology can announce it. Without the role, the most "
          + "dangerous button looks like any other.",
        source: AppleHIG.source("Alerts and action sheets, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [verbs] }
    var heuristic: String? {
      "Labels are judged by their first words, unless the situation says that nothing is destroyed. “Remove from” "
        + "is not considered destructive."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, subject.situation.destructive?.value != false else { return [] }
      return subject.buttons.compactMap { button in
        let label = button.label
        guard button.role == .default, !button.isRoleUnread,
          DestructiveVerbs.begins(label.value, among: options[verbs]) != nil
        else { return nil }
        let edits = subject.set("role", to: "destructive", of: button, present: button.roleRange)
        return Finding(
          "“\(label.value)” is destructive; give it the destructive role", at: label.range,
          fixes: edits.map { [Diagnostic.Fix("give it the destructive role", edits: $0)] } ?? [])
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons: [{label: Delete, role: destructive}, Save, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          title: Filter Trails
          buttons: [Clear Filters, Edit Filters, {label: Cancel, role: cancel}]
          situation: {destructive: false}
          """),
        .passing(
          """
          kind: alert
          title: Add this trail?
          buttons: [Add, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          title: Lake Trail
          buttons: [Share, Remove from List, {label: Cancel, role: cancel}]
          allow:
            apple-hig/button-words: The list is another one each time.
          """),
        .failing(
          """
          kind: alert
          title: Delete this trail?
          buttons: [«"Yes, Delete"», {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: alert
            title: Delete this trail?
            buttons: [{label: "Yes, Delete", role: destructive}, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: alert
          title: Save your changes?
          buttons: [Save, «Don’t Save», {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: alert
            title: Save your changes?
            buttons: [Save, {label: Don’t Save, role: destructive}, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons: [«Delete», Save, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Delete Draft
            buttons: [{label: Delete, role: destructive}, Save, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: alert
          title: Remove this member?
          buttons:
            - label: «Remove»
              default: false
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Remove this member?
            buttons:
              - label: Remove
                role: destructive
                default: false
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons: [{label: «"Erase, Now"», role: default}, Save, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Delete Draft
            buttons: [{label: "Erase, Now", role: destructive}, Save, {label: Cancel, role: cancel}]
            """),
      ]
    }
  }
}
