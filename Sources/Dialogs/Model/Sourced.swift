package import Diagnostics

/// A value with the place in the page's file where it was written.
package struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  /// The whole of what was written for it, quotes included.
  package var range: SourceRange

  package init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// Text of a dialog with its place in the page's file.
package struct SourcedText: Sendable, Hashable {
  package var value: String
  /// The whole of what was written for it, quotes included.
  package var range: SourceRange
  /// Where the text stands byte for byte; nil where escapes or folding make file and text differ.
  package var verbatimRange: SourceRange?

  package init(_ value: String, range: SourceRange, verbatimRange: SourceRange? = nil) {
    self.value = value
    self.range = range
    self.verbatimRange = verbatimRange
  }

  /// Where a part of the text stands in the file: as narrow as the way it was written allows.
  package func range(of part: Range<String.Index>) -> SourceRange {
    guard let verbatimRange else { return range }
    let start = value.utf8.distance(from: value.startIndex, to: part.lowerBound)
    let end = value.utf8.distance(from: value.startIndex, to: part.upperBound)
    return verbatimRange.lowerBound + start..<verbatimRange.lowerBound + end
  }
}
