import Diagnostics
import TestSupport
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("", [0..<0]), ("a", [0..<1]), ("a\n", [0..<1, 2..<2]), ("a\r\nbc\n", [0..<1, 3..<5, 6..<6]),
    ("a\rb", [0..<1, 2..<3]), ("\n\n", [0..<0, 1..<1, 2..<2]), ("a\n\rb", [0..<1, 2..<2, 3..<4]),
  ])
  func findsLinesAsCommonMarkDoes(text: String, lines: [Range<Int>]) {
    let file = SourceFile(path: "a.md", text: text)
    #expect((1...file.lineCount).map(file.lineRange) == lines)
  }

  @Test func countsColumnsInEveryUnit() {
    // “é” has two bytes, “漢” three, “😀” four and two UTF-16 units.
    let file = SourceFile(path: "a.md", text: "x\né漢😀!")
    let position = file.position(at: 2 + 2 + 3 + 4)
    #expect(position.line == 2)
    #expect([position.utf8Column, position.scalarColumn, position.utf16Column] == [10, 4, 5])
    #expect(file.offset(line: 2, utf8Column: 10) == 11)
  }

  @Test(arguments: [-5, 0, 3, 4, 99])
  func keepsOffsetsWithinTheFile(offset: Int) {
    let file = SourceFile(path: "a.md", text: "ab\ncd")
    let position = file.position(at: offset)
    #expect(position.line == (offset < 3 ? 1 : 2))
    #expect(position.utf8Column <= 3)
  }

  @Test func keepsLinesAndColumnsWithinTheFile() {
    let file = SourceFile(path: "a.md", text: "ab\ncd")
    #expect(file.offset(line: 1, utf8Column: 99) == 2)
    #expect(file.offset(line: 99, utf8Column: 1) == 5)
    #expect(file.lineRange(0) == 0..<0)
  }
}

@Suite struct SourceExcerptTests {
  /// A fence in a quote: each line loses its mark.
  private let excerpt = SourceExcerpt(
    path: "a.md", bytes: Array("kind: é\nid: x\n".utf8),
    lines: [.init(offset: 0, fileOffset: 10), .init(offset: 9, fileOffset: 30)])

  @Test func mapsRangesToTheFile() {
    #expect(excerpt.fileRange(0..<4) == 10..<14)
    #expect(excerpt.fileRange(9..<11) == 30..<32)
    #expect(excerpt.fileRange(13..<13) == 34..<34)
    // The line ending belongs to the first line.
    #expect(excerpt.fileRange(6..<9) == 16..<19)
  }

  @Test func findsColumnsCountedInScalars() {
    #expect(excerpt.offset(line: 1, scalarColumn: 8) == 8)
    #expect(excerpt.offset(line: 2, scalarColumn: 1) == 9)
    #expect(excerpt.offset(line: 7, scalarColumn: 99) == 15)
  }

  @Test func takesARangeOfAFile() {
    let file = SourceFile(path: "a.md", text: "---\ntitle: x\norder: 1\n---\n")
    let excerpt = SourceExcerpt(4..<22, of: file)
    #expect(excerpt.fileRange(9..<14) == 13..<18)
    #expect(excerpt.offset(line: 2, scalarColumn: 8) == 16)
  }
}

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("titel", "title"), ("Buttons", "buttons"), ("text_field", "text-field"), ("mesage", "message"), ("knid", "kind"),
  ])
  func findsWhatWasMeant(name: String, meant: String) {
    #expect(nearestName(to: name, among: ["title", "buttons", "text-field", "message", "kind"]) == meant)
  }

  /// Names that have most of their words in common can mean different things.
  @Test(arguments: [
    ("copy-webpack-plugin", nil), ("htlm-webpack-plugin", "html-webpack-plugin"),
    ("html-webpak-plugins", "html-webpack-plugin"),
  ])
  func comparesWordByWord(name: String, meant: String?) {
    #expect(nearestName(to: name, among: ["html-webpack-plugin"], comparesWords: true) == meant)
  }

  /// A name of several words is none of them misspelled, unless the word itself is.
  @Test(arguments: [
    ("heroDescription", nil), ("description_html", nil), ("description-es", nil), ("descriptions", "description"),
    ("descripton", "description"), ("Descriptio", "description"),
  ])
  func knowsCompounds(name: String, meant: String?) {
    #expect(nearestName(to: name, among: ["description"], matchesCompounds: false) == meant)
    #expect(nearestName(to: name, among: ["description"]) != nil)
  }

  @Test(arguments: ["colour", "", "x", String(repeating: "title", count: 100)])
  func staysSilentWhereNothingIsNear(name: String) {
    #expect(nearestName(to: name, among: ["title", "buttons"]) == nil)
  }
}

@Suite struct DiagnosticOrderTests {
  @Test func sortsByFileAndPlace() {
    func finding(_ path: String?, _ start: Int?, _ rule: String) -> Diagnostic {
      Diagnostic(
        rule: rule, severity: .note, summary: "", explanation: "",
        location: path.map { SourceLocation(path: $0, range: start.map { $0..<$0 }) })
    }
    let sorted = [
      finding(nil, nil, "z"), finding("a", nil, "b"), finding("a", 1, "a"), finding("a", 1, "b"), finding("b", 0, "a"),
    ]
    #expect(sorted.reversed().sorted(by: Diagnostic.reportOrder) == sorted)
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
