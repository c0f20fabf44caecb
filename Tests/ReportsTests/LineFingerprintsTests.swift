import Testing

@testable import Reports

/// The values are those that github/codeql-action computes for the same texts.
@Suite struct LineFingerprintsTests {
  private static let threeParagraphs = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      "alpha\nbeta\nalpha\n",
      ["8d07ce75f7b3af45:1", "ca140c3f893ffa65:1", "26f09ff008857193:1", "c129715d7a2bc9a3:1"]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", threeParagraphs),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", threeParagraphs),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", threeParagraphs),
  ]) func knownValues(_ text: String, _ expected: [String]) {
    let lines = Array(1...expected.count)
    let fingerprints = LineFingerprints(of: Array(text.utf8), lines: Set(lines + [99]))
    #expect(lines.map { fingerprints.byLine[$0] } == expected)
    #expect(fingerprints.byLine[99] == nil)
  }

  @Test func countsEqualLines() {
    let text = String(repeating: "x\n", count: 200)
    let fingerprints = LineFingerprints(of: Array(text.utf8), lines: [1, 2, 3])
    let parts = [1, 2, 3].compactMap { fingerprints.byLine[$0]?.split(separator: ":") }
    #expect(Set(parts.map(\.[0])).count == 1)
    #expect(parts.map(\.[1]) == ["1", "2", "3"])
  }
}
