import Testing

@Suite struct WildcardsTests {
  @Test(arguments: [
    ("a\nb\n", "a\nb\n", true), ("a\n...\n", "a\n", true), ("a\n...\nd\n", "a\nb\nc\nd\n", true),
    ("a\n...\nd\n", "a\nb\nc\n", false), ("...\nb\n...\nb\n", "b\nx\nb\n", true), ("...\nb\n...\nb\n", "b\n", false),
    ("a [..] c\n", "a long b c\n", true), ("a [..] c\n", "a c\n", false), ("[..]", "", true), ("[..]a", "ba\n", false),
    ("a[..]a", "a", false), ("x[..]b[..]y", "x a b c y", true), ("x[..]b[..]y", "x a c y", false),
    ("a\r\n...\n", "a\r\nb\n", true), ("", "a", false), ("...", "a\nb", true), ("[", "[", true),
    ("....\n", "a\n", false),
  ])
  func matchesWhatDotsLeaveOut(expected: String, actual: String, isMatch: Bool) {
    #expect(Wildcards.matches(expected, actual) == isMatch)
  }

  @Test(arguments: [
    // As expected: nothing changes.
    ("a\n...\nd\n", "a\nb\nd\n", "a\n...\nd\n"),
    // Other lines change; dots and places stay.
    ("a\n...\nd\ne\n", "a\nb\nd\nf\n", "a\n...\nd\nf\n"),
    ("a\n...\nd [..]\ne\n", "A\nb\nd 1\nf\n", "A\n...\nd [..]\nf\n"),
    ("a\nb\n...\ne\n", "a\nB\nx\ne\nf\n", "a\nB\n...\ne\nf\n"), ("n [..]\nx\n", "n 1\ny\nn 2\n", "n [..]\ny\nn 2\n"),
    // Dots between lines that are both gone have no place any longer.
    ("a\nx\n...\ny\ne\n", "a\nb\nc\ne\n", "a\nb\nc\ne\n"),
    // A literal golden is replaced.
    ("a\nb\n", "c\n", "c\n"), ("", "c\n", "c\n"),
  ])
  func recordingKeepsThem(expected: String, actual: String, recorded: String) {
    #expect(Wildcards.keeping(expected, in: actual) == recorded)
    #expect(Wildcards.matches(recorded, actual))
  }

  @Test func manyDotsEndInTime() {
    let expected = String(repeating: "...\na\n", count: 200)
    #expect(!Wildcards.matches(expected + "b\n", String(repeating: "a\n", count: 2000)))
    #expect(Wildcards.matches(expected + "...\n", String(repeating: "a\n", count: 2000)))
  }
}

@Suite struct ReadableLinesTests {
  @Test func breaksMarkupBetweenTagsButNotInText() {
    let svg =
      "<svg><style>a{b:c}d{e:f}@media x{g{h:i}}</style><g><text x=\"1\">a<tspan>b</tspan><tspan>c</tspan></text></g></svg>\n"
    let lines = """
      <svg>
      <style>a{b:c}
      d{e:f}
      @media x{g{h:i}
      }
      </style>
      <g>
      <text x="1">a<tspan>b</tspan><tspan>c</tspan></text>
      </g>
      </svg>

      """
    #expect(ReadableLines.markup(svg) == lines)
    #expect(ReadableLines.markup("<a>\n<b>") == nil)
  }

  @Test func breaksJSONWhereLinesAreLong() {
    let short = #"{"a":[1,{"b":"c,}\"]"}],"d":{}}"#
    #expect(ReadableLines.json(short) == short)
    let long = String(repeating: "x", count: 100)
    let json = #"{"a":["\#(long)","y"],"b":{"c":1},"d":[]}"# + "\n"
    #expect(ReadableLines.json(json) == "{\n \"a\":[\"\(long)\",\"y\"],\n \"b\":{\"c\":1},\n \"d\":[]\n}\n")
    #expect(ReadableLines.json("{\n \"a\":\"\(long)\(long)\"}") == nil)
    #expect(ReadableLines.json("text") == nil)
  }

  @Test(.endsInTime, arguments: ["{", "[,", "{\"a\":", "[\"", "{}}", "[[[[", "]", "{\"a\"\"b\"}", "[1 2]"])
  func whatIsNotJSONEndsInTime(text: String) {
    for text in [text, text + String(repeating: "x", count: 200)] { _ = ReadableLines.json(text) }
  }
}
