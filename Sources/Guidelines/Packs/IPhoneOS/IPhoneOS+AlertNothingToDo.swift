import Diagnostics
import Dialogs

extension IPhoneOS {
  /// Problems that people cannot act on are shown on the screen.
  struct AlertNothingToDo: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/alert-nothing-to-do", summary: "An alert does not report an error that people cannot act on",
        rationale: "Such an alert interrupts and helps nobody. Most of these problems can be shown on the screen "
          + "itself: the time of the last connection says more than a report of every failed one. If a problem is "
          + "too critical for that, allow the alert and say why.",
        source: IPhoneOS.source("Using alerts"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.situation.reports?.value == .error, let actionable = subject.situation.actionable,
        !actionable.value
      else { return [] }
      return [
        Finding(
          "people cannot act on this error; show it on the screen instead", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: actionable.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Your photo was not sent
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          situation: {reports: error, actionable: true}
          """),
        .passing(
          """
          kind: alert
          title: The server cannot be reached
          buttons:
            - Work Offline
            - label: Quit
              role: cancel
          situation: {reports: error}
          """),
        .failing(
          """
          kind: «alert»
          title: The server cannot be reached
          buttons:
            - Continue
            - label: Cancel
              role: cancel
          situation: {reports: error, actionable: false}
          """),
        .failing(
          """
          kind: «alert»
          title: No new messages were found
          message: The mail server does not answer.
          buttons:
            - Close
            - More
          situation:
            reports: error
            actionable: false
          """),
      ]
    }
  }
}
