import Testing

@testable import Writing

@Suite struct StyleSheetAddressesTests {
  @Test(arguments: [
    ("a { b: url(x.png) }", "a { b: url(new) }"), ("url( \"x.png\" )", "url( \"new\" )"),
    ("url('x.png')", "url('new')"),
    ("url(x.png) url(y.png) url(x.png)", "url(new) url(y.png) url(new)"), ("url(", "url("), ("url()", "url()"),
    ("url(x.png", "url(x.png"), ("a{}", "a{}"), ("", ""), ("url(\")", "url(\")"),
  ])
  func replacesAddresses(_ css: String, _ expected: String) {
    let result = StyleSheetAddresses.replacing(in: Array(css.utf8)) { $0 == "x.png" ? "new" : nil }
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
