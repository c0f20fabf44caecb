package import YAML

/// A key of a block: which dialogs have it, and what it holds.
///
/// The parser accepts what is written here and nothing else; the published JSON Schema is made from the same list.
package struct BlockKey: Sendable, Hashable {
  package let name: String
  /// The kinds of dialog that have it.
  package let kinds: [DialogKind]
  /// The kinds of dialog that cannot be without it.
  package let requiredBy: [DialogKind]
  /// The element that it asks for, if not every platform has it.
  package let element: PlatformElement?
  package let value: ValueShape
  /// One line for completion and reference.
  package let summary: String

  init(
    _ name: String, _ value: ValueShape, on kinds: [DialogKind] = DialogKind.allCases, requiredBy: [DialogKind] = [],
    element: PlatformElement? = nil, _ summary: String
  ) {
    self.name = name
    self.value = value
    self.element = element
    self.kinds = kinds
    self.requiredBy = requiredBy
    self.summary = summary
  }

  /// The key as dialogs of a kind have it.
  fileprivate func shape(in kind: DialogKind) -> KeyShape {
    KeyShape(name, value, isRequired: requiredBy.contains(kind), summary)
  }
}

/// Every key that a block may have.
package enum BlockSchema {
  package static let keys: [BlockKey] = [
    BlockKey("kind", choice(DialogKind.self), requiredBy: DialogKind.allCases, "What kind of dialog it is"),
    BlockKey("id", .id, "Anchor and file name of the mockup"),
    BlockKey("platforms", .list(.text), "Platforms to draw it for"),
    BlockKey("guidelines", .list(.id), "Packs of rules in force for it"),
    BlockKey(
      "title", .text, on: [.alert, .actionSheet, .modal], requiredBy: [.alert], "What it asks or says, in one line"),
    BlockKey("message", .text, requiredBy: [.snackbar], "What the title cannot say"),
    BlockKey(
      "buttons", .sequence(button, limit: DialogParser.buttonLimit), on: [.alert, .actionSheet],
      requiredBy: [.alert, .actionSheet],
      "Its buttons, top of the stack first"),
    BlockKey(
      "text-field", .either([.text, .mapping(textFieldKeys)]), on: [.alert],
      element: .textField, "Placeholder of a field"),
    BlockKey(
      "icon", .either([.choice(["app", "caution"]), imagePath]), on: [.alert], element: .icon,
      "An icon, or the path of an image"),
    BlockKey(
      "suppression", .text, on: [.alert], element: .suppression,
      "Label of the checkbox that keeps it from coming back"),
    BlockKey("help", .boolean, on: [.alert], element: .help, "Whether there is a Help button"),
    BlockKey("accessory", .text, on: [.alert], element: .accessory, "Text of an additional view"),
    BlockKey("appearance", choice(Dialog.Appearance.self), on: [.actionSheet, .modal], "iPhone OS: background"),
    BlockKey("confirmation", choice(Dialog.Confirmation.self), on: [.modal], "Harmattan: how the screen saves"),
    BlockKey(
      "navigation", .mapping(navigationKeys), on: [.modal], requiredBy: [.modal], "The buttons in its navigation bar"),
    BlockKey("content", .sequence(.oneKey(contentKeys)), on: [.modal], "Rows of the screen"),
    BlockKey("edited", .boolean, on: [.modal], "Whether anything has been changed"),
    BlockKey("transition", choice(Dialog.Transition.self), on: [.modal], "iPhone OS: how it arrives"),
    BlockKey("action", button, on: [.snackbar], "Its one button"),
    BlockKey("situation", .mapping(situationKeys), "Why it appears, so that rules can judge the choice"),
    BlockKey("allow", texts, "Rules that it may break, each with the reason why"),
    BlockKey("violates", .list(.ruleID), "In a counter-example: the rules that it breaks"),
    BlockKey("screen", .text, "Title of the screen behind"),
    BlockKey("stage", choice(Dialog.Stage.self), "How much of the device is drawn"),
    BlockKey("caption", .text, "Text under the figure; inline Markdown"),
    BlockKey("language", .text, "Language of its text, a BCP 47 tag"),
    BlockKey("direction", choice(Dialog.Direction.self), "Direction of its text, where the language does not tell"),
    BlockKey("text-size", choice(Dialog.TextSize.self), "Dynamic Type size"),
  ]

  package static let buttonKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "What stands on it"),
    KeyShape("role", choice(Dialog.Button.Role.self), "What choosing it does"),
    KeyShape("primary", .boolean, "Whether it does what the dialog is about"),
    KeyShape("default", .boolean, "Whether Return chooses it"),
    KeyShape("enabled", .boolean, "Whether it can be chosen"),
  ]

  package static let textFieldKeys: [KeyShape] = [
    KeyShape("placeholder", .text, "What stands in it while it is empty"),
    KeyShape("value", .text, "What has been entered"),
    KeyShape("secure", .boolean, "Whether what is entered is hidden"),
  ]

  package static let navigationKeys: [KeyShape] = [
    KeyShape("leading", button, "The button where the bar begins"),
    KeyShape("trailing", button, "The button where the bar ends"),
  ]

  package static let contentKeys: [KeyShape] = [
    KeyShape("text", .text, "A paragraph"),
    KeyShape("field", .either([.text, .mapping(fieldRowKeys)]), "A labelled field"),
    KeyShape("toggle", .either([.text, .mapping(toggleRowKeys)]), "A labelled switch"),
    KeyShape("image", .text, "Path of an image"),
  ]

  package static let fieldRowKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "What is asked for"),
    KeyShape("value", .text, "What has been entered"),
  ]

  package static let toggleRowKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "What is switched"),
    KeyShape("on", .boolean, "Whether it is on"),
  ]

  package static let situationKeys: [KeyShape] = [
    KeyShape("effect", choice(Situation.Effect.self), "How much the action weighs"),
    KeyShape("destructive", .boolean, "Whether it destroys something"),
    KeyShape("reversible", .boolean, "Whether it can be undone"),
    KeyShape("uncommon", .boolean, "Whether people seldom do it"),
    KeyShape("intentional", .boolean, "Whether the person began it"),
    KeyShape("unexpected", .boolean, "Whether it comes as a surprise"),
    KeyShape("actionable", .boolean, "Whether the person can do something about it"),
    KeyShape("complex", .boolean, "Whether it takes several steps"),
    KeyShape("time-consuming", .boolean, "Whether it takes long"),
    KeyShape("reports", choice(Situation.Report.self), "What is told, where nothing is asked"),
    KeyShape("changes", choice(Situation.Changes.self), "What has been changed on the screen that is being left"),
    KeyShape("subtask", .boolean, "Whether that screen is a fullscreen subtask"),
    KeyShape("trigger", .text, "What the person did, or `launch`"),
    KeyShape("screen-buttons", .list(.text), "Buttons that the screen behind has"),
    KeyShape("leads-to", .id, "Id of the dialog that guards leaving this one"),
  ]

  /// A button: its label, or a mapping.
  private static let button = ValueShape.either([.text, .mapping(buttonKeys)])

  private static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> ValueShape
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }

  private static let texts = ValueShape.mapping([], others: [PatternShape(".", .either([.text, .choice([""])]))])
  private static let imagePath = ValueShape.matching("\\.")
}

extension BlockSchema {
  /// What a block may hold, kind by kind.
  ///
  /// - Parameter platforms: those that there are.
  package static func shape(on platforms: [Platform]) -> ValueShape {
    .variants(
      by: "kind", summary: "What kind of dialog it is",
      DialogKind.allCases.map { kind in
        var keys = keys(of: kind)
        // Which platforms have such a dialog is said by its kind.
        if let index = keys.firstIndex(where: { $0.name == "platforms" }) {
          keys[index].shape = .list(.choice(platforms.filter { $0.has(kind) }.map(\.id)))
        }
        return VariantShape(kind.rawValue, keys)
      })
  }

  /// The keys of a kind of dialog.
  static func keys(of kind: DialogKind) -> [KeyShape] { keysByKind[kind] ?? [] }

  private static let keysByKind = Dictionary(
    uniqueKeysWithValues: DialogKind.allCases.map { kind in
      (kind, keys.filter { $0.kinds.contains(kind) }.map { $0.shape(in: kind) })
    })
}

extension ValueShape {
  /// Lower-case words and digits joined by hyphens.
  fileprivate static let id = matching("^[a-z0-9]+(-[a-z0-9]+)*$")
  /// A pack and the name of a rule in it.
  fileprivate static let ruleID = matching("^[a-z0-9-]+/[a-z0-9-]+$")
}
