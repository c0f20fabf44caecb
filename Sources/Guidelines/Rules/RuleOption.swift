package import YAML

/// A type of option values.
package protocol RuleOptionValue: Sendable {
  /// The name of the type in messages.
  static var typeName: String { get }
  /// The shape of the type in schemas.
  static var shape: ValueShape { get }
  /// The value of a YAML node, or nil if it has another type.
  init?(option node: YAMLNode)
  /// The value in YAML.
  var written: String { get }
}

/// An option of a rule.
package struct RuleOption<Value: RuleOptionValue>: ConfigurableOption {
  package let name: String
  package let initial: Value
  package let summary: String

  package init(_ name: String, _ initial: Value, _ summary: String) {
    self.name = name
    self.initial = initial
    self.summary = summary
  }
}

/// An option with any type of value.
package protocol ConfigurableOption: Sendable {
  associatedtype Value: RuleOptionValue
  var name: String { get }
  /// The default value.
  var initial: Value { get }
  /// One-line description.
  var summary: String { get }
}

extension ConfigurableOption {
  /// The type of its value.
  package var typeName: String { Value.typeName }
}

/// The options that a site has set for a rule.
package struct RuleOptions: Sendable {
  private var values: [String: any RuleOptionValue] = [:]

  package init() {}

  /// The value of an option: from the site, otherwise the default.
  package subscript<Value>(option: RuleOption<Value>) -> Value {
    if values.isEmpty { return option.initial }
    return values[option.name] as? Value ?? option.initial
  }

  /// The value set by the site in YAML; nil if it is not set.
  package func written(_ name: String) -> String? { values[name]?.written }

  /// Sets an option.
  package mutating func set(_ name: String, to value: any RuleOptionValue) {
    values[name] = value
  }
}

extension Int: RuleOptionValue {
  package static var typeName: String { "a whole number from 0 to 10000" }
  package static var shape: ValueShape { .integer(0...10_000) }

  package init?(option node: YAMLNode) {
    guard let value = node.int, (0...10_000).contains(value) else { return nil }
    self = value
  }

  package var written: String { String(self) }
}

extension [String]: RuleOptionValue {
  package static var typeName: String { "a list of words" }
  package static var shape: ValueShape { .list(.text) }

  package init?(option node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self = [scalar.text]
    case .sequence(let items):
      let texts = items.compactMap(\.text)
      guard texts.count == items.count else { return nil }
      self = texts
    case .mapping: return nil
    }
  }

  package var written: String { "[" + map(Self.item).joined(separator: ", ") + "]" }

  /// An item of a YAML list in brackets, quoted if needed.
  private static func item(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.contains(where: { ",[]{}:#\"\\\n".contains($0) }) && !"'&*!|>%@`-?".contains(text.first ?? "'")
    if isPlain { return text }
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0 == "\n" ? ["\\", "n"] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
