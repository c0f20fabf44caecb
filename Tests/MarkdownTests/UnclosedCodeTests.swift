import Diagnostics
import Markdown
import Testing

/// Fences that nothing closes.
@Suite struct UnclosedCodeTests {
  private func places(_ page: String) -> [String] {
    parse(page).diagnostics.filter { $0.rule == "page/unclosed-code" }.map { text(page, $0.location?.range) ?? "" }
  }

  @Test(arguments: [
    ("```js\na\n\n# H\n\nText", ["```js"]), ("a\n\n~~~\nb\n", ["~~~"]), ("```", ["```"]), ("```\n", ["```"]),
    ("````md\na\n```\n\nText", ["````md"]), ("```\na\n    ```\n", ["```"]), ("```\na\n``` b\n", ["```"]),
    ("- a\n\n  ```js\n  b\n\n- c\n\nText", ["```js"]), ("- ```\n  b\n", ["```"]),
    ("1. a\n   ```js\nb\n   ```\n2. c\n", ["```js", "```"]), ("> ```js\n> a\n\nText", ["```js"]),
    ("!!! note\n    ```js\n    a\n\nText", ["```js"]), (":::note\n```\na\n:::\n\nText", ["```"]),
  ])
  func areReported(_ page: String, _ fences: [String]) {
    #expect(places(page) == fences)
    let others = parse(page).diagnostics.filter { $0.rule != "page/unclosed-code" }
    #expect(others.isEmpty, "\(others.map(\.summary))")
  }

  @Test(arguments: [
    "```\na\n```", "```\n```\n", "````\n```\n````\n", "   ```\na\n  ```  \n", "~~~\n```\n~~~\n", "- ```\n  a\n  ```\n",
    "- a\n\n  ```\n  b\n    ```\n- c\n", "> ```\n> a\n> ```\n", "> - ```\n>   a\n>   ```\n>\n> b\n", "    ```\n    a\n",
    "a\n\n    ```\n\n    b\n\nc\n", "!!! note\n    ```\n    a\n    ```\n\nb\n", "\t```\n\ta\n", "```a`b\n",
    "`` ``` ``\n",
    "-\t```\n\ta\n\t```\n", "<CodeBlock>\na\n</CodeBlock>\n", "{% highlight js %}\na\n{% endhighlight %}\n",
    "[^1]: a\n\n    ```\n    b\n    ```\n\nc[^1]\n", "```\r\na\r\n```\r\n",
  ])
  func closedOnesAreNot(_ page: String) {
    #expect(places(page).isEmpty)
  }

  @Test func theReasonIsWhereTheCodeEnds() {
    func summary(_ page: String) -> String { parse(page).diagnostics.first?.summary ?? "" }
    #expect(summary("~~~~\na\n").hasSuffix("the rest of the page is in it"))
    #expect(summary("- ~~~\n  a\n\n\n").hasSuffix("the rest of the page is in it"))
    #expect(summary("- ~~~\n  a\n- b\n").hasSuffix("around it ends first"))
    #expect(parse("~~~~\na\n").diagnostics[0].explanation.contains("at least 4 tildes"))
  }

  @Test func manyAreCounted() {
    let findings = parse(String(repeating: "- ```\n", count: 60_000)).diagnostics
    #expect(findings.count == 101)
    #expect(findings.last?.summary == "59900 more code blocks are never closed")
  }

  // MARK: What other tools’ syntax is read in

  /// Code ends with the list item or the quote that it is in; what follows is text, in which templates are read.
  @Test(arguments: [
    "- a\n\n  ```\n  {{ b }}\n\nc {{ d }}\n", "- ```\n  {{ b }}\n- c {{ d }}\n", "> ```\n> {{ b }}\n\nc {{ d }}\n",
    "10. a\n    - b\n\n      ```\n      {{ b }}\n\n    c {{ d }}\n", "1.\ta\n\n\t```\n\t{{ b }}\n\nc {{ d }}\n",
    "> - a\n>   ```\n>   {{ b }}\n>\n> c {{ d }}\n", "- a\n\n  b\n\n   ```\n   {{ b }}\n\nc {{ d }}\n",
  ])
  func codeEndsWithItsContainer(_ page: String) {
    let html = parse(page).htmlText
    #expect(html.contains("<code>{{ b }}\n") && !html.contains("{{ d }}"), "\(html)")
  }

  @Test(arguments: [
    "a\n\n  ```\n b {{ d }}\n```\n", "- a\n\nb\n\n  ```\n {{ d }}\n  ```\n", "- a\n\n  ```\n\n  {{ d }}\n  ```\n",
    "  ```\n- {{ d }}\n  ```\n", "```\n> {{ d }}\n- {{ d }}\n```\n", "> ```\n>{{ d }}\n> ```\n",
  ])
  func codeOfNoItemGoesOn(_ page: String) {
    #expect(parse(page).htmlText.contains("{{ d }}"), "\(parse(page).htmlText)")
  }

  /// Lines of a component in an item that are indented less than its first one stay in the item.
  @Test func codeInAComponentOfAnItemIsClosed() {
    let tab = "   {{% tab \"b\" %}}\n\n    ```\n    c\n   ```\n   {{% /tab %}}\n"
    let page = "1. a\n\n   {{< tabs >}}\n\n" + tab + "\n   {{< /tabs >}}\n\n"
    let document = parse(page + "1. d\n")
    #expect(document.htmlText.contains("<code>c\n</code>") && document.htmlText.hasSuffix("d</p>\n</li>\n</ol>\n"))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: ["- a\n\n  ```\nb\n", "  ```\na\n", "> ```\n", "- - - ```\na\n", "   ```\n  a\n"])
  func manyFencesAreReadFast(_ mark: String) {
    let page = String(repeating: mark, count: 20_000) + "{{ a }}\n"
    #expect(!parse(page).html.isEmpty)
  }
}
