import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels are in title case.
  struct ButtonCase: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-case",
        summary: "Button labels use title case",
        rationale: "Buttons on Apple platforms use title case. A label in another case looks out of place next to "
          + "system buttons.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "Articles, conjunctions, and short prepositions may be capitalized or not, unless they are part of a verb, as in "
        + "Log Out. Spellings that look like names are accepted. All caps is reported if it includes a common word."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      return subject.buttons.compactMap { button in
        let label = button.label
        if EnglishTitleCase.isShouted(label.value) {
          return Finding("“\(label.value)” is in all caps; use title case", at: label.range)
        }
        let lapses = EnglishTitleCase.lapses(in: label.value)
        guard let first = lapses.first, let last = lapses.last else { return nil }
        let edits = lapses.compactMap { label.edit($0, to: TextWords.capitalized(label.value[$0])) }
        let better = EnglishTitleCase.applied(to: label.value)
        return Finding(
          "“\(label.value)” is not in title case; write “\(better)”",
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
          buttons:
            - Sign In
            - iCloud Photos
            - Log Out
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Add Wi-Fi?
          buttons:
            - Add Wi-Fi
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Copy «link»
            - «print»
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Export Notes
            buttons:
              - Copy Link
              - Print
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Accounts
          buttons:
            - "Sign «out» & Quit"
            - Add Account
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Accounts
            buttons:
              - "Sign Out & Quit"
              - Add Account
              - label: Cancel
                role: cancel
            """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - PDF
            - HTML
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - «CONTINUE»
            - label: Cancel
              role: cancel
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
