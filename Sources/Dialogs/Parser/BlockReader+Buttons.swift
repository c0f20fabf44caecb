import Diagnostics
import YAML

extension BlockReader {
  /// The buttons of an alert or a sheet, or the action of a snackbar.
  mutating func readButtons(_ fields: inout MappingReader, into dialog: inout Dialog) {
    let kind = dialog.kind.value
    if let node = fields.node("action"), let action = button(node, kind: kind) {
      dialog.buttons = [action]
      dialog.buttonsRange = node.range
    }
    guard let node = fields.node("buttons") else { return }
    dialog.buttonsRange = node.range
    guard case .sequence(let items) = node.content else {
      invalid(
        "“buttons” is \(node.kindName), not a list", "Put each button on its own line after “- ”.",
        at: node.range)
      return
    }
    if items.isEmpty {
      diagnostics.append(
        Diagnostic(
          rule: .missingField, summary: "“buttons” is empty",
          explanation: "Without a button, there is no way to leave \(kind.indefiniteName).",
          location: SourceLocation(path: path, range: node.range)))
    }
    // Without room to spare: a large site keeps many dialogs.
    dialog.buttons = []
    dialog.buttons.reserveCapacity(items.count)
    for item in items {
      if let button = button(item, kind: kind) { dialog.buttons.append(button) }
    }
  }

  /// A button: its label, or a mapping.
  mutating func button(_ node: YAMLNode, kind: DialogKind) -> Dialog.Button? {
    guard case .mapping(let entries) = node.content else {
      return text(node, called: "a button’s label").map { Dialog.Button(label: $0, range: node.extent) }
    }
    var fields = fields(of: entries, BlockSchema.buttonKeys, kind: kind, at: node.range)
    let label = text(fields.node("label"), called: "a button’s label")
    let role = fields.choice("role", Dialog.Button.Role.self)
    let isPrimary = fields.bool("primary")
    let isDefault = fields.bool("default")
    let isEnabled = fields.bool("enabled")
    let leadsTo = fields.node("leads-to").flatMap { id($0, called: "“leads-to”") }
    diagnostics += fields.diagnostics
    guard let label else { return nil }
    var button = Dialog.Button(label: label, role: role?.value ?? .default, range: node.extent)
    button.roleRange = role?.range
    button.isRoleUnread =
      role == nil
      && entries.contains { entry in
        guard !entry.value.isNull else { return false }
        if entry.key == "role" { return true }
        // Names that are known are not compared: that takes longer than reading a button.
        return !BlockSchema.buttonKeys.contains { $0.name == entry.key }
          && nearestName(to: entry.key, among: ["role"]) != nil
      }
    button.isPrimary = Sourced(isPrimary)
    button.isDefault = Sourced(isDefault)
    button.isEnabled = isEnabled?.value ?? true
    button.enabledRange = isEnabled?.range
    button.leadsTo = leadsTo
    return button
  }
}
