import Diagnostics
import Dialogs

extension Harmattan {
  /// Only irreversible or time-consuming tasks are protected by a query.
  struct QueryIrreversible: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/query-irreversible",
        summary: "Only leaving an irreversible or time-consuming task asks for confirmation",
        rationale: "An hour of writing should not be lost with one tap, but a crop can be redrawn in a moment. Asking "
          + "about both teaches people to answer without reading.",
        source: Harmattan.source("Query confirmation"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal, .alert]) }
    var heuristic: String? {
      "Little is lost if no change is significant, or if the task is negligible, reversible, or quick to repeat. "
        + "A screen that saves automatically or has no edits needs no query."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      subject.kind == .modal ? missing(in: subject) : needless(subject)
    }

    /// A screen that can be left with a great loss, without a query.
    private func missing(in subject: DialogSubject) -> [Finding] {
      let (dialog, situation) = (subject.dialog, subject.situation)
      guard situation.leadsTo == nil, !subject.unreadKeys.contains("situation"),
        dialog.confirmation?.value != .automatic, dialog.edited?.value != false,
        situation.changes.map({ $0.value == .significant }) ?? true, let reason = weight(of: situation)
      else { return [] }
      return [
        Finding(
          "\(reason.what) can be left without a query", at: reason.range,
          because: "The work cannot be restored with a tap. Name the dialog that asks first: “leads-to:” with its "
            + "ID.")
      ]
    }

    /// A query about a negligible loss.
    private func needless(_ subject: DialogSubject) -> [Finding] {
      let situation = subject.situation
      guard situation.reports == nil else { return [] }
      if let changes = situation.changes {
        guard changes.value != .significant else { return [] }
        let what = changes.value == .none ? "there are no changes" : "there are no significant changes"
        return [Finding("\(what), so no query is needed", at: changes.range)]
      }
      guard weight(of: situation) == nil else { return [] }
      if let effect = situation.effect, effect.value == .routine || effect.value == .negligible {
        return [Finding("little would be lost, so no query is needed", at: effect.range)]
      }
      guard situation.effect?.value != .major, situation.reversible?.value == true,
        let timeConsuming = situation.timeConsuming
      else { return [] }
      return [Finding("a task that is quick to repeat needs no query", at: timeConsuming.range)]
    }

    /// Why leaving a task is a loss, or nil.
    private func weight(of situation: Situation) -> (what: String, range: SourceRange)? {
      if let timeConsuming = situation.timeConsuming, timeConsuming.value {
        return ("a time-consuming task", timeConsuming.range)
      }
      if let reversible = situation.reversible, !reversible.value { return ("an irreversible task", reversible.range) }
      return nil
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: New email
          confirmation: manual
          navigation: {leading: Cancel, trailing: Send}
          edited: true
          situation: {time-consuming: true, changes: significant, leads-to: keep-email}
          """),
        .passing(
          """
          kind: modal
          title: Crop
          confirmation: manual
          navigation: {leading: Cancel, trailing: Crop}
          edited: true
          """),
        .passing(
          """
          kind: alert
          title: Keep this email?
          buttons:
            - Save as draft
            - label: Delete
              role: destructive
            - label: Continue
              role: cancel
          situation: {time-consuming: true, changes: significant}
          """),
        .failing(
          """
          kind: modal
          title: New email
          confirmation: manual
          navigation: {leading: Cancel, trailing: Send}
          edited: true
          situation:
            time-consuming: «true»
          """),
        .failing(
          """
          kind: modal
          title: Edit video
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          situation: {reversible: «false», changes: significant}
          """),
        .failing(
          """
          kind: alert
          title: Discard the crop?
          buttons:
            - Discard
            - label: Continue
              role: cancel
          situation: {changes: «insignificant»}
          """),
        .failing(
          """
          kind: alert
          title: Leave the picker?
          buttons:
            - Leave
            - label: Stay
              role: cancel
          situation:
            reversible: true
            time-consuming: «false»
          """),
      ]
    }
  }
}
