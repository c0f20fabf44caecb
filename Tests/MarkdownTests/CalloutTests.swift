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
    "> [!NOTE]", "> \\[!NOTE]\n> a", "> a\n> [!NOTE]", "> [NOTE]\n> a", "> [!NOTE]\n\n[!NOTE]: /x", "> [!]\n> a",
    "> **[!NOTE]**\n> a", "> [! NOTE]\n> a", "> [!INFO](/x) a\n> b", "> [!INFO]: /x\n> b", "> [!INFO]a\n> b",
    "> a\n> [!INFO] b", "> \\[!INFO] a", "    > [!INFO] a",
  ])
  func otherQuotesStay(_ page: String) {
    #expect(!parse(page).htmlText.contains("callout"))
  }

  @Test(arguments: ["> [!NOTE] a", "> [!NOTES]\n> a", ">> [!NOTE] a\n> b", "> [!INFO]- a\n> b", "> [!DANGER]\n> a"])
  func gitHubHasFiveKindsWithoutTitles(_ page: String) {
    var options = MarkdownOptions()
    for dialect in [MarkdownDialect.commonmark, .github] {
      options.extensions = dialect.extensions
      #expect(!parse(page, options: options).htmlText.contains("callout"))
    }
  }

  @Test(arguments: [
    ("> [!NOTE] Title\n> a", "note", "Title"), ("> [!warning] Use `x` *now*\n>\n> a", "warning", nil),
    ("> [!DANGER]\n> a", "caution", "Danger"), ("> [!info]\n> a", "note", "Info"),
    (">[!TIP] Title\n>a", "tip", "Title"),
    ("> [!NB]\n> a", "note", "NB"), ("> [!NB] Title\n> a", "note", "Title"),
    ("> [!bug|right] Title\n> a", "caution", "Title"),
    ("b\n> [!NOTE] Title\n> a", "note", "Title"), ("> [!tip] C#\n>\n> a\n\n", "tip", "C#"),
  ])
  func otherTools(_ page: String, _ style: String, _ title: String?) {
    let html = parse(page).htmlText
    let start = page.hasPrefix("b") ? "<p>b</p>\n" : ""
    #expect(
      html == start + "<div class=\"callout callout-\(style)\" role=\"note\">\n<p class=\"callout-title\">"
        + "\(title ?? "Use <code>x</code> <em>now</em>")</p>\n<p>a</p>\n</div>\n")
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("> [!INFO]- More\n> a", "note\">", "More"), ("> [!INFO]+ More\n> a", "note\" open>", "More"),
    ("> [!NOTE]-\n> a", "note\">", "Note"), ("> [!NB]+\n> a", "note\" open>", "NB"),
    ("> [!details] More\n> a", "plain\">", "More"),
  ])
  func folds(_ page: String, _ start: String, _ title: String) {
    #expect(
      parse(page).htmlText
        == "<details class=\"callout callout-\(start)\n<summary class=\"callout-title\">\(title)</summary>\n<p>a</p>\n"
        + "</details>\n")
  }

  @Test func nested() {
    let html = parse("> [!question] A\n> b\n> > [!todo] C\n> > - d\n> >\n> >       e\n>\n> f\n\ng").htmlText
    #expect(
      html == """
        <div class="callout callout-important" role="note">
        <p class="callout-title">A</p>
        <p>b</p>
        <div class="callout callout-note" role="note">
        <p class="callout-title">C</p>
        <ul>
        <li>
        <p>d</p>
        <pre><code>e
        </code></pre>
        </li>
        </ul>
        </div>
        <p>f</p>
        </div>
        <p>g</p>

        """)
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
