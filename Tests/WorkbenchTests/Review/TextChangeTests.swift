import Testing

@testable import Workbench

@Suite struct TextChangeTests {
  /// A text with changed words in brackets.
  private static func marked(_ pieces: [TextChange.Piece]) -> String {
    pieces.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("Delete draft?", "Delete this draft?", "Delete draft?", "Delete [this] draft?"),
    ("Keep your changes?", "Keep changes?", "Keep [your] changes?", "Keep changes?"),
    ("Save it now", "Save all of it now", "Save it now", "Save [all of] it now"),
    ("Don’t save", "Don’t keep", "Don’t [save]", "Don’t [keep]"),
    ("You can’t undo this.", "You can’t undo this!", "You can’t undo this[.]", "You can’t undo this[!]"),
    // Nearly nothing is the same, so all of it is marked.
    ("Leave the shop?", "Should we forget a cart?", "[Leave the shop?]", "[Should we forget a cart?]"),
    ("", "New", "", "[New]"),
    ("Old", "", "[Old]", ""),
    ("", "", "", ""),
    // Scripts without spaces are compared by characters.
    ("下書きを削除しますか", "下書きを保存しますか", "下書きを[削除]しますか", "下書きを[保存]しますか"),
    ("מחיקת הטיוטה", "מחיקת כל הטיוטה", "מחיקת הטיוטה", "מחיקת [כל] הטיוטה"),
  ])
  func marksWordsThatDiffer(_ old: String, _ new: String, _ before: String, _ after: String) {
    let change = TextChange(from: old, to: new)
    #expect(Self.marked(change.before) == before)
    #expect(Self.marked(change.after) == after)
    #expect(change.texts == (old, new))
  }

  @Test func tellsWhereWordsAre() {
    let change = TextChange(from: "Löschen?", to: "Löschen wir alles?")
    #expect(TextChange.changedRanges(in: change.after) == [9..<18])
  }

  /// Endless text takes no endless time: it is compared as a whole.
  @Test func comparesLongTextsAsAWhole() {
    let text = String(repeating: "a b ", count: 2000)
    let change = TextChange(from: "x " + text + "y", to: "z " + String(text.reversed()) + "w")
    #expect(change.before.allSatisfy(\.isChanged) && change.after.allSatisfy(\.isChanged))
  }

  @Test func putsLinesWhereTheyWere() {
    let lines = LineChange.all(from: ["A", "B", "C", "D"], to: ["A", "X", "Y", "D", "E"])
    #expect(
      lines.map { "\($0.kind.rawValue) \($0.text)" } == [
        "same A", "removed B", "added X", "removed C", "added Y", "same D", "added E",
      ])
  }
}
