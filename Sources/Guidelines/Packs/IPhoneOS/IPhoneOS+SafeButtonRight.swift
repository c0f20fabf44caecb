import Diagnostics
import Dialogs

extension IPhoneOS {
  /// The right button, which attracts careless taps, does no harm.
  struct SafeButtonRight: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/safe-button-right",
        summary: "The canceling button is on the right of a risky action and on the left of a benign one",
        rationale: "The right button of two is light and attracts people who tap without reading. It should do no "
          + "harm: Cancel if the other button is risky, otherwise the most common answer. In a block, the right "
          + "button comes first.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var options: [any ConfigurableOption] { [IPhoneOS.verbs] }
    var heuristic: String? {
      IPhoneOS.verbHeuristic + " An action is risky if a button destroys, or if the situation is destructive, or "
        + "major and irreversible. It is benign if the situation says that it is nondestructive or reversible. "
        + "Otherwise, either position is accepted."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.buttons.count == 2 else { return [] }
      let destructive = subject.buttons.indices.filter {
        IPhoneOS.destroys(subject.buttons[$0], in: subject, verbs: options[IPhoneOS.verbs])
      }
      // Next to a destructive button, the other one is safe, even if it is not marked as canceling.
      guard let safe = subject.cancel ?? (destructive.count == 1 ? 1 - destructive[0] : nil) else { return [] }
      let label = subject.buttons[safe].label
      if !destructive.isEmpty || isRisky(subject.situation) {
        guard safe == 1 else { return [] }
        return [
          Finding(
            "“\(label.value)” is on the left, where people overlook the safe answer; move it to the right",
            at: label.range, fixes: swap(subject, label: "put “\(label.value)” first"))
        ]
      }
      guard isBenign(subject.situation), safe == 0 else { return [] }
      return [
        Finding(
          "“\(label.value)” is on the right, although nothing is at risk; move it to the left", at: label.range,
          fixes: swap(subject, label: "put “\(label.value)” last"))
      ]
    }

    private func isRisky(_ situation: Situation) -> Bool {
      situation.destructive?.value == true || situation.effect?.value == .major && situation.reversible?.value == false
    }

    private func isBenign(_ situation: Situation) -> Bool {
      situation.destructive?.value == false || situation.reversible?.value == true
    }

    private func swap(_ subject: DialogSubject, label: String) -> [Diagnostic.Fix] {
      ButtonEdits(subject)?.reorder([1, 0]).map { [Diagnostic.Fix(label, edits: $0)] } ?? []
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: This passbook is damaged
          buttons:
            - label: Cancel
              role: cancel
            - label: Erase
              role: destructive
          """),
        .passing(
          """
          kind: alert
          title: Compass needs your current location
          buttons:
            - OK
            - label: Don’t Allow
              role: cancel
          situation: {destructive: false}
          """),
        .passing(
          """
          kind: alert
          title: A new timetable is in force
          buttons:
            - label: Cancel
              role: cancel
            - Update
          """),
        .failing(
          """
          kind: alert
          title: This passbook is damaged
          buttons:
            - Erase
            - label: «Cancel»
              role: cancel
          """,
          fixed: """
            kind: alert
            title: This passbook is damaged
            buttons:
              - label: Cancel
                role: cancel
              - Erase
            """),
        .failing(
          """
          kind: alert
          title: Move the money now?
          buttons:
            - Transfer
            - label: «Cancel»
              role: cancel
          situation: {effect: major, reversible: false}
          """,
          fixed: """
            kind: alert
            title: Move the money now?
            buttons:
              - label: Cancel
                role: cancel
              - Transfer
            situation: {effect: major, reversible: false}
            """),
        .failing(
          """
          kind: alert
          title: Update your timetable now?
          buttons:
            - label: «Cancel»
              role: cancel
            - Update
          situation:
            destructive: false
          """,
          fixed: """
            kind: alert
            title: Update your timetable now?
            buttons:
              - Update
              - label: Cancel
                role: cancel
            situation:
              destructive: false
            """),
      ]
    }
  }
}
