import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels end without punctuation.
  struct ButtonPunctuation: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-punctuation",
        summary: "Button labels have no ending punctuation",
        rationale: "A label is a title. Ending punctuation takes space and adds nothing. The exception is macOS, where "
          + "an ellipsis means that more input is needed.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let allowsEllipsis = !subject.platforms.isEmpty && subject.platforms.allSatisfy(\.style.labelsMayEndInEllipsis)
      return subject.buttons.compactMap { button in
        let label = button.label
        let bare = label.value.reversed().drop { ".,;:!?…。！？".contains($0) }
        let marks = bare.startIndex.base..<label.value.endIndex
        let text = label.value[marks]
        guard !text.isEmpty, !(allowsEllipsis && (text == "…" || text == "...")) else { return nil }
        // “5 p.m.”: the period belongs to the word.
        let word = label.value[..<marks.lowerBound].split(whereSeparator: \.isWhitespace).last ?? ""
        guard text != "." || !word.contains(".") && !Abbreviations.contains(word, followedByDigit: false) else {
          return nil
        }
        let edit = label.edit(marks, to: "")
        return Finding(
          "“\(label.value)” ends with punctuation; remove it", at: label.range(of: marks),
          fixes: edit.map { [Diagnostic.Fix("remove “\(text)”", edits: [$0])] } ?? [])
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [macos]
          title: Export these notes?
          buttons:
            - Export…
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Move to 5 p.m.?
          buttons:
            - Move
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - Convert«!»
            - label: Cancel
              role: cancel
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
          platforms: [ios, macos]
          title: Export Notes
          buttons:
            - Print«…»
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            platforms: [ios, macos]
            title: Export Notes
            buttons:
              - Print
              - label: Cancel
                role: cancel
            """),
      ]
    }
  }
}
