import Diagnostics
import Dialogs

extension BlockRules {
  /// The platforms of a block support its elements.
  struct UnsupportedElement: Rule {
    var description: RuleDescription { .unsupportedElement }
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
