import Dialogs
import Testing

@testable import Workbench

/// Which dialogs are the same, by what they say, where they are, and what they are called.
@Suite struct DialogMatchesTests {
  /// A dialog as `page#id: words`; an author’s own ID has an exclamation mark.
  private static func dialog(_ text: String, kind: DialogKind? = .alert) -> DialogIdentity {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let place = parts[0].split(separator: "#").map(String.init)
    let words = parts[1].trimmingPrefix(" ")
    let hasOwnID = place[1].hasSuffix("!")
    return DialogIdentity(
      page: place[0], id: hasOwnID ? String(place[1].dropLast()) : place[1], hasOwnID: hasOwnID, kind: kind,
      headline: String(words.prefix { $0 != "," }), source: (hasOwnID ? place[1] : "") + String(words),
      text: String(words))
  }

  /// Pairs as `0-1`, indexes of removed dialogs as `-0`, and of new ones as `+0`.
  private static func matches(
    _ earlier: [String], _ current: [String], moves: [String: String] = [:]
  ) -> [String] {
    let matches = DialogMatches(
      earlier: earlier.map { dialog($0) }, current: current.map { dialog($0) }, moves: moves)
    return matches.pairs.map { "\($0.earlier)-\($0.current)" } + matches.removed.map { "-\($0)" }
      + matches.added.map { "+\($0)" }
  }

  @Test(arguments: [
    // Nothing changed, and another order.
    (["a#x: Delete draft", "a#y: Leave shop"], ["a#y: Leave shop", "a#x: Delete draft"], ["1-0", "0-1"]),
    // The author's ID wins over the text.
    (["a#one!: Delete draft", "a#two!: Leave shop"], ["a#two!: Delete draft", "a#one!: Leave shop"], ["1-0", "0-1"]),
    // A new title gives another ID; the words tell.
    (["a#delete: Delete draft, you cannot undo it"], ["a#remove: Remove draft, you cannot undo it"], ["0-0"]),
    // A number in a generated ID shifts with a dialog before it that goes away.
    (["a#x: Delete draft, one", "a#x-2: Delete draft, two"], ["a#x: Delete draft, two"], ["1-0", "-0"]),
    // Between the same neighbors, whatever it says.
    (
      ["a#x: First one", "a#y: Alpha beta", "a#z: Last one"], ["a#x: First one", "a#n: Gamma delta", "a#z: Last one"],
      ["0-0", "1-1", "2-2"]
    ),
    // Two in one gap could be anything.
    (
      ["a#x: First one", "a#y: Alpha beta"], ["a#x: First one", "a#n: Gamma delta", "a#m: Eta theta"],
      ["0-0", "-1", "+1", "+2"]
    ),
    // To another page: by source, by the author's ID, by most of the words; not by a few words.
    (["a#x: Delete draft"], ["b#x: Delete draft"], ["0-0"]),
    (["a#one!: Delete draft"], ["b#one!: Leave shop"], ["0-0"]),
    (["a#x: Delete this draft now, forever"], ["b#y: Delete this draft now, please"], ["0-0"]),
    (["a#x: Delete draft, forever and ever"], ["b#y: Delete cart, or keep shopping"], ["-0", "+0"]),
    // An ID that several pages have tells nothing.
    (
      ["a#one!: Delete draft", "b#one!: Leave shop"], ["c#one!: Rate app", "d#one!: Buy tea"],
      ["-0", "-1", "+0", "+1"]
    ),
    ([], ["a#x: Delete draft"], ["+0"]),
    (["a#x: Delete draft"], [], ["-0"]),
    ([], [], []),
  ])
  func pairsWhatIsTheSame(_ earlier: [String], _ current: [String], _ expected: [String]) {
    #expect(Self.matches(earlier, current) == expected)
  }

  @Test func followsAPageThatMoved() {
    let matches = Self.matches(
      ["a#x: Delete draft", "b#x: Leave shop"], ["b#x: Other words", "c#x: Gamma, delete"], moves: ["a": "c"])
    #expect(matches == ["1-0", "0-1"])
  }

  /// A block that cannot be read has no kind, so it can be any.
  @Test(arguments: [DialogKind?.none, .alert, .modal])
  func followsABlockThatBreaks(_ kind: DialogKind?) {
    let matches = DialogMatches(
      earlier: [Self.dialog("a#x: Alpha beta")], current: [Self.dialog("a#y: Gamma delta", kind: kind)])
    #expect(matches.pairs.isEmpty == (kind == .modal))
  }

  /// Thousands of dialogs with the same words are matched in an instant.
  @Test func copesWithManyLikeDialogs() {
    let many = (0..<3000).map { Self.dialog("a#x\($0): Delete draft number \($0), cancel") }
    let others = (0..<3000).map { Self.dialog("b#x\($0): Delete draft count \($0), cancel") }
    let matches = DialogMatches(earlier: many, current: others)
    #expect(matches.pairs.count + matches.added.count == 3000)
  }
}
