import Diagnostics
import Dialogs
import Mockups
import Testing

/// Hostile and oversized blocks end in one finding each, at once.
struct BlockLimitsTests {
  private static let head = "kind: alert\ntitle: A\n"

  static let refused: [(name: String, text: String)] = [
    ("size", head + "message: " + String(repeating: "a", count: 64 * 1024)),
    ("flow depth", head + "message: " + String(repeating: "[", count: 5_000)),
    ("flow depth of mappings", head + "message: " + String(repeating: "{a: ", count: 5_000)),
    ("markers on one line", String(repeating: "- ", count: 5_000) + "a"),
    ("indentation", (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()),
    ("aliases", "a: &a x\n" + (0..<65).map { "k\($0): *a\n" }.joined()),
    (
      "alias bomb",
      "a: &a [x,x,x,x,x,x,x,x,x]\n"
        + zip("bcdefgh", "abcdefg").map {
          "\($0): &\($0) [\(Array(repeating: "*\($1)", count: 9).joined(separator: ","))]\n"
        }
        .joined()
    ),
    (
      "long text repeated",
      "a: &a |\n  " + String(repeating: "x", count: 60_000) + "\n"
        + "b: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c]\n"
    ),
    ("list as key beside aliases", "? &a [x, y]\n: b\n? [*a, *a]\n: c"),
    ("list as key", "? [a, b]\n: c"),
    ("self-reference", "a: &a [*a]"),
    ("buttons", head + "buttons:\n" + (0...32).map { "  - B\($0)\n" }.joined()),
    ("two documents", head + "---\nkind: alert"),
    ("tag", head + "message: !!python/object/apply:os.system [ls]"),
    ("control characters", head + "message: \u{0}\u{1}"),
    ("tab for indentation", "kind: alert\nbuttons:\n\t- A"),
    ("unclosed quote", head + "message: \"never closed"),
    ("unclosed list", head + "message: [a, b"),
  ]

  @Test(arguments: refused.indices)
  func refuses(_ index: Int) {
    let block = MarkedBlock(Self.refused[index].text)
    let (dialog, diagnostics) = block.parse()
    #expect(dialog == nil, "\(Self.refused[index].name)")
    #expect(diagnostics.map(\.rule) == ["block/syntax"], "\(Self.refused[index].name): \(diagnostics)")
    for diagnostic in diagnostics {
      let range = diagnostic.location?.range
      #expect(range.map { $0.upperBound <= block.page.utf8.count } ?? true)
    }
  }

  @Test func takesAsManyButtonsAsTheLimit() {
    let text = Self.head + "buttons:\n" + (0..<32).map { "  - B\($0)\n" }.joined()
    #expect(MarkedBlock(text).parse().diagnostics.isEmpty)
  }

  @Test func pointsAtTheFirstButtonTooMany() {
    let text = Self.head + "buttons:\n" + (0..<32).map { "  - B\($0)\n" }.joined() + "  - «One more»\n  - And one\n"
    let block = MarkedBlock(text)
    #expect(block.parse().diagnostics.compactMap { $0.location?.range } == block.marked)
  }

  @Test func takesAliasesWithinTheLimit() throws {
    let block = MarkedBlock("kind: alert\ntitle: &t Leave?\nmessage: *t\nbuttons: [A, &b B]")
    let (dialog, diagnostics) = block.parse()
    #expect(diagnostics.isEmpty)
    #expect(dialog?.message?.value == "Leave?")
    #expect(dialog?.buttons.last?.label.value == "B")
  }

  /// Every prefix of a block, and every block with one byte changed, is read or refused, never a crash.
  @Test func survivesEveryTruncationAndMutation() {
    let text = """
      kind: alert
      title: "Leave \\u00e9? 👍"
      buttons: [{label: 'It''s', role: cancel}, &x B, *x]
      message: >-
        folded
          text
      situation: {effect: minor, screen-buttons: [a]}
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices { exercise(Array(bytes[..<end])) }
    for index in bytes.indices {
      for byte in "\n :-[{\"'&*|!#\u{0}".utf8 {
        var mutated = bytes
        mutated[index] = byte
        exercise(mutated)
      }
    }
  }

  private func exercise(_ bytes: [UInt8]) {
    var lines = [SourceExcerpt.Line(offset: 0, fileOffset: 0)]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(.init(offset: index + 1, fileOffset: index + 1))
    }
    let excerpt = SourceExcerpt(path: "page.md", bytes: bytes, lines: lines)
    let fence = SourceLocation(path: "page.md", range: 0..<0)
    let (dialog, diagnostics) = DialogParser.parse(
      infoString: "dialog", excerpt: excerpt, fence: fence, platforms: Platform.allCases)
    #expect(dialog != nil || !diagnostics.isEmpty)
    for range in diagnostics.compactMap({ $0.location?.range }) {
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    }
  }
}
