/// What a YAML value can be, for readers and for published schemas.
///
/// A shape describes only the value itself. Readers check whether a file exists or a rule has an option.
package indirect enum ValueShape: Sendable, Hashable {
  /// Nonempty text; numbers and words such as `Yes` as written.
  case text
  /// Text that matches a regular expression, for schemas; readers check it in code.
  case matching(String)
  case boolean
  case integer(ClosedRange<Int>? = nil)
  /// A number that need not be whole.
  case number(ClosedRange<Double>)
  case choice([String])
  /// A list, or a single value that counts as a list of one.
  case list(ValueShape)
  /// A list, even with one element.
  case sequence(ValueShape, limit: Int? = nil)
  /// A mapping with these keys and keys that match one of the patterns.
  case mapping([KeyShape], others: [PatternShape] = [])
  /// A mapping with exactly one of the keys.
  case oneKey([KeyShape])
  /// A mapping whose keys depend on the value of one of them.
  case variants(by: String, summary: String, [VariantShape])
  case either([ValueShape])
}

/// A key of a mapping and the shape of its value.
package struct KeyShape: Sendable, Hashable {
  package var name: String
  package var shape: ValueShape
  package var isRequired: Bool
  /// One line for completion and reference.
  package var summary: String

  package init(_ name: String, _ shape: ValueShape, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// The shape of values whose keys match a regular expression.
package struct PatternShape: Sendable, Hashable {
  package var pattern: String
  package var shape: ValueShape

  package init(_ pattern: String, _ shape: ValueShape) {
    self.pattern = pattern
    self.shape = shape
  }
}

/// The keys of one variant of a mapping, including the key that selects the variant.
package struct VariantShape: Sendable, Hashable {
  package var name: String
  package var keys: [KeyShape]

  package init(_ name: String, _ keys: [KeyShape]) {
    self.name = name
    self.keys = keys
  }
}
