package import YAML

/// A value that a rule's option may have.
package protocol RuleOptionValue: Sendable {
  /// What a message calls values of this type.
  static var typeName: String { get }
  /// What a schema says of them.
  static var shape: ValueShape { get }
  /// The value of a node of site.yml, or nil where it has another type.
  init?(option node: YAMLNode)
  /// The value as site.yml would have it.
  var written: String { get }
}

/// Something that a site may set for a rule.
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

/// An option, whatever the type of its value.
package protocol ConfigurableOption: Sendable {
  associatedtype Value: RuleOptionValue
  var name: String { get }
  /// The value that holds unless a site sets another.
  var initial: Value { get }
  /// One line for the reference.
  var summary: String { get }
}

extension ConfigurableOption {
  /// What kind of value it takes.
  package var typeName: String { Value.typeName }
}

/// The options that a site has set for one rule.
package struct RuleOptions: Sendable {
  private var values: [String: any RuleOptionValue] = [:]

  package init() {}

  /// The value of an option: the site's, else the rule's own.
  package subscript<Value>(option: RuleOption<Value>) -> Value {
    if values.isEmpty { return option.initial }
    return values[option.name] as? Value ?? option.initial
  }

  /// What the site has set for an option, as site.yml would have it; nil where it has set nothing.
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

  /// An item of a YAML list between brackets, quoted where it would not be read as it stands.
  private static func item(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.contains(where: { ",[]{}:#\"\\\n".contains($0) }) && !"'&*!|>%@`-?".contains(text.first ?? "'")
    if isPlain { return text }
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0 == "\n" ? ["\\", "n"] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
