import Diagnostics
import YAML

/// Checks that need the whole block.
extension BlockReader {
  /// Platforms that do not support the kind, and elements that a platform does not support.
  mutating func checkPlatforms(of dialog: Dialog, entries: [YAMLNode.Entry]) {
    guard let platforms = dialog.platforms else { return }
    let kind = dialog.kind.value
    for platform in platforms where !platform.value.has(kind) {
      let existing = self.platforms.filter { $0.has(kind) }
      report(
        .unsupportedPlatform, "\(kind.pluralName) do not exist on \(platform.value.name)",
        "Use them on \(existing.map(\.name).joined(separator: ", ")).", at: platform.range)
    }
    for entry in entries {
      guard let key = BlockSchema.keys.first(where: { $0.name == entry.key }), key.kinds.contains(kind),
        let element = key.element, !entry.value.isNull, entry.value.bool != false || key.value != .boolean
      else { continue }
      let lacking = platforms.filter { !$0.value.has(element) }
      guard let first = lacking.first else { continue }
      let having = self.platforms.filter { $0.has(element) }
      let names = listed(lacking.map(\.value.name))
      report(
        .unsupportedElement, "“\(key.name)” does not exist on \(names)",
        "Only \(kind.pluralName) on \(listed(having.map(\.name))) have it. Use a separate block "
          + "without it for other platforms.", at: entry.keyRange,
        notes: [.init("named here", at: SourceLocation(path: path, range: first.range))])
    }
  }

  /// Buttons that cannot be distinguished, or roles that only one button can have.
  mutating func checkButtons(of dialog: Dialog) {
    let buttons = dialog.buttons + [dialog.navigation?.leading, dialog.navigation?.trailing].compactMap { $0 }
    guard buttons.count > 1 else { return }
    let labels = buttons.map { $0.label.value.lowercased() }
    let cancels = buttons.map { dialog.isCancel($0) }
    for index in buttons.indices.dropFirst() {
      let button = buttons[index]
      if let twin = labels[..<index].firstIndex(of: labels[index]) {
        duplicate(
          "two buttons are labeled “\(button.label.value)”", "Give each button a unique label.",
          at: button.label.range, first: buttons[twin].label.range)
        // Equal buttons also have equal roles.
        continue
      }
      if cancels[index], let first = cancels[..<index].firstIndex(of: true) {
        duplicate(
          "a second button cancels", "Use the cancel role for one button only.",
          at: button.role == .cancel ? button.roleRange ?? button.label.range : button.label.range,
          first: buttons[first].label.range)
      }
      if let mark = button.isPrimary, mark.value,
        let first = buttons[..<index].first(where: { $0.isPrimary?.value == true })
      {
        duplicate(
          "a second button is primary", "Mark one button as primary.", at: mark.range,
          first: first.label.range)
      }
      if let mark = button.isDefault, mark.value,
        let first = buttons[..<index].first(where: { $0.isDefault?.value == true })
      {
        duplicate(
          "a second button is the default", "Return can activate only one button.", at: mark.range,
          first: first.label.range)
      }
    }
  }

  private mutating func duplicate(
    _ summary: String, _ explanation: String, at range: SourceRange, first: SourceRange
  ) {
    report(
      .duplicateButton, summary, explanation, at: range,
      notes: [.init("the first is here", at: SourceLocation(path: path, range: first))])
  }

  private mutating func report(
    _ rule: RuleDescription, _ summary: String, _ explanation: String, at range: SourceRange,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, summary: summary, explanation: explanation,
        location: SourceLocation(path: path, range: range), notes: notes))
  }
}

extension DialogKind {
  /// “alerts”.
  package var pluralName: String { name + "s" }

  /// “an alert”.
  package var indefiniteName: String { (self == .alert || self == .actionSheet ? "an " : "a ") + name }

  /// Where the text of an unsupported key belongs.
  func instead(of key: String) -> String {
    switch (self, key) {
    case (.modal, "buttons"): " Put its buttons in “navigation”."
    case (.snackbar, "buttons"): " Put its only button in “action”."
    case (.snackbar, "title"): " Put its text in “message”."
    default: ""
    }
  }
}
