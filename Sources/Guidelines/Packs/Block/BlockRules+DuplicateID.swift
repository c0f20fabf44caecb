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
      site.repetitions { dialog, _ in dialog.idHash }.compactMap { earlier, place in
        guard let id = site.gist(place)?.dialog.id, let other = site.gist(earlier)?.dialog.id, id.value == other.value
        else { return nil }
        let location = SourceLocation(path: site.pages[earlier.page].path, range: other.range)
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            "id “\(id.value)” is already used", at: id.range,
            notes: [Diagnostic.Note("first used here", at: location)]))
      }
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
