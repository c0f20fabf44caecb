package import YAML

/// A key of a block: which dialogs have it, and what it holds.
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
    BlockKey("kind", choice(DialogKind.self), requiredBy: DialogKind.allCases, "Kind of dialog"),
    BlockKey("id", .id, "Anchor and file name of the mockup"),
    BlockKey("platforms", .list(.text), "Platforms to draw"),
    BlockKey("guidelines", .list(.id), "Rule packs to check"),
    BlockKey(
      "title", .text, on: [.alert, .actionSheet, .modal], requiredBy: [.alert], "Question or statement in one line"),
    BlockKey("message", .text, requiredBy: [.snackbar], "Text below the title"),
    BlockKey(
      "buttons", .sequence(button, limit: DialogParser.buttonLimit), on: [.alert, .actionSheet],
      requiredBy: [.alert, .actionSheet],
      "Buttons, starting at the top of the stack"),
    BlockKey(
      "text-field", .either([.text, .mapping(textFieldKeys)]), on: [.alert],
      element: .textField, "Text field"),
    BlockKey(
      "icon", .either([.choice(["app", "caution"]), imagePath]), on: [.alert], element: .icon,
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
    BlockKey(
      "detent", choice(Dialog.Detent.self), on: [.modal], "iPhone and Android phones: height of a sheet with a handle"),
    BlockKey("action", button, on: [.snackbar], "Button"),
    BlockKey("situation", .mapping(situationKeys), "Why the dialog appears; lets rules judge the choice"),
    BlockKey("allow", texts, "Allowed exceptions: rule IDs with reasons"),
    BlockKey("violates", .list(.ruleID), "In a counter-example: the rules it breaks"),
    BlockKey("screen", .text, "Title of the screen behind the dialog"),
    BlockKey("stage", choice(Dialog.Stage.self), "How much of the device is drawn"),
    BlockKey(
      "anatomy", .either([.boolean, choice(Dialog.Anatomy.self)]), "Whether parts are numbered; `redlines` adds sizes"),
    BlockKey("states", .list(choice(Dialog.State.self)), "States to draw next to the usual picture"),
    BlockKey("show", .list(.either([.text, .mapping(viewKeys)])), "Pictures to compare, instead of one per platform"),
    BlockKey("flow", .boolean, "Whether to draw the dialogs that it leads to, too"),
    BlockKey("caption", .text, "Text under the figure; inline Markdown"),
    BlockKey("language", .text, "Language of its text, a BCP 47 tag"),
    BlockKey("direction", choice(Dialog.Direction.self), "Text direction; default: from the language"),
    BlockKey("text-size", choice(Dialog.TextSize.self), "Dynamic Type size"),
  ]

  package static let buttonKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "Label of the button"),
    KeyShape("role", choice(Dialog.Button.Role.self), "What the button does"),
    KeyShape("primary", .boolean, "Whether it is the primary button"),
    KeyShape("default", .boolean, "Whether Return activates the button"),
    KeyShape("enabled", .boolean, "Whether the button is enabled"),
    KeyShape("leads-to", .id, "ID of the dialog that the button opens"),
  ]

  package static let viewKeys: [KeyShape] = [
    KeyShape("platform", .text, "Platform; default: the first of the block"),
    KeyShape("text-size", choice(Dialog.TextSize.self), "Dynamic Type size"),
    KeyShape("appearance", choice(Dialog.Look.self), "Light or dark; default: that of the reader"),
    KeyShape("state", choice(Dialog.State.self), "State of the primary button or first field"),
  ]

  package static let textFieldKeys: [KeyShape] = [
    KeyShape("placeholder", .text, "Text shown while the field is empty"),
    KeyShape("value", .text, "Entered text"),
    KeyShape("secure", .boolean, "Whether entered text is hidden"),
  ]

  package static let navigationKeys: [KeyShape] = [
    KeyShape("leading", button, "Button at the leading end of the bar"),
    KeyShape("trailing", button, "Button at the trailing end of the bar"),
  ]

  package static let contentKeys: [KeyShape] = [
    KeyShape("text", .text, "Paragraph"),
    KeyShape("field", .either([.text, .mapping(fieldRowKeys)]), "Labeled field"),
    KeyShape("toggle", .either([.text, .mapping(toggleRowKeys)]), "Labeled switch"),
    KeyShape("image", .text, "Path of an image"),
  ]

  package static let fieldRowKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "Label of the field"),
    KeyShape("value", .text, "Entered text"),
  ]

  package static let toggleRowKeys: [KeyShape] = [
    KeyShape("label", .text, isRequired: true, "Label of the switch"),
    KeyShape("on", .boolean, "Whether it is on"),
  ]

  package static let situationKeys: [KeyShape] = [
    KeyShape("effect", choice(Situation.Effect.self), "How significant the action is"),
    KeyShape("destructive", .boolean, "Whether it destroys something"),
    KeyShape("reversible", .boolean, "Whether it can be undone"),
    KeyShape("uncommon", .boolean, "Whether people rarely do it"),
    KeyShape("intentional", .boolean, "Whether the person started it"),
    KeyShape("unexpected", .boolean, "Whether it comes as a surprise"),
    KeyShape("actionable", .boolean, "Whether the person can do something about it"),
    KeyShape("complex", .boolean, "Whether it takes several steps"),
    KeyShape("time-consuming", .boolean, "Whether it takes a long time"),
    KeyShape("reports", choice(Situation.Report.self), "What the dialog reports, if it asks nothing"),
    KeyShape("changes", choice(Situation.Changes.self), "What has changed on the screen that is closing"),
    KeyShape("subtask", .boolean, "Whether that screen is a full-screen subtask"),
    KeyShape("trigger", .text, "What the person did, or `launch`"),
    KeyShape("screen-buttons", .list(.text), "Buttons on the screen behind the dialog"),
    KeyShape("leads-to", .id, "ID of the dialog that confirms leaving this one"),
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
      by: "kind", summary: "Kind of dialog",
      DialogKind.allCases.map { kind in
        var keys = keys(of: kind)
        if let index = keys.firstIndex(where: { $0.name == "show" }) {
          let names = ValueShape.choice(platforms.filter { $0.has(kind) }.map(\.id))
          var view = viewKeys
          view[0].shape = names
          keys[index].shape = .list(.either([names, .mapping(view)]))
        }
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
  /// Lowercase words and digits joined by hyphens.
  fileprivate static let id = matching("^[a-z0-9]+(-[a-z0-9]+)*$")
  /// A pack and the name of a rule in it.
  fileprivate static let ruleID = matching("^[a-z0-9-]+/[a-z0-9-]+$")
}
