import Diagnostics
import Markdown
import Testing

/// Tags of Hexo.
@Suite struct HexoTagTests {
  private func parse(_ page: String, _ files: PageInclusions.Files = [:]) -> MarkdownDocument {
    let file = SourceFile(path: "source/docs/page.md", text: page + "\n")
    var options = MarkdownOptions()
    options.anchors = false
    return MarkdownParser(options: options).parse(
      file, body: 0..<file.bytes.count, pagePath: "docs/page.md", inclusions: files)
  }

  /// A page, and the Markdown that means the same.
  @Test(arguments: [
    ("{% codeblock lang:js %}\na\n{% endcodeblock %}", "```js\na\n```"),
    (
      "{% codeblock A title lang:js https://a.example/b The text mark:1,3-4 %}\na\n{% endcodeblock %}",
      "```js {1,3-4} title=\"A title\"\na\n```\n\n[The text](https://a.example/b)"
    ),
    ("{% code lang:js %}\na\n{% endcode %}", "```js\na\n```"),
    ("{% codeblock A \"b\" %}\na\n{% endcodeblock %}", "``` title='A \"b\"'\na\n```"),
    ("{% note %}\nA\n{% endnote %}", ":::note\nA\n:::"),
    ("{% note warn %}\nA\n{% endnote %}", ":::warning\nA\n:::"),
    ("{% note danger no-icon The title %}\nA\n{% endnote %}", ":::danger The title\nA\n:::"),
    ("{% note \"The title\" %}\nA\n{% endnote %}", ":::note The title\nA\n:::"),
    ("{% blockquote %}\nA *b*.\n\nC\n{% endblockquote %}", "> A *b*.\n>\n> C"),
    ("{% quote Ann Onymous, The Book %}\nA\n{% endquote %}", "> A\n>\n> — **Ann Onymous**, The Book"),
    (
      "{% blockquote Ann https://a.example/b The Page %}\nA\n{% endblockquote %}",
      "> A\n>\n> — **Ann** [The Page](https://a.example/b)"
    ),
    ("{% pullquote left %}\nA\n{% endpullquote %}", "> A"),
    ("{% img left /a.png 100 200 \"A title\" \"A text\" %}", "![A text](/a.png \"A title\")"),
    ("{% img /a.png \"A title 'A text'\" %}", "![A text](/a.png \"A title\")"),
    ("{% asset_img a.png A text %}", "![text](page/a.png \"A\")"),
    ("A {% asset_link a.pdf \"The file\" %}", "A [The file](page/a.pdf)"),
    ("{% link The page https://a.example/b true %}", "[The page](https://a.example/b)"),
    ("{% post_link a-b 'A <b>' %}", "[A \\<b>](/_posts/a-b)"),
    ("{% post_link a-b '*C*' false %}", "[*C*](/_posts/a-b)"),
    ("{% post_link a-b %}", "[a-b](/_posts/a-b)"), ("[A]({% post_path a-b %})", "[A](/_posts/a-b)"),
    ("{% youtube PL1 'playlist' %}", "<https://www.youtube.com/playlist?list=PL1>"),
    ("{% gist 123 %}", "<https://gist.github.com/123>"),
    (
      "{% tabs One name, 2 %}\n<!-- tab First@icon -->\nA\n<!-- endtab -->\n\n<!-- tab Second -->\nB\n<!-- endtab -->\n"
        + "{% endtabs %}",
      ":::tabs\n== First\nA\n\n== Second\nB\n:::"
    ),
  ])
  func tagsAreRead(_ page: String, _ meaning: String) {
    let document = parse(page)
    #expect(document.htmlText == parse(meaning).htmlText)
    #expect(document.diagnostics.map(\.summary) == parse(meaning).diagnostics.map(\.summary))
  }

  /// Tags with those names of other tools.
  @Test func tagsOfOthersStay() {
    #expect(parse("{% quote \"Ann\" %}\nA\n{% endquote %}").diagnostics.count == 1)
    #expect(parse("[A]({% link a.md %})").htmlText == parse("[A](/a.md)").htmlText)
    #expect(parse("<!-- tab A -->\n\nB").htmlText.contains("<p>B</p>"))
  }

  @Test func codeIsIncluded() {
    let files: PageInclusions.Files = ["source/downloads/code/a/b.js": Array("x\ny\nz\n".utf8)]
    let part = parse("{% include_code A title from:2 to:3 a/b.js %}", files)
    #expect(part.htmlText == parse("```js title=\"A title\"\ny\nz\n```").htmlText)
    #expect(parse("{% include_code lang:ts a/b.js %}", files).htmlText == parse("```ts\nx\ny\nz\n```").htmlText)
  }
}
