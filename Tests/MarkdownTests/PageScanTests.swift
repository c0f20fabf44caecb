import Markdown
import Testing

/// A scan of a page’s bytes decides which constructs are looked for; it must find each one wherever it can stand.
@Suite struct PageScanTests {
  @Test(arguments: [
    "> A\n> : b", ">A\n>: b", "- A\n  : b", "1. A\n   : b", "1) A\n   : b", "A\n:\tb", "A\r\n: b",
    "| a |\n| :-- |\n\nA\n: b", "A : x\n: b",
  ])
  func definitions(_ page: String) {
    #expect(parse(page).htmlText.contains("<dt>A"))
  }

  @Test(arguments: [
    (":-1:", "👎"), ("a :-1:", "👎"), ("| a |\n| :-- |\n| :-1: |", "👎"), (":+1:", "👍"), (":100:", "💯"),
    ("Www.a.bc", "<a href=\"http://Www.a.bc\">"), ("wWw.a.bc", "<a href=\"http://wWw.a.bc\">"),
    ("https://a.bc", "<a href=\"https://a.bc\">"), ("a@b.cd", "<a href=\"mailto:a@b.cd\">"),
    ("![a](b){ #i}", "id=\"i\""), ("![a](b){\t.c width=20}", "width=\"20\""), ("![a](b){id=i}", "id=\"i\""),
    ("- a\n\n  | b |\n  | - |\n  | ~~c~~ |", "<del>c</del>"), ("> a\n> ~~b~~", "<del>b</del>"),
    ("a\nb\n~~c~~\n===", "<del>c</del>"), ("[a]: b\n~~c~~", "<del>c</del>"),
  ])
  func inlines(_ page: String, _ html: String) {
    #expect(parse(page).htmlText.contains(html))
  }

  /// What only other tools know is found behind code, and not in it.
  @Test(arguments: [
    "```\na\n```", "~~~\n```\n~~~", "````\n```\n````", "```\na\n   ```", "```a`b", "```\na\n```  ", "~~~ `\na\n~~~",
    "- ```\n  a\n  ```", "> ```\n> a\n> ```", " <!--\n```\n-->", "- a\n\n  <!--\n```\n  -->", "  <pre>\n```\n  </pre>",
    "a\n```\nb\n```", "```\n> a\n```", "```\n- a\n\n    ```js\n    b\n    ```\n```", "```\n\t```\n```",
  ])
  func behindCode(_ code: String) {
    #expect(!parse(code + "\n\n[[toc]]\n").htmlText.contains("[[toc]]"))
  }

  @Test(arguments: ["```\n[[toc]]\n```", "~~~ a\n[[toc]]\n~~~", "```\n[[toc]]"])
  func inCode(_ page: String) {
    #expect(parse(page).htmlText.contains("[[toc]]"))
  }
}
