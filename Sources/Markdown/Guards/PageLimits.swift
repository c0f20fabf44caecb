import Diagnostics

/// What is refused before libcmark sees a page.
///
/// libcmark 0.30.2 takes quadratic time over deeply nested containers and over brackets that never close
/// (CVE-2023-22486, CVE-2023-24824), and cannot be stopped from outside.
enum PageLimits {
  /// In bytes.
  static let pageSize = 1 << 20
  /// Quotes and list items around one line.
  static let containerDepth = 50
  /// Opening brackets without a closing one within a paragraph.
  static let openBrackets = 1_000
  /// Cells in the tables of a page, those added to short rows included.
  static let tableCells = 100_000

  /// The most that libcmark is given to do: open containers to be looked at, summed over lines, and brackets to be
  /// looked at, summed over closing brackets.
  ///
  /// Each takes it about half a second.
  static let containerWork = 12_000_000
  static let bracketWork = 60_000_000

  /// The finding that keeps a page from being looked at, or nil.
  static func checkSize(_ text: PageText) -> Diagnostic? {
    guard text.body.count > pageSize else { return nil }
    return .pageTooLarge(text.body.count, limit: pageSize, at: text.location(text.lineRange(1)))
  }

  /// The finding that keeps a page from being parsed, or nil.
  static func checkStructure(_ text: PageText) -> Diagnostic? {
    let bounds = StructureScan.run(text, leniently: false)
    if bounds.deepLine == nil, bounds.bracketLine == nil { return nil }
    // The bounds know no fences. What is within the work may be looked at again, as a reader would look at it.
    let seen = bounds.isAffordable ? StructureScan.run(text, leniently: true) : bounds
    if let line = seen.deepLine {
      return .tooDeep(limit: containerDepth, at: text.location(text.lineRange(line)))
    }
    if let line = seen.bracketLine {
      return .tooManyBrackets(limit: openBrackets, at: text.location(text.lineRange(line)))
    }
    return nil
  }
}
