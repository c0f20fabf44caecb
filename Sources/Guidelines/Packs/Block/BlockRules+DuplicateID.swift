import Diagnostics
import Dialogs

extension BlockRules {
  /// Each ID belongs to one block.
  struct DuplicateID: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/duplicate-id", summary: "Each block has a unique ID",
        rationale: "The ID is the anchor of the block, the name of its pictures, and how other blocks refer to it.",
        severity: .error)
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      var first: [String: SiteSubject.Place] = [:]
      var findings: [SiteFinding] = []
      for place in site.dialogs {
        guard let id = site.gist(place)?.id else { continue }
        guard let earlier = first[id.value] else {
          first[id.value] = place
          continue
        }
        let location = SourceLocation(path: site.pages[earlier.page].path, range: site.gist(earlier)?.id?.range)
        findings.append(
          SiteFinding(
            page: place.page, dialog: place.block,
            Finding(
              "id “\(id.value)” is already used", at: id.range,
              notes: [Diagnostic.Note("first used here", at: location)])))
      }
      return findings
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
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
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
            id: «photo-delete»
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```
            """),
        .failing(
          site: """
            === a.md
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```
            === b/c.md
            ```dialog
            id: «photo-delete»
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```
            """),
      ]
    }
  }
}
