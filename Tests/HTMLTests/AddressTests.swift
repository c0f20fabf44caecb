import HTML
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    ("https://a.example/", true), ("HTTP://a.example/", true), ("mailto:a@b.example", true), ("tel:1", true),
    ("a.md", true),
    ("#a", true), ("/a", true), ("//a.example/", true), ("", true), ("a/b:c", true), ("?a:b", true),
    ("./javascript:a", true),
    ("javascript:a", false), ("JavaScript:a", false), ("java\nscript:a", false), ("\u{1}javascript:a", false),
    (" \t javascript:a", false), ("vbscript:a", false), ("data:text/html,a", false), ("data:image/png;base64,a", false),
    ("file:///a", false), ("blob:a", false), ("about:blank", false), ("view-source:a", false), ("ms-settings:a", false),
    ("x-javascript:a", false), ("j\u{0}avascript:a", true),
  ])
  func links(_ address: String, _ isSafe: Bool) {
    #expect(HTMLAddress.isSafe(HTMLAddress.clean(Array(address.utf8)), for: .link) == isSafe)
  }

  @Test(arguments: [
    ("data:image/png;base64,a", true), ("DATA:image/GIF,a", true), ("data:image/svg+xml,a", false),
    ("data:image/pngx,a", false), ("data:text/html,a", false), ("https://a.example/", true), ("mailto:a", false),
  ])
  func images(_ address: String, _ isSafe: Bool) {
    #expect(HTMLAddress.isSafe(HTMLAddress.clean(Array(address.utf8)), for: .image) == isSafe)
  }

  @Test(arguments: [
    ("a.png 1x, b.png 2x", "/a.png 1x, /b.png 2x"), ("a.png", "/a.png"), (" a.png , b.png", "/a.png, /b.png"),
    ("a.png,b.png", "/a.png,b.png"), (",,a.png 100w,,", "/a.png 100w"), ("", ""),
    ("a.png (1x), b.png", "/a.png 1x, /b.png"),
    ("a.png 1x\" onerror=x", "/a.png 1xonerrorx"),
  ])
  func sets(_ value: String, _ expected: String) {
    let result = HTMLAddress.rewrite(set: Array(value.utf8)) { Array("/".utf8) + $0 }
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
