import Diagnostics
import Site
import Testing
import Workbench

@Suite struct EditedFileTests {
  private func edit(_ range: SourceRange, _ text: String) -> Diagnostic.Edit { .init(replace: range, with: text) }

  private func text(_ file: EditedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  @Test func replacesInsertsAndRemoves() {
    let file = EditedFile(Array("abcdef".utf8)).applying([edit(4..<6, ""), edit(0..<0, "<"), edit(1..<3, "XYZ")])
    #expect(text(file) == "<aXYZd")
    #expect(file.isChanged)
  }

  @Test func putsAnInsertionBeforeWhatIsReplacedThere() {
    #expect(text(EditedFile(Array("ab".utf8)).applying([edit(1..<2, "2"), edit(1..<1, "1")])) == "a12")
  }

  @Test func editsWhatIsEmpty() {
    #expect(text(EditedFile([]).applying([edit(0..<0, "x")])) == "x")
    #expect(!EditedFile([]).applying([]).isChanged)
  }

  /// Rounds of edits over each other: bytes are those of editing the text, and places lead back.
  @Test func followsRoundsOfEdits() {
    var file = EditedFile(Array("one two three four".utf8))
    file = file.applying([edit(4..<7, "TWO!"), edit(14..<18, "")])
    #expect(text(file) == "one TWO! three ")
    file = file.applying([edit(2..<6, "-"), edit(15..<15, "end")])
    #expect(text(file) == "on-O! three end")
    #expect(file.originalOffset(of: 0) == 0)
    #expect(file.originalOffset(of: 2) == 2)
    #expect(file.originalOffset(of: 3) == 2)
    #expect(file.originalOffset(of: 5) == 7)
    #expect(file.originalOffset(of: 6) == 8)
    #expect(file.originalOffset(of: 14) == 14)
    let changes = file.changes.map { [$0.old.lowerBound, $0.old.upperBound, $0.new.lowerBound, $0.new.upperBound] }
    #expect(changes == [[2, 7, 2, 5], [14, 18, 12, 15]])
  }

  @Test func knowsWhenAllIsAsItWas() {
    let file = EditedFile(Array("abc".utf8)).applying([edit(1..<2, "x")]).applying([edit(1..<2, "b")])
    #expect(!file.isChanged)
  }

  /// Added lines end as those around them do; what is copied from the file is not doubled.
  @Test(arguments: [
    ("a\nb\n", 3, "a\nb1\n2\n"), ("a\r\nb\r\n", 4, "a\r\nb1\r\n2\r\n"), ("a\rb\r", 3, "a\rb1\r2\r"),
    ("a\r\nb", 4, "a\r\nb1\r\n2"), ("a", 1, "a1\n2"), ("a\r\nb\nc", 4, "a\r\nb1\n2\nc"),
  ])
  func endsLinesAsTheFileDoes(_ before: String, _ offset: Int, _ after: String) {
    #expect(text(EditedFile(Array(before.utf8)).applying([edit(offset..<offset, "1\n2")])) == after)
  }

  @Test func keepsLineEndsThatAReplacementHas() {
    #expect(text(EditedFile(Array("a\r\nb".utf8)).applying([edit(0..<1, "1\r\n2")])) == "1\r\n2\r\nb")
  }
}
