package import Writing
package import YAML

/// Shapes → JSON Schema, draft 2020-12, for editors that complete and check YAML.
///
/// YAML reads `42` as a number and `true` as a boolean where Patternbook takes text as written, so text can be
/// either. A key without a value, which Patternbook treats as missing, is reported, because nobody intends it.
package enum JSONSchema {
  /// A complete schema.
  ///
  /// - Parameter isOpen: whether the outermost mapping may have other keys, which are left alone.
  package static func document(of shape: ValueShape, title: String, isOpen: Bool = false) -> JSONValue {
    guard case .object(var members) = schema(of: shape) else { return .object([:]) }
    if isOpen { members.removeAll { $0.name == "additionalProperties" } }
    return .object(
      [
        .init(name: "$schema", value: .text("https://json-schema.org/draft/2020-12/schema")),
        .init(name: "title", value: .text(title)),
      ] + members)
  }

  private static func schema(of shape: ValueShape) -> JSONValue {
    switch shape {
    case .text: .object(["type": .texts(["string", "number", "boolean"]), "pattern": .text("\\S")])
    case .matching(let pattern):
      .object(["type": .texts(["string", "number", "boolean"]), "pattern": .text(pattern)])
    case .boolean: .object(["type": .text("boolean")])
    case .integer(nil): .object(["type": .text("integer")])
    case .integer(let range?):
      .object(["type": .text("integer"), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    case .number(let range):
      .object([
        "type": .text("number"), "minimum": .decimal(range.lowerBound), "maximum": .decimal(range.upperBound),
      ])
    case .choice(let names): .object(["enum": .texts(names)])
    case .list(let item): .object(["anyOf": .list([schema(of: item), array(of: item, limit: nil)])])
    case .sequence(let item, let limit): array(of: item, limit: limit)
    case .mapping(let keys, let others): mapping(keys, others)
    case .oneKey(let keys):
      mapping(keys.map { KeyShape($0.name, $0.shape, $0.summary) }, []).adding([
        "minProperties": .number(1), "maxProperties": .number(1),
      ])
    case .variants(let key, let summary, let variants): union(of: variants, by: key, summary)
    case .either(let shapes): .object(["anyOf": .list(shapes.map(schema))])
    }
  }

  private static func array(of item: ValueShape, limit: Int?) -> JSONValue {
    let array = JSONValue.object(["type": .text("array"), "items": schema(of: item)])
    return limit.map { array.adding(["minItems": .number(1), "maxItems": .number($0)]) } ?? array
  }

  private static func mapping(_ keys: [KeyShape], _ others: [PatternShape]) -> JSONValue {
    var mapping = JSONValue.object(["type": .text("object")])
    if !keys.isEmpty { mapping = mapping.adding(["properties": properties(keys)]) }
    if !others.isEmpty {
      let patterns = others.map { JSONValue.Member(name: $0.pattern, value: schema(of: $0.shape)) }
      mapping = mapping.adding(["patternProperties": .object(patterns)])
    }
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { mapping = mapping.adding(["required": .texts(required)]) }
    return mapping.adding(["additionalProperties": .flag(false)])
  }

  private static func properties(_ keys: [KeyShape]) -> JSONValue {
    .object(
      keys.map { key in
        .init(name: key.name, value: schema(of: key.shape).adding(["description": .text(key.summary)]))
      })
  }

  /// A mapping in which each variant has its own keys.
  ///
  /// All keys are listed once for completion. The keys of each variant and their values follow as conditions.
  private static func union(of variants: [VariantShape], by name: String, _ summary: String) -> JSONValue {
    var keys: [KeyShape] = []
    for key in variants.flatMap(\.keys) where !keys.contains(where: { $0.name == key.name }) { keys.append(key) }
    func isShared(_ key: KeyShape) -> Bool {
      variants.allSatisfy { $0.keys.allSatisfy { $0.name != key.name || $0.shape == key.shape } }
    }
    let listed = keys.map { key -> JSONValue.Member in
      let value = isShared(key) ? schema(of: key.shape) : .object([:])
      return .init(name: key.name, value: value.adding(["description": .text(key.summary)]))
    }
    let conditions = variants.map { variant in
      var then = JSONValue.object(["propertyNames": .object(["enum": .texts(variant.keys.map(\.name))])])
      let own = variant.keys.filter { !isShared($0) }
      if !own.isEmpty { then = then.adding(["properties": properties(own)]) }
      let required = variant.keys.filter(\.isRequired).map(\.name)
      return JSONValue.object([
        "if": .object([
          "properties": .object([name: .object(["const": .text(variant.name)])]), "required": .texts([name]),
        ]),
        "then": then.adding(["required": .texts(required)]),
      ])
    }
    return .object([
      "type": .text("object"), "properties": .object(listed), "required": .texts([name]),
      "additionalProperties": .flag(false), "allOf": .list(conditions),
    ])
  }
}
