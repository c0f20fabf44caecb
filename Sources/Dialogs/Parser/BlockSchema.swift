/// A key of a block: where it is allowed, and its value.
///
/// The parser accepts only these keys; the published JSON Schema uses the same list.
package struct BlockKey: Sendable, Hashable {
  package let name: String
  /// The kinds of dialogs that allow the key.
  package let kinds: [DialogKind]
  /// The kinds of dialogs that require the key.
  package let requiredBy: [DialogKind]
  /// The element that it asks for, if not every platform has it.
  package let element: PlatformElement?
  package let value: Value
  /// One line for completion and reference.
  package let summary: String

  /// The value of a key.
  package indirect enum Value: Sendable, Hashable {
    /// Plain text; numbers and words such as `Yes` as written.
    case text
    /// Lowercase words and digits joined by hyphens.
    case id
    /// A pack and the name of a rule in it.
    case ruleID
    /// A file relative to the page, with an extension.
    case imagePath
    case boolean
    /// The id of a platform.
    case platform
    case choice([String])
    /// A list, or a single value that counts as a list of one.
    case list(Value)
    /// A list, even with one element.
    case sequence(Value)
    /// At least one, and at most as many as a dialog can have.
    case buttons(Value)
    case mapping([BlockKey])
    /// A mapping with exactly one of the keys.
    case oneKey([BlockKey])
    /// Any key with a text value.
    case texts
    case either([Value])
  }

  init(
    _ name: String, _ value: Value, on kinds: [DialogKind] = DialogKind.allCases, requiredBy: [DialogKind] = [],
    element: PlatformElement? = nil, _ summary: String
  ) {
    self.name = name
    self.value = value
    self.element = element
    self.kinds = kinds
    self.requiredBy = requiredBy
    self.summary = summary
  }
}

/// Every key that a block may have.
package enum BlockSchema {
  package static let keys: [BlockKey] = [
    BlockKey("kind", choice(DialogKind.self), requiredBy: DialogKind.allCases, "Kind of dialog"),
    BlockKey("id", .id, "Anchor and file name of the mockup"),
    BlockKey("platforms", .list(.platform), "Platforms to draw"),
    BlockKey("guidelines", .list(.id), "Rule packs to check"),
    BlockKey(
      "title", .text, on: [.alert, .actionSheet, .modal], requiredBy: [.alert], "Question or statement in one line"),
    BlockKey("message", .text, requiredBy: [.snackbar], "Text below the title"),
    BlockKey(
      "buttons", .buttons(button), on: [.alert, .actionSheet], requiredBy: [.alert, .actionSheet],
      "Buttons, starting at the top of the stack"),
    BlockKey(
      "text-field", .either([.text, .mapping(textFieldKeys)]), on: [.alert],
      element: .textField, "Text field"),
    BlockKey(
      "icon", .either([.choice(["app", "caution"]), .imagePath]), on: [.alert], element: .icon,
      "Icon or path of an image"),
    BlockKey(
      "suppression", .text, on: [.alert], element: .suppression,
      "Label of the checkbox that suppresses the alert"),
    BlockKey("help", .boolean, on: [.alert], element: .help, "Whether there is a Help button"),
    BlockKey("accessory", .text, on: [.alert], element: .accessory, "Text of an additional view"),
    BlockKey("appearance", choice(Dialog.Appearance.self), on: [.actionSheet, .modal], "iPhone OS: background"),
    BlockKey("confirmation", choice(Dialog.Confirmation.self), on: [.modal], "Harmattan: how the screen saves"),
    BlockKey(
      "navigation", .mapping(navigationKeys), on: [.modal], requiredBy: [.modal], "Buttons in the navigation bar"),
    BlockKey("content", .sequence(.oneKey(contentKeys)), on: [.modal], "Rows of the screen"),
    BlockKey("edited", .boolean, on: [.modal], "Whether anything has been edited"),
    BlockKey("transition", choice(Dialog.Transition.self), on: [.modal], "iPhone OS: transition"),
    BlockKey("action", button, on: [.snackbar], "Button"),
    BlockKey("situation", .mapping(situationKeys), "Why the dialog appears; lets rules judge the choice"),
    BlockKey("allow", .texts, "Allowed exceptions: rule IDs with reasons"),
    BlockKey("violates", .list(.ruleID), "In a counter-example: the rules it breaks"),
    BlockKey("screen", .text, "Title of the screen behind the dialog"),
    BlockKey("stage", choice(Dialog.Stage.self), "How much of the device is drawn"),
    BlockKey("caption", .text, "Text under the figure; inline Markdown"),
    BlockKey("language", .text, "Language of its text, a BCP 47 tag"),
    BlockKey("direction", choice(Dialog.Direction.self), "Text direction; default: from the language"),
    BlockKey("text-size", choice(Dialog.TextSize.self), "Dynamic Type size"),
  ]

  package static let buttonKeys: [BlockKey] = [
    BlockKey("label", .text, requiredBy: DialogKind.allCases, "Label of the button"),
    BlockKey("role", choice(Dialog.Button.Role.self), "What the button does"),
    BlockKey("primary", .boolean, "Whether it is the primary button"),
    BlockKey("default", .boolean, "Whether Return activates the button"),
    BlockKey("enabled", .boolean, "Whether the button is enabled"),
  ]

  package static let textFieldKeys: [BlockKey] = [
    BlockKey("placeholder", .text, "Text shown while the field is empty"),
    BlockKey("value", .text, "Entered text"),
    BlockKey("secure", .boolean, "Whether entered text is hidden"),
  ]

  package static let navigationKeys: [BlockKey] = [
    BlockKey("leading", button, "Button at the leading end of the bar"),
    BlockKey("trailing", button, "Button at the trailing end of the bar"),
  ]

  package static let contentKeys: [BlockKey] = [
    BlockKey("text", .text, "Paragraph"),
    BlockKey("field", .either([.text, .mapping(fieldRowKeys)]), "Labeled field"),
    BlockKey("toggle", .either([.text, .mapping(toggleRowKeys)]), "Labeled switch"),
    BlockKey("image", .text, "Path of an image"),
  ]

  package static let fieldRowKeys: [BlockKey] = [
    BlockKey("label", .text, requiredBy: DialogKind.allCases, "Label of the field"),
    BlockKey("value", .text, "Entered text"),
  ]

  package static let toggleRowKeys: [BlockKey] = [
    BlockKey("label", .text, requiredBy: DialogKind.allCases, "Label of the switch"),
    BlockKey("on", .boolean, "Whether it is on"),
  ]

  package static let situationKeys: [BlockKey] = [
    BlockKey("effect", choice(Situation.Effect.self), "How significant the action is"),
    BlockKey("destructive", .boolean, "Whether it destroys something"),
    BlockKey("reversible", .boolean, "Whether it can be undone"),
    BlockKey("uncommon", .boolean, "Whether people rarely do it"),
    BlockKey("intentional", .boolean, "Whether the person started it"),
    BlockKey("unexpected", .boolean, "Whether it comes as a surprise"),
    BlockKey("actionable", .boolean, "Whether the person can do something about it"),
    BlockKey("complex", .boolean, "Whether it takes several steps"),
    BlockKey("time-consuming", .boolean, "Whether it takes a long time"),
    BlockKey("reports", choice(Situation.Report.self), "What the dialog reports, if it asks nothing"),
    BlockKey("changes", choice(Situation.Changes.self), "What has changed on the screen that is closing"),
    BlockKey("subtask", .boolean, "Whether that screen is a full-screen subtask"),
    BlockKey("trigger", .text, "What the person did, or `launch`"),
    BlockKey("screen-buttons", .list(.text), "Buttons on the screen behind the dialog"),
    BlockKey("leads-to", .id, "ID of the dialog that confirms leaving this one"),
  ]

  /// A button: its label, or a mapping.
  private static let button = BlockKey.Value.either([.text, .mapping(buttonKeys)])

  private static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> BlockKey.Value
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }
}
