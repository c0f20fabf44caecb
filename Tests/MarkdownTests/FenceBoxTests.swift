import Diagnostics
import Markdown
import Testing

/// Boxes and other constructs that are written like code, and paragraphs with a sign in front.
@Suite struct FenceBoxTests {
  private func html(_ page: String) -> String {
    var options = MarkdownOptions()
    options.anchors = false
    return parse(page, options: options).htmlText
  }

  private func box(_ style: String, _ title: String, _ content: String = "<p>a <em>b</em></p>\n") -> String {
    """
    <div class="callout callout-\(style)" role="note">
    <p class="callout-title">\(title)</p>
    \(content)</div>

    """
  }

  @Test(arguments: [
    ("```admonish\na *b*\n```", "note", "Note"), ("```admonish tip\na *b*\n```", "tip", "Tip"),
    ("```admonish warning \"A title\"\na *b*\n```", "warning", "A title"),
    ("```admonish title='It *is*'\na *b*\n```", "note", "It <em>is</em>"),
    ("```admonish info title=\"T\", id=\"x\"\na *b*\n```", "note", "T"),
    ("~~~admonish danger.big\na *b*\n~~~", "caution", "danger"), ("````admonish bug\na *b*\n`````", "caution", "Bug"),
    ("```{tip}\na *b*\n```", "tip", "Tip"), ("```{warning} a *b*\n```", "warning", "Warning"),
    ("```{admonition} T\n:class: big\n:name: x\na *b*\n```", "note", "T"), ("```ad-tip\na *b*\n```", "tip", "Tip"),
    ("```ad-note\ntitle: T\nicon: x\na *b*\n```", "note", "T"), ("?> a *b*", "tip", "Tip"),
    ("!> a *b*\n\n", "important", "Important"), ("T> a *b*", "tip", "Tip"), ("W> a *b*\n\n", "warning", "Warning"),
  ])
  func fencesAreBoxes(_ page: String, _ style: String, _ title: String) {
    let html = html(page).replacing(" id=\"x\"", with: "")
    #expect(html.lowercased() == box(style, title).lowercased(), "\(html)")
    #expect(parse(page).diagnostics.isEmpty)
    // In a list, and followed by other blocks.
    let indented = page.replacing("\n", with: "\n  ")
    #expect(self.html("- x\n\n  \(indented)\n\nAfter.\n").contains("callout-\(style)"))
    #expect(self.html("\(page)\n\nAfter `c`.\n\n```\nd\n```\n").hasSuffix("<pre><code>d\n</code></pre>\n"))
  }

  /// Code is in boxes, and boxes are in one another.
  @Test func boxesHoldCode() {
    let page = "````admonish\n```js\na\n```\n```admonish tip\nb\n```\n````\n\n```\nc\n```\n"
    let html = html(page)
    #expect(html.contains("<pre><code class=\"language-js\">"), "\(html)")
    #expect(html.contains("callout-tip") && html.hasSuffix("</div>\n</div>\n<pre><code>c\n</code></pre>\n"), "\(html)")
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("```admonish collapsible=true\na\n```", "<details"), ("```{dropdown} T\na\n```", "<details"),
    ("```{note}\n:class: dropdown\na\n```", "<details"), ("```ad-note\ncollapse: open\na\n```", " open>"),
  ])
  func boxesFold(_ page: String, _ expected: String) {
    #expect(html(page).contains(expected), "\(html(page))")
  }

  @Test func theTitleOfABoxInBoldIsItsOwn() {
    for page in ["-> **Note:** a", "~> **Note:** a", "!> **Note:** a", "?> **Note:** a"] {
      let html = html(page)
      #expect(html.contains("callout") && !html.contains("callout-title") && html.contains("<strong>Note:</strong> a"))
    }
  }

  /// An arrow is text, a comparison is, and so is what is in code.
  @Test(arguments: [
    "-> a", "~> a", "a\n?> b", "a\n!> b", "`?> a`", "a -> **b**", "    ?> a", "```\n?> a\n```", "?>a", "T>a", "a\nT> b",
    "A List<T> a", "X> a",
  ])
  func signsCanBeText(_ page: String) {
    #expect(!html(page).contains("callout"), "\(html(page))")
  }

  @Test func anUnclosedBoxIsReported() throws {
    let finding = try #require(parse("```admonish\na\n\n# B\n").diagnostics.first)
    #expect(finding.rule == "page/container" && finding.explanation.contains("backticks"))
  }

  @Test(arguments: [
    ("```{toctree}\na\n```", "fence of a plugin"), ("```@docs\na\n```", "fence of a plugin"),
    ("```{=latex}\na\n```", "fence of a plugin"), ("```youtube\na\n```", "fence of a plugin"),
    ("```warning \"T\"\na\n```", "fence called like a box"), ("```tip:T\na\n```", "fence called like a box"),
    ("```hint|warning\na\n```", "fence called like a box"), ("```{mermaid}\na\n```", "diagram"),
  ])
  func fencesOfPluginsAreReported(_ page: String, _ expected: String) throws {
    let finding = try #require(parse(page).diagnostics.first, "\(page)")
    #expect(finding.summary.contains(expected) && finding.summary.contains("shown as code"), "\(finding.summary)")
  }

  @Test(arguments: [
    ("```{python}\na\n```", "python"), ("```{python, echo=FALSE}\na\n```", "python"),
    ("```{code-block} swift\na\n```", "swift"), ("```{.swift .x}\na\n```", "swift"), ("``` {1,3}\na\n```", nil),
    ("```js {1}\na\n```", "js"), ("```{r}\na\n```", "r"), ("```include.md\na\n```", "include.md"),
  ])
  func bracesHoldLanguages(_ page: String, _ language: String?) {
    let attribute = language.map { " class=\"language-\($0)\"" } ?? ""
    #expect(html(page).contains("<pre><code\(attribute)>"), "\(html(page))")
    #expect(parse(page).diagnostics.isEmpty, "\(parse(page).diagnostics.map(\.summary))")
  }

  @Test func codeOfAnotherSiteIsALink() throws {
    let page = "```go reference\nhttps://example.com/a/b/blob/main/x/a.go#L1-L10\n```\n"
    let document = parse(page)
    #expect(
      document.htmlText == "<p><a href=\"https://example.com/a/b/blob/main/x/a.go#L1-L10\">x/a.go#L1-L10</a></p>\n")
    #expect(document.diagnostics.map(\.severity) == [.note])
    #expect(document.links.count == 1)
    #expect(html("```go reference\njavascript:alert(1)\n```").contains("<pre>"))
    #expect(html("```go reference\nfunc a() {}\n```").contains("<pre>"))
  }

  @Test(arguments: [
    ("# A {docsify-ignore}", "<h1>A</h1>\n"), ("## A {docsify-ignore-all}", "<h2>A</h2>\n"),
    ("## A {-}", "<h2>A</h2>\n"),
    ("a {-} b", "<p>a {-} b</p>\n"), ("[text]{.underline}", "<p>text</p>\n"), ("a[0]{.b} c", "<p>a[0]{.b} c</p>\n"),
    ("[*a* b]{.c} d", "<p><em>a</em> b d</p>\n"), ("`[a]{.b}`", "<p><code>[a]{.b}</code></p>\n"),
  ])
  func marksOfLooksGo(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
    #expect(parse(page).diagnostics.isEmpty)
  }

  /// A definition or a footnote can begin with a box.
  @Test func boxesBeginOtherBlocks() {
    let definition = html("Term\n\n:   !!! note\n\n        Text\n\nAfter.\n")
    #expect(definition.contains("<dd>\n<div class=\"callout callout-note\""), "\(definition)")
    #expect(definition.contains("<p>Text</p>\n</div>\n</dd>\n</dl>\n<p>After.</p>"), "\(definition)")
    let footnote = html("a[^1]\n\n[^1]: :::note\n    b\n    :::\n\nAfter.\n")
    #expect(footnote.contains("callout-note") && !footnote.contains(":::"), "\(footnote)")
  }

  @Test(arguments: [
    ("!!!warning A title\nText\n!!!", "warning", "A title"),
    ("!!! warning Watch *out*\n    Text", "warning", "Watch <em>out</em>"),
    ("!!! note inline end\n    Text", "note", "Note"),
  ])
  func titlesWithoutQuotesStay(_ page: String, _ style: String, _ title: String) {
    #expect(html(page) == box(style, title, "<p>Text</p>\n"), "\(html(page))")
  }
}
