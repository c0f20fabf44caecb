package import YAML

extension BlockSchema {
  /// What a block may hold, kind by kind.
  package static var shape: ValueShape {
    .variants(
      by: "kind", summary: "What kind of dialog it is",
      DialogKind.allCases.map { kind in VariantShape(kind.rawValue, BlockKey.shapes(of: keys, in: kind)) })
  }
}

extension BlockKey {
  static func shapes(of keys: [BlockKey], in kind: DialogKind) -> [KeyShape] {
    keys.filter { $0.kinds.contains(kind) }.map { key in
      // Which platforms have such a dialog is said by its kind.
      let shape = key.name == "platforms" ? .list(.choice(kind.platforms.map(\.rawValue))) : key.value.shape(in: kind)
      return KeyShape(key.name, shape, isRequired: key.requiredBy.contains(kind), key.summary)
    }
  }
}

extension BlockKey.Value {
  fileprivate func shape(in kind: DialogKind) -> ValueShape {
    switch self {
    case .text: .text
    case .id: .matching("^[a-z0-9]+(-[a-z0-9]+)*$")
    case .ruleID: .matching("^[a-z0-9-]+/[a-z0-9-]+$")
    case .imagePath: .matching("\\.")
    case .boolean: .boolean
    case .choice(let names): .choice(names)
    case .list(let item): .list(item.shape(in: kind))
    case .buttons(let item): .sequence(item.shape(in: kind), limit: DialogParser.buttonLimit)
    case .sequence(let item): .sequence(item.shape(in: kind))
    case .mapping(let keys): .mapping(BlockKey.shapes(of: keys, in: kind))
    case .oneKey(let keys): .oneKey(BlockKey.shapes(of: keys, in: kind))
    case .texts: .mapping([], others: [PatternShape(".", .either([.text, .choice([""])]))])
    case .either(let values): .either(values.map { $0.shape(in: kind) })
    }
  }
}
