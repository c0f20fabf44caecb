/// What a YAML value may be, for readers and for published schemas alike.
///
/// A shape says what can be said without looking elsewhere. Whether a file is there or a rule has such an option is for
/// whoever reads the value.
package indirect enum ValueShape: Sendable, Hashable {
  /// Text that says something; numbers and words such as `Yes` as they are written.
  case text
  /// Text in which a regular expression is found; for schemas, readers have code for it.
  case matching(String)
  case boolean
  case integer(ClosedRange<Int>? = nil)
  /// A number that need not be whole.
  case number(ClosedRange<Double>)
  case choice([String])
  /// A list, or a single value that stands for a list of one.
  case list(ValueShape)
  /// A list, even of one.
  case sequence(ValueShape, limit: Int? = nil)
  /// A mapping of these keys, and of those that match one of the patterns.
  case mapping([KeyShape], others: [PatternShape] = [])
  /// A mapping with exactly one of the keys.
  case oneKey([KeyShape])
  /// A mapping whose keys depend on the value of one of them.
  case variants(by: String, summary: String, [VariantShape])
  case either([ValueShape])
}

/// A key of a mapping and what it holds.
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

/// What keys hold that match a regular expression.
package struct PatternShape: Sendable, Hashable {
  package var pattern: String
  package var shape: ValueShape

  package init(_ pattern: String, _ shape: ValueShape) {
    self.pattern = pattern
    self.shape = shape
  }
}

/// The keys of a mapping of one variant, the key that tells variants apart among them.
package struct VariantShape: Sendable, Hashable {
  package var name: String
  package var keys: [KeyShape]

  package init(_ name: String, _ keys: [KeyShape]) {
    self.name = name
    self.keys = keys
  }
}
