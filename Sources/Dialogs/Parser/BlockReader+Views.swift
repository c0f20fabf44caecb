import Diagnostics
import YAML

extension BlockReader {
  /// Pictures to compare, and states.
  mutating func readViews(_ fields: inout MappingReader, into dialog: inout Dialog) {
    let kind = dialog.kind.value
    let (anatomy, states, show) = (dialog.anatomy, range(of: "states", fields), range(of: "show", fields))
    let flow = fields.bool("flow").flatMap { $0.value ? $0.range : nil }
    dialog.showsFlow = flow != nil
    if let flow, dialog.steps.isEmpty {
      invalid(
        "the dialog leads to no other", "Add “leads-to:” with the ID of a dialog to a button, or remove “flow”.",
        at: flow)
    }
    if let items = fields.list("states") {
      for item in items.prefix(Dialog.State.allCases.count) {
        guard let state = fields.choice(item, called: "a state", Dialog.State.self) else { continue }
        dialog.states.append(Sourced(state, range: item.range))
      }
      checkStates(dialog.states, of: dialog)
    }
    if let items = fields.list("show") {
      if items.count > Dialog.viewLimit {
        invalid(
          "more than \(Dialog.viewLimit) pictures", "Nobody can compare that many. Show fewer.",
          at: items[Dialog.viewLimit].range)
      }
      for item in items.prefix(Dialog.viewLimit) {
        if let view = view(item, kind: kind, &fields) { dialog.show.append(view) }
      }
      checkStates(dialog.show.compactMap(\.state), of: dialog)
      readPlatformsShown(in: &dialog)
    }
    // Each of them is another figure.
    let ranges = [anatomy?.range, states, show, flow].compactMap(\.self)
    if ranges.count > 1, let last = ranges.max(by: { $0.lowerBound < $1.lowerBound }) {
      invalid(
        "“anatomy”, “states”, “show”, and “flow” cannot be combined",
        "A figure shows one of them. Use a separate block; “show” also accepts states.", at: last)
    }
  }

  private func range(of key: String, _ fields: MappingReader) -> SourceRange? {
    fields.entries.first { $0.key == key && !$0.value.isNull }?.keyRange
  }

  private mutating func view(_ node: YAMLNode, kind: DialogKind, _ fields: inout MappingReader) -> Dialog.View? {
    guard case .mapping(let entries) = node.content else {
      return fields.platform(node, among: platforms).map { Dialog.View(platform: Sourced($0, range: node.range)) }
    }
    var fields = self.fields(of: entries, BlockSchema.viewKeys, kind: kind)
    var view = Dialog.View()
    if let node = fields.node("platform") {
      view.platform = fields.platform(node, among: platforms).map { Sourced($0, range: node.range) }
    }
    view.textSize = Sourced(fields.choice("text-size", Dialog.TextSize.self))
    view.look = Sourced(fields.choice("appearance", Dialog.Look.self))
    view.state = Sourced(fields.choice("state", Dialog.State.self))
    diagnostics += fields.diagnostics
    return view
  }

  /// The platforms of a figure are those of its pictures.
  private mutating func readPlatformsShown(in dialog: inout Dialog) {
    let named = dialog.show.compactMap(\.platform)
    guard !named.isEmpty else { return }
    if let first = dialog.platforms?.first {
      invalid(
        "“platforms” and “show” both name platforms", "Remove “platforms”: “show” says what is drawn.",
        at: first.range)
    }
    var distinct: [Sourced<Platform>] = []
    for platform in named where !distinct.contains(where: { $0.value == platform.value }) {
      distinct.append(platform)
    }
    dialog.platforms = distinct
  }

  private mutating func checkStates(_ states: [Sourced<Dialog.State>], of dialog: Dialog) {
    guard !dialog.hasField, let error = states.first(where: { $0.value == .error }) else { return }
    invalid(
      "the dialog has no field that could have an error",
      "Add a field, or remove the state. Only alerts and modal views have fields.", at: error.range)
  }
}
