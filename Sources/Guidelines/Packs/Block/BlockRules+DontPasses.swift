package import Diagnostics

extension BlockRules {
  /// A counter-example breaks the rules it lists.
  struct DontPasses: Rule {
    var description: RuleDescription { .dontPasses }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave]
          guidelines: [va-mobile]
          violates: [va-mobile/two-buttons]
          """),
        .passing(
          """
          kind: action-sheet
          title: Are you sure you want to delete it?
          buttons: [Delete, Keep it]
          guidelines: [va-mobile]
          violates: [va-mobile/title-filler]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          guidelines: [va-mobile]
          violates: [«va-mobile/two-buttons»]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave]
          guidelines: [va-mobile]
          violates: [«va-mobile/two-button»]
          """),
      ]
    }
  }
}

extension RuleDescription {
  /// A counter-example breaks what it says it breaks.
  package static let dontPasses = RuleDescription(
    id: "block/dont-passes", summary: "A counter-example breaks every rule it lists",
    rationale: "A “don’t” example that follows the rules teaches readers to avoid something good.",
    severity: .error)
}
