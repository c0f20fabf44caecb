import Diagnostics
import Dialogs

extension BlockRules {
  /// Each value has the type of its key.
  struct InvalidValue: Rule {
    var description: RuleDescription { .invalidValue }
    var suggestsWords: Bool { true }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: 2048
          buttons: [Yes, No]
          """),
        .passing(
          """
          kind: alert
          platforms: [ios, macos]
          title: Leave?
          buttons:
            - Leave
            - label: Stay
              role: cancel
          """),
        .failing(
          """
          kind: «allert»
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: alert
          platforms: [«iphone»]
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [«""», Stay]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          situation: {effect: «huge», destructive: «perhaps»}
          """),
      ]
    }
  }
}
