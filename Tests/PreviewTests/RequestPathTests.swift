import Testing

@testable import Preview

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", "index.html"),
    ("/?q=..%2f", "index.html"),
    ("/patterns/", "patterns/index.html"),
    ("/patterns/alerts.html#top", "patterns/alerts.html"),
    ("/L%C3%B6schen%20%26%3F.html", "Löschen &?.html"),
    ("/%252e%252e/secret", "%2e%2e/secret"),
    ("/...", "..."),
    ("/.hidden", ".hidden"),
  ]) func names(_ target: String, _ path: String) throws {
    #expect(try RequestPath(target: target).filePath == path)
  }

  @Test(arguments: [
    "", "*", "a.html", "http://127.0.0.1/", "//", "//evil.example/", "/a//b", "/..", "/../", "/a/../b", "/./a", "/%2e",
    "/%2E%2e/etc/passwd", "/.%2e/a", "/a%2fb", "/a%2Fb", "/..%2f..%2fetc/passwd", "/..%5c..%5cetc", "/a\\b",
    "/a%00.html",
    "/%", "/%4", "/%zz", "/%c3", "/%ff%fe", "/%c0%ae%c0%ae/", "/a%0d%0aSet-Cookie:x", "/a%7f",
  ]) func refuses(_ target: String) {
    #expect(throws: Refusal.badRequest) { try RequestPath(target: target) }
  }

  @Test func folderAddressIsEncoded() throws {
    #expect(try RequestPath(target: "/a%20b/%C3%B6").folderAddress == "/a%20b/%C3%B6/")
  }
}
