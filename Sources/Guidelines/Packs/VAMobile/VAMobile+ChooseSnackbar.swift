import Diagnostics
import Dialogs

extension VAMobile {
  /// Mere reports use a snackbar.
  struct ChooseSnackbar: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/choose-snackbar",
        summary: "A snackbar reports something that is done or in progress",
        rationale:
          "A dialog stops people until they dismiss it. To report that something was done or will be done, a line at the "
          + "bottom of the screen is enough.",
        source: VAMobile.source("Usage"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let report = subject.situation.reports, report.value != .error, subject.dialog.textField == nil,
        subject.buttons.count < 2 || subject.buttons.allSatisfy({ subject.dialog.isCancel($0) })
      else { return [] }
      let what = report.value == .done ? "is done" : "is in progress"
      return [
        Finding(
          "the dialog only reports what \(what); use a snackbar", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: report.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: snackbar
          message: Refill request sent
          situation: {reports: done}
          """),
        .passing(
          """
          kind: alert
          title: Your request couldn’t be sent
          buttons:
            - Try again
            - label: Save draft
              role: cancel
          situation: {reports: error, actionable: true}
          """),
        .failing(
          """
          kind: «alert»
          title: Draft saved
          buttons:
            - label: Got it
              role: cancel
          situation: {reports: done}
          """),
        .failing(
          """
          kind: «action-sheet»
          title: Uploading 3 documents
          buttons: [Dismiss]
          situation: {reports: progress}
          """),
      ]
    }
  }
}
