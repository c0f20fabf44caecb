import Diagnostics
import Dialogs

extension BlockRules {
  /// A block is readable YAML within limits.
  struct BlockSyntax: Rule {
    var description: RuleDescription { .blockSyntax }

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
