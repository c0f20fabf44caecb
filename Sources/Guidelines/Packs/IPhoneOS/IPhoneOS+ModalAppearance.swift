import Diagnostics
import Dialogs

extension IPhoneOS {
  /// A modal view looks like its app.
  struct ModalAppearance: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/modal-appearance", summary: "The navigation bar of a modal view looks like that of the app",
        rationale: "A modal view is a mode of the same app. If its bar has another color, it looks like another app "
          + "that people did not ask for.",
        source: IPhoneOS.source("Designing a modal view"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var options: [any ConfigurableOption] { [IPhoneOS.appearance] }
    var heuristic: String? { IPhoneOS.appearanceHeuristic }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      IPhoneOS.appearances(site, rule: description.id, options, what: "bar")
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```dialog
            kind: modal
            title: New Message
            appearance: black-translucent
            navigation: {leading: Cancel, trailing: Send}
            ```

            ```dialog
            kind: modal
            title: New Contact
            appearance: black-translucent
            navigation: {leading: Cancel, trailing: Save}
            ```
            """),
        .passing(
          page: """
            ```dialog
            kind: modal
            title: New Message
            appearance: blue
            navigation: {leading: Cancel, trailing: Send}
            ```
            """, options: "{appearance: blue}"),
        .failing(
          page: """
            ```dialog
            kind: modal
            title: New Message
            navigation: {leading: Cancel, trailing: Send}
            ```

            ```dialog
            kind: modal
            title: New Contact
            appearance: «black-translucent»
            navigation: {leading: Cancel, trailing: Save}
            ```
            """),
        .failing(
          page: """
            ```dialog
            kind: «modal»
            title: New Message
            navigation: {leading: Cancel, trailing: Send}
            ```
            """, options: "{appearance: black-translucent}"),
      ]
    }
  }
}
