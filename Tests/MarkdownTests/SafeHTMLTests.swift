import Diagnostics
import Markdown
import Testing

/// HTML of authors who are not trusted: what is inert stays as it is, with Markdown around it and within.
@Suite struct SafeHTMLTests {
  @Test(arguments: [
    ("|a|\n|-|\n|b<br>c|", "<td>b<br />c</td>"),
    ("Press <kbd>Esc</kbd>.", "<p>Press <kbd>Esc</kbd>.</p>"),
    ("H<sub>2</sub>O<sup>1</sup>", "<p>H<sub>2</sub>O<sup>1</sup></p>"),
    ("<DIV>\n\n*a*\n\n</DIV>", "<div>\n<p><em>a</em></p>\n</div>"),
    (
      "<details open>\n<summary>A</summary>\n\n- b\n\n</details>",
      "<details open=\"\">\n<summary>A</summary>\n<ul>\n<li>b</li>\n</ul>\n</details>"
    ),
    ("<p align=\"center\">a</p>", "<p align=\"center\">a</p>"),
    ("<center>a</center>", "<div align=\"center\">a</div>"),
    (
      "<ins>a</ins> <del>b</del> <mark>c</mark> <abbr title='d \"e\"'>f</abbr>",
      "<ins>a</ins> <del>b</del> <mark>c</mark> <abbr title=\"d &quot;e&quot;\">f</abbr>"
    ),
    ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"),
    ("<ol start=3 reversed><li value=2>a</ol>", "<ol start=\"3\" reversed=\"\"><li value=\"2\">a</li></ol>"),
    ("<table><tr><td colspan=2>a</table>", "<table><tbody><tr><td colspan=\"2\">a</td></tr></tbody></table>"),
    ("<img src=\"a.png\" alt=\"b\" width=20>", "<img src=\"a.png\" alt=\"b\" width=\"20\" />"),
    ("<video src=a.mp4></video>", "<video src=\"a.mp4\" controls=\"\"></video>"),
    ("<audio controls><source src=a.mp3></audio>", "<audio controls=\"\"><source src=\"a.mp3\" /></audio>"),
    (
      "<picture><source srcset=\"a.png 2x\"><img src=b.png alt=c></picture>",
      "<picture><source srcset=\"a.png 2x\" /><img src=\"b.png\" alt=\"c\" /></picture>"
    ),
    (
      "<figure><img src=a alt=b><figcaption>c</figcaption></figure>",
      "<figure><img src=\"a\" alt=\"b\" /><figcaption>c</figcaption></figure>"
    ),
    ("a &copy; <b>&nbsp;&lt;</b>", "<p>a © <b>\u{A0}&lt;</b></p>"),
    ("<pre>\n\n  a</pre>", "<pre>\n\n  a</pre>"),
    ("<pre>\na</pre>", "<pre>a</pre>"),
    ("<tt>a</tt> <strike>b</strike>", "<p><code>a</code> <s>b</s></p>"),
    ("<span class=\"callout\" data-kind=x lang=de>a</span>", "<p><span lang=\"de\">a</span></p>"),
  ])
  func keepsWhatIsInert(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
    #expect(!document.holdsTrustedMarkup)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>\n\na", "<p>a</p>\n", "<script>", "<script>"),
    ("a <script>alert(1)</script> b", "<p>a  b</p>\n", "<script>", "<script>"),
    ("<iframe src=x></iframe>", "", "<iframe src=x>", "<iframe>"),
    ("> <object data=x>a</object>", "<blockquote>\n<p>a</p>\n</blockquote>\n", "<object data=x>", "<object>"),
    ("<form action=x>a</form>", "a\n", "<form action=x>", "<form>"),
    ("a <svg><path d=\"\"/></svg> b", "<p>a  b</p>\n", "<svg>", "<svg>"),
    ("<p style='zoom:2'>a</p>", "<p>a</p>\n", "<p style='zoom:2'>", "“style”"),
    ("a <b onclick=x>b</b>", "<p>a <b>b</b></p>\n", "<b onclick=x>", "“onclick”"),
    ("A <Foo>b</Foo>", "<p>A b</p>\n", "<Foo>", "<Foo>"),
    ("- <div>\n  <iframe>a</iframe>\n  </div>", "<ul>\n<li>\n<div>\n\n</div>\n</li>\n</ul>\n", "<iframe>", "<iframe>"),
    ("<style>\n\na { b }\n\n</style>\n\nc", "<p>c</p>\n", "<style>", "<style>"),
    ("<div title=\"\n\na", "<p>a</p>\n", "<div title=\"", "<div title="),
    ("a <svg> b", "<p>a  b</p>\n", "<svg>", "<svg>"),
  ])
  func takesOutTheRest(_ page: String, _ html: String, _ range: String, _ what: String) {
    let document = parse(page)
    #expect(document.htmlText.split(separator: "\n").joined() == html.split(separator: "\n").joined())
    #expect(document.diagnostics.count == 1)
    let finding = document.diagnostics.first
    #expect(finding?.rule == "page/raw-html" && finding?.severity == (Self.isHarmless(what) ? .note : .warning))
    #expect(text(page, finding?.location?.range) == range)
    #expect(finding?.summary.contains(what) == true, "\(finding?.summary ?? "")")
  }

  /// Nobody misses a look, nor a button that is a link already.
  @Test(arguments: [
    ("<a href=\"b\"><button>c</button></a>", "<p><a href=\"b\">c</a></p>\n"),
    ("<a href=\"b\"><b><button>c</button></b></a>", "<p><a href=\"b\"><b>c</b></a></p>\n"),
  ])
  func takesLooksOutWithoutAFinding(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.drop { $0 == "\n" } == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
    #expect(parse("<button>c</button> <a href=\"b\">d</a>").diagnostics.count == 1)
  }

  private static func isHarmless(_ what: String) -> Bool { ["style", "font", "Foo"].contains { what.contains($0) } }

  /// What attributes of a custom element say to readers stays: its link, its anchor, its level, and texts.
  @Test(arguments: [
    ("<x-link href=\"/a\">B *c*</x-link> d", "<p><a href=\"/a\">B <em>c</em></a> d</p>"),
    (
      "<x-card card-title=\"T &amp; u\" href=\"/a\" description=\"D.\"></x-card>",
      "<p><a href=\"/a\">T &amp; u</a>: D.</p>"
    ),
    ("b <x-card href=\"/a\"></x-card>", "<p>b </p>"),
    ("<x-logo href=\"/a.svg#full\"></x-logo> b", "<p><img src=\"/a.svg#full\" alt=\"\" /> b</p>"),
    ("b <x-logo src=\"/a.PNG\" label=\"L\"></x-logo>", "<p>b <img src=\"/a.PNG\" alt=\"L\" /></p>"),
    ("<x-card href=\"/a\" label=\"L\">[b](/c)</x-card>", "<p><a href=\"/a\">L</a> <a href=\"/c\">b</a></p>"),
    ("<x-link href=\"javascript:a\">B</x-link>", "<p>B</p>"),
    ("[<x-link href=\"/a\">B</x-link>](/c)", "<p><a href=\"/c\">B</a></p>"),
    ("<x-note heading=\"H\" id=\"i\">B</x-note>", "<p><span id=\"i\"></span><strong>H</strong> B</p>"),
    ("<x-img alt=\"A\" aria-label=\"N\" title=\"{{ t }}\" label=\"true\"></x-img>", "<p>A</p>"),
    ("<x-y title=\"<b>\">c</x-y>", "<p><strong>&lt;b&gt;</strong> c</p>"),
  ])
  func attributesOfCustomElementsStay(_ page: String, _ expected: String) {
    #expect(parse(page).htmlText == expected + "\n")
  }

  /// A custom element can say that it is a heading.
  @Test func customElementsCanBeHeadings() {
    let document = parse("<x-heading tag=\"h2\" id=\"npm\">With npm</x-heading>\n\n[a](#npm)\n")
    #expect(document.outline.map(\.anchor) == ["npm"] && document.outline.map(\.level) == [2])
    #expect(!document.htmlText.contains("<p><h2"))
  }

  /// What a writer need not edit is a note, and what one decision settles is one finding.
  @Test(arguments: [
    ("<font color=red>a</font>", "HTML element “<font>” is removed from the page", Severity.note),
    ("<fieldset>a</fieldset>", "HTML element “<fieldset>” is removed from the page", .note),
    ("<link rel=a href=b>", "HTML element “<link>” is removed from the page", .note),
    ("<label>a <input></label>", "form element “<input>” is removed from the page", .warning),
    ("<button>a</button>", "button is removed from the page", .note),
    ("<form><button>a</button></form>", "2 form elements, such as “<form>”, are removed from the page", .warning),
    ("<label>a</label> <button>b</button>", "button is removed from the page", .note),
    ("a <x-y></x-y>", "empty custom element “<x-y>” is removed from the page", .note),
    ("a.<x-y></x-y>", "empty custom element “<x-y>” is removed from the page", .warning),
    ("a <x-y b=\"c\"></x-y>", "custom element “<x-y>” is removed from the page", .warning),
    ("a <x-y><img src=\"b.png\" alt=\"\"></x-y>", "custom element “<x-y>” is removed from the page", .warning),
    ("<input> <select><option>a</select>", "2 form elements, such as “<input>”, are removed from the page", .warning),
    ("a <va-link>b</va-link>", "custom element “<va-link>” is removed from the page", .warning),
    ("a <x-y>b</x-y> <x-z>", "2 custom elements, such as “<x-y>”, are removed from the page", .warning),
    ("a <Author>b</Author>", "“<Author>” is removed from the page: HTML has no such element", .note),
    ("a <String> b", "“<String>” is removed from the page: HTML has no such element", .warning),
    ("a <Home />", "“<Home>” is removed from the page: HTML has no such element", .warning),
  ])
  func saysWhatIsLost(_ page: String, _ summary: String, _ severity: Severity) {
    let findings = parse(page).diagnostics
    #expect(findings.map(\.summary) == [summary])
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.first?.cause != nil)
  }

  /// Only scripts draw on these, and scripts have findings of their own.
  @Test(arguments: [
    "a <canvas id=\"b\"></canvas>", "<div>\n<canvas>\n</canvas>\n</div>", "<div><svg id=\"b\"></svg></div>",
  ])
  func emptySurfacesAreNoLoss(_ page: String) {
    #expect(parse(page).diagnostics.isEmpty)
  }

  /// A drawing that is hidden from screen readers is decoration, unless it has labels; another may say something.
  @Test(arguments: [
    ("<svg aria-hidden=true><path d='M0 0'/></svg>", []), ("<svg><path/></svg>", [Severity.warning]),
    ("<svg aria-hidden=true><text>1 %</text></svg>", [.warning]),
  ])
  func decorationIsNotMissed(_ drawing: String, _ severities: [Severity]) {
    let document = parse("a \(drawing) b")
    #expect(document.htmlText == "<p>a  b</p>\n")
    #expect(document.diagnostics.map(\.severity) == severities)
  }

  @Test func reportsEachKindOnce() {
    let findings = parse(
      "<font>a</font> <font>b</font>\n\n<u style=zoom:1>c</u>\n\n<u style=zoom:2>d</u> <font>e</font>"
    )
    .diagnostics
    #expect(
      findings.map(\.summary) == [
        "HTML element “<font>” is removed from the page 3 times, here first",
        "HTML attribute “style” is removed from the page 2 times, here first",
      ])
  }

  /// Names between angle brackets that are one text have one finding.
  @Test(arguments: [
    ("a <project>/<repository>:<reference> b", ["“<project>”, “<repository>”, and “<reference>” are"]),
    ("a <x> <y> b\n\n<y> <x> <x>", ["“<x>” and “<y>” are"]), ("a <x>\nb <y>", ["“<x>” is", "“<y>” is"]),
    ("a <x> \(String(repeating: "b ", count: 30)) <y>", ["“<x>” is", "“<y>” is"]),
    ("a <x> <font>b</font> <y>", ["“<x>” is", "HTML element “<font>” is", "“<y>” is"]),
    ("a <x> <y>b</y>", ["“<x>” is", "“<y>” is"]), ("<y>\n\na <x> <y>", ["“<y>” is", "“<x>” is"]),
    (
      "a <b1> <b2> <b3> <b4> <b5> <b6> <b7>",
      ["“<b1>”, “<b2>”, “<b3>”, “<b4>”, “<b5>”, and 2 more are"]
    ),
  ])
  func elementsOfOneTextAreOneFinding(_ page: String, _ starts: [String]) {
    let summaries = parse(page).diagnostics.map(\.summary)
    #expect(summaries.count == starts.count, "\(summaries)")
    for (summary, start) in zip(summaries, starts) {
      #expect(summary.hasPrefix(start + " removed from the page"), "\(summary)")
    }
  }

  @Test func manyElementsOfOneTextAreReadInTime() {
    let page = (0..<60_000).map { "<x\($0)>" }.joined(separator: " ")
    #expect(parse(page).diagnostics.count < 40)
  }

  /// Nobody misses code that only changes how its element looks.
  @Test(arguments: [
    ("onmouseover=\"this.style.color='red'\" onmouseout='this.style.color = \"blue\";'", Severity.note),
    ("onmouseover=\"this.style.opacity=0.5; this.style.zIndex = 1 ;\"", .note), ("onclick=a()", .warning),
    ("onmouseover=\"this.style.color=a()\"", .warning), ("onmouseover=\"this.style.color='a'+b\"", .warning),
    ("onmouseover=\"this.style.color='red';a()\"", .warning), ("onmouseover=\"\"", .warning),
    ("onmouseover=\"this.style.color=='a'\"", .warning), ("onmouseover=\"this.style.color='\\''\"", .warning),
    ("onmouseover=\"this.style.=1\"", .warning), ("onmouseover=\"this.style.color='a\"", .warning),
    ("onclick=a() onmouseover=b()", .warning),
  ])
  func eventHandlersAreOneFinding(_ attributes: String, _ severity: Severity) {
    let document = parse("a <b \(attributes)>b</b>\n\nc <b \(attributes)>d</b>")
    #expect(document.htmlText == "<p>a <b>b</b></p>\n<p>c <b>d</b></p>\n")
    #expect(document.diagnostics.map(\.severity) == [severity])
    #expect(document.diagnostics.first?.summary.contains("event handlers, such as “on") == true)
  }

  /// Readers without scripts see it, and so do those of a page that runs none; what is in it is as safe as all else.
  @Test(arguments: [
    ("a\n<noscript>b <b onclick=x>c</b></noscript>", "<p>a\nb <b>c</b></p>\n", 1),
    ("<noscript><img src=\"a.png\" alt=\"A\"></noscript>", "<img src=\"a.png\" alt=\"A\" />", 0),
    ("<script>x()</script>\n<noscript>\n<p>Text</p>\n</noscript>", "<p>Text</p>", 1),
    ("<noscript><iframe src=x></iframe><script>x()</script></noscript>", "", 2),
    (
      "<noscript><p title=\"</noscript><img src=x onerror=x()>\">b</p></noscript>",
      "<p title=\"&lt;/noscript&gt;&lt;img src=x onerror=x()&gt;\">b</p>", 0
    ),
    ("<noscript><style></noscript><img src=x onerror=x()></style></noscript>\n\nb", "b", 1),
  ])
  func whatIsShownWithoutScriptsStays(_ page: String, _ html: String, _ findings: Int) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(!document.htmlText.contains("noscript>") && !document.htmlText.contains("<img src=x"))
    #expect(document.diagnostics.count == findings, "\(document.diagnostics.map(\.summary))")
  }

  @Test func reportsAreLimited() {
    let page = (0..<500).map { "<x\($0)>" }.joined(separator: "\n")
    let findings = parse(page).diagnostics
    #expect(findings.count == 31)
    #expect(findings.last?.summary.hasPrefix("470 more pieces") == true)
  }

  // MARK: Structure

  @Test(arguments: [
    ("</div></main></body>\n\na", "<p>a</p>"),
    (
      "<div>\n\na\n\n# B",
      "<div>\n<p>a</p>\n<h1 id=\"b\">B<a class=\"anchor\" href=\"#b\" aria-label=\"Link to this section\"></a></h1>\n</div>"
    ),
    ("a <b>b\n\nc", "<p>a <b>b</b></p>\n<p>c</p>"),
    ("- <i>a\n- b", "<ul>\n<li><i>a</i></li>\n<li>b</li>\n</ul>"),
    ("# <b>a\n\nb", "</b>"),
    ("<b>\n\na\n\n</b>", "<b>\n<p>a</p>\n</b>"),
    ("a </b></i></p> b", "<p>a </p> b"),
    ("a\n\n</p>\n\nb", "<p>a</p>\n\n<p>b</p>"),
    ("<table>\n<tr>\n<td>\n\n*a*\n\n</td>\n</tr>\n</table>", "<td>\n<p><em>a</em></p>\n</td>"),
    ("<a href=\"b.md\">\n\nc\n\n</a>", "<a href=\"b.html\">\n<p>c</p>\n</a>"),
  ])
  func isWellFormed(_ page: String, _ html: String) {
    #expect(parse(page, pagePath: "a.md").htmlText.contains(html), "\(parse(page, pagePath: "a.md").htmlText)")
  }

  @Test(arguments: [
    "<div>\n\n```dialog\na\n```\n\n</div>\n\n```dialog\nb\n```\n",
    "<table>\n\n```dialog\na\n```\n\n<tr><td>\n\n```dialog\nb\n```\n\n</table>",
    "<table><tr><td>\n\n```dialog\na\n```\n\n</td></tr>\n\n```dialog\nb\n```\n\n</table>",
    "<p>\n\n```dialog\na\n```\n\n```dialog\nb\n```",
    "<noscript> <svg> </noscript>\n\n```dialog\na\n```\n\n```dialog\nb\n```",
    "<select> <template> </select> </template>\n\n```dialog\na\n```\n\n## A\n\n```dialog\nb\n```",
  ])
  func losesNoDialogsAndHeadings(_ page: String) {
    let document = parse("# One\n\n" + page + "\n\n## Two", options: MarkdownOptions { $0 == "dialog" })
    #expect(document.fences.count == 2 && document.slots.map(\.fence) == [0, 1])
    #expect(document.slots.map(\.offset) == document.slots.map(\.offset).sorted())
    for slot in document.slots {
      #expect(slot.offset == 0 || document.html[slot.offset - 1] == UInt8(ascii: "\n"))
    }
    #expect(document.outline.first?.text == "One" && document.outline.last?.text == "Two")
    for heading in document.outline {
      #expect(document.html[heading.offset...].starts(with: "<h\(heading.level)".utf8))
    }
  }

  @Test func whatIsNestedWithoutEndIsLeftOut() {
    let document = parse("# A\n\n" + String(repeating: "<div>", count: 5000) + "\n\nb")
    #expect(document.htmlText.contains("<p>b</p>") && !document.htmlText.contains("<div>"))
    #expect(document.diagnostics.contains { $0.rule == "page/limit" })
  }

  // MARK: Headings, ids, links, images

  @Test func headingsOfHTMLAreHeadings() {
    let document = parse(
      "<h2 id=\"x y\">A <em>b</em></h2>\n\n<h3 id=c>D</h3>\n\n<blockquote><h4>E</h4></blockquote>\n\n## A b")
    #expect(document.outline.map(\.text) == ["A b", "D", "E", "A b"])
    #expect(document.outline.map(\.anchor) == ["a-b-1", "c", "e", "a-b"])
    #expect(document.outline.map(\.isTopLevel) == [true, true, false, true])
    #expect(document.outline.map(\.level) == [2, 3, 4, 2])
    for heading in document.outline {
      #expect(document.html[heading.offset...].starts(with: "<h\(heading.level) id=\"\(heading.anchor)\"".utf8))
    }
  }

  @Test func aTitleInHTMLIsTakenOut() {
    let document = parse("<h1 align=center>A &amp; b</h1>\n\nc", leadingTitle: .takeOut)
    #expect(document.title?.text == "A & b" && document.isTitleTakenOut)
    #expect(!document.htmlText.contains("h1"))
    #expect(parse("a\n\n<h1>b</h1>", leadingTitle: .takeOut).isTitleTakenOut == false)
  }

  /// Pictures, badges, and lines may be above a title in HTML, as above one in Markdown.
  @Test(arguments: [
    ("<p><img src=a.png alt=b></p>", true), ("<p>\n<a href=b>c</a><br>\n</p>\n\n---", true), ("[![a](b)](c)", true),
    ("<p><a href=b>c</a> d</p>", false), ("| a |\n|---|", false),
  ])
  func picturesMayBeAboveATitleInHTML(_ above: String, _ isTakenOut: Bool) {
    let document = parse(above + "\n\n<h1>D</h1>\n\ne", leadingTitle: .takeOutOfPage(named: "F"))
    #expect(document.title?.text == "D")
    #expect(document.isTitleTakenOut == isTakenOut)
  }

  @Test func idsAreKeptUnlessTaken() {
    var options = MarkdownOptions()
    options.reservedAnchors = ["content"]
    let page =
      "# One\n\n<a name=\"a\"></a><a id=b></a><i id=a></i><i id=one></i><i id=content></i><i id='x y'></i><i id=''></i>"
    let document = parse(page, options: options)
    #expect(document.rawAnchors == ["a", "b"])
    #expect(document.htmlText.contains("<a id=\"a\"></a><a id=\"b\"></a><i></i><i></i><i></i><i></i><i></i>"))
    #expect(document.hasAnchor("a") && document.hasAnchor("b") && !document.hasAnchor("content"))
  }

  @Test(arguments: [MarkdownOptions.RawHTML.safe, .trust])
  func linksAndImagesAreThoseOfMarkdown(_ html: MarkdownOptions.RawHTML) {
    let page = """
      [a](one.md) <a href="two.md#x">b</a>

      <p><a href='/three/'>c</a>
      <img src=/d.png> <img src="e.png" alt=""> <img src="f.png" alt="g"></p>

      <video src="/h.mp4" poster="i.png"></video> <a href="https://j.example/">j</a>
      """
    let document = parse(page, options: MarkdownOptions(html: html), pagePath: "sub/page.md")
    #expect(
      document.links.map(\.target) == [
        .file(path: "sub/one.md", fragment: nil), .file(path: "sub/two.md", fragment: "x"),
        .file(path: "three/index.md", fragment: nil), .file(path: "d.png", fragment: nil),
        .file(path: "sub/e.png", fragment: nil), .file(path: "sub/f.png", fragment: nil),
        .file(path: "h.mp4", fragment: nil), .file(path: "sub/i.png", fragment: nil), .external,
      ])
    #expect(document.links.compactMap { $0.image.map { $0.isDecorative ? "-" : $0.alt } } == ["", "-", "g", "-"])
    #expect(document.links.map(\.isMedia) == [false, false, false, false, false, false, true, false, false])
    #expect(
      document.links.map { text(page, $0.range) } == [
        "[a](one.md)", "<a href=\"two.md#x\">", "<a href='/three/'>", "<img src=/d.png>",
        "<img src=\"e.png\" alt=\"\">",
        "<img src=\"f.png\" alt=\"g\">", "<video src=\"/h.mp4\" poster=\"i.png\">",
        "<video src=\"/h.mp4\" poster=\"i.png\">", "<a href=\"https://j.example/\">",
      ])
    for address in [
      "href=\"two.html#x\"", "href=\"../three/index.html\"", "src=\"../d.png\"", "src=\"../h.mp4\"", "src=\"e.png\"",
      "https://j.example/",
    ] {
      #expect(document.htmlText.contains(address), "\(address): \(document.htmlText)")
    }
  }

  @Test(arguments: [
    "<a href=javascript:alert(1)>a</a>", "<a href=\"java&#10;script:a\">a</a>",
    "<img src=\"data:image/svg+xml,a\" alt=b>",
    "<a href=file:///etc/passwd>a</a>", "<video src=data:video/mp4,a></video>",
  ])
  func unsafeAddressesAreLeftOut(_ page: String) {
    let document = parse(page, pagePath: "a.md")
    #expect(document.links.map(\.target) == [.unsafe])
    #expect(document.diagnostics.map(\.rule) == ["page/unsafe-link"])
    #expect(!document.htmlText.contains(":"))
  }
}
