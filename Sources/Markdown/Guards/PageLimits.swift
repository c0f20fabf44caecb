import Diagnostics

/// Pages that are refused before libcmark parses them.
///
/// libcmark 0.30.2 takes quadratic time for deeply nested containers and unclosed brackets (CVE-2023-22486,
/// CVE-2023-24824), and cannot be stopped from outside.
enum PageLimits {
  /// In bytes.
  static let pageSize = 1 << 20
  /// Quotes and list items around one line.
  static let containerDepth = 50
  /// Unclosed brackets within a paragraph.
  static let openBrackets = 1_000
  /// Cells in the tables of a page, including those added to short rows.
  static let tableCells = 100_000

  /// The maximum work for libcmark: open containers summed over lines, and open brackets summed over closing
  /// brackets.
  ///
  /// Each takes libcmark about half a second.
  static let containerWork = 12_000_000
  static let bracketWork = 60_000_000

  /// The finding that keeps a page from being scanned, or nil.
  static func checkSize(_ text: PageText) -> Diagnostic? {
    guard text.body.count > pageSize else { return nil }
    return .pageTooLarge(text.body.count, limit: pageSize, at: text.location(text.lineRange(1)))
  }

  /// The finding that keeps a page from being parsed, or nil.
  static func checkStructure(_ text: PageText) -> Diagnostic? {
    let bounds = StructureScan.run(text, leniently: false)
    if bounds.deepLine == nil, bounds.bracketLine == nil { return nil }
    // The bounds ignore fences. Within the work limit, the page can be scanned again as a reader would read it.
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
