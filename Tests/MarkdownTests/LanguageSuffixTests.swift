import Markdown
import Testing

/// What is behind the colon of a language is for another tool.
@Suite struct LanguageSuffixTests {
  @Test(arguments: [
    ("html:preview", "html"), ("jsx:react", "jsx"), ("ts:line-numbers {1}", "ts"), ("js:title=a:b.js", "js"),
    ("js:a=b", "js"), (":a", ":a"), ("js title=a:b.js", "js"), ("rust,ignore", "rust,ignore"),
  ])
  func languagesEndAtTheColon(_ info: String, _ language: String) {
    let html = parse("```\(info)\na\n```\n").htmlText
    #expect(html.contains("<code class=\"language-\(language)\">"), "\(html)")
  }

  @Test func onlyInTheExtendedDialect() {
    var options = MarkdownOptions.specification(html: .omit)
    options.extensions = MarkdownDialect.github.extensions
    let html = parse("```html:preview\na\n```\n", options: options).htmlText
    #expect(html.contains("<code class=\"language-html:preview\">"), "\(html)")
  }
}
