import Diagnostics
import Dialogs

extension Web {
  /// What is done is reported on the page.
  struct SuccessOnPage: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/success-on-page", summary: "The page says what is done, not a dialog",
        rationale: "A dialog disables the page until people close it. A message at the top of the page, where people "
          + "are taken next, says the same and stays.",
        source: Web.uswds("When to consider something else"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let report = subject.situation.reports, report.value == .done, subject.dialog.textField == nil,
        subject.dialog.content.isEmpty
      else { return [] }
      return [
        Finding(
          "the dialog only says what is done; say it on the page", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: report.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: snackbar
          platforms: [web]
          message: Claim submitted
          action: View claim
          situation: {reports: done}
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Your claim couldn’t be submitted
          message: The service is not available right now.
          buttons:
            - Try again
            - label: Save draft
              role: cancel
          situation: {reports: error}
          """),
        .failing(
          """
          kind: «alert»
          platforms: [web]
          title: Claim submitted
          message: We’ll write to you within 30 days.
          buttons: [OK]
          situation: {reports: done}
          """),
        .failing(
          """
          kind: «alert»
          platforms: [web-phone]
          title: Your password was changed
          message: Use the new one when you sign in.
          buttons:
            - View account
            - label: Close
              role: cancel
          situation: {reports: done}
          """),
      ]
    }
  }
}
