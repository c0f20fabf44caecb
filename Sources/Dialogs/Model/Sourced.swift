package import Diagnostics

/// A value with its location in the file.
package struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  /// The complete source of the value, including quotes.
  @Compact package var range: SourceRange

  package init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// A text with its location in the file.
package struct SourcedText: Sendable, Hashable {
  package var value: String
  /// The source of the text, including quotes, up to the end of its first line: the location for findings.
  @Compact package var range: SourceRange
  /// The complete source of the text over all of its lines, for edits.
  @Compact package var extent: SourceRange
  /// The range of the text if it is identical in the file; nil if escapes or folding make the two differ.
  @CompactOptional package var verbatimRange: SourceRange?

  package init(
    _ value: String, range: SourceRange, extent: SourceRange? = nil, verbatimRange: SourceRange? = nil
  ) {
    self.value = value
    self.range = range
    self.extent = extent ?? range
    self.verbatimRange = verbatimRange
  }

  /// The location of a part of the text, as narrow as its notation allows.
  package func range(of part: Range<String.Index>) -> SourceRange {
    guard let verbatimRange else { return range }
    let start = value.utf8.distance(from: value.startIndex, to: part.lowerBound)
    let end = value.utf8.distance(from: value.startIndex, to: part.upperBound)
    return verbatimRange.lowerBound + start..<verbatimRange.lowerBound + end
  }
}
