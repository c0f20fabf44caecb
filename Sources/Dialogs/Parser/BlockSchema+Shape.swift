package import YAML

extension BlockSchema {
  /// What a block may hold, kind by kind.
  ///
  /// - Parameter platforms: those that there are.
  package static func shape(on platforms: [Platform]) -> ValueShape {
    .variants(
      by: "kind", summary: "Kind of dialog",
      DialogKind.allCases.map { kind in
        VariantShape(kind.rawValue, BlockKey.shapes(of: keys, in: kind, on: platforms.filter { $0.has(kind) }))
      })
  }
}

extension BlockKey {
  /// - Parameter platforms: those that have dialogs of the kind.
  static func shapes(of keys: [BlockKey], in kind: DialogKind, on platforms: [Platform]) -> [KeyShape] {
    keys.filter { $0.kinds.contains(kind) }.map { key in
      KeyShape(
        key.name, key.value.shape(in: kind, on: platforms), isRequired: key.requiredBy.contains(kind), key.summary)
    }
  }
}

extension BlockKey.Value {
  fileprivate func shape(in kind: DialogKind, on platforms: [Platform]) -> ValueShape {
    switch self {
    case .text: .text
    case .id: .matching("^[a-z0-9]+(-[a-z0-9]+)*$")
    case .ruleID: .matching("^[a-z0-9-]+/[a-z0-9-]+$")
    case .imagePath: .matching("\\.")
    case .boolean: .boolean
    case .platform: .choice(platforms.map(\.id))
    case .choice(let names): .choice(names)
    case .list(let item): .list(item.shape(in: kind, on: platforms))
    case .buttons(let item): .sequence(item.shape(in: kind, on: platforms), limit: DialogParser.buttonLimit)
    case .sequence(let item): .sequence(item.shape(in: kind, on: platforms))
    case .mapping(let keys): .mapping(BlockKey.shapes(of: keys, in: kind, on: platforms))
    case .oneKey(let keys): .oneKey(BlockKey.shapes(of: keys, in: kind, on: platforms))
    case .texts: .mapping([], others: [PatternShape(".", .either([.text, .choice([""])]))])
    case .either(let values): .either(values.map { $0.shape(in: kind, on: platforms) })
    }
  }
}
