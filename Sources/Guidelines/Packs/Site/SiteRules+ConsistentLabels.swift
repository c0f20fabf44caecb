import Diagnostics
import Dialogs

extension SiteRules {
  /// One action has one name.
  struct ConsistentLabels: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/consistent-labels", summary: "The same question has the same answer everywhere",
        rationale: "People who know “Delete” wonder what “Remove” does. Blocks in one section with the same title "
          + "should use the same label for the same action.",
        severity: .note)
    }

    var heuristic: String? {
      "Blocks ask the same question if their titles are alike. Counter-examples and blocks under other guidelines "
        + "are not compared."
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      var first: [Question: SiteSubject.Place] = [:]
      var findings: [SiteFinding] = []
      for place in site.dialogs {
        guard let dialog = site.block(place).dialog, dialog.marking != .bad, let title = dialog.title,
          let primary = dialog.primaryIndex
        else { continue }
        let page = site.pages[place.page]
        let question = Question(
          section: page.path.split(separator: "/").dropLast().joined(separator: "/"), title: folded(title.value),
          kind: dialog.kind.value, packs: site.packs(of: place))
        guard let earlier = first[question] else {
          first[question] = place
          continue
        }
        guard let other = site.block(earlier).dialog, let otherPrimary = other.primaryIndex else { continue }
        let (label, otherLabel) = (dialog.buttons[primary].label, other.buttons[otherPrimary].label)
        guard !TextWords.areSame(label.value, otherLabel.value) else { continue }
        let location = SourceLocation(path: site.pages[earlier.page].path, range: otherLabel.range)
        findings.append(
          SiteFinding(
            page: place.page, dialog: place.block,
            Finding(
              "“\(label.value)” is “\(otherLabel.value)” elsewhere; use the same label", at: label.range,
              notes: [Diagnostic.Note("“\(otherLabel.value)” is here", at: location)])))
      }
      return findings
    }

    /// The key of blocks that ask the same question.
    private struct Question: Hashable {
      var section: String
      var title: String
      var kind: DialogKind
      var packs: [String]
    }

    /// The title in lowercase without its closing mark.
    private func folded(_ title: String) -> String {
      title.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-delete-again
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```
            """),
        .passing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: album
            kind: action-sheet
            title: Delete this album?
            buttons:
              - Remove
              - Cancel
            ```
            """),
        .failing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-remove
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - «Remove»
              - Cancel
            ```
            """),
        .failing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-erase
            kind: action-sheet
            title: Delete this photo
            buttons:
              - «Erase»
              - Cancel
            ```
            """),
      ]
    }
  }
}
