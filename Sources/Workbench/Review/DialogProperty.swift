package import Dialogs

/// A value of a dialog under the key that authors write, as text.
package struct DialogProperty: Sendable, Hashable {
  package var key: String
  package var value: String
  /// Whether people read the value.
  package var isText: Bool
  /// Where it is in a drawing; nil for what is not drawn as text.
  package var part: Dialog.Part?

  init(_ key: String, _ value: String, isText: Bool = false, part: Dialog.Part? = nil) {
    (self.key, self.value, self.isText, self.part) = (key, value, isText, part)
  }

  /// All values of a dialog that were written, buttons of the list aside, in the order of the keys.
  static func all(of state: DialogState) -> [DialogProperty] {
    guard let dialog = state.dialog else { return [] }
    var list = [DialogProperty("kind", dialog.kind.value.rawValue)]
    func add(_ key: String, _ value: String?) {
      if let value { list.append(DialogProperty(key, value)) }
    }
    add("do or dont", dialog.marking == .plain ? nil : dialog.marking.rawValue)
    for text in dialog.texts {
      if case .button = text.part { continue }
      list.append(DialogProperty(text.part.name, text.text.value, isText: true, part: text.part))
    }
    for (key, text) in [("caption", dialog.caption), ("screen", dialog.screen)] {
      if let text { list.append(DialogProperty(key, text.value, isText: true)) }
    }
    add("icon", dialog.icon.map { name(of: $0.value) })
    add("help", flag(dialog.help))
    add("text-field secure", dialog.textField.flatMap { $0.isSecure ? "true" : nil })
    for (side, button) in [("leading", dialog.navigation?.leading), ("trailing", dialog.navigation?.trailing)] {
      guard let button else { continue }
      add("navigation \(side) role", button.role == .default ? nil : button.role.rawValue)
      add("navigation \(side) enabled", button.isEnabled ? nil : "false")
    }
    for (index, row) in dialog.content.enumerated() {
      switch row {
      case .toggle(_, let isOn): add("content \(index + 1)", isOn ? "on" : "off")
      case .image(let path): add("content \(index + 1)", path.value)
      case .text, .field: break
      }
    }
    add("appearance", dialog.appearance?.value.rawValue)
    add("confirmation", dialog.confirmation?.value.rawValue)
    add("edited", flag(dialog.edited))
    add("transition", dialog.transition?.value.rawValue)
    add("detent", dialog.detent?.value.rawValue)
    add("stage", dialog.stage == .crop ? nil : dialog.stage.rawValue)
    add("anatomy", dialog.anatomy?.value.rawValue)
    add("flow", dialog.showsFlow ? "true" : nil)
    for step in dialog.steps {
      if let label = step.label { add("leads-to of “\(label.value)”", step.target.value) }
    }
    add("states", dialog.states.isEmpty ? nil : dialog.states.map(\.value.rawValue).joined(separator: ", "))
    add("show", dialog.show.isEmpty ? nil : dialog.show.map(name(of:)).joined(separator: "; "))
    add("language", dialog.language?.value)
    add("direction", dialog.direction?.value.rawValue)
    add("text-size", dialog.textSize?.value.rawValue)
    add("guidelines", dialog.guidelines.map { $0.map(\.value).joined(separator: ", ") })
    for allowance in dialog.allow { add("allow \(allowance.rule.value)", allowance.reason?.value ?? "") }
    add("violates", dialog.violates.isEmpty ? nil : dialog.violates.map(\.value).joined(separator: ", "))
    return list + situation(of: dialog)
  }

  private static func situation(of dialog: Dialog) -> [DialogProperty] {
    let situation = dialog.situation
    let values: [(String, String?)] = [
      ("effect", situation.effect?.value.rawValue), ("destructive", flag(situation.destructive)),
      ("reversible", flag(situation.reversible)), ("uncommon", flag(situation.uncommon)),
      ("intentional", flag(situation.intentional)), ("unexpected", flag(situation.unexpected)),
      ("actionable", flag(situation.actionable)), ("complex", flag(situation.complex)),
      ("time-consuming", flag(situation.timeConsuming)), ("reports", situation.reports?.value.rawValue),
      ("changes", situation.changes?.value.rawValue), ("subtask", flag(situation.subtask)),
      ("trigger", situation.trigger?.value),
      ("screen-buttons", situation.screenButtons.map { $0.map(\.value).joined(separator: ", ") }),
      ("leads-to", situation.leadsTo?.value),
    ]
    return values.compactMap { key, value in value.map { DialogProperty("situation " + key, $0) } }
  }

  private static func flag(_ value: Sourced<Bool>?) -> String? { value.map { $0.value ? "true" : "false" } }

  private static func name(of view: Dialog.View) -> String {
    let values = [
      view.platform?.value.id, view.textSize?.value.rawValue, view.look?.value.rawValue, view.state?.value.rawValue,
    ]
    return values.compactMap(\.self).joined(separator: " ")
  }

  private static func name(of icon: Dialog.Icon) -> String {
    switch icon {
    case .app: "app"
    case .caution: "caution"
    case .image(let path): path
    }
  }
}
