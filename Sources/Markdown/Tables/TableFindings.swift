import Diagnostics

/// What is wrong with the tables of a page.
struct TableFindings {
  private(set) var diagnostics: [Diagnostic] = []
  private var findings = CappedFindings()

  /// Rows that begin with as many equal bytes are the same.
  private static let longestRow = 500

  /// Cells of one table that are not shown, as their rows have more than the header.
  struct Surplus {
    /// The first of them.
    var first: SourceRange?
    var rows = 0

    /// Takes the cells of a row; empty ones have nothing to lose.
    mutating func add(_ cells: ArraySlice<SourceRange>) {
      guard let filled = cells.first(where: { !$0.isEmpty }) else { return }
      rows += 1
      first = first ?? filled
    }
  }

  /// Reports cells that are not shown, once for each table.
  mutating func report(_ surplus: Surplus, columns: Int, in text: PageText) {
    guard let first = surplus.first else { return }
    let cells = columns == 1 ? "1 cell" : "\(columns) cells"
    let line = text.lineRange(at: first.lowerBound)
    add(
      Diagnostic(
        rule: .table,
        summary: surplus.rows == 1
          ? "row has more cells than the header of its table; the rest is not shown"
          : "\(surplus.rows) rows have more cells than the header of their table, here first; the rest is not shown",
        explanation: "The header has \(cells). Add what is missing there and in the line below it, or remove the pipe. "
          + "A pipe within a cell is written “\\|”, in code too.",
        location: text.location(first.lowerBound..<line.upperBound),
        // A program may have written the same row on many pages.
        cause: .onPages(
          "the same row has more cells than the header of its table on ",
          of: String(decoding: text.bytes[line].prefix(Self.longestRow), as: UTF8.self))))
  }

  /// Reports a header and a delimiter row with different numbers of cells, which are text.
  mutating func reportUnequal(header: Int, delimiters: Int, at line: SourceRange, in text: PageText) {
    add(
      Diagnostic(
        rule: .table,
        summary:
          "not a table: its header has \(header == 1 ? "1 cell" : "\(header) cells"), the line below \(delimiters)",
        explanation: "Readers see pipes and hyphens. Give both lines the same number of cells.",
        location: text.location(line)))
  }

  private mutating func add(_ finding: Diagnostic) {
    findings.add(
      { finding },
      others: { count in
        Diagnostic(
          rule: .table,
          summary: count == 1 ? "1 more table has a problem" : "\(count) more tables have problems",
          explanation: "Only the first ones are reported one by one.", location: finding.location)
      }, to: &diagnostics)
  }
}
