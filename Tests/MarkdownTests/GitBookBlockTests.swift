import Diagnostics
import Markdown
import Testing

/// Blocks of GitBook, which are template tags.
@Suite struct GitBookBlockTests {
  /// A page, what it shows, and how many findings it has.
  @Test(arguments: [
    (
      "{% embed url=\"https://a.example/b\" %}\n\na",
      "<p><a href=\"https://a.example/b\">https://a.example/b</a></p>\n<p>a</p>\n",
      0
    ),
    (
      "{% embed url=\"https://a.example/b\" %}\nSome *text*\n{% endembed %}\n\na",
      "<p><a href=\"https://a.example/b\">Some <em>text</em></a></p>\n<p>a</p>\n", 0
    ),
    (
      "{% embed url=\"https://a.example/\" %}\n\na\n\n{% embed url=\"https://b.example/\" %}\nb\n{% endembed %}",
      "<p><a href=\"https://a.example/\">https://a.example/</a></p>\n<p>a</p>\n<p><a href=\"https://b.example/\">b</a></p>\n",
      0
    ),
    (
      "{% embed url=\"https://a.example/\" %}\nOne [b](https://b.example/).\n{% endembed %}",
      "<p><a href=\"https://a.example/\">https://a.example/</a></p>\n<p>One <a href=\"https://b.example/\">b</a>.</p>\n",
      0
    ),
    (
      "{% @a/b url=\"https://a.example/\" %}", "<p><a href=\"https://a.example/\">https://a.example/</a></p>\n", 0
    ),
    ("{% @a/b name=\"c\" %}\n\na", "<p>a</p>\n", 1), ("{% file \"a.zip\" %}\n\na", "<p>a</p>\n", 1),
    (
      "{% stepper %}\n{% step %}\na\n{% endstep %}\n\n{% step %}\nb\n{% endstep %}\n{% endstepper %}",
      "<p>a</p>\n<p>b</p>\n", 0
    ),
    ("{% columns %}\n{% column width=\"50%\" %}\na\n{% endcolumn %}\n{% endcolumns %}", "<p>a</p>\n", 0),
    (
      "{% content-ref url=\"https://a.example/\" %}\n[a](https://a.example/)\n{% endcontent-ref %}",
      "<p><a href=\"https://a.example/\">a</a></p>\n", 0
    ),
    (
      "{% content-ref url=\"https://a.example/\" %}\n{% endcontent-ref %}",
      "<p><a href=\"https://a.example/\">https://a.example/</a></p>\n", 0
    ),
  ])
  func areRead(_ page: String, _ html: String, _ findings: Int) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.count == findings)
  }

  @Test func codeHasItsTitle() {
    let document = parse("{% code title=\"a.sh\" overflow=\"wrap\" %}\n```sh\nls {{ a }}\n```\n{% endcode %}\n\nb")
    #expect(document.htmlText.contains("a.sh") && document.htmlText.contains("ls"))
    #expect(!document.htmlText.contains("```") && document.htmlText.hasSuffix("<p>b</p>\n"))
  }

  /// A file is a link with its name.
  @Test func filesAreLinks() {
    let document = parse("{% file src=\"https://a.example/\" %}\nThe *plan*\n{% endfile %}\n")
    #expect(document.htmlText == "<p><a href=\"https://a.example/\">The <em>plan</em></a></p>\n")
  }

  @Test func manyTagsTakeLinearTime() {
    for piece in ["{% embed url=\"https://a.example/\" %}\n", "{% content-ref url=\"a\" %} ", "{% code %}\n"] {
      let time = ContinuousClock().measure {
        _ = parse(String(repeating: piece, count: 10_000) + "{% endembed %}{% endcontent-ref %}{% endcode %}")
      }
      #expect(time < .seconds(20), "\(piece)")
    }
  }
}
