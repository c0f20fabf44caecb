import Diagnostics
import Dialogs

extension IPhoneOS {
  /// Modal views use the same transition, unless a different one has a meaning.
  struct ModalTransition: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/modal-transition", summary: "Modal views use the same transition unless there is a reason",
        rationale: "People notice when one view flips over and others slide up, and look for a meaning. If there is "
          + "one, state it in “allow”.",
        source: IPhoneOS.source("Designing a modal view"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? {
      "A block without a transition uses the vertical one. The less frequent transition is reported, or the later of two."
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      guard let majority = Majority(site, rule: description.id, of: { $0.transition?.value ?? .vertical }) else {
        return []
      }
      return majority.minority.compactMap { place in
        guard let dialog = site.block(place).dialog else { return nil }
        let transition = dialog.transition?.value ?? .vertical
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            "the transition is \(transition.rawValue); the others use \(majority.value.rawValue)",
            at: dialog.transition?.range ?? dialog.kind.range,
            notes: majority.note("this one uses “\(majority.value.rawValue)”", in: site)))
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```dialog
            kind: modal
            title: New Message
            navigation: {leading: Cancel, trailing: Send}
            ```

            ```dialog
            kind: modal
            title: New Contact
            transition: vertical
            navigation: {leading: Cancel, trailing: Save}
            ```
            """),
        .passing(
          page: """
            ---
            guidelines: [iphone-os]
            platforms: [iphone-os]
            ---

            ```dialog
            kind: modal
            title: New Message
            navigation: {leading: Cancel, trailing: Send}
            ```

            ```dialog
            kind: modal
            title: Settings
            transition: flip
            navigation: {leading: Cancel, trailing: Done}
            allow:
              iphone-os/modal-transition: Settings are on the back of the screen that they belong to.
            ```
            """),
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
            transition: «flip»
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

            ```dialog
            kind: modal
            title: New Contact
            transition: flip
            navigation: {leading: Cancel, trailing: Save}
            ```

            ```dialog
            kind: modal
            title: New Album
            transition: flip
            navigation: {leading: Cancel, trailing: Save}
            ```
            """),
      ]
    }
  }
}
