import Diagnostics

extension BlockRules {
  /// A block is readable YAML within limits.
  struct BlockSyntax: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/syntax", summary: "A block is a YAML mapping within limits",
        rationale:
          "A block that cannot be read cannot be drawn. The limits (64 KiB, 32 levels, 32 buttons, 64 aliases) "
          + "are far beyond what people can read, and keep an untrusted page from stalling the "
          + "build.",
        severity: .error)
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: "Leave: now or later?"
          buttons: [Leave, Stay]
          """),
        .passing(
          """
          # Asked when the person taps a link to another site.
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: alert
          title: Leave«:» now or later?
          buttons: [Leave, Stay]
          """),
        .failing(
          """
          kind: alert
          title: Leave?
          buttons: [Leave, Stay]
          «title»: Stay?
          """),
        .failing(
          """
          «kind = alert»
          """),
      ]
    }
  }
}
