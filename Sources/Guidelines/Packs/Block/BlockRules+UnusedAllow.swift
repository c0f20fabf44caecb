package import Diagnostics

extension BlockRules {
  /// An exception is needed and has a reason.
  struct UnusedAllow: Rule {
    var description: RuleDescription { .unusedAllow }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave]
          guidelines: [va-mobile]
          allow:
            va-mobile/two-buttons: The system draws this alert, and adds its own way back.
          """),
        .passing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          guidelines: [va-mobile]
          allow:
            «va-mobile/two-buttons»: The system draws this alert.
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave]
          guidelines: [va-mobile]
          allow:
            «va-mobile/two-buttons»:
          """),
      ]
    }
  }
}

extension RuleDescription {
  /// An exception silences something, and says why.
  package static let unusedAllow = RuleDescription(
    id: "block/unused-allow", summary: "Each exception is needed, and has a reason",
    rationale: "An unneeded exception could hide a later mistake, and without a reason, later readers cannot "
      + "judge it.",
    severity: .warning)
}
