package import Diagnostics

/// A YAML value with its place in the file.
package struct YAMLNode: Sendable, Hashable {
  package var content: Content
  /// The location for findings: from the first byte of the value, including quotes, to its last byte or the end of
  /// its first line.
  package var range: SourceRange
  /// The complete source of the value over all of its lines, for edits.
  ///
  /// For an alias, this is the location of the alias.
  package var extent: SourceRange

  package indirect enum Content: Sendable, Hashable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A scalar as it was written.
  package struct Scalar: Sendable, Hashable {
    /// The text with escapes resolved and lines folded.
    package var text: String
    /// True for `plain` style: only such a scalar can be a number, a boolean, or null.
    package var isPlain: Bool
    /// The range of the text in the file if it is identical there; nil if escapes or folding make the two differ.
    package var verbatimRange: SourceRange?
    /// A comment on the same line that the author probably meant as text: no space follows its number sign.
    package var comment: Comment?
    /// Whether it stands for a value with a tag that only another tool knows, whatever that value is.
    package var isForeign = false
  }

  /// A comment behind a value.
  package struct Comment: Sendable, Hashable {
    /// From its number sign to the end of the line.
    package var text: String
    package var range: SourceRange
  }

  /// One key of a mapping with its value; order is kept.
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var keyRange: SourceRange
    package var value: YAMLNode

    package init(key: String, keyRange: SourceRange, value: YAMLNode) {
      (self.key, self.keyRange, self.value) = (key, keyRange, value)
    }
  }

  package init(_ content: Content, range: SourceRange, extent: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.extent = extent ?? range
  }

  /// The location in the file of a part of the scalar's UTF-8: exactly those bytes if the text is identical there,
  /// otherwise the whole value.
  package func range(ofText part: Range<Int>) -> SourceRange {
    guard case .scalar(let scalar) = content, let verbatim = scalar.verbatimRange, part.upperBound <= verbatim.count
    else { return range }
    return verbatim.lowerBound + part.lowerBound..<verbatim.lowerBound + part.upperBound
  }

  /// The scalar's text, or nil for collections.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// True for an empty value and for `null` and `~`.
  package var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.isPlain, scalar.text.utf8.count <= 4 else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The boolean value of `true` and `false` in YAML's core schema, or nil.
  package var bool: Bool? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    return switch scalar.text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The value of a decimal integer, or nil; also nil if it does not fit.
  package var int: Int? {
    guard case .scalar(let scalar) = content, scalar.isPlain else { return nil }
    return Int(scalar.text)
  }

  /// The value of a decimal number, whole or not, or nil.
  package var number: Double? {
    guard case .scalar(let scalar) = content, scalar.isPlain,
      // `nan`, `infinity`, and `0x1p3` are numbers in Swift, but not here.
      scalar.text.utf8.allSatisfy({ "0123456789.+-".utf8.contains($0) })
    else { return nil }
    return Double(scalar.text)
  }

  /// The name of this value in messages: “a list”, “a mapping”, “text”, and so on.
  package var kindName: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar: isNull ? "nothing" : bool != nil ? "a boolean" : number != nil ? "a number" : "text"
    }
  }
}

/// Why a text could not be read as YAML.
package struct YAMLError: Error, Sendable, Hashable {
  /// A headline.
  package var summary: String
  /// How to fix it, in full sentences.
  package var explanation: String
  package var location: SourceLocation
  package var notes: [Diagnostic.Note] = []
}

/// Limits on YAML text.
package struct YAMLLimits: Sendable {
  package var bytes: Int
  package var depth: Int
  package var aliases: Int
  /// Total number of values, including values repeated by aliases.
  package var nodes: Int

  package init(bytes: Int, depth: Int, aliases: Int, nodes: Int) {
    self.bytes = bytes
    self.depth = depth
    self.aliases = aliases
    self.nodes = nodes
  }

  /// For dialog blocks.
  package static let block = YAMLLimits(bytes: 64 * 1024, depth: 32, aliases: 64, nodes: 10_000)
  /// For front matter, where a page can have some thousands of former addresses.
  package static let frontMatter = YAMLLimits(bytes: 512 * 1024, depth: 32, aliases: 64, nodes: 20_000)
  /// For the site configuration.
  package static let configuration = YAMLLimits(bytes: 1024 * 1024, depth: 32, aliases: 64, nodes: 100_000)
}
