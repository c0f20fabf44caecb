import Markdown
import Testing

/// Images for one appearance: style sheets know them by the end of their address.
@Suite struct AppearanceImageTests {
  @Test(arguments: [
    ("![a](b.svg#only-light)", "b.svg#only-light"), ("![a](/b.svg#only-dark)", "../b.svg#only-dark"),
    ("![a](https://a.bc/d.png#gh-dark-mode-only)", "https://a.bc/d.png#gh-dark-mode-only"),
    ("<img src=\"/b.svg#gh-light-mode-only\" alt=\"a\">", "../b.svg#gh-light-mode-only"),
  ])
  func addressesKeepTheirEnd(_ markdown: String, _ address: String) {
    let html = parse(markdown, pagePath: "c/d.md").htmlText
    #expect(html.contains("src=\"\(address)\""), "\(html)")
  }
}
