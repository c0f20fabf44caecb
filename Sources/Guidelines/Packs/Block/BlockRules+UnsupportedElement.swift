import Diagnostics
import Dialogs

extension BlockRules {
  /// The platforms of a block support its elements.
  struct UnsupportedElement: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/unsupported-element", summary: "Each element exists on all platforms of the block",
        rationale:
          "Only macOS alerts have icons, checkboxes, additional views, and Help buttons. Alerts on watches and "
          + "televisions have no text field. Use separate blocks for platforms that differ.",
        severity: .error)
    }
    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [macos]
          icon: caution
          title: Replace the file?
          buttons: [Replace, Cancel]
          """),
        .passing(
          """
          kind: alert
          platforms: [ios, android]
          title: Name this list
          text-field: Name
          buttons: [Save, Cancel]
          """),
        .failing(
          """
          kind: alert
          platforms: [ios, macos]
          «icon»: caution
          title: Replace the file?
          buttons: [Replace, Cancel]
          """),
        .failing(
          """
          kind: alert
          platforms: [watchos]
          title: Name this list
          «text-field»: Name
          buttons: [Save, Cancel]
          """),
      ]
    }
  }
}
