import Markdown
import Testing

@Suite struct HeadingTests {
  @Test(arguments: [
    (["Foo Bar"], ["foo-bar"]),
    (["foo", "foo", "foo"], ["foo", "foo-1", "foo-2"]),
    (["foo", "foo-1", "foo", "foo-1"], ["foo", "foo-1", "foo-2", "foo-1-1"]),
    (["foo-1", "foo", "foo"], ["foo-1", "foo", "foo-2"]),
    (["A & B"], ["a--b"]),
    (["snake_case-and.dots, (parens)!"], ["snake_case-anddots-parens"]),
    (["Ärger über ÉTÉ"], ["ärger-über-été"]),
    (["日本語 テスト"], ["日本語-テスト"]),
    (["हिन्दी"], ["हिन्दी"]),
    (["Ⅷ ½ ²"], ["ⅷ--"]),
    (["a — b’s"], ["a--bs"]),
    (["a‿b"], ["a‿b"]),
    (["🎉 party"], ["-party"]),
    (["!!!", "???"], ["section", "section-1"]),
    (["`code` *em* [link](x) ![image](y) &amp; \\*"], ["code-em-link---"]),
    (["1.2 Setup"], ["12-setup"]),
  ])
  func anchors(_ headings: [String], _ anchors: [String]) {
    let document = parse(headings.map { "## \($0)\n" }.joined(separator: "\n"))
    #expect(document.outline.map(\.anchor) == anchors)
  }

  @Test func reservedAnchorsAreTaken() {
    var options = MarkdownOptions()
    options.reservedAnchors = ["search"]
    #expect(parse("# Search\n# Search\n", options: options).outline.map(\.anchor) == ["search-1", "search-2"])
  }

  @Test func markup() {
    #expect(
      parse("## Ä *b*").htmlText
        == """
        <h2 id="ä-b">Ä <em>b</em><a class="anchor" href="#%C3%A4-b" aria-label="Link to this section"></a></h2>

        """)
  }

  @Test func outline() {
    let page = "# A *b*\n\ntext\n\n> ## C\n> d\n\nE\nf `g`\n-----\n"
    let document = parse(page)
    #expect(document.outline.map(\.text) == ["A b", "C", "E f g"])
    #expect(document.outline.map(\.level) == [1, 2, 2])
    #expect(document.outline.map(\.isTopLevel) == [true, false, true])
    #expect(document.outline.map { text(page, $0.range) } == ["# A *b*", "## C", "E"])
    #expect(
      document.outline.map { String(decoding: document.text[$0.textRange], as: UTF8.self) } == [
        "A b\n", "C\n", "E f g\n",
      ])
    #expect(document.title?.text == "A b")
    #expect(!document.isTitleTakenOut)
  }

  @Test(arguments: [
    ("# A\n\nb", LeadingTitle.takeOut, "<p>b</p>\n"),
    ("A\n=\n\nb", .takeOut, "<p>b</p>\n"),
    ("# A\n\nb", .takeOutIfEqual(to: "A"), "<p>b</p>\n"),
  ])
  func leadingTitlesAreTakenOut(_ page: String, _ title: LeadingTitle, _ html: String) {
    let document = parse(page, leadingTitle: title)
    #expect(document.htmlText == html)
    #expect(document.isTitleTakenOut)
    #expect(document.title?.anchor == "a")
    #expect(document.outline.isEmpty)
    #expect(document.hasAnchor("a"))
  }

  @Test(arguments: [
    ("# A\n\nb", LeadingTitle.keep), ("# A\n\nb", .takeOutIfEqual(to: "C")), ("> # A", .takeOut),
  ])
  func otherTitlesStay(_ page: String, _ title: LeadingTitle) {
    let document = parse(page, leadingTitle: title)
    #expect(!document.isTitleTakenOut)
    #expect(document.outline == [document.title])
  }

  @Test func onlyTheFirstTitleIsTakenOut() {
    let document = parse("# A\n# A\n", leadingTitle: .takeOut)
    #expect(document.outline.map(\.anchor) == ["a-1"])
    #expect(document.title?.anchor == "a")
  }

  @Test(arguments: [
    ("[API](a.md) / b\n\n# A\n\nc", true), ("<p>logo</p>\n\n# A", true), ("---\n\n# A", true),
    ("[x](a.md)\n\ny\n\n# A", true), ("- a\n\n# A\n\n# B", true), ("b\n\n## C\n\n# A", false),
  ])
  func theFirstHeadingIsTakenOutBehindAnything(_ page: String, _ isTakenOut: Bool) {
    #expect(parse(page, leadingTitle: .takeOut).isTitleTakenOut == isTakenOut)
  }

  /// A heading that repeats the title of front matter is that title, wherever the text begins.
  ///
  /// Among several of level 1, another one begins a part of the page.
  @Test(arguments: [
    ("b\n\n# A\n\nc", true), ("b\n\n# B", false), ("## C\n\n# A", false), ("> # A", false),
    ("# B\n\n## C", true), ("# B\n\nc\n\n# D", false), ("# A\n\nc\n\n# D", true), ("# The a of B\n\nc\n\n# D", true),
    // What is said about a page may be above its title.
    (":::note\nb\n:::\n\n# B\n\nc", true), (":::x\n\n## C\n\n:::\n\n# B", true), (":::note\n# C\n:::\n\n# B", false),
    ("> b\n\n# B", false), (":::tabs\nb\n:::\n\n# B", false), (":::note\nb\n:::\n\n# B\n\n# C", false),
  ])
  func aHeadingThatIsTheGivenTitleIsTakenOut(_ page: String, _ isTakenOut: Bool) {
    #expect(parse(page, leadingTitle: .takeOutBehindText(ifEqual: "A")).isTitleTakenOut == isTakenOut)
  }

  /// In Docusaurus, an empty heading keeps the title of front matter from being shown.
  @Test(arguments: [
    ("#\n\nText\n", "<p>Text</p>\n"), ("# \n\n## B\n", "<h2>B</h2>\n"),
    ("Text\n\n#\n", "<p>Text</p>\n<h1></h1>\n"), ("## B\n\n#\n", "<h2>B</h2>\n<h1></h1>\n"),
    ("##\n\nText\n", "<h2></h2>\n<p>Text</p>\n"),
  ])
  func takesOutAnEmptyHeadingAtTheStart(_ page: String, _ html: String) {
    var options = MarkdownOptions()
    options.anchors = false
    let document = parse(page, options: options, leadingTitle: .takeOutBehindText(ifEqual: "A"))
    #expect(document.htmlText == html)
    #expect(!document.isTitleTakenOut)
    #expect(parse("#\n", options: options).htmlText == "<h1></h1>\n")
  }

  @Test(arguments: [
    ("Node.js & npm", "nodejs-npm"), ("a - b", "a-b"), ("`a_b`", "a_b"), ("A —", "a"), ("⚠️ Note", "note"),
    ("`--gpg-sign`", "-gpg-sign"), ("a -- `-b`", "a-b"), ("A -", "a-"), ("1️⃣ One", "1-one"),
  ])
  func anchorsOfMkDocs(_ text: String, _ anchor: String) {
    for style in [AnchorStyle.mkdocs, .mkdocsUnicode] {
      #expect(anchors("## \(text)\n\n## \(text)", style) == [anchor, anchor + "_1"])
    }
  }

  /// Python-Markdown makes ASCII of texts, unless projects name another function for that.
  @Test(arguments: [
    ("Über uns!", "uber-uns", "über-uns"), ("Café\u{A0}crème", "cafe-creme", "café-crème"),
    ("Größe & Maße", "groe-mae", "größe-maße"), ("Thiết kế ĐỂ", "thiet-ke-e", "thiết-kế-để"),
    ("API 设置", "api", "api-设置"), ("Ｇｏ（1）", "go1", "ｇｏ1"), ("№ 5", "no-5", "5"), ("İstanbul", "istanbul", "i̇stanbul"),
    ("ℹ️ Lǜ", "i-lu", "ℹ-lǜ"), ("Ⅳ ﬃ", "iv-ffi", "ⅳ-ﬃ"),
  ])
  func anchorsOfMkDocsInOtherScripts(_ text: String, _ ascii: String, _ unicode: String) {
    #expect(anchors("## \(text)", .mkdocs) == [ascii])
    #expect(anchors("## \(text)", .mkdocsUnicode) == [unicode])
  }

  @Test func headingsWithoutASCIIHaveNumbersInMkDocs() {
    #expect(anchors("## 设置\n\n## 按钮\n\n## !?", .mkdocs) == ["_1", "_2", "_3"])
    #expect(anchors("## 设置\n\n## !?", .mkdocsUnicode) == ["设置", "_1"])
  }

  private func anchors(_ page: String, _ style: AnchorStyle) -> [String] {
    var options = MarkdownOptions()
    options.anchorStyle = style
    return parse(page, options: options).outline.map(\.anchor)
  }

  @Test(arguments: [
    ("Node.js & npm", "nodejs--npm"), ("🛠️ How to", "-how-to"), ("`--gpg-sign`", "--gpg-sign"), ("Größe ÄB", "größe-Äb"),
    ("x², ½", "x²-½"), ("!?", "section"),
  ])
  func anchorsOfMdBook(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .mdbook
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  @Test(arguments: [("Node.js & npm", "nodejs-npm"), ("1. Start", "_1-start"), ("A - b", "a-b"), ("Ä 2", "ä-2")])
  func anchorsOfDocsify(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .docsify
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  /// Anchors leave out what is behind the text of a heading: tags, and what a badge says.
  @Test(arguments: [
    ("## A b <a id=\"c\"></a>", "a-b"), ("## `useData` <Badge type=\"info\" text=\"composable\" />", "usedata"),
    ("## A <Badge text=\"x\" /> b", "a--b"), ("## A <span>b</span>", "a-b"),
  ])
  func anchorsLeaveOutWhatIsBehindTheText(_ page: String, _ anchor: String) {
    #expect(parse(page).outline.map(\.anchor) == [anchor])
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Node.js & npm", "node-js-npm"), ("`build.lib`", "build-lib"), ("1. Ünïcödé", "_1-unicode"), ("中文 a", "中文-a"),
    ("-- a --", "a"), ("“a” b’s", "a-b-s"), ("a_b", "a-b"),
  ])
  func anchorsOfVitePress(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .vitepress
    #expect(parse("## " + text, options: options).outline.map(\.anchor) == [anchor])
  }

  @Test(arguments: [
    ("État actif", "etat-actif"), ("Clé  primaire & été", "cle-primaire-ete"), ("E\u{301}tat", "etat"),
    ("a_b", "a_b"), ("日本 語", "日本-語"), ("A – B", "a-b"), ("2.1 Größe", "21-große"),
  ])
  func anchorsWithoutAccents(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .ascii
    #expect(parse("## " + text, options: options).outline.map(\.anchor) == [anchor])
  }

  @Test(arguments: [
    ("cloud.gov", "cloud-gov"), ("Other people's money", "other-people-s-money"), ("People’s", "people-s"),
    ("M&IE and `use`", "m-and-ie-and-use"), ("508 - accessibility", "508-accessibility"), ("fooBar", "foobar"),
    ("Déjà vu!", "deja-vu"), ("E\u{301}tat", "etat"), ("Größe", "groesse"), ("a_b / c", "a-b-c"), ("- & -", "and"),
    ("日本 語", "日本-語"), ("I ♥ it", "i-love-it"), ("!?", "section"),
  ])
  func anchorsOfSlugify(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .slugify
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  @Test(arguments: [
    ("Node.js & npm", "node-js-npm"), ("What’s new?", "what-s-new"), ("`a_b`: c", "a-b-c"), ("- 1. Größe -", "1-größe"),
    ("日本 語", "日本-語"), ("A (B)", "a-b"), ("x², ½", "x²-½"), ("!?", "section"),
  ])
  func anchorsOfBlackfriday(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .blackfriday
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  @Test(arguments: [
    ("Node.js & npm", "node-js-npm"), ("Héhé — don’t", "hehe-don-t"), ("`a_b`: c", "a-b-c"),
    ("- 1. Größe -", "1-grosse"),
    ("A (B)", "a-b"), ("Æther × 2", "aether-x-2"), ("!?", "section"),
  ])
  func anchorsOfZola(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .zola
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  @Test(arguments: [
    ("Node.js & npm", "Node-js-npm"), ("Héhé — don't", "Hehe-—-don’t"), ("`a_b`: C", "a-b-C"),
    ("“A” (B)", "“A”-B"), ("État", "Etat"), ("1. 標題（一）", "1-標題（一）"),
  ])
  func anchorsOfHexo(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .hexo
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  @Test(arguments: [
    ("Node.js & npm", "node-js-&-npm"), ("What's new?", "what’s-new"), ("Limits (per minute)", "limits-per-minute"),
    ("Read/write: `a_b`", "read/write-a_b"), ("A - B", "a-b"), ("1. OAuth 2.0", "1-oauth-2-0"), ("!?", "section"),
  ])
  func anchorsOfMintlify(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .mintlify
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-2"])
  }

  /// To Python-Markdown, no blank is needed.
  @Test(arguments: [
    ("##Title\nText", "<h2>Title</h2>\n<p>Text</p>\n"), ("Text\n#A `b`\n", "<p>Text</p>\n<h1>A <code>b</code></h1>\n"),
    ("###1. First", "<h3>1. First</h3>\n"), ("#Über", "<h1>Über</h1>\n"), ("#12", "<p>#12</p>\n"),
    ("#fff\n#a0B1c2", "<p>#fff\n#a0B1c2</p>\n"), ("#!/bin/sh", "<p>#!/bin/sh</p>\n"), ("a #b", "<p>a #b</p>\n"),
    ("```\n#a\n```", "<pre><code>#a\n</code></pre>\n"), ("    #a", "<pre><code>#a\n</code></pre>\n"),
    ("<div>\n#a\n</div>", "<div>\n#a\n</div>\n"), ("#######a", "<p>#######a</p>\n"), ("\\#a", "<p>#a</p>\n"),
    ("- a\n\n  #b", "<ul>\n<li>\n<p>a</p>\n<p>#b</p>\n</li>\n</ul>\n"),
  ])
  func headingsWithoutBlanks(_ page: String, _ expected: String) {
    var options = MarkdownOptions()
    options.anchors = false
    let plain = parse(page, options: options).htmlText
    options.anchorStyle = .mkdocs
    #expect(parse(page, options: options).htmlText == expected)
    #expect(!plain.contains("<h"))
  }

  /// Functions of sites of VitePress that leave letters as they are.
  @Test(arguments: [
    ("`findComponent`", "findComponent"), ("config.global and A", "config-global-and-A"), ("État É!", "Etat-E"),
    ("1. Größe", "_1-Große"), ("日本 語", "日本-語"), ("!?", "section"),
  ])
  func anchorsWithCapitals(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .vitepressCased
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  /// Docusaurus with `maintainCase`.
  @Test(arguments: [
    ("`cy.env()` and A", "cyenv-and-A"), ("État É!", "État-É"), ("1. Größe", "1-Größe"), ("!?", "section"),
  ])
  func anchorsOfGitHubWithCapitals(_ text: String, _ anchor: String) {
    var options = MarkdownOptions()
    options.anchorStyle = .githubCased
    let outline = parse("## \(text)\n\n## \(text)", options: options).outline
    #expect(outline.map(\.anchor) == [anchor, anchor + "-1"])
  }

  /// The first version of VuePress numbers from 2.
  @Test func anchorsOfVuePress() {
    var options = MarkdownOptions()
    options.anchorStyle = .vuepress
    let outline = parse("## Node.js\n\n## Node.js\n\n## Node.js", options: options).outline
    #expect(outline.map(\.anchor) == ["node-js", "node-js-2", "node-js-3"])
  }

  /// Ids hold what is behind the first hash.
  @Test(arguments: [
    ("{##a-b}", "#a-b"), ("{#18a-(also-b)}", "18a-(also-b)"), ("{#a.b}", "a.b"), ("{#a,b .c}", "a,b"),
    ("{#é}", "é"), ("{ #a&b }", "a&b"),
  ])
  func idsWithOtherSigns(_ list: String, _ anchor: String) {
    let document = parse("## A \(list)\n\n[b](#\(anchor))")
    #expect(document.outline.map(\.anchor) == [anchor])
    #expect(document.outline.map(\.text) == ["A"])
  }

  /// What looks like code is not an id, and nothing ends the attribute that it is in.
  @Test(arguments: ["{#a\"b}", "{#a'b}", "{#<b}", "{#a>b}", "{#a{b}}", "{# a}"])
  func noIdsOfCode(_ list: String) {
    let document = parse("## A \(list)")
    #expect(document.outline.first?.text.contains("{#") == true)
  }

  @Test(arguments: ["## A b [#c]", "## A b %{#c}%", "## A b {#c}", "import C from 'c'\n\n## A b \\{#c\\}"])
  func idsOfHeadingsInOtherBrackets(_ page: String) {
    let document = parse(page)
    #expect(document.outline.map(\.anchor) == ["c"])
    #expect(document.outline.map(\.text) == ["A b"])
  }

  @Test func noTitle() {
    let document = parse("Text.\n\n## A\n", leadingTitle: .takeOut)
    #expect(document.title == nil)
    #expect(document.outline.count == 1)
  }

  /// Without a heading of level 1, one that the page begins with is the title, and not shown twice.
  @Test(arguments: ["## A\n", "<!-- x -->\n\n<a id=\"x\"></a>\n\n### A\n\nText.\n", "## A\n\n### B\n"])
  func aLowerHeadingAtTheBeginningIsTheTitle(_ page: String) {
    let document = parse(page, leadingTitle: .takeOut)
    #expect(document.title?.text == "A" && document.isTitleTakenOut)
    #expect(document.outline.allSatisfy { $0.text == "B" })
    let named = parse(page, leadingTitle: .takeOutOfPage(named: "C"))
    #expect(named.title == nil && named.outline.first?.text == "A")
    #expect(parse(page, leadingTitle: .takeOutOfPage(named: "`a`")).isTitleTakenOut)
  }

  /// A heading that is the title is shown once, whatever others there are, if front matter or the navigation has it.
  @Test(arguments: [LeadingTitle.takeOutOfPage(named: "A b"), .takeOutBehindText(ifEqual: "A b")])
  func aLowerHeadingThatIsTheTitleIsTakenOut(_ title: LeadingTitle) {
    var options = MarkdownOptions()
    options.anchors = false
    let document = parse("## A *b*\n\nc\n\n## D\n\n### E\n", options: options, leadingTitle: title)
    #expect(document.title?.text == "A b" && document.isTitleTakenOut)
    #expect(document.htmlText == "<p>c</p>\n<h2>D</h2>\n<h3>E</h3>\n")
    for page in ["## C\n\n## A b\n", "x\n\n## A b\n", "## A b\n\n# C\n\n## D\n"] {
      #expect(parse(page, leadingTitle: title).outline.contains { $0.text == "A b" })
    }
  }

  /// If the other tool shows the name only in the navigation, the heading is the only title that readers know.
  @Test(arguments: [("## A\n\n### B\n", "A", ["B"]), ("## A\n\n## B\n", nil, ["A", "B"])])
  func aHeadingComesBeforeANameThatIsNotOnThePage(_ page: String, _ title: String?, _ outline: [String]) {
    let document = parse(page, leadingTitle: .takeOutOfPage(named: "C", isShown: false))
    #expect(document.title?.text == title && document.outline.map(\.text) == outline)
  }

  /// The level of the title is 1, and those of the others follow, unless there are headings in HTML.
  @Test(arguments: [
    ("## A\n\n### B\n\n#### C\n", "<h2>B</h2>\n<h3>C</h3>\n"),
    ("### A\n\n###### B\n\n> ## C\n", "<h4>B</h4>\n<blockquote>\n<h2>C</h2>\n</blockquote>\n"),
    ("## A\n\n### B\n\n<h3>C</h3>\n", "<h3>B</h3>\n<h3>C</h3>\n"),
  ])
  func levelsFollowThatOfTheTitle(_ page: String, _ html: String) {
    var options = MarkdownOptions()
    options.anchors = false
    #expect(parse(page, options: options, leadingTitle: .takeOut).htmlText == html)
  }

  @Test(arguments: [
    "<div>x</div>\n\n## A\n", "![x](y.png)\n\n## A\n", "- x\n\n## A\n", "## A\n\n# B\n", "## A\n\n## B\n",
  ])
  func aLowerHeadingBehindOthersIsNone(_ page: String) {
    #expect(parse(page, leadingTitle: .takeOut).outline.first?.text == "A")
  }
}
