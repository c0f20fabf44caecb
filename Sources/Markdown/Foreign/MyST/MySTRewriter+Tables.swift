/// Tables that are written as lists, or as values between commas.
extension MySTRewriter {
  /// Writes a list of lists, `* - cell` and `  - cell`, as a table.
  mutating func writeListTable(_ directive: MySTDirective, _ indent: String) {
    var rows: [[[Range<Int>]]] = []
    var index = directive.content.lowerBound
    var markOfCells = 0
    while index < directive.content.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), directive.content.upperBound)
      let line = reader.trimmed(index..<lineEnd)
      let column = line.lowerBound - index
      index = min(lineEnd + 1, directive.content.upperBound)
      guard let first = bytes[line].first else { continue }
      let isMark = line.count == 1 || bytes[line.lowerBound + 1] <= 0x20
      if first == UInt8(ascii: "*") || first == UInt8(ascii: "-"), isMark,
        let cell = Self.cell(reader, in: line), rows.isEmpty || column < markOfCells
      {
        markOfCells = column + (cell.lowerBound - line.lowerBound - 2)
        rows.append([Self.lines(reader.trimmed(min(cell.lowerBound, line.upperBound)..<line.upperBound))])
      } else if first == UInt8(ascii: "-") || first == UInt8(ascii: "*"), isMark, column == markOfCells, !rows.isEmpty {
        rows[rows.count - 1].append(Self.lines(reader.trimmed(line.lowerBound + 1..<line.upperBound)))
      } else if !rows.isEmpty, let last = rows[rows.count - 1].indices.last {
        rows[rows.count - 1][last].append(line)
      }
    }
    let headers = directive.options["header-rows"].flatMap { Int(reader.string($0)) } ?? 0
    writeTable(rows, hasHeader: headers > 0, title: directive.argument, indent)
  }

  private static func lines(_ line: Range<Int>) -> [Range<Int>] { line.isEmpty ? [] : [line] }

  /// The first cell of a row, `* - cell`: behind its own mark.
  private static func cell(_ reader: ForeignReader, in line: Range<Int>) -> Range<Int>? {
    let rest = reader.trimmed(line.lowerBound + 1..<line.upperBound)
    guard let mark = reader.bytes[rest].first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*"),
      rest.count == 1 || reader.bytes[rest.lowerBound + 1] <= 0x20
    else { return nil }
    return min(rest.lowerBound + 2, line.upperBound)..<line.upperBound
  }

  /// Writes values between commas as a table.
  mutating func writeCSVTable(_ directive: MySTDirective, _ indent: String) {
    var rows: [[[Range<Int>]]] = []
    if let header = directive.options["header"] { rows.append(values(in: header)) }
    var index = directive.content.lowerBound
    while index < directive.content.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), directive.content.upperBound)
      let line = reader.trimmed(index..<lineEnd)
      if !line.isEmpty { rows.append(values(in: line)) }
      index = min(lineEnd + 1, directive.content.upperBound)
    }
    let headers = directive.options["header-rows"].flatMap { Int(reader.string($0)) } ?? 0
    writeTable(
      rows, hasHeader: headers > 0 || directive.options["header"] != nil, title: directive.argument, indent)
  }

  /// The values of a line, those in quotes without these.
  private func values(in line: Range<Int>) -> [[Range<Int>]] {
    var values: [[Range<Int>]] = []
    var index = line.lowerBound
    while true {
      while index < line.upperBound, ForeignReader.isBlank(bytes[index]) { index += 1 }
      let isQuoted = index < line.upperBound && bytes[index] == UInt8(ascii: "\"")
      let close = isQuoted ? bytes[(index + 1)..<line.upperBound].firstIndex(of: UInt8(ascii: "\"")) : nil
      let start = close == nil ? index : index + 1
      let comma = bytes[(close ?? index)..<line.upperBound].firstIndex(of: UInt8(ascii: ",")) ?? line.upperBound
      values.append(Self.lines(reader.trimmed(start..<(close ?? comma))))
      guard comma < line.upperBound else { return values }
      index = comma + 1
    }
  }

  private mutating func writeTable(
    _ rows: [[[Range<Int>]]], hasHeader: Bool, title: Range<Int>, _ indent: String
  ) {
    let columns = rows.map(\.count).max() ?? 0
    guard columns > 0 else { return }
    if !title.isEmpty {
      putStrong(title)
      put("\n" + indent + "\n" + indent)
    }
    let body = hasHeader ? rows : [[]] + rows
    for (number, row) in body.enumerated() {
      if number > 0 { put("\n" + indent) }
      // Cells that are missing at the end of a row are empty.
      for column in 0..<(number == 0 ? columns : max(row.count, 1)) {
        put("| ")
        if column < row.count { putCell(row[column]) }
        put(" ")
      }
      put("|")
      if number == 0 { put("\n" + indent + String(repeating: "| --- ", count: columns) + "|") }
    }
  }

  /// Writes the lines of a cell; those of a list within it each on their own, and those of code as code.
  private mutating func putCell(_ lines: [Range<Int>]) {
    var code: (mark: UInt8, count: Int)?
    var isBehindCode = false
    for (number, line) in lines.enumerated() {
      if let mark = bytes[line].first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        case let run = bytes[line].prefix(while: { $0 == mark }).count, run >= 3
      {
        if let open = code {
          if open.mark == mark, run >= open.count, run == line.count {
            (code, isBehindCode) = (nil, true)
            continue
          }
        } else if !bytes[line].dropFirst(run).contains(mark) {
          code = (mark, run)
          continue
        }
      }
      if code != nil {
        if number > 1 { put("<br>") }
        putCodeInCell(line)
        continue
      }
      let isItem = line.count > 2 && "-*".utf8.contains(bytes[line.lowerBound]) && bytes[line.lowerBound + 1] <= 0x20
      if number > 0 { put(isItem || isBehindCode ? "<br>" : " ") }
      isBehindCode = false
      if isItem { put("• ") }
      putInline(isItem ? reader.trimmed(line.lowerBound + 1..<line.upperBound) : line, isInTable: true)
    }
  }

  private mutating func putCodeInCell(_ line: Range<Int>) {
    guard !line.isEmpty else { return }
    var (longest, run) = (0, 0)
    for byte in bytes[line] {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "`", count: longest + 1)
    // Blanks keep backticks at the ends apart from the marks, and are not shown.
    put(longest > 0 ? marks + " " : marks)
    var copied = line.lowerBound
    for index in line where bytes[index] == UInt8(ascii: "|") {
      put(copied..<index)
      put("\\")
      copied = index
    }
    put(copied..<line.upperBound)
    put(longest > 0 ? " " + marks : marks)
  }
}
