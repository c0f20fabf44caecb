import Diagnostics
import YAML

extension BlockReader {
  /// Why the dialog appears.
  mutating func readSituation(_ fields: inout MappingReader, into dialog: inout Dialog) {
    guard let node = fields.node("situation") else { return }
    guard case .mapping(let entries) = node.content else {
      invalid(
        "“situation” is \(node.kindName), not a mapping",
        "Describe why the dialog appears with keys such as “effect: minor”.", at: node.range)
      return
    }
    var fields = self.fields(of: entries, BlockSchema.situationKeys, kind: dialog.kind.value)
    var situation = Situation()
    situation.effect = Sourced(fields.choice("effect", Situation.Effect.self))
    situation.destructive = Sourced(fields.bool("destructive"))
    situation.reversible = Sourced(fields.bool("reversible"))
    situation.uncommon = Sourced(fields.bool("uncommon"))
    situation.intentional = Sourced(fields.bool("intentional"))
    situation.unexpected = Sourced(fields.bool("unexpected"))
    situation.actionable = Sourced(fields.bool("actionable"))
    situation.complex = Sourced(fields.bool("complex"))
    situation.timeConsuming = Sourced(fields.bool("time-consuming"))
    situation.reports = Sourced(fields.choice("reports", Situation.Report.self))
    situation.changes = Sourced(fields.choice("changes", Situation.Changes.self))
    situation.subtask = Sourced(fields.bool("subtask"))
    situation.trigger = text(fields.node("trigger"), called: "“trigger”")
    situation.screenButtons = fields.list("screen-buttons").map { items in
      items.compactMap { text($0, called: "a button of the screen") }
    }
    situation.leadsTo = fields.node("leads-to").flatMap { id($0, called: "“leads-to”") }
    diagnostics += fields.diagnostics
    dialog.situation = situation
  }

  /// The rules that the block may break, and those that it breaks on purpose.
  mutating func readVerdicts(_ fields: inout MappingReader, into dialog: inout Dialog) {
    if let items = fields.list("violates") {
      dialog.violates = items.compactMap { item in
        text(item, called: "a rule").map { Sourced($0.value, range: $0.range) }
      }
    }
    guard let node = fields.node("allow") else { return }
    guard case .mapping(let entries) = node.content else {
      invalid(
        "“allow” is \(node.kindName), not a mapping",
        "Give each rule a reason, as in “apple-hig/button-case: The brand is lowercase.”",
        at: node.range)
      return
    }
    dialog.allow = entries.map { entry in
      let rule = Sourced(entry.key, range: entry.keyRange)
      // The guidelines report a missing or empty reason.
      guard !entry.value.isNull else { return Dialog.Allowance(rule: rule, reason: nil) }
      if let text = entry.value.text, text.allSatisfy(\.isWhitespace) {
        return Dialog.Allowance(rule: rule, reason: nil)
      }
      return Dialog.Allowance(rule: rule, reason: text(entry.value, called: "the reason for “\(entry.key)”"))
    }
  }
}
