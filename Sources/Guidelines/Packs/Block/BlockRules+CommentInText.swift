import Diagnostics
import Dialogs

extension BlockRules {
  /// Text is not cut by a number sign.
  struct CommentInText: Rule {
    var description: RuleDescription { .commentInText }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: "Delete draft #3?"
          buttons:
            - Delete
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Delete this draft? # the last one
          buttons:
            - Delete
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Delete draft «#3?»
          buttons:
            - Delete
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            title: 'Delete draft #3?'
            buttons:
              - Delete
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: Leave the queue?
          message: You are «#1 in line.»
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Leave the queue?
            message: 'You are #1 in line.'
            buttons:
              - Leave
              - label: Cancel
                role: cancel
            """),
      ]
    }
  }
}
