import Diagnostics
import Markdown
import Testing

/// Pages of MDX: components that are known become what they mean, everything else that is not Markdown goes.
@Suite struct MDXTests {
  private func mdx(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    return MarkdownParser(options: MarkdownOptions { $0 == "dialog" }).parse(
      SourceFile(path: "Content/page.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "page.mdx")
  }

  /// Lines of text between tags of HTML are Markdown if they hold a component that becomes Markdown.
  @Test(arguments: ["<a href=\"b\">", "<a\n  href=\"b\"\n>"])
  func picturesInLinksOfHTML(_ start: String) {
    let page =
      "import c from './c.png';\n\n<div>\n<div>\nText\n</div>\n\(start)\n  Go\n  <Image src={c} alt=\"d\" />\n"
      + "</a>\n</div>\n"
    let html = mdx(page).htmlText
    #expect(html.contains("<img src=\"./c.png\" alt=\"d\" />") && !html.contains("!["), "\(html)")
    #expect(html.contains("<a href=\"b\">"), "\(html)")
  }

  /// Drawings that a page imports as components.
  @Test(arguments: [
    ("./plan.svg", "<Plan />", "<img src=\"./plan.svg\""),
    ("./plan.svg?react", "a <Plan title=\"The plan\" width=\"5\" /> b", "alt=\"The plan\""),
    ("./plan.svg?component", "<div>\n<Plan />\n</div>", "src=\"./plan.svg\""),
  ])
  func drawingsAsComponents(_ path: String, _ tag: String, _ expected: String) {
    let document = mdx("import Plan from '\(path)';\n\n\(tag)\n")
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(!document.diagnostics.contains { $0.rule == "page/foreign-syntax" })
  }

  @Test(arguments: [
    "import { ReactComponent as Plan } from './plan.svg'", "import {ReactComponent as Plan} from \"./plan.svg\";",
  ])
  func drawingsAsComponentsOfReact(_ statement: String) {
    let document = mdx("\(statement)\n\n<Plan aria-label=\"The plan\" />\n")
    #expect(document.htmlText.contains("<img alt=\"The plan\" src=\"./plan.svg\" />"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// Texts that a script makes of strings alone.
  @Test(arguments: [
    ("{['a', \"b\"].join('\\n')}.", "<p>a b.</p>"), ("{'a'} {`$b`}", "<p>a $b</p>"),
    ("<CodeBlock language=\"sh\">{['a', '', '~~~'].join('\\n')}</CodeBlock>", "a\n\n~~~\n</code>"),
  ])
  func textsOfStrings(_ page: String, _ expected: String) {
    let document = mdx(page + "\n")
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.summary) == [])
  }

  @Test(arguments: ["{['a', b].join('c')}", "{['a'].join(b)}", "{['a'].map(b).join('c')}", "{[`${a}`].join('c')}"])
  func otherExpressionsAreReported(_ page: String) {
    let document = mdx("a \(page) b\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"], "\(document.htmlText)")
  }

  /// Pictures of Starlight for one appearance.
  @Test(arguments: [
    ("<Image class=\"dark:sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg#only-light"),
    ("<Image class=\"x light:sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg#only-dark"),
    ("<img className=\"light:sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg#only-dark"),
    ("<img class=\"light:sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg#only-dark"),
    ("<Image class=\"light:sl-hidden dark:sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg"),
    ("<Image class=\"light:sl-hidden\" src=\"b.svg#c\" alt=\"a\" />", "b.svg#c"),
    ("<Image class=\"sl-hidden\" src=\"b.svg\" alt=\"a\" />", "b.svg"),
  ])
  func picturesForOneAppearance(_ tag: String, _ address: String) {
    let html = mdx(tag + "\n").htmlText
    #expect(html.contains("src=\"\(address)\""), "\(html)")
  }

  /// An apostrophe in the text of an element begins no string.
  @Test func elementsAsValues() {
    let document = mdx("<Tip\n  text={<>It isn't <a href={'b'}>c</a>.</>}\n  image={<img src='d' />}\n/>\n\ne\n")
    #expect(!document.htmlText.contains("image=") && document.htmlText.contains("<p>e</p>"), "\(document.htmlText)")
  }

  /// A footnote ends the one above it, also without a blank line between them.
  @Test func footnotesFollowEachOther() {
    let document = mdx("a[^2]\n\n[^1]: b\nc\n[^2]: d\n")
    #expect(document.htmlText.contains("<p>d <a"), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/footnote"])
  }

  /// Docusaurus reads what is in such a fence as MDX; other programs for Markdown show it as code.
  @Test(arguments: [
    (
      "import A from 'a';\n\nb\n\n```mdx-code-block\n<Tabs>\n<TabItem label=\"C\">\n```\n\n*d*\n\n```mdx-code-block\n</TabItem>\n</Tabs>\n```\n\ne\n",
      ["<em>d</em>", "<p>e</p>"]
    ),
    ("- a\n\n  ~~~~mdx-code-block\n  <em>c</em>\n  ~~~~\n\n  d\n", ["<em>c</em>", "<p>d</p>"]),
    ("a\n\n```mdx-code-block\nexport const b = 1;\n\n<em>b</em>\n\nc\n", ["<em>b</em>", "<p>c</p>"]),
    ("````md\n```mdx-code-block\n<em>b</em>\n```\n````\n", ["```mdx-code-block"]),
  ])
  func fencesAroundMDX(_ page: String, _ wanted: [String]) {
    let html = mdx(page).htmlText
    for text in wanted { #expect(html.contains(text), "\(html)") }
    #expect(
      html.contains("mdx-code-block") == wanted[0].contains("mdx-code-block") && !html.contains("export"), "\(html)")
    #expect(html.contains("<pre") == wanted[0].contains("mdx-code-block"), "\(html)")
  }

  /// Components that only lose their look are parts of the unknown one around them, which has a finding.
  @Test func partsOfAnUnknownComponentAreNotReported() {
    let findings = mdx("<Quiz>\n<Answer right>a</Answer>\n<Answer>b</Answer>\n</Quiz>\n\nc").diagnostics
    #expect(findings.map(\.summary) == ["component “<Quiz>” is removed from the page"])
    #expect(mdx("<Quiz>\n<Answer text=\"a\" />\n</Quiz>\n").diagnostics.count == 1)
  }

  /// The finding of what is in a component that only loses its look is enough; a table in it has the look of the whole.
  @Test func wrappersOfReportedPartsAreNotReported() {
    let page = "<Theme>\n\na\n\n</Theme>\n\n<Theme>\n\n<Team />\n\n</Theme>\n"
    #expect(
      mdx(page).diagnostics.map(\.summary) == [
        "component “<Theme>” is removed from the page", "component “<Team>” is removed from the page",
      ])
    let other = mdx("<Theme>\n\n<Team />\n\n</Theme>\n\n<Theme>\n\na\n\n</Theme>\n").diagnostics
    #expect(Set(other.map { $0.location?.range?.lowerBound }) == [9, 29])
    #expect(mdx("<Props>\n  <Props.Row name=\"a\" type=\"b\" />\n</Props>\n").diagnostics.isEmpty)
  }

  /// A video is played on the page if its file can be; one of a service is a link, because its player loads from there.
  @Test(arguments: [
    (
      "<VideoPlayer\n  loop\n  src=\"a.mp4\"\n  poster=\"b.png\"\n/>",
      "<video src=\"a.mp4\" poster=\"b.png\" controls"
    ),
    ("<DemoVideo src=\"a.webm?b\" />", "<video src=\"a.webm?b\" controls"),
    ("<ReactPlayer url=\"https://a.example/b\" />", "<a href=\"https://a.example/b\">https://a.example/b</a>"),
    (
      "<YouTube id=\"a_b-1\" title=\"Tour\" />",
      "<p><a href=\"https://www.youtube.com/watch?v=a_b-1\">Tour</a></p>\n"
    ),
    ("<Vimeo video=\"https://vimeo.com/1\" />", "<a href=\"https://vimeo.com/1\">https://vimeo.com/1</a>"),
    ("<Heading as=\"h3\" sx={{mt: 0}}>\n  A *b*\n</Heading>\nc", "<h3 id=\"a-b\">A <em>b</em>"),
    ("<Box>\n  <Heading level={4}>A</Heading>\n  b\n</Box>", "<h4 id=\"a\">A"),
    ("<Heading>A</Heading>", "<h2 id=\"a\">A"), ("<Heading size=\"b\">\n  <h3>A</h3>\n</Heading>", "<h3 id=\"a\">A"),
    ("<Heading as=\"h3\" id=\"b\">\n  A\n  `c`\n</Heading>\nd", "<h3 id=\"b\">A <code>c</code>"),
    (
      "<Box>\n  <Heading as=\"h4\">\n    <Link to=\"d.md\">\n      A\n      b\n    </Link>\n  </Heading>\n  c\n</Box>",
      "<h4 id=\"a-b\"><a href=\"d.html\">A b</a>"
    ),
    ("a <KeyboardKey>Tab</KeyboardKey> b", "<p>a <kbd>Tab</kbd> b</p>\n"),
    ("a <InlineCode>b</InlineCode> c", "<p>a <code>b</code> c</p>\n"), ("<ScrollToAnchor />\n\na", "<p>a</p>\n"),
    ("a <CheckIcon size={16} /> b", "<p>a  b</p>\n"), ("a <CheckIcon aria-label=\"Yes\" /> b", "<p>a Yes b</p>\n"),
    ("<RailsProvider>\na\n</RailsProvider>", "<p>a</p>\n"),
  ])
  func mediaAndHeadings(_ page: String, _ expected: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(document.diagnostics.allSatisfy { $0.rule != "page/foreign-syntax" }, "\(document.diagnostics)")
  }

  /// A tag without content on lines of its own ends there: what follows is Markdown, and links keep their addresses.
  @Test(arguments: [
    ("<Do>\n  <img\n    alt=\"x\"\n    src=\"x.png\"\n  />\n  <Caption>`a` <Link href=\"b\">c</Link></Caption>\n</Do>"),
    "<br />\n<Caption>`a` <Link href=\"b\">c</Link></Caption>", "<img src=\"x.png\" alt=\"\" />\n- `a` [c](b)",
    "<div>\n<img src=\"x.png\" alt=\"\" />\n1. `a` [c](b)\n</div>", "<br/>\n| a | b |\n|---|---|\n| `a` | [c](b) |",
  ])
  func blocksBehindTagsAreMarkdown(_ page: String) {
    let html = mdx(page).htmlText
    #expect(html.contains("<code>a</code>") && html.contains("<a href=\"b\">c</a>"), "\(html)")
  }

  @Test(arguments: [
    "<Video />", "<Video src=\"\" />", "<YouTube id=\"a b\" />", "<YouTube id=\"javascript:alert(1)\" />",
    "<Heading as=\"h3\">\na\n\nb\n</Heading>", "<Heading as=\"h3\">\n- a\n- b\n</Heading>",
  ])
  func otherMediaAreReported(_ page: String) {
    let document = mdx(page)
    #expect(document.diagnostics.contains { $0.rule == "page/foreign-syntax" }, "\(document.htmlText)")
    #expect(!document.htmlText.contains("javascript:") && !document.htmlText.contains("<h3"))
  }

  /// Data that is plain is a table, with a note where the component also shows something else.
  @Test(arguments: [
    (
      "<Props of={[\n  {name: 'a', type: ['b', 'c | d'], needed: true}, // e\n  {name: 'f', defaultValue: '<g> *h*'},\n]} />",
      ["<th>Name</th>", "<th>Default value</th>", "<td>b, c | d</td>", "<code>true</code>", "<td>&lt;g&gt; *h*</td>"], 0
    ),
    ("<DocCardList items={[{type: '', label: 'A', href: 'b.md'}]} />", ["<a href=\"b.html\">A</a>"], 0),
    ("<Cards items={[{label: 'A', href: 'b.md'}]} />", ["<li><a href=\"b.html\">A</a></li>"], 0),
    (
      "<Props all={true} of={[{a: 'b' + 'c', d: `e`}]} className=\"f\" />", ["<td>bc</td>", "<td>e</td>"], 1
    ),
    (
      "<Parts of={[{title: 'A', href: 'b.md', text: 'c'}]} />", ["<a href=\"b.html\">A</a>", "<th>Text</th>"], 0
    ),
    (
      "<Parts of={[{title: 'A', url: 'https://b.example/#c_d', text: 'e', more: ''}]} />",
      ["<a href=\"https://b.example/#c_d\">A</a>", "<thead>\n<tr>\n<th>Title</th>\n<th>Text</th>\n</tr>"], 0
    ),
    (
      "- a\n\n  <P.Row name=\"b\" type=\"`c` or d\" />\n  <P.Row\n    name=\"e\"\n    needed\n  />\n",
      ["<th>Needed</th>", "<td><code>c</code> or d</td>", "<td>e</td>"], 0
    ),
  ])
  func dataOfComponents(_ page: String, _ expected: [String], _ notes: Int) {
    let document = mdx(page + "\n\nend")
    for part in expected { #expect(document.htmlText.contains(part), "\(document.htmlText)") }
    #expect(document.htmlText.hasSuffix("<p>end</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.severity) == Array(repeating: .note, count: notes))
  }

  @Test(arguments: [
    (
      "<ImageBox caption=\"A *b*.\">\n  <img\n    alt=\"c\"\n    src=\"d.png\"\n  />\n</ImageBox>\n\ne",
      "/>\n<p>A <em>b</em>.</p>\n<p>e</p>\n"
    ),
    ("<Frame caption=\"A\">\n\n![b](c.png)\n\n</Frame>", "<p><img src=\"c.png\" alt=\"b\" /></p>\n<p>A</p>\n"),
    (
      "<Embed\n  baseUrl=\"https://a.example/b/\"\n  stories={[{id: 'c--d'}, {id: 'e--f'}]}\n  height=\"20\"\n/>",
      "<a href=\"https://a.example/b/?path=/story/c--d\">c--d</a>, <a "
    ),
    ("a <StatusLabel status=\"Deprecated\" /> b", "<p>a Deprecated b</p>\n"),
    ("a <PlanBadge color=\"c\">Pro</PlanBadge> b", "<p>a Pro b</p>\n"),
  ])
  func textsInAttributes(_ page: String, _ expected: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    "<StatusLabel status={a} />", "<Embed baseUrl=\"javascript:a\" stories={[{id: 'a--b'}]} />",
    "<Embed baseUrl=\"https://a.example/\" stories={[{id: 'a'}]} />",
  ])
  func otherTextsInAttributesAreReported(_ page: String) {
    let document = mdx(page)
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(!document.htmlText.contains("<a"), "\(document.htmlText)")
  }

  /// Names in angle brackets are not components where a page is not MDX, but what ends itself is.
  @Test func namesInAngleBrackets() {
    #expect(parse("a List<AppIcon> b").diagnostics.allSatisfy { $0.rule != "page/foreign-syntax" })
    #expect(parse("a <AppIcon /> b").htmlText == "<p>a  b</p>\n")
  }

  /// What is not plain is reported, with its texts.
  @Test(arguments: [
    "[{a: <b>cd</b>, e: 'fg'}]", "[{a: b(), c: 'de'}]", "[{a: 'bc'}]", "[{a: 'bc', d: {e: 1}}]", "[{a: 'bc', d: 'e'}",
    "['ab', 'cd']", "[{a: 'bc', d: `${e}`}]",
  ])
  func otherDataIsReported(_ data: String) {
    let document = mdx("<Props of={\(data)} />\n\nend")
    #expect(!document.htmlText.contains("<table"), "\(document.htmlText)")
    #expect(document.diagnostics.contains { $0.rule == "page/foreign-syntax" || $0.rule == "page/raw-html" })
  }

  @Test func componentsWithNothingInThem() {
    #expect(mdx("<Team />\n").diagnostics.first?.explanation.hasPrefix("A script generates its content") == true)
    #expect(
      mdx("<Props of={[{a: 'bc'}]} />\n").diagnostics.first?.explanation.hasPrefix("The texts and addresses") == true)
  }

  @Test func manyRowsTakeTimeInProportion() {
    let rows = String(repeating: "<P.Row a=\"b\" c=\"d\" />\n", count: 10_000)
    #expect(mdx(rows).diagnostics.isEmpty)
    let objects = String(repeating: "{a: 'b', c: 'd'},", count: 10_000)
    #expect(mdx("<P of={[" + objects + "]} />").diagnostics.isEmpty)
    let keys = (0..<10_000).map { "k\($0): 'b'" }.joined(separator: ", ")
    #expect(mdx("<P of={[{" + keys + "}]} />").diagnostics.count == 1)
  }

  @Test(arguments: [
    ("<Card>\n\na\n\nimport x from './y.json?raw';\n\nb\n\n</Card>\n\nc", "<p>a</p>\n<p>b</p>\n<p>c</p>\n"),
    ("<Card>\n\n- a\n\n  import goods from 'abroad'\n\n</Card>", "import goods from"),
    ("[//]: # (a)\n[//]: # (b)\nimport { A } from 'a';\n\nb", "<p>b</p>\n"),
    ("import A from '@theme/A';\nimport {\n  B,\n} from 'b';\n\nC", "<p>C</p>\n"),
    ("export const a = {\n  b: [1, 2],\n\n  c: 'd',\n};\n\nE", "<p>E</p>\n"),
    ("export const a = graphql`\n  query {\n    b(c: \"d\")\n  }\n\n  fragment {\n}\n`\n\nE", "<p>E</p>\n"),
    ("export const a = `b \\` {`;\n\nE", "<p>E</p>\n"), ("export const a = [`b`,\n  'c'];\n\nE", "<p>E</p>\n"),
    ("import A from 'a'\n# B", "B"),
    ("import\nA from 'a';\n\nB", "<p>B</p>\n"), ("import A\nfrom 'a';\n\nB", "<p>B</p>\n"),
    ("import A from 'a'; import\nB from 'b';\n\nC", "<p>C</p>\n"),
    ("import what is\nfrom 'a'", "<p>import what is\nfrom 'a'</p>\n"),
    ("a {/* b */} c", "<p>a  c</p>\n"), ("{\n  // b\n  // c\n}\n\nd", "<p>d</p>\n"),
    ("## A {/* #b */}", "<h2 id=\"b\">A"),
    ("a{' '}b {\"c\"} {`d`}", "<p>a b c d</p>\n"),
    ("<>\na\n</>", "<p>a</p>\n"),
    ("```\nimport A from 'a'\n{b}\n```", "<pre><code>import A from 'a'\n{b}\n</code></pre>\n"),
    ("`{a}` \\{b}", "<p><code>{a}</code> {b}</p>\n"),
    ("<div className=\"a\" style={{color: 'red'}}>\n  *b*\n</div>", "<div>\n<p><em>b</em></p>\n</div>"),
    ("<img src={require('./a.png').default} alt=\"b\" width={20} />", "<img src=\"./a.png\" alt=\"b\" width=\"20\" />"),
    ("import a from './b.png';\n\n<Image src={a} alt=\"c\" />", "<img src=\"./b.png\" alt=\"c\" />"),
    ("<div id=\"a\" />\n\n*b*", "<div id=\"a\"></div>\n<p><em>b</em></p>\n"),
    ("<span>\n\tA [b](c.md)\n</span>", "<p><span>A <a href=\"c.html\">b</a>\n</span></p>\n"),
    ("<br/>\nA **b** c", "A <strong>b</strong> c</p>\n"),
    ("<p>\nA [b](c.md)\n</p>\n\nd", "<p>A <a href=\"c.html\">b</a></p>\n<p>d</p>\n"),
    (
      "<ul>\n  <li>\n    **a**: b\n    [c\n    d](e.md)\n  </li>\n</ul>",
      "<p><strong>a</strong>: b\n<a href=\"e.html\">c\nd</a></p>"
    ),
    ("<figcaption>A [b](./c.md)</figcaption>", ">b</a></figcaption>"),
    ("<ul>\n  <li>a **b c** d</li>\n</ul>", "<li>a <strong>b c</strong> d</li>"),
    ("<ul>\n  <li>a<br />\n  **b:** c</li>\n</ul>", "<strong>b:</strong> c</li>"),
    ("<ul>\n  <li>2 ** 3 ** 4</li>\n</ul>", "<li>2 ** 3 ** 4</li>"),
    ("<summary>**a** `b < c`</summary>", "<strong>a</strong> <code>b &lt; c</code>"),
    ("<h4>`a`</h4>", "<code>a</code><a"),
    ("<p>\na\n</p>\n*b*", "<p><em>b</em></p>"),
    (
      "<Table>\n  <Table.Head>\n    <Table.Row>\n      <Table.Header scope=\"col\">a</Table.Header>\n    </Table.Row>\n"
        + "  </Table.Head>\n  <Table.Body>\n    <Table.Row>\n      <Table.Cell>\n        `b`\n      </Table.Cell>\n      <Table.Cell />\n"
        + "    </Table.Row>\n  </Table.Body>\n</Table>\n\nc",
      "<th>a</th>"
    ),
    ("<span>\na\n</span>", "<span>\na\n</span>"), ("<pre>\n**a**\n</pre>", "<pre>**a**\n</pre>"),
    ("Go to <Link to=\"a.md\">b *c*</Link>.", "<p>Go to <a href=\"a.html\">b <em>c</em></a>.</p>\n"),
    ("a <Badge text=\"new\" /> b", "<p>a new b</p>\n"),
    ("a <Icon name=\"b\" label=\"Recommended\" /> c", "<p>a Recommended c</p>\n"),
    ("| a |\n| - |\n| <Icon name=\"b\" label=\"Recommended\" /> |", "<td>Recommended</td>"),
    ("a <Icon name=\"b\" /> c", "<p>a  c</p>\n"), ("## a <Icon name=\"b\" label=\"New\" />", "<h2 id=\"a\">"),
    (
      "<Card title=\"A\" href=\"b.md\">\n  Text\n</Card>",
      "<p><a href=\"b.html\"><strong>A</strong></a></p>\n<p>Text</p>\n"
    ),
    (
      "<Steps>\n\n1. a\n\n   b\n\n2. c\n\n</Steps>",
      "<ol>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n"
    ),
    (
      "<Steps>\n\n1. a\n\n</Steps>\n\n<Steps>\n\n1. b\n\n</Steps>\n\n1. c",
      "<ol>\n<li>a</li>\n</ol>\n<ol>\n<li>b</li>\n</ol>\n<ol>\n<li>c</li>\n</ol>\n"
    ),
    ("<FileTree>\n\n- a\n\n</FileTree>\n\nb", "<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n"),
    ("<Do>\n  a\n</Do>", "callout-tip"), ("<Dont>a</Dont>", "Don’t"),
    ("<DocsCard header=\"A\" href=\"b.md\">\n  c\n</DocsCard>", "<a href=\"b.html\"><strong>A</strong></a>"),
    (
      "<Tabs values={[{label: 'A b', value: 'a'}, {value: 'c', label: 'C d'}]}>\n<TabItem value=\"c\">\ne\n</TabItem>\n</Tabs>",
      "C d"
    ),
    ("<Tabs>\n<Tab flavor=\"angular\" class=\"b\">\nc\n</Tab>\n</Tabs>", ">angular</"),
    ("<Warning id=\"a\">b</Warning>", "id=\"a\""),
    ("<Head>\n  <meta name=\"a\" content=\"b\" />\n</Head>\n\nc", "<p>c</p>\n"),
    ("<CodeBlock language=\"nim\">\n{`let a = 1;`}\n</CodeBlock>", "<pre><code class=\"language-nim\">let a = 1;\n"),
  ])
  func reads(_ page: String, _ html: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Indentation says only which item a line is in, in columns.
  @Test(arguments: [
    (
      "1. a\n\n   <Note>\n     b\n\n   c\n\n   </Note>\n\n2. d\n",
      "<p>b</p>\n<p>c</p>\n</div>\n</li>\n<li>\n<p>d</p>\n</li>\n</ol>\n"
    ),
    (
      "1. a\n\n          <Tabs>\n            <TabItem label=\"b\">\n\n        ```nim\n        c\n    ```\n    </TabItem>\n"
        + "    <TabItem label=\"d\">\n    - e\n            - f\n    </TabItem>\n          </Tabs>\n\n2. g\n",
      "<pre><code class=\"language-nim\">c\n</code></pre>\n</div>\n<div class=\"tab-panel tab-2\" data-name=\"d\">\n"
        + "<ul>\n<li>e\n<ul>\n<li>f</li>\n</ul>\n</li>\n</ul>\n</div>\n</div>\n</li>\n<li>\n<p>g</p>\n"
    ),
    (
      "a:\n\n    ```nim title=\"b\"\n    c\n      d\n        ```\n\ne\n",
      ">c\n  d\n</code></pre>\n</figure>\n<p>e</p>\n"
    ),
    (
      "a:\n    - b\n        ```nim\n        c\n        ```\n",
      "<li>b\n<pre><code class=\"language-nim\">c\n</code></pre>\n"
    ),
    (
      "<Tabs>\n\t<TabItem label=\"a\">\n\n    b\n\n    \t1. c\n\n    \t```nim\n    \td\n    \t\te\n    \t```\n\n"
        + "    </TabItem>\n</Tabs>\n",
      "<p>b</p>\n<ol>\n<li>c</li>\n</ol>\n<pre><code class=\"language-nim\">d\n\te\n</code></pre>\n</div>\n</div>\n"
    ),
    (
      "            ```nim\n            a\n    \t\t    b\n            ```\n\nc\n", ">a\n    b\n</code></pre>\n<p>c</p>\n"
    ),
    ("- a\n\n    <p>\n      <Spoiler>b</Spoiler>\n    </p>\n", "<p>b</p>\n</details>"),
    ("1. a\n\n\t\t- b\n", "<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>"),
    ("-      a\n\n       b\n", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
    ("- a\nb\n  c\n\n  d\n", "<li>\n<p>a\nb\nc</p>\n<p>d</p>\n</li>"),
    ("* * *\n\n    a\n", "<hr />\n<p>a</p>\n"), ("- a\n\n      > b\n      > c\n", "<blockquote>\n<p>b\nc</p>\n"),
    ("1. <Note>a</Note>\n2. b\n", "<p>a</p>\n</div>\n</li>\n<li>\n<p>b</p>\n</li>\n"),
    ("a[^1]\n\n[^1]: b\n\n    c\n", "<p>c <a"),
  ])
  func hasNoIndentedCode(_ page: String, _ html: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(!document.htmlText.contains(":::") && !document.htmlText.contains("=="), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A component that is not closed in its item does not show its marks.
  @Test(arguments: [
    "1. <Note>\n2. b\n\nc\n</Note>\n", "- a\n\n  <Tabs>\n  <TabItem label=\"b\">\n- c\n</TabItem>\n</Tabs>\n",
  ])
  func showsNoMarks(_ page: String) {
    #expect(!mdx(page).htmlText.contains(":::"), "\(mdx(page).htmlText)")
  }

  @Test func manyItemsTakeNoTime() {
    let nested = (0..<20_000).map { String(repeating: " ", count: $0 * 2 % 60) + "- a\n" }.joined()
    #expect(mdx(nested).htmlText.contains("<li>a"))
    #expect(mdx(String(repeating: "- ", count: 60_000) + "a\n").diagnostics.map(\.rule) == ["page/limit"])
    #expect(!mdx(String(repeating: "- <Note>\n", count: 20_000)).diagnostics.isEmpty)
    #expect(mdx(String(repeating: "* ", count: 60_000) + "a\n").diagnostics.map(\.rule) == ["page/limit"])
  }

  /// Elements of one’s own go, with a finding, and what is in them is Markdown.
  @Test func elementsOfOnesOwnHoldMarkdown() {
    let document = mdx("<x-note>\n  *a* `b`\n</x-note>\n\nc")
    #expect(document.htmlText.contains("<p><em>a</em> <code>b</code></p>"), "\(document.htmlText)")
    #expect(document.htmlText.contains("<p>c</p>"))
    #expect(document.diagnostics.map(\.rule) == ["page/raw-html"])
  }

  @Test(arguments: ["Note", "Tip", "Warning"])
  func boxes(_ name: String) {
    for page in [
      "<\(name)>\n  A *b*.\n</\(name)>", "<\(name)>A *b*.</\(name)>",
      "<Callout type=\"\(name.lowercased())\">\n\nA *b*.\n\n</Callout>",
      "<Aside type=\"\(name.lowercased())\">\nA *b*.\n</Aside>",
    ] {
      let document = mdx(page)
      #expect(document.htmlText.contains("callout-\(name.lowercased())"), "\(document.htmlText)")
      #expect(document.htmlText.contains("<p>A <em>b</em>.</p>"))
      #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
    }
    #expect(
      mdx("<Admonition type=\"note\" title=\"My *title*\">\na\n</Admonition>").htmlText.contains("My <em>title</em>"))
  }

  @Test func tabs() {
    let page = """
      <Tabs groupId="a" values={[{label: 'x', value: 'y'}]}>
        <TabItem value="swift" label="Swift" default>

          ```nim
          let a = 1
          ```

        </TabItem>
        <TabItem value="Kotlin">
          Some *text*.

          <Note>Inside.</Note>
        </TabItem>
      </Tabs>

      Behind.
      """
    let html = mdx(page).htmlText
    #expect(html.contains("class=\"tabs\"") && html.contains("Swift") && html.contains("Kotlin"), "\(html)")
    #expect(html.contains("<pre><code class=\"language-nim\">let a = 1\n</code></pre>"), "\(html)")
    #expect(html.contains("<p>Some <em>text</em>.</p>") && html.contains("<p>Inside.</p>"), "\(html)")
    #expect(html.hasSuffix("<p>Behind.</p>\n"), "\(html)")
    #expect(mdx(page).diagnostics.isEmpty, "\(mdx(page).diagnostics.map(\.summary))")
  }

  @Test func details() {
    let parts = mdx("<Accordion id=\"x\">\n<AccordionItem title=\"A\">\n\nb\n\n</AccordionItem>\n</Accordion>").htmlText
    #expect(parts.ranges(of: "<details").count == 1 && parts.contains(">A</summary>"), "\(parts)")
    let html = mdx("<Accordion title=\"A\">\n  b\n</Accordion>").htmlText
    #expect(html.contains("<details") && html.contains("A") && html.contains("<p>b</p>"), "\(html)")
  }

  @Test func otherComponentsLeaveTheirContent() {
    let page = "<Foo a={b => c} d=\"e\">\n    *f*\n</Foo>\n\n<Foo />\n\nx <Bar.Baz>g</Bar.Baz> {h.i}"
    let document = mdx(page)
    #expect(document.htmlText == "<p><em>f</em></p>\n<p>x g </p>\n" || document.htmlText.contains("<p><em>f</em></p>"))
    #expect(
      document.diagnostics.map { text(page, $0.location?.range) }
        == ["<Foo a={b => c} d=\"e\">", "<Foo />", "<Bar.Baz>", "{h.i}"])
    #expect(
      document.diagnostics.map(\.summary).first == "component “<Foo>” is removed from the page")
    #expect(document.diagnostics.map(\.severity) == [.warning, .warning, .note, .warning])
  }

  @Test func placesAreThoseOfTheFile() {
    let page =
      "import A from 'a';\n\n<Tabs>\n  <TabItem label=\"b\">\n    [c](d.md) <font>e</font>\n  </TabItem>\n</Tabs>\n\n## F\n"
    let document = mdx(page)
    #expect(document.links.map { text(page, $0.range) } == ["[c](d.md)"])
    #expect(document.outline.map { text(page, $0.range) } == ["## F"])
    #expect(document.diagnostics.map { text(page, $0.location?.range) } == ["<font>"])
  }

  @Test func importsMakeAPageMDX() {
    #expect(parse("import A from 'a';\n\n<Tip>b</Tip>").htmlText.contains("callout-tip"))
    #expect(parse("a `b` <i style={{color: '#999'}}>c</i>").htmlText.contains("<i>c</i>"))
    #expect(parse("`<a b={c}>` `d").htmlText.contains("<code>&lt;a b={c}&gt;</code>"))
    #expect(
      parse("<img\n  style={{width: 1}}\n  src='a.png'\n  alt='b' />").htmlText.contains(
        "<img src=\"a.png\" alt=\"b\" />"))
    #expect(parse("<div className=\"a\">\n  <b>c **d**</b>\n</div>").htmlText.contains("<strong>d</strong>"))
    // Templates mean nothing to MDX.
    for template in ["{% include a.html %}", "{{ site.baseurl }}", "{{ page.title | escape }}"] {
      let document = parse("<p className=\"a\">b</p>\n\n" + template + "\n")
      #expect(document.diagnostics.allSatisfy { !$0.summary.hasPrefix("expression") }, "\(template)")
    }
    #expect(parse("<p className=\"a\">b</p>\n\n`{% if a %}` {c}\n").diagnostics.map(\.summary).count == 1)
    #expect(parse("a <b and\nc={d}").diagnostics.isEmpty && parse("<b\n\nc={d}").diagnostics.isEmpty)
    #expect(parse("import a few words <b>c</b>").htmlText == "<p>import a few words <b>c</b></p>\n")
  }

  @Test(arguments: [
    "<A ", "<A b={", "{", "<Tabs>", "<Tabs><TabItem>", "</Tabs>", "<A b=\"", "{`", "import ", "<Note>", "<CodeBlock>",
    "<Head>",
  ])
  func takesTimeInProportion(_ piece: String) {
    for separator in ["", "\n", "\n\n"] {
      let document = mdx(String(repeating: piece + separator, count: 4_000))
      #expect(document.diagnostics.count < 300)
    }
  }

  /// A slash ends an element of MDX, and not one of HTML.
  @Test func elementsThatASlashEnds() {
    let document = mdx("<iframe\n  src=\"https://a.example/b\"\n  style={{\n    c: 1\n  }}\n/>\n\nd *e*\n")
    #expect(document.htmlText.contains("a.example</a>") && document.htmlText.contains("<p>d <em>e</em></p>"))
    #expect(document.diagnostics.map(\.severity) == [.note])
  }

  /// The address of such a link is a path in a repository.
  @Test func linksToCode() {
    let document = mdx("See <AcmeRepoLink href=\"src/a.js\">`a.js`</AcmeRepoLink>.\n")
    #expect(document.links.isEmpty && document.htmlText.contains("<code>a.js</code>"))
    #expect(document.diagnostics.map(\.severity) == [.warning])
  }

  /// What has an address, and text in it, is a link.
  @Test(arguments: [
    (
      "See <DocsButton href=\"/a\">b *c*</DocsButton>.", "<p>See <a href=\"./a\">b <em>c</em></a>.</p>\n", Severity.note
    ),
    ("<Go to=\"b.md\">\n  c\n</Go>", "<a href=\"b.html\">", .note),
    ("<Quote href=\"/a\" name=\"b\">c</Quote>", "<a href=\"./a\">c</a>", .warning),
    ("<Go to=\"routes.index\">c</Go>", "<p>c</p>\n", .warning),
    ("<Go to={path}>c</Go>", "<p>c</p>\n", .warning),
    ("<Go to=\"/a\" url=\"/b\">c</Go>", "<p>c</p>\n", .warning),
    ("<Go to=\"/a\">[b](c.md)</Go>", "<p><a href=\"c.html\">b</a></p>\n", .warning),
    ("<Go to=\"/a\">\n\n- b\n- c\n\n</Go>", "<li>b</li>", .warning),
  ])
  func linksOfOnesOwn(_ page: String, _ html: String, _ severity: Severity) {
    let document = mdx(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.severity) == [severity])
  }

  /// What an unknown component around content loses: only its look, or texts.
  @Test(arguments: [
    (
      "className=\"a\" size=\"big\" columns=\"3\" isOpen={true} onClick={() => go('a')} data-x=\"b\" colorId=\"c\"",
      Severity.note
    ),
    ("path=\"/api/config\"", .warning), ("method='get'", .warning), ("code={\"a\"}", .warning),
    ("since=\"2.0\"", .note),
    ("when={[a]}", .note), ("href={path}", .warning),
  ])
  func attributesOfWrappers(_ attributes: String, _ severity: Severity) {
    let document = mdx("<Endpoint \(attributes)>\n\ntext\n\n</Endpoint>\n")
    #expect(document.htmlText == "<p>text</p>\n")
    #expect(document.diagnostics.map(\.severity) == [severity])
  }

  /// Without anything between its tags, all that a component shows is lost.
  @Test(arguments: ["<Swatch></Swatch>", "<Swatch>\n</Swatch>", "<Swatch className=\"a\">\n\n</Swatch>"])
  func emptyPairs(_ page: String) { #expect(mdx(page).diagnostics.map(\.severity) == [.warning]) }

  @Test(arguments: [
    ("- <Link id=\"a-b\"/> c [d](#a-b)", "<li><a id=\"a-b\"></a> c <a href=\"#a-b\">d</a></li>"),
    ("<Link id=\"a\" to=\"b.md\">c</Link>", "<a id=\"a\"></a><a href=\"b.html\">c</a>"),
    ("<Card href=\"b.md\">c</Card>", "<p><a href=\"b.html\">c</a></p>"),
    ("<Card link=\"b.md\">\n  *c*\n</Card>\n\nd", "<em>c</em>\n</a></p>\n<p>d</p>"),
    ("<Card href=\"b.md\" description=\"c\" />\n\nd", "<p><a href=\"b.html\">c</a></p>\n<p>d</p>"),
  ])
  func anchorsAndCards(_ page: String, _ html: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
    let other = mdx("<Card href=\"b.md\">\n\n### C\n\nd\n\n</Card>")
    #expect(other.diagnostics.map(\.severity) == [.warning])
  }
}
