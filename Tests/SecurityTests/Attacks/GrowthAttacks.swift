import Foundation
import Testing

/// Attacks by size: what is large takes time and memory in proportion, and is reported in so many words.
@Suite struct GrowthAttacks {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func page(_ name: String, _ text: @escaping @Sendable () -> String) -> Attack {
    Attack(name: name, arguments: ["check"], statuses: [0, 1]) {
      try $0.file("project/Content/index.md", "---\ntitle: Home\n---\n\n" + text())
    }
  }

  static let attacks: [Attack] = [
    page("20,000 broken fences") { repeated("```dialog\nkind: alarm\n```\n\n", 20_000) },
    page("20,000 open fences") { repeated("```dialog\n", 20_000) },
    page("25,000 headings") { repeated("## Heading\n\n", 25_000) },
    page("20,000 headings of a depth") { repeated("###### Deep\n\n# Flat\n\n", 10_000) },
    Attack(
      name: "8,000 broken blocks in a build", arguments: ["build", "--fail-on", "never"], statuses: [0],
      mayWrite: ["project/Public"]
    ) { world in
      let blocks = repeated("```dialog\nkind: alarm\n```\n\n", 8_000)
      try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\n" + blocks)
    },
    page("20,000 links to as many headings") { (0..<20_000).map { "## A \($0)\n\n[a](#a-\($0))\n\n" }.joined() },
    page("20,000 links with a prefix to as many headings") {
      (0..<20_000).map { "## A \($0)\n\n[a](#user-content-a-\($0))\n\n" }.joined()
    },
    page("20,000 captures around others") {
      repeated("{% capture a %}\n", 20_000) + repeated("{% endcapture %}\n", 20_000)
    },
    page("20,000 broken links") { repeated("[Gone](gone.md)\n\n", 20_000) },
    page("20,000 reference definitions") { (0..<20_000).map { "[a\($0)]: b\n" }.joined() },
    page("50,000 references to a footnote") { "[^1]: a\n\n" + repeated("x[^1]\n\n", 50_000) },
    page("10,000 nested quotations") { repeated(">", 10_000) + " text\n" },
    page("10,000 nested lists") { repeated("- ", 10_000) + "text\n" },
    page("50,000 open brackets") { repeated("[", 50_000) },
    page("50,000 stars") { repeated("**a ", 50_000) },
    page("200,000 elements in one another") { repeated("<div>", 200_000) },
    page("200,000 elements that look closed") { repeated("<div><!-- </div> -->", 50_000) },
    page("900 formats in 50,000 paragraphs") {
      (0..<900).map { "<b id=\($0)>" }.joined() + "\n\n" + repeated("a\n\n", 50_000)
    },
    page("900 formats in a block, 50,000 paragraphs") {
      "<div>\n" + (0..<900).map { "<b id=\($0)>" }.joined() + "\n\n" + repeated("a\n\n", 50_000)
    },
    page("100,000 tags of one name that are never closed") { repeated("<svg> ", 100_000) },
    page("100,000 kinds of unknown tags") { (0..<100_000).map { "<a\($0)>" }.joined() },
    page("200,000 line breaks") { repeated("a<br>\n", 100_000) + repeated("<br>", 50_000) },
    page("50,000 images in HTML") { "<div>\n" + repeated("<img src=a.png>\n", 50_000) },
    page("100,000 cells of HTML") { "<table>\n" + repeated("<tr><td>a<td>b\n", 50_000) + "</table>" },
    page("a table of 4,000 columns") {
      repeated("|a", 4000) + "|\n" + repeated("|-", 4000) + "|\n" + repeated("|\n", 4000)
    },
    page("a megabyte in one line") { repeated("a", 1 << 20) },
    page("70,000 files included in one line") { repeated("{{#include x}} ", 70_000) },
    page("40,000 comments that include in one line") { repeated("<!--@include: x.md--> ", 40_000) },
    page("60,000 comments in one line") { repeated("<!-- -->", 60_000) + "<!-- \n" },
    page("60,000 marks of lines in code") { "```js\n" + repeated("a // [!code ++]\n", 60_000) + "```" },
    page("an info string of 60,000 brackets") { "```js " + repeated("{[", 30_000) + "\na\n```" },
    page("8,000 ranges of marked lines") {
      "```js {" + repeated("1-99999,", 8000) + "}\n" + repeated("a\n", 5000) + "```"
    },
    page("6,000 lists of classes below lines") { repeated("a\n{: .note }\n", 6000) },
    page("100,000 lines to include in one line") { repeated("@include ", 100_000) },
    page("60,000 examples to include in one line") { repeated("[[code-snippets/ ", 60_000) },
    page("900,000 hyphens behind an inclusion") { "-8<- \"x\" " + repeated("-", 900_000) },
    page("40,000 fences that name a file") { repeated("```a file=b\n```\n", 40_000) },
    page("60,000 wiki links in one line") { repeated("[[a b]] ", 60_000) },
    page("60,000 open marks in one line") { repeated("[[a {#b :c[ !!d %%e ![f [@g ", 60_000) },
    page("20,000 marks behind 100,000 blanks") { "a\n" + repeated(" ", 100_000) + "b " + repeated("*c* :d: ", 20_000) },
    page("20,000 fences that are boxes") { repeated("```admonish note \"a\"\nb\n```\n", 20_000) },
    page("20,000 open fences of boxes") { repeated("```{note}\n:class: a\n", 20_000) },
    page("20,000 paragraphs with a sign in front") { repeated("?> a\n\n", 20_000) },
    page("60,000 spans in brackets in one line") { repeated("[a]{.b} ", 60_000) },
    page("60,000 open spans in one line") { repeated("[a]{.b [", 60_000) },
    page("40,000 comments that include") { "```\n" + repeated("// [!include ~/a:b]\n", 40_000) + "```\n" },
    page("40,000 links that include") { repeated("[a](b.md ':include')\n\n", 40_000) },
    page("40,000 links to code of other sites") { repeated("```go reference\nhttps://a.b\n```\n", 40_000) },
    page("60,000 references to headings in one line") { repeated("[a][] ", 60_000) },
    page("20,000 tabs of three signs") { "::: tabs\n" + repeated("=== a\nb\n", 20_000) + ":::\n" },
    Attack(name: "60,000 components of Nuxt Content", arguments: ["check"], statuses: [0, 1]) { world in
      try world.file("project/Content/site.yml", "version: 1\ntitle: T\nmdc: true\n")
      for (name, mark) in [("a", "::a\n"), ("b", ":b["), ("c", "::a\n---\nb: c\n"), ("d", "#title\n")] {
        try world.file("project/Content/\(name).md", "# T\n\n::a\n" + repeated(mark, 60_000))
      }
    },
    Attack(name: "30,000 aliases in front matter", arguments: ["check"], statuses: [0, 1]) { world in
      let aliases = (0..<30_000).map { "- /a/\($0)/\n" }.joined()
      try world.file("project/Content/index.md", "---\ntitle: Home\naliases:\n\(aliases)---\n")
    },
    page("60,000 icons in one line") { repeated(":fontawesome-x: ", 60_000) },
    page("1,000 nested mappings") { "```dialog\n" + repeated("{a: ", 1000) + "\n```\n" },
    page("15 lists of 20,000 buttons in one line") {
      repeated("```dialog\nkind: alert\ntitle: A\nbuttons: [" + repeated("b, ", 20_000) + "]\n```\n\n", 15)
    },
    page("aliases that multiply") {
      "```dialog\na: &a [x, x]\n" + (1..<40).map { "b\($0): &b\($0) [*b\($0 - 1), *b\($0 - 1)]\n" }.joined() + "```\n"
    },
    Attack(name: "4,000 unknown keys under rules", arguments: ["check"], statuses: [1, 2]) { world in
      let keys = (0..<4000).map { "  x/rule-\($0): error\n" }.joined()
      try world.file("project/Content/site.yml", "version: 1\ntitle: Test\nrules:\n" + keys)
    },
    Attack(name: "4,000 unknown keys in front matter", arguments: ["check"], statuses: [0]) { world in
      let keys = (0..<4000).map { "key-\($0): 1\n" }.joined()
      try world.file("project/Content/index.md", "---\ntitle: Home\n\(keys)---\n")
    },
    Attack(name: "1,000 folders deep", arguments: ["check"], statuses: [0, 1, 2]) { world in
      try world.file("project/Content/" + repeated("a/", 600) + "index.md", "---\ntitle: Deep\n---\n")
    },
  ]

  /// A report that nobody could read would be as good as none.
  @Test(arguments: attacks)
  func staysInProportion(_ attack: Attack) throws {
    var attack = attack
    attack.then = { _, result in
      #expect(result.output.count + result.messages.count < 2_000_000, "\(result.output.count) bytes are printed")
    }
    try attack.run()
  }
}
