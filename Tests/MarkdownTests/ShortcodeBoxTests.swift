import Diagnostics
import Markdown
import Testing

/// Boxes that shortcodes and template tags make: where they end, and what their arguments say.
@Suite struct ShortcodeBoxTests {
  /// Names of tabs that the set has.
  @Test func namesOfTabsInTheSet() {
    let page =
      "{{< tabs tabTotal=\"2\" tabID1=\"a\" tabName1=\"With A\" tabID2=\"b\" tabName2=\"[b]\" >}}\n"
      + "{{< tab tabID=\"a\" >}}\n\nx\n\n{{< /tab >}}\n{{< tab tabID=\"b\" >}}\n\ny\n\n{{< /tab >}}\n{{< /tabs >}}\n"
    let file = SourceFile(path: "content/a.md", text: page)
    let html = MarkdownParser(options: MarkdownOptions()).parse(file, body: 0..<file.bytes.count).htmlText
    #expect(html.contains("With A") && html.contains("[b]") && !html.contains("…"), "\(html)")
  }

  /// A slash can have blanks around it.
  @Test(arguments: [
    "{{</ hint >}}", "{{< /hint >}}", "{{</hint>}}", "{{< / hint >}}", "{{</  Hint  >}}", "{{%/ hint %}}",
  ])
  func endAtTheirEndTag(_ end: String) {
    let page = "{{< hint >}}\nA.\n\(end)\n\n## After\n\n{{< hint >}}\nB.\n\(end)\n"
    let expected = parse(":::note\nA.\n:::\n\n## After\n\n:::note\nB.\n:::\n")
    let document = parse(page)
    #expect(document.htmlText == expected.htmlText && document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("hint style=\"danger\"", "danger"), ("alert style=\"warning\"", "warning"), ("callout style=success", "success"),
    ("hint type=\"tip\" style=\"danger\"", "tip"), ("hint style=\"color: red\"", "note"), ("hint", "note"),
  ])
  func areOfTheKindThatTheirStyleNames(_ tag: String, _ kind: String) {
    let name = tag.prefix { $0 != " " }
    let document = parse("{{< \(tag) >}}\nA.\n{{< /\(name) >}}\n")
    #expect(document.htmlText == parse(":::\(kind)\nA.\n:::\n").htmlText)
  }

  /// A color says how a box looks: green ones have not succeeded in anything.
  @Test(arguments: [
    ("color=\"success\"", "success {title=\"\"}"), ("color=\"positive\"", "success {title=\"\"}"),
    ("title=\"T\" color=\"success\"", "success T"), ("color=\"warning\"", "warning"), ("type=\"success\"", "success"),
  ])
  func haveNoTitleThatTheirColorDoesNotSay(_ arguments: String, _ opening: String) {
    let document = parse("{{% alert \(arguments) %}}\nA.\n{{% /alert %}}\n")
    #expect(document.htmlText == parse(":::\(opening)\nA.\n:::\n").htmlText)
    #expect(document.htmlText.contains("callout-title") == !opening.contains("{"))
  }

  @Test(arguments: [
    ("\"info\" \"no-header\"", "info"), ("\"warn\" \"noheader\"", "warn"), ("\"info\" \"Read this\"", "info Read this"),
    ("\"info\" \"no-header\" \"No-code\"", "info No-code"),
  ])
  func haveNoSwitchesAsTitles(_ arguments: String, _ opening: String) {
    let document = parse("{% aside \(arguments) %}\nA.\n{% endaside %}\n")
    #expect(document.htmlText == parse(":::\(opening)\nA.\n:::\n").htmlText)
  }

  /// Words without quotes are one title.
  @Test(arguments: [
    ("details Click *me* now", "details Click *me* now"), ("details Click", "details Click"),
    ("details \"A b\" c", "details A b"), ("callout warning Read this", "warning Read this"),
  ])
  func haveTitlesOfSeveralWords(_ tag: String, _ opening: String) {
    let name = tag.prefix { $0 != " " }
    let document = parse("{% \(tag) %}\nA.\n{% end\(name) %}\n")
    #expect(document.htmlText == parse(":::\(opening)\nA.\n:::\n").htmlText)
  }

  /// What is indented like the elements around it is not code.
  @Test func areTextInIndentedHTML() {
    let page = """
      <div class="a">
        <div class="b">
          <div class="c">
            {{< card title="One"
                     subtitle="Of *A*">}}
            {{< /card >}}
            {{% card title="Two" %}}
            {{% /card %}}
          </div>
        </div>
      </div>

      After.
      """
    let html = parse(page).htmlText
    #expect(html.contains("<p><strong>One</strong></p>\n<p>Of <em>A</em></p>\n<p><strong>Two</strong></p>"), "\(html)")
    #expect(!html.contains("<pre") && html.contains("<p>After.</p>"))
    #expect(parse("    {{< card title=\"One\" >}}").htmlText.contains("<pre"))
  }

  @Test func manyInIndentedHTMLAreReadInLinearTime() {
    for mark in ["<div>\n    {{< card >}}\n", "    {{< \n", "<div>\n\n        {{% card title=\"a\" %}}\n"] {
      _ = parse("<div>\n" + String(repeating: mark, count: 10_000))
    }
  }

  /// A card shows what is above its title and below its content, and its content may be code.
  @Test(arguments: [
    (
      "card header=\"**H**\" title=\"T\" subtitle=\"S\" footer=\"![F](f.png)\"",
      "**H**\n\n**T**\n\nS\n\nA.\n\n![F](f.png)"
    ),
    ("card\n  header=\"**H**\"\n  footer=\"F *g*\"\n", "**H**\n\nA.\n\nF *g*"),
    ("card header=\"H\"", "**H**\n\nA."), ("blocks/section color=\"a\"", "A."), ("blocks/lead", "A.\n"),
    ("blocks/feature icon=\"i\" title=\"T\" url=\"/b/\"", "[**T**](/b/)\n\nA."),
    ("blocks/feature title=\"T\" url=\"/b/\" url_text=\"Go\"", "**T**\n\nA.\n\n[Go](/b/)"),
    ("blocks/cover title=\"T\" subtitle=\"S\" byline=\"B\" height=\"min\"", "**T**\n\nS\n\nA.\n\nB"),
  ])
  func cardsHaveHeadersAndFooters(_ tag: String, _ expected: String) {
    let name = tag.prefix { $0 > " " }
    let document = parse("{{< \(tag) >}}\nA.\n{{< blocks/link-down color=\"c\" >}}\n{{< /\(name) >}}\n\nb")
    #expect(document.htmlText == parse("\(expected)\n\nb").htmlText)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func codeInCardsBeginsBehindTheirTag() {
    let document = parse("a\n\n{{< card code=true >}} File x =\n  y {{< /card >}}\n\nb")
    #expect(document.htmlText == parse("a\n\n```\nFile x =\n  y\n```\n\nb").htmlText)
  }

  @Test func codeInCardsIsBetweenHeaderAndFooter() {
    let document = parse("{{< card code=true header=\"H\" lang=\"C\" footer=\"F\" >}}\nA.\n{{< /card >}}\n\nb")
    #expect(document.htmlText == parse("**H**\n\n```C\nA.\n```\n\nF\n\nb").htmlText)
  }

  @Test func codeInCardsIsNotRead() {
    let document = parse("{{< card code=true >}}\n\n{{ partial \"a.html\" . }} *b*\n\n{{< /card >}}\n\nc")
    #expect(document.htmlText == parse("```\n{{ partial \"a.html\" . }} *b*\n```\n\nc").htmlText)
    #expect(document.diagnostics.isEmpty)
  }

  /// Diagrams are code, like those in fences.
  @Test(arguments: ["{% mermaid %}\na-->b\n{% endmermaid %}", "{{< mermaid >}}\na-->b\n{{< /mermaid >}}"])
  func diagramsAreCode(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == parse("```mermaid\na-->b\n```").htmlText)
    #expect(document.diagnostics.map(\.severity) == [.note])
  }

  @Test(arguments: [
    ("figure src=\"a.png\" alt=\"A\" title=\"T\" caption=\"C *d*\"", "![A](<a.png>)\n\n**T**\n\nC *d*"),
    ("figure src=\"a.png\" caption=\"C\" link=\"/x\"", "[![C](<a.png>)](</x>)\n\nC"),
    (
      "figure src=\"a.png\" alt=\"A\" attr=\"Me\" attrlink=\"https://a.b\"", "![A](<a.png>)\n\n[Me](<https://a.b>)"
    ),
    ("img src=\"a.png\" alt=\"A\" title=\"T\"", "![A](<a.png>)"),
  ])
  func figuresHaveCaptions(_ tag: String, _ expected: String) {
    #expect(parse("a\n\n{{< \(tag) >}}\n\nb").htmlText == parse("a\n\n\(expected)\n\nb").htmlText)
  }
}
