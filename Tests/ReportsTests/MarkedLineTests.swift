import Diagnostics
import Testing
import Writing

@testable import Reports

@Suite struct MarkedLineTests {
  /// Marks what is between guillemets.
  private func marked(_ text: String) throws -> MarkedLine {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { "«»".unicodeScalars.contains($0) }
      .map(String.init)
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    return MarkedLine(
      start..<start + parts[1].utf8.count, of: SourceFile(path: "a.md", text: parts.joined()))
  }

  @Test(arguments: [
    ("a «word» here", "a word here", "  ^~~~"),
    ("«»at the start", "at the start", "^"),
    ("at the end«»", "at the end", "          ^"),
    ("«»", "", "^"),
    ("\tin «tabs\t»out", "    in tabs out", "       ^~~~~"),
    ("漢字«漢字»", "漢字漢字", "    ^~~~"),
    ("👩‍👩‍👧 «👍🏽»", "👩‍👩‍👧 👍🏽", "   ^~"),
    ("e\u{301}«e\u{301}e\u{301}»", "e\u{301}e\u{301}e\u{301}", " ^~"),
    ("e«\u{301}»", "e\u{301}", " ^"),
    ("❤\u{FE0F}«❤»", "❤\u{FE0F}❤", "  ^"),
    ("first «line\nsecond» line", "first line", "      ^~~~"),
    ("first\r\nsecond «line»\r\n", "second line", "       ^~~~"),
    ("\u{1B}[0m«\u{85}»\u{202E}", "␛[0m\u{FFFD}\u{FFFD}", "    ^"),
    ("##[«error»]", "##\u{2060}[error]", "   ^~~~~"),
    ("a «\r\nb»", "a ", "  ^"),
  ]) func carets(_ text: String, _ shown: String, _ carets: String) throws {
    let line = try marked(text)
    #expect(line.text == shown)
    #expect(line.carets == carets)
  }

  @Test(arguments: [0, 1, 50, 99, 100, 101, 5_000], [0, 1, 50, 99, 100, 101, 5_000])
  func longLines(_ before: Int, _ after: Int) throws {
    let text = String(repeating: "b", count: before) + "«mark»" + String(repeating: "a", count: after)
    let line = try marked(text)
    #expect(columns(of: line.text) <= MarkedLine.limit + 2)
    let start = try #require(line.carets.firstIndex(of: "^"))
    let column = line.carets.distance(from: line.carets.startIndex, to: start)
    #expect(line.text.dropFirst(column).prefix(4) == "mark")
    #expect(line.carets.hasSuffix("^~~~"))
    #expect(line.text.hasPrefix("…") == (line.text.count { $0 == "b" } < before))
    #expect(line.text.hasSuffix("…") == (line.text.count { $0 == "a" } < after + 1))
  }

  @Test func longRange() throws {
    let line = try marked("before «" + String(repeating: "漢", count: 2_000) + "» after")
    #expect(columns(of: line.text) <= MarkedLine.limit + 2)
    #expect(columns(of: line.carets) <= MarkedLine.limit + 2)
    #expect(line.text.hasSuffix("…"))
  }

  @Test func malformedAndMissing() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let line = MarkedLine(1..<3, of: file)
    #expect(line.text == "a\u{FFFD}\u{FFFD}b")
    #expect(line.carets == " ^~")
    #expect(MarkedLine(-5 ..< -3, of: file).carets == "^")
    #expect(MarkedLine(50..<60, of: file).carets == "    ^")
  }
}
