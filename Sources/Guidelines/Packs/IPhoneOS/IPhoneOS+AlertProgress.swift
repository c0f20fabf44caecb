import Diagnostics
import Dialogs

extension IPhoneOS {
  /// Normal progress does not interrupt people.
  struct AlertProgress: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/alert-progress", summary: "An alert does not report normal progress",
        rationale: "Progress needs no answer. A progress view or an activity indicator shows it while people "
          + "continue, and keeps alerts rare enough to be read.",
        source: IPhoneOS.source("Using alerts"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let report = subject.situation.reports, report.value == .progress else { return [] }
      return [
        Finding(
          "the alert reports progress; use a progress view", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: report.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: The upload has stopped
          message: Photos go on by themselves once there is a network.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          situation: {reports: error, actionable: true}
          """),
        .passing(
          """
          kind: modal
          title: Uploading
          navigation: {leading: Cancel, trailing: Hide}
          situation: {reports: progress}
          """),
        .failing(
          """
          kind: «alert»
          title: 3 of 12 photos uploaded
          buttons:
            - Hide
            - label: Cancel
              role: cancel
          situation: {reports: progress}
          """),
        .failing(
          """
          kind: «alert»
          title: Checking for new mail
          buttons:
            - Continue
            - Stop
          situation:
            reports: progress
            unexpected: false
          """),
      ]
    }
  }
}
