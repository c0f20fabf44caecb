import Testing

@testable import Preview

@Suite struct RequestHeadTests {
  private func head(_ lines: String...) throws -> RequestHead {
    try RequestHead(Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test func readsWhatABrowserSends() throws {
    let head = try head(
      "GET /a%20b/?q=1 HTTP/1.1", "Host: localhost:4000", "ACCEPT:\t*/* ", "X: a:b", "Content-Length: 0")
    #expect(head.method == .get)
    #expect(head.target == "/a%20b/?q=1")
    #expect(head["host"] == "localhost:4000")
    #expect(head["accept"] == "*/*")
    #expect(head["x"] == "a:b")
    #expect(head["origin"] == nil)
    #expect(head.keepsAlive)
  }

  @Test func aHeaderThereTwiceHasNoValue() throws {
    let head = try head("HEAD / HTTP/1.1", "Host: a", "host: b")
    #expect(head["host"] == nil)
    #expect(head.has("host"))
  }

  @Test(arguments: [
    ("HTTP/1.1", "Keep-Alive", true), ("HTTP/1.1", "upgrade, Close", false), ("HTTP/1.0", "keep-alive", true),
    ("HTTP/1.0", "", false),
  ]) func keepsAlive(_ version: String, _ connection: String, _ expected: Bool) throws {
    #expect(try head("GET / \(version)", "Connection: \(connection)").keepsAlive == expected)
  }

  @Test(arguments: [
    ("", Refusal.badRequest),
    ("GET /", .badRequest),
    ("GET  / HTTP/1.1", .badRequest),
    ("GET / x HTTP/1.1", .badRequest),
    ("GET / HTTP/1.1\r\n folded: a", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a", .badRequest),
    ("GET / HTTP/1.1\r\n: a", .badRequest),
    ("GET / HTTP/1.1\r\nno colon", .badRequest),
    ("GET / HTTP/1.1\r\na: b\nc: d", .badRequest),
    ("GET / HTTP/1.1\r\na: b\rc: d", .badRequest),
    ("GET / HTTP/1.1\r\na: \u{0}", .badRequest),
    ("GET / HTTP/2.0", .versionNotSupported),
    ("GET / http/1.1", .versionNotSupported),
    ("POST / HTTP/1.1", .methodNotAllowed),
    ("get / HTTP/1.1", .methodNotAllowed),
    ("GET / HTTP/1.1\r\nContent-Length: 1", .contentTooLarge),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999", .contentTooLarge),
    ("GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0", .contentTooLarge),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", .contentTooLarge),
    ("GET /" + String(repeating: "a", count: 8_192) + " HTTP/1.1", .targetTooLong),
    ("GET / HTTP/1.1" + String(repeating: "\r\na: b", count: 101), .headTooLarge),
  ]) func refuses(_ text: String, _ refusal: Refusal) {
    #expect(throws: refusal) { try RequestHead(Array(text.utf8)) }
  }

  @Test func refusesMalformedUnicode() {
    #expect(throws: Refusal.badRequest) { try RequestHead(Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1".utf8)) }
  }
}
