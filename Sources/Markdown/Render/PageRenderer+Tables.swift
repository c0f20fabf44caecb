import Words
import Writing

extension PageRenderer {
  /// Writes a table with cells from the sheet, whose blocks are in the same order.
  mutating func render(_ table: PipeTable, from sheetCursor: inout CommonMarkNode?) {
    blockID = nil
    if let paragraph = table.paragraph, let node = advance(&sheetCursor, to: paragraph) {
      let isTight = isTight(table.node)
      if !isTight {
        startLine()
        plain.endBlock()
        html.markup("<p>")
      }
      let start = plain.count
      renderInlines(of: node)
      if !isTight {
        endParagraphText(from: start)
        html.markup("</p>\n")
      }
    }
    startLine()
    plain.endBlock()
    if options.tableFrames {
      html.markup("<div class=\"table\" role=\"group\"")
      html.attribute("aria-label", .table, of: options.words)
      html.markup(" tabindex=\"0\">\n")
    }
    html.markup("<table>\n")
    let columns = table.alignments.count
    // Other tools need a header row, which says nothing where it is empty.
    let isHeadless =
      options.readsForeignSyntax && table.cells.count > columns && table.cells.prefix(columns).allSatisfy { $0 == nil }
    if !isHeadless { html.markup("<thead>\n") }
    for row in stride(from: isHeadless ? columns : 0, to: table.cells.count, by: columns) {
      if row == columns { html.markup("<tbody>\n") }
      html.markup("<tr>\n")
      for column in 0..<columns {
        startCell(isHeader: row == 0, table.alignments[column])
        if let line = table.cells[row + column], let node = advance(&sheetCursor, to: line) {
          renderInlines(of: node)
        }
        plain.endCell()
        html.markup(row == 0 ? "</th>\n" : "</td>\n")
      }
      plain.endBlock()
      html.markup(row == 0 ? "</tr>\n</thead>\n" : "</tr>\n")
    }
    if table.cells.count > columns { html.markup("</tbody>\n") }
    html.markup("</table>\n")
    if options.tableFrames { html.markup("</div>\n") }
    if table.precedesBreak { writeThematicBreak() }
  }

  private func advance(_ cursor: inout CommonMarkNode?, to line: Int) -> CommonMarkNode? {
    while let node = cursor, node.startLine < line { cursor = node.next }
    guard let node = cursor, node.startLine == line else { return nil }
    return node
  }

  private mutating func startCell(isHeader: Bool, _ alignment: TableSyntax.Alignment?) {
    html.markup(isHeader ? "<th" : "<td")
    if let alignment {
      let name: StaticString =
        switch alignment {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        }
      switch options.tableAlignment {
      case .attribute: html.markup(" align=\"")
      case .style: html.markup(" style=\"text-align: ")
      case .cssClass: html.markup(" class=\"align-")
      }
      html.markup(name)
      html.byte(UInt8(ascii: "\""))
    }
    html.byte(UInt8(ascii: ">"))
  }
}

extension Word {
  static let anchor = Word("text.anchor")
  static let table = Word("text.table")
}
