import Diagnostics
import Dialogs

extension IPhoneOS {
  /// All action sheets of an app look alike and match its bars.
  struct SheetAppearance: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-appearance", summary: "Action sheets have the same appearance as the app’s bars",
        rationale: "A sheet rises from a toolbar and should match it: translucent black over black bars, blue over "
          + "blue ones. A sheet that looks different seems to come from elsewhere.",
        source: IPhoneOS.source("Designing an action sheet"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }
    var options: [any ConfigurableOption] { [IPhoneOS.appearance] }
    var heuristic: String? { IPhoneOS.appearanceHeuristic }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      IPhoneOS.appearances(site, rule: description.id, options, what: "sheet")
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```dialog
            kind: action-sheet
            buttons: [Email Photo, Cancel]
            ```

            ```dialog
            kind: action-sheet
            appearance: blue
            buttons: [Use as Wallpaper, Cancel]
            ```
            """),
        .passing(
          page: """
            ---
            guidelines: [iphone-os]
            platforms: [iphone-os]
            ---

            ```dialog
            kind: action-sheet
            buttons: [Email Photo, Cancel]
            ```

            ```dialog
            kind: action-sheet
            appearance: black-translucent
            buttons: [Use as Wallpaper, Cancel]
            allow:
              iphone-os/sheet-appearance: It belongs to the camera, which has black bars.
            ```
            """),
        .failing(
          page: """
            ```dialog
            kind: action-sheet
            appearance: «black-translucent»
            buttons: [Email Photo, Cancel]
            ```

            ```dialog
            kind: action-sheet
            buttons: [Use as Wallpaper, Cancel]
            ```

            ```dialog
            kind: action-sheet
            appearance: blue
            buttons: [Assign to Contact, Cancel]
            ```
            """),
        .failing(
          site: """
            === camera.md
            ```dialog
            kind: action-sheet
            appearance: black-translucent
            buttons: [Email Photo, Cancel]
            ```
            === index.md
            ```dialog
            kind: «action-sheet»
            buttons: [Use as Wallpaper, Cancel]
            ```
            """),
        .failing(
          page: """
            ```dialog
            kind: action-sheet
            appearance: «blue»
            buttons: [Email Photo, Cancel]
            ```

            ```dialog dont
            kind: «action-sheet»
            buttons: [Use as Wallpaper, Cancel]
            ```
            """, options: "{appearance: black-translucent}"),
      ]
    }
  }
}
