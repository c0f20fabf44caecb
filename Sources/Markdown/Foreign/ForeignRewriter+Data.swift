/// Data in the attributes of components, which becomes tables.
extension ForeignRewriter {
  /// Rows with named cells, all texts in Markdown.
  struct DataTable {
    /// The names of columns, in the order in which rows have them first.
    private(set) var columns: [String] = []
    private(set) var rows: [[String: [UInt8]]] = []

    static let mostColumns = 12

    /// Adds a row.
    ///
    /// - Returns: false where the table would have too many columns.
    mutating func add(_ cells: [(key: String, value: [UInt8])]) -> Bool {
      var all = columns
      var row: [String: [UInt8]] = [:]
      for (key, value) in cells {
        if !all.contains(key) { all.append(key) }
        guard all.count <= Self.mostColumns else { return false }
        row[key] = value
      }
      columns = all
      rows.append(row)
      return true
    }

    /// Makes links of titles with an address of their own in another column, and leaves out columns without any text.
    mutating func tidy() {
      link()
      let filled = columns.filter { column in rows.contains { $0[column]?.isEmpty == false } }
      if !filled.isEmpty { columns = filled }
    }

    private mutating func link() {
      guard let address = columns.first(where: Component.linkAttributes.contains),
        let title = columns.first(where: ["title", "name", "label", "text"].contains)
      else { return }
      for index in rows.indices {
        guard let target = rows[index][address], let text = rows[index][title], !target.isEmpty, !text.isEmpty,
          target.allSatisfy({ $0 > 0x20 && !"<>|".utf8.contains($0) })
        else { continue }
        rows[index][title] = Array("[".utf8) + text + Array("](<".utf8) + target + Array(">)".utf8)
        rows[index][address] = []
      }
    }
  }

  /// Writes the data of a component that nobody knows as a table: `<Props of={[{name: 'a', type: 'string'}]} />`.
  ///
  /// - Returns: false where it has no plain data.
  mutating func writeData(of tag: ForeignTag) -> Bool {
    guard isMDX, tag.key.notation == .component, !isTableRow, isAlone(tag.range) else { return false }
    if writeRows(from: tag) { return true }
    guard !isPaired(tag) || isEmpty(tag) else { return false }
    var found: (name: String, table: DataTable)?
    for case (let name?, .expression(let range)?) in tag.attributes.map({ ($0.name, $0.value) }) {
      guard let table = table(in: range) else { continue }
      // Of several, the component makes something else.
      guard found == nil else { return false }
      found = (name, table)
    }
    guard let found else { return false }
    let title = line(["title", "heading", "caption"], of: tag)
    let hasOthers = tag.attributes.contains { attribute in
      guard let name = attribute.name, name != found.name, !Self.isForNoReader(name) else { return false }
      return title == nil || !["title", "heading", "caption"].contains(name)
    }
    if hasOthers {
      findings.note(ComponentTags.data, subject: "<\(tag.key.name)>", range: tag.range, in: text)
    } else {
      findings.noteTable()
    }
    replace(tag.range) { rewriter in
      if let title { rewriter.writeTitle(title, address: nil) }
      rewriter.write(found.table, at: tag.range)
    }
    if isPaired(tag) { push(tag, .nothing, .none) }
    hasRemoved = true
    return true
  }

  /// Whether a component for the pages below is told to list others: `items={[{label: 'A', href: '/a'}]}`.
  func listsOthers(_ tag: ForeignTag) -> Bool {
    tag.attributes.contains { attribute in
      guard attribute.name == "items", case .expression(let range)? = attribute.value else { return false }
      return bytes[range].prefix(ForeignReader.longestInLine).firstRange(of: "Sidebar".utf8) == nil
    }
  }

  /// The table that an expression is; nil where it is not a list of objects with several texts each.
  private func table(in expression: Range<Int>) -> DataTable? {
    let range = reader.trimmed(expression)
    guard bytes[range].first == UInt8(ascii: "["), case .list(let items)? = ScriptData(bytes[range]) else { return nil }
    var table = DataTable()
    for item in items {
      guard case .object(let members) = item else { return nil }
      var cells: [(key: String, value: [UInt8])] = []
      for (key, value) in members {
        guard let line = value.line else { return nil }
        cells.append((key, Self.cell(line, isCode: { if case .word = value { true } else { false } }())))
      }
      guard table.add(cells) else { return nil }
    }
    let isTable = table.columns.count > 1
    table.tidy()
    return isTable ? table : nil
  }

  /// Writes components that are rows, `<Props.Row name="a" type="string" />`, up to the last one in succession.
  private mutating func writeRows(from tag: ForeignTag) -> Bool {
    guard Self.isRow(tag.key.name), let first = cells(of: tag), first.count > 1 else { return false }
    var table = DataTable()
    guard table.add(first) else { return false }
    var last = tag.range.upperBound
    while let row = nextRow(like: tag, from: last), let cells = cells(of: row), table.add(cells) {
      last = row.range.upperBound
    }
    table.tidy()
    findings.noteTable()
    replace(tag.range.lowerBound..<last) { $0.write(table, at: tag.range) }
    hasRemoved = true
    return true
  }

  private mutating func nextRow(like tag: ForeignTag, from start: Int) -> ForeignTag? {
    guard let next = bytes[start..<end].firstIndex(where: { !ForeignReader.isSpace($0) }),
      bytes[next] == UInt8(ascii: "<"), case .start(let row)? = ComponentTags().read(&reader, at: next)?.meaning,
      row.key == tag.key
    else { return nil }
    return row
  }

  /// What a component without content says in its attributes; nil where one of them is not plain.
  private func cells(of tag: ForeignTag) -> [(key: String, value: [UInt8])]? {
    guard tag.isSelfClosing else { return nil }
    var cells: [(key: String, value: [UInt8])] = []
    for attribute in tag.attributes {
      guard let name = attribute.name else { return nil }
      if name == "key" || name.hasPrefix("on") { continue }
      switch attribute.value {
      case nil: cells.append((name, Array("`true`".utf8)))
      case .string(let range): cells.append((name, Self.cell(Array(bytes[range]), isCode: false)))
      case .expression(let range):
        guard let data = ScriptData(bytes[range]), let line = data.line else { return nil }
        cells.append((name, Self.cell(line, isCode: { if case .word = data { true } else { false } }())))
      }
    }
    return cells
  }

  private static func isRow(_ name: String) -> Bool {
    ["Row", "Prop", "Property", "Param", "Parameter", "Field", "Attribute", "Event"].contains(where: name.hasSuffix)
  }

  /// A text as a cell of a table, in which only code between backticks and links are Markdown.
  private static func cell(_ text: [UInt8], isCode: Bool) -> [UInt8] {
    if isCode { return Array("`".utf8) + text + Array("`".utf8) }
    var cell: [UInt8] = []
    cell.reserveCapacity(text.count + 16)
    // Without a second one, a backtick is a sign like any other.
    var marks = text.count { $0 == UInt8(ascii: "`") } / 2 * 2
    var isInCode = false
    for byte in text {
      switch byte {
      case 0...0x20: if cell.last != 0x20, !cell.isEmpty { cell.append(0x20) }
      case UInt8(ascii: "`") where marks > 0:
        (isInCode, marks) = (!isInCode, marks - 1)
        cell.append(byte)
      case UInt8(ascii: "|"): cell += Array("\\|".utf8)
      case let byte where !isInCode && "\\`*_<>&{}~^$=+!#".utf8.contains(byte): cell += [UInt8(ascii: "\\"), byte]
      default: cell.append(byte)
      }
    }
    return cell
  }

  /// Writes a table whose findings are at the tag that it is from.
  private mutating func write(_ table: DataTable, at range: Range<Int>) {
    startBlock()
    defer {
      newline()
      isFresh = true
    }
    if table.columns.count == 1, let column = table.columns.first {
      for row in table.rows {
        put("- " + String(decoding: row[column] ?? [], as: UTF8.self), at: range)
        newline()
      }
      return
    }
    put("|" + table.columns.map { " \(Self.words(of: $0)) |" }.joined(), at: range)
    newline()
    put("|" + String(repeating: " --- |", count: table.columns.count))
    newline()
    for row in table.rows {
      var line = "|"
      for column in table.columns { line += " " + String(decoding: row[column] ?? [], as: UTF8.self) + " |" }
      put(line, at: range)
      newline()
    }
  }

  /// The words of a name in a script: “Default value” of `defaultValue`.
  private static func words(of name: String) -> String {
    var words: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if let last = words.last,
        isCapital && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
          || "_-".utf8.contains(byte)
      {
        if last != 0x20 { words.append(0x20) }
        if !"_-".utf8.contains(byte) { words.append(byte | 0x20) }
      } else {
        words.append(byte)
      }
    }
    if let first = words.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { words[0] = first & 0xDF }
    return String(decoding: cell(words, isCode: false), as: UTF8.self)
  }
}
