import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels are in title case.
  struct ButtonCase: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-case",
        summary: "A button’s label is in title case",
        rationale: "All buttons of Apple’s platforms are titled so; a label in another case looks foreign beside "
          + "the system’s own.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "Articles, conjunctions and short prepositions pass with and without a capital, unless they are part of a verb, "
        + "as in Log Out; so does whatever is spelled as a name. Capitals throughout are reported where a common word is written so."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      return subject.buttons.compactMap { button in
        let label = button.label
        if EnglishTitleCase.isShouted(label.value) {
          return Finding("“\(label.value)” is in capitals, not in title case", at: label.range)
        }
        let lapses = EnglishTitleCase.lapses(in: label.value)
        guard let first = lapses.first, let last = lapses.last else { return nil }
        let edits = lapses.compactMap { label.edit($0, to: Words.capitalized(label.value[$0])) }
        let better = EnglishTitleCase.applied(to: label.value)
        return Finding(
          "“\(label.value)” is not in title case: “\(better)”",
          at: label.range(of: first.lowerBound..<last.upperBound),
          fixes: edits.count == lapses.count ? [Diagnostic.Fix("write “\(better)”", edits: edits)] : [])
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Add Photo
          buttons: [Sign In, iCloud Photos, Log Out, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Add Wi-Fi?
          buttons: [Add Wi-Fi, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [Copy «link», «print», {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Export Notes
            buttons: [Copy Link, Print, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: action-sheet
          title: Accounts
          buttons: ["Sign «out» & Quit", Add Account, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Accounts
            buttons: ["Sign Out & Quit", Add Account, {label: Cancel, role: cancel}]
            """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [PDF, HTML, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons: [«CONTINUE», {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - label: «convert it»
            - label: "«cancel»"
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Convert this video?
            buttons:
              - label: Convert It
              - label: "Cancel"
                role: cancel
            """),
      ]
    }
  }
}
