import Testing

@Suite struct LineDifferenceTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", "-2: b\n+2: x"), ("a\nc\n", "a\nb\nc\n", "+2: b"), ("a\nb\nc\n", "a\nc\n", "-2: b"),
    ("a\nb\nc\nd\n", "x\na\nc\nd\ny\n", "+1: x\n-2: b\n+5: y"), ("", "a\n", "+1: a"),
    // What would not show, and markup in one line.
    ("a\nb", "a\r\nb", "-1: a\n+1: a\\r"), ("a", "\u{FEFF}a", "-1: a\n+1: \\u{FEFF}a"),
    ("<p><b>x</b></p>", "<p><b>y</b></p>", "-2: <b>x</b>\n+2: <b>y</b>"),
  ])
  func showsTheLinesThatDiffer(_ old: String, _ new: String, _ difference: String) {
    #expect(LineDifference.text(from: old, to: new) == difference)
  }

  @Test func cutsLongLinesToTheirDifference() {
    let line = String(repeating: "same ", count: 10_000)
    let difference = LineDifference.text(from: line + "old" + line, to: line + "new" + line)
    #expect(difference.count < 400)
    #expect(difference.contains("same old") && difference.contains("same new"))
  }

  @Test func printsNoMoreLinesThanHelp() {
    let old = (0..<5_000).map { "old \($0)" }, new = (0..<5_000).map { "new \($0)" }
    let lines = LineDifference.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).split(
      separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.last == "… and 9940 more lines")
  }
}
