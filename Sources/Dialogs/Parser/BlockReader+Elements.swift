import Diagnostics
import YAML

extension BlockReader {
  /// The other elements of an alert, and the appearance of a sheet.
  mutating func readElements(_ fields: inout MappingReader, into dialog: inout Dialog) {
    if let node = fields.node("text-field") { dialog.textField = textField(node, kind: dialog.kind.value) }
    dialog.icon = icon(fields.node("icon"))
    dialog.suppression = text(fields.node("suppression"), called: "“suppression”")
    dialog.help = Sourced(fields.bool("help"))
    dialog.accessory = text(fields.node("accessory"), called: "“accessory”")
    dialog.appearance = Sourced(fields.choice("appearance", Dialog.Appearance.self))
  }

  private mutating func textField(_ node: YAMLNode, kind: DialogKind) -> Dialog.TextField? {
    guard case .mapping(let entries) = node.content else {
      guard let placeholder = text(node, called: "“text-field”") else { return nil }
      return Dialog.TextField(placeholder: placeholder, value: nil, isSecure: false, range: node.range)
    }
    var fields = fields(of: entries, BlockSchema.textFieldKeys, kind: kind)
    let placeholder = text(fields.node("placeholder"), called: "“placeholder”")
    let value = text(fields.node("value"), called: "“value”")
    let isSecure = fields.bool("secure")?.value ?? false
    diagnostics += fields.diagnostics
    return Dialog.TextField(placeholder: placeholder, value: value, isSecure: isSecure, range: node.range)
  }

  private mutating func icon(_ node: YAMLNode?) -> Sourced<Dialog.Icon>? {
    guard let text = text(node, called: "“icon”") else { return nil }
    switch text.value {
    case "app": return Sourced(.app, range: text.range)
    case "caution": return Sourced(.caution, range: text.range)
    default:
      // A value that cannot be a file name is a misspelled word.
      if text.value.contains(".") { return Sourced(.image(text.value), range: text.range) }
      let nearest = nearestName(to: text.value, among: ["app", "caution"])
      invalid(
        "“icon” cannot be “\(text.value)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        "Use app, caution, or the path of an image.", at: text.range,
        fixes: nearest.map {
          [.init("replace with “\($0)”", edits: [.init(replace: text.range, with: $0)])]
        } ?? [])
      return nil
    }
  }
}
