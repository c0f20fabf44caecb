import Testing
import Writing

@Suite struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("", ""), ("'é'", "'é'"), ("<<", "&lt;&lt;"),
  ])
  func escapesText(text: String, html: String) {
    #expect(written { $0.text(text) } == html)
  }

  @Test func writesAttributesInDoubleQuotes() {
    #expect(written { $0.attribute("title", "a \"b\" <c>") } == " title=\"a &quot;b&quot; &lt;c&gt;\"")
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("ä", "%C3%A4"), ("a?b=c&d", "a?b=c&amp;d"), ("%20", "%20"), ("'", "&#x27;"),
    ("\"><script>", "%22%3E%3Cscript%3E"), ("[x]", "%5Bx%5D"), ("`", "%60"),
  ])
  func escapesURLs(url: String, html: String) {
    #expect(written { $0.url(url) } == html)
  }

  @Test(arguments: [
    ("a\"b\\", #""a\"b\\""#), ("</script>", #""\u003C/script>""#), ("a\nb\u{1}", #""a\nb\u0001""#),
    ("\u{2028}x\u{2029}", #""\u2028x\u2029""#), ("é\u{2027}", "\"é\u{2027}\""),
  ])
  func writesScriptStrings(text: String, literal: String) {
    #expect(written { $0.scriptString(text.utf8) } == literal)
  }

  /// Eight bytes are looked at together: each of them must be found, whatever the others are.
  @Test(arguments: ["b", "a", " ", "~", "é", "“"])
  func findsSpecialCharactersAnywhere(filler: String) {
    let specials = [
      ("\n", #"\n"#), ("\"", #"\""#), ("\\", #"\\"#), ("<", #"\u003C"#), ("\u{7F}", #"\u007F"#), ("\0", #"\u0000"#),
      ("\u{1F}", #"\u001F"#), ("\u{1E}", #"\u001E"#), ("\u{2028}", #"\u2028"#),
    ]
    for (special, escaped) in specials {
      for offset in 0...20 {
        let (before, behind) = (String(repeating: filler, count: offset), String(repeating: filler, count: 20 - offset))
        let literal = written { $0.scriptString((before + special + behind).utf8) }
        #expect(literal == "\"" + before + escaped + behind + "\"")
      }
    }
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (1.5, "1.5"), (0.25, ".25"), (-0.5, "-.5"), (12.345, "12.35"), (-3.0, "-3"),
    (100.05, "100.05"), (0.004, "0"), (-0.001, "0"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
    (999_999_999_999.99, "999999999999.99"), (-999_999_999_999.99, "-999999999999.99"),
  ])
  func writesNumbersWithTwoDecimals(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test(arguments: [
    (0, "0"), (-1, "-1"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    (999_999_999_999_999, "999999999999999"), (-1_000_000_000_000_000, "-1000000000000000"),
  ])
  func writesWholeNumbers(value: Int, text: String) {
    #expect(written { $0.number(value) } == text)
  }
}
