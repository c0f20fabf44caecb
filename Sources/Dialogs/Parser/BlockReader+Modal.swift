import Diagnostics
import YAML

extension BlockReader {
  /// What only a modal view has.
  mutating func readModal(_ fields: inout MappingReader, into dialog: inout Dialog) {
    if let node = fields.node("navigation") { dialog.navigation = navigation(node, kind: dialog.kind.value) }
    dialog.confirmation = Sourced(fields.choice("confirmation", Dialog.Confirmation.self))
    dialog.edited = Sourced(fields.bool("edited"))
    dialog.transition = Sourced(fields.choice("transition", Dialog.Transition.self))
    dialog.detent = Sourced(fields.choice("detent", Dialog.Detent.self))
    guard let node = fields.node("content") else { return }
    guard case .sequence(let rows) = node.content else {
      invalid("“content” is \(node.kindName), not a list of rows", Self.rowForms, at: node.range)
      return
    }
    dialog.content = rows.compactMap { row($0, kind: dialog.kind.value) }
  }

  private static let rowForms =
    "Write rows as “- text: Hello”, “- field: To”, “- toggle: Wi-Fi”, “- image: photo.png”."

  private mutating func navigation(_ node: YAMLNode, kind: DialogKind) -> Dialog.Navigation? {
    guard case .mapping(let entries) = node.content else {
      invalid(
        "“navigation” is \(node.kindName), not a mapping", "Use “leading:” and “trailing:”, each with a button.",
        at: node.range)
      return nil
    }
    var fields = fields(of: entries, BlockSchema.navigationKeys, kind: kind)
    let leading = fields.node("leading").flatMap { button($0, kind: kind) }
    let trailing = fields.node("trailing").flatMap { button($0, kind: kind) }
    if entries.isEmpty {
      diagnostics.append(
        Diagnostic(
          rule: .missingField, summary: "“navigation” has no button",
          explanation: "Without one, there is no way to leave the screen. Add “leading:”, “trailing:”, or both.",
          location: SourceLocation(path: path, range: node.range)))
    }
    diagnostics += fields.diagnostics
    return Dialog.Navigation(leading: leading, trailing: trailing, range: node.range)
  }

  private mutating func row(_ node: YAMLNode, kind: DialogKind) -> Dialog.ContentRow? {
    guard case .mapping(let entries) = node.content, entries.count == 1, let entry = entries.first else {
      if case .mapping(let entries) = node.content, entries.count > 1 {
        invalid("a row has \(entries.count) keys, not one", Self.rowForms, at: node.range)
      } else {
        invalid("a row is \(node.kindName), not a mapping with one key", Self.rowForms, at: node.range)
      }
      return nil
    }
    var fields = fields(of: entries, BlockSchema.contentKeys, kind: kind)
    defer { diagnostics += fields.diagnostics }
    guard !entry.value.isNull else {
      if BlockSchema.contentKeys.contains(where: { $0.name == entry.key }) {
        invalid("a row’s “\(entry.key)” has no value", Self.rowForms, at: entry.keyRange)
      }
      return nil
    }
    if let node = fields.node("text") { return text(node, called: "a row’s text").map { .text($0) } }
    if let node = fields.node("image") { return text(node, called: "a row’s image").map { .image($0) } }
    if let node = fields.node("field") { return field(node, kind: kind) }
    if let node = fields.node("toggle") { return toggle(node, kind: kind) }
    return nil
  }

  private mutating func field(_ node: YAMLNode, kind: DialogKind) -> Dialog.ContentRow? {
    guard case .mapping(let entries) = node.content else {
      return text(node, called: "a field’s label").map { .field(label: $0, value: nil) }
    }
    var fields = fields(of: entries, BlockSchema.fieldRowKeys, kind: kind, at: node.range)
    let label = text(fields.node("label"), called: "a field’s label")
    let value = text(fields.node("value"), called: "a field’s value")
    diagnostics += fields.diagnostics
    return label.map { .field(label: $0, value: value) }
  }

  private mutating func toggle(_ node: YAMLNode, kind: DialogKind) -> Dialog.ContentRow? {
    guard case .mapping(let entries) = node.content else {
      return text(node, called: "a switch’s label").map { .toggle(label: $0, isOn: false) }
    }
    var fields = fields(of: entries, BlockSchema.toggleRowKeys, kind: kind, at: node.range)
    let label = text(fields.node("label"), called: "a switch’s label")
    let isOn = fields.bool("on")?.value ?? false
    diagnostics += fields.diagnostics
    return label.map { .toggle(label: $0, isOn: isOn) }
  }
}
