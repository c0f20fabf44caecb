import Diagnostics
import Markdown
import Testing

/// Blocks of templates that extend others: `{% block content %}`.
@Suite struct TemplateBlockTests {
  @Test(arguments: ["content", "head", "\"a\""])
  func areNoCallouts(_ name: String) {
    let html = parse("{% block \(name) %}\n\na *b*\n\n{% endblock %}\n\nc").htmlText
    #expect(html.contains("<p>a <em>b</em></p>") && html.contains("<p>c</p>"), "\(html)")
    #expect(!html.contains("callout") && !html.contains("head") && !html.contains("content"), "\(html)")
  }
}
