import Markdown
import Testing

@Suite struct CalloutTests {
  @Test(arguments: ["Note", "Tip", "Important", "Warning", "Caution"])
  func kinds(_ kind: String) {
    for marker in [kind, kind.uppercased(), kind.lowercased()] {
      #expect(
        parse("> [!\(marker)]\n> a *b*\n").htmlText == """
          <div class="callout callout-\(kind.lowercased())" role="note">
          <p class="callout-title">\(kind)</p>
          <p>a <em>b</em></p>
          </div>

          """)
    }
  }

  @Test(arguments: [
    ("> [!NOTE]  \n> a", "<p>a</p>\n"),
    (">   [!NOTE]\t\n> a", "<p>a</p>\n"),
    ("> [!NOTE]\\\n> a", "<p>a</p>\n"),
    ("> [!NOTE]\n>\n> a", "<p>a</p>\n"),
    ("> [!NOTE]\n>\n> - a\n> - b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("> [!NOTE]\n> > b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
    ("> [!NOTE]\n>\n> |a|\n> |-|", "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n"),
  ])
  func content(_ page: String, _ content: String) {
    var options = MarkdownOptions()
    options.tableFrames = false
    #expect(
      parse(page, options: options).htmlText
        == "<div class=\"callout callout-note\" role=\"note\">\n<p class=\"callout-title\">Note</p>\n\(content)</div>\n"
    )
  }

  @Test func inAList() {
    #expect(
      parse("- > [!TIP]\n  > a").htmlText
        == """
        <ul>
        <li>
        <div class="callout callout-tip" role="note">
        <p class="callout-title">Tip</p>
        <p>a</p>
        </div>
        </li>
        </ul>

        """)
  }

  @Test(arguments: [
    "> [!NOTE] a", "> [!NOTE]", "> [!NOTES]\n> a", "> \\[!NOTE]\n> a", "> a\n> [!NOTE]", "> [NOTE]\n> a",
    "> [!NOTE]\n\n[!NOTE]: /x", "> [!]\n> a", "> **[!NOTE]**\n> a", "> [! NOTE]\n> a", ">> [!NOTE] a\n> b",
  ])
  func otherQuotesStay(_ page: String) {
    #expect(!parse(page).htmlText.contains("callout"))
  }

  @Test func calloutsCanBeSwitchedOff() {
    let html = parse("> [!NOTE]\n> a", options: .specification(html: .omit)).htmlText
    #expect(html == "<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n")
  }

  @Test func linksBehindTheMarkerKnowTheirPlace() {
    let page = "> [!NOTE]\n> a [b](c)"
    #expect(text(page, parse(page).links.first?.range) == "[b](c)")
  }
}
