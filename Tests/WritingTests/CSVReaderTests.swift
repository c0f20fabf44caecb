import Testing

@testable import Writing

/// Tables of anyone: what is read, and what is refused where.
@Suite struct CSVReaderTests {
  private func rows(_ bytes: [UInt8]) throws -> [[String]] {
    var reader = try CSVReader(bytes)
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.map(\.text)) }
    return rows
  }

  @Test(arguments: [
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]), ("a;b\n1;2,5", [["a", "b"], ["1", "2,5"]]),
    ("a\tb\r1\t2;3\r", [["a", "b"], ["1", "2;3"]]), ("\u{FEFF}a,b\n", [["a", "b"]]),
    ("sep=;\r\na;b,c,d\n", [["a", "b,c,d"]]), ("\"a,a,a\";b;c\n", [["a,a,a", "b", "c"]]),
    ("a,\"x \"\"y\"\", z\"\n\"1\r\n2\n3\",\n", [["a", "x \"y\", z"], ["1\n2\n3", ""]]),
    ("a,b\n\n,\n", [["a", "b"], [""], ["", ""]]), ("a\"b,c\"\n", [["a\"b", "c\""]]), ("", []), ("\u{FEFF}", []),
    ("مرحبًا،,👩‍👩‍👧\n", [["مرحبًا،", "👩‍👩‍👧"]]), ("name,\u{1B}\u{0}\n", [["name", "\u{1B}\u{0}"]]),
  ])
  func reads(_ source: String, _ expected: [[String]]) throws {
    #expect(try rows(Array(source.utf8)) == expected)
  }

  @Test func readsWhatIsWritten() throws {
    let texts = ["", "a", "\"", "\"\"", ",", ";", "\t", "a\nb", "\n", "'", "=1", " x ", "\u{2028}", "a\rb", "#"]
    let table = texts.map { [$0, "x", $0] }
    let found = try rows(CSVTable.bytes(["a", "b", "c"], table))
    #expect(found.first == ["a", "b", "c", "guarded"] && found.count == texts.count + 1)
    for (row, text) in zip(found.dropFirst(), texts) {
      let cell = CSVTable.isFormula(text) ? "'" + text : text
      #expect(row == [cell, "x", cell, CSVTable.isFormula(text) ? "a c" : ""])
    }
  }

  @Test(arguments: [
    ("a,b\n\"1,2\n", 4, "not closed"), ("a,\"b\"c\n", 5, "behind the quotation mark"), ("\"", 0, "not closed"),
    ("a,b\n\"\"\"", 4, "not closed"),
  ])
  func refuses(_ source: String, _ offset: Int, _ words: String) {
    #expect {
      try rows(Array(source.utf8))
    } throws: {
      let error = $0 as? MalformedFile
      return error?.offset == offset && error?.summary.contains(words) == true
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0x61, 0, 0x2C, 0], "UTF-16"), ([0x61, 0x2C, 0xFC], "not UTF-8"),
    ] as [([UInt8], String)])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8], _ words: String) {
    #expect {
      try rows(bytes)
    } throws: {
      let error = $0 as? MalformedFile
      return error?.summary.contains(words) == true && error?.explanation.contains("CSV UTF-8") == true
    }
  }

  @Test func boundsRowsAndColumns() throws {
    let wide = String(repeating: ",", count: CSVReader.columnLimit - 1)
    #expect(try rows(Array(wide.utf8)).first?.count == CSVReader.columnLimit)
    #expect(throws: MalformedFile.self) { try rows(Array((wide + ",").utf8)) }
    var reader = try CSVReader([UInt8](repeating: 0x0A, count: CSVReader.rowLimit + 1))
    #expect(throws: MalformedFile.self) { while try reader.next() != nil {} }
    let long = String(repeating: "x", count: 4_000_000)
    #expect(try rows(Array("a,\"\(long)\"".utf8)) == [["a", long]])
  }
}
