import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct PreviewServerTests {
  private static let page = "<html><head><title>Home</title></head><body>Home</body></html>"
  private static let files: [String: SiteSnapshot.File] = [
    "index.html": .init(Array(page.utf8)),
    "a b/index.html": .init(Array("<p>Folder".utf8)),
    "assets/site.css": .init(Array("body {}".utf8)),
    "broken.html": .init { throw CocoaError(.fileReadUnknown) },
    "404.html": .init(Array("<p>Not here".utf8)),
    "large.bin": .init { [UInt8](repeating: 7, count: 20_000_000) },
  ]

  /// Runs a server of the files while something is done with it, and stops it.
  private func serving(
    _ files: [String: SiteSnapshot.File] = Self.files, _ use: (UInt16) async throws -> Void
  ) async throws {
    try await Running.serve(roots: [], rebuild: { _ in SiteSnapshot(files: files) }) { try await use($0.port) }
  }

  private func answer(_ port: UInt16, _ line: String, _ headers: [String] = []) async throws -> Answer {
    let client = try Client(port: port)
    let lines = [line, "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return try Answer(await client.receiveAll())
  }

  @Test func servesFiles() async throws {
    try await serving { port in
      let home = try await answer(port, "GET /?fresh HTTP/1.1")
      #expect(home.status == 200)
      #expect(home.headers["content-type"] == "text/html; charset=utf-8")
      #expect(home.headers["content-length"] == String(home.body.utf8.count))
      #expect(home.headers["x-content-type-options"] == "nosniff")
      #expect(home.headers["referrer-policy"] == "no-referrer")
      #expect(home.headers["cross-origin-resource-policy"] == "same-origin")
      #expect(home.headers["content-security-policy"]?.contains("script-src 'self';") == true)
      #expect(home.body.contains("reload.js\" data-revision=\""))
      #expect(home.body.hasSuffix("defer></script></head><body>Home</body></html>"))

      let style = try await answer(port, "GET /assets/site.css HTTP/1.1")
      #expect(style.headers["content-type"] == "text/css; charset=utf-8")
      #expect(style.body == "body {}")

      let script = try await answer(port, "GET /.patternbook/reload.js HTTP/1.1")
      #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(script.body.contains("EventSource"))
    }
  }

  @Test func answersHeadWithoutBody() async throws {
    try await serving { port in
      let answer = try await answer(port, "HEAD /assets/site.css HTTP/1.1")
      #expect(answer.status == 200)
      #expect(answer.headers["content-length"] == "7")
      #expect(answer.body.isEmpty)
    }
  }

  @Test func knowsWhatTheBrowserHas() async throws {
    try await serving { port in
      let tag = try #require(try await answer(port, "GET /assets/site.css HTTP/1.1").headers["etag"])
      let again = try await answer(port, "GET /assets/site.css HTTP/1.1", ["If-None-Match: \"x\", W/\(tag)"])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      #expect(try await answer(port, "GET /assets/site.css HTTP/1.1", ["If-None-Match: \"x\""]).status == 200)
    }
  }

  @Test func sendsPartsOfFiles() async throws {
    try await serving { port in
      let whole = try await answer(port, "GET /assets/site.css HTTP/1.1")
      #expect(whole.headers["accept-ranges"] == "bytes")
      let part = try await answer(port, "GET /assets/site.css HTTP/1.1", ["Range: bytes=1-3"])
      #expect(part.status == 206)
      #expect(part.headers["content-range"] == "bytes 1-3/7")
      #expect(part.headers["content-length"] == "3")
      #expect(part.body == "ody")
      let none = try await answer(port, "GET /assets/site.css HTTP/1.1", ["Range: bytes=7-"])
      #expect(none.status == 416)
      #expect(none.headers["content-range"] == "bytes */7")
      let tag = try #require(whole.headers["etag"])
      for (condition, status) in [(tag, 206), ("\"x\"", 200), ("Sun, 22 Nov 2026 00:00:00 GMT", 200)] {
        let headers = ["Range: bytes=1-3", "If-Range: \(condition)"]
        #expect(try await answer(port, "GET /assets/site.css HTTP/1.1", headers).status == status)
      }
      #expect(try await answer(port, "HEAD /assets/site.css HTTP/1.1", ["Range: bytes=1-3"]).status == 200)
    }
  }

  @Test func sendsFoldersToTheirAddress() async throws {
    try await serving { port in
      let answer = try await answer(port, "GET /a%20b HTTP/1.1")
      #expect(answer.status == 308)
      #expect(answer.headers["location"] == "/a%20b/")
      #expect(try await self.answer(port, "GET /a%20b/ HTTP/1.1").body.hasPrefix("<p>Folder"))
    }
  }

  @Test func answersMissingPagesWithTheSites() async throws {
    try await serving { port in
      let answer = try await answer(port, "GET /none HTTP/1.1")
      #expect(answer.status == 404)
      #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      #expect(answer.body.hasPrefix("<p>Not here<script"))
    }
    try await serving([:]) { port in
      let answer = try await answer(port, "GET /none HTTP/1.1")
      #expect(answer.status == 404)
    }
  }

  @Test func aFileThatFailsIsOneAnswer() async throws {
    try await serving { port in
      let broken = try await answer(port, "GET /broken.html HTTP/1.1")
      #expect(broken.status == 500)
      let home = try await answer(port, "GET / HTTP/1.1")
      #expect(home.status == 200)
    }
  }

  @Test(arguments: [
    ("GET /../etc/passwd HTTP/1.1", 400), ("GET /%2e%2e/etc/passwd HTTP/1.1", 400), ("GET /%00 HTTP/1.1", 400),
    ("GET http://127.0.0.1/ HTTP/1.1", 400), ("GET /%252e%252e/etc/passwd HTTP/1.1", 404),
    ("GET //evil.example/a HTTP/1.1", 400), ("POST / HTTP/1.1", 405), ("OPTIONS * HTTP/1.1", 405),
    ("GET / HTTP/3.0", 505), ("nonsense", 400),
  ]) func refuses(_ line: String, _ status: Int) async throws {
    try await serving { port in
      let answer = try await answer(port, line)
      #expect(answer.status == status)
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(!answer.body.contains("root:"))
    }
  }

  @Test(arguments: [
    ("Host: evil.example", 403), ("Host: evil.example:PORT", 403), ("Host: 127.0.0.1", 403), ("Host: 127.0.0.1:1", 403),
    ("Host: 127.0.0.1.evil.example:PORT", 403), ("Host: localhost.:PORT", 403), ("X: no host", 403),
    ("Host: 127.0.0.1:PORT\r\nHost: evil.example", 403),
    ("Host: 127.0.0.1:PORT", 200), ("Host: LocalHost:PORT", 200), ("Host: [::1]:PORT", 200),
    ("Host: localhost:PORT\r\nOrigin: http://localhost:PORT", 200),
    ("Host: localhost:PORT\r\nOrigin: http://evil.example", 403), ("Host: localhost:PORT\r\nOrigin: null", 403),
    ("Host: localhost:PORT\r\nOrigin: https://localhost:PORT", 403),
    ("Host: localhost:PORT\r\nSec-Fetch-Site: same-origin", 200),
    ("Host: localhost:PORT\r\nSec-Fetch-Site: none", 200),
    ("Host: localhost:PORT\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script", 403),
    ("Host: localhost:PORT\r\nSec-Fetch-Site: same-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe", 403),
    ("Host: localhost:PORT\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document", 200),
  ]) func looksAtTheSender(_ headers: String, _ status: Int) async throws {
    try await serving { port in
      for path in ["/", "/.patternbook/reload.js"] {
        let client = try Client(port: port)
        let named = headers.replacing("PORT", with: String(port))
        client.send("GET \(path) HTTP/1.1\r\nConnection: close\r\n\(named)\r\n\r\n")
        #expect(try Answer(await client.receiveAll()).status == status)
      }
    }
  }

  @Test func answersSeveralRequestsOnAConnection() async throws {
    try await serving { port in
      let client = try Client(port: port)
      let request = "GET /assets/site.css HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
      client.send(request + request)
      let answers = await client.receive { $0.components(separatedBy: "body {}").count == 3 }
      #expect(answers.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
      client.send(request)
      #expect(await client.receive { $0.hasSuffix("body {}") }.hasPrefix("HTTP/1.1 200 OK"))
    }
  }

  @Test func refusesAnEndlessHead() async throws {
    try await serving { port in
      let client = try Client(port: port)
      client.send("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000))
      #expect(try Answer(await client.receiveAll()).status == 431)
    }
  }

  @Test func slowClientsHinderNobody() async throws {
    try await serving { port in
      // Some never finish their request, some never take their answer.
      let slow = try (0..<40).map { _ in try Client(port: port) }
      for (index, client) in slow.enumerated() {
        client.send("GET /large.bin HTTP/1.1\r\nHost: localhost:\(port)\r\n" + (index < 37 ? "" : "\r\n"))
      }
      for _ in 0..<5 { #expect(try await answer(port, "GET / HTTP/1.1").status == 200) }
      withExtendedLifetime(slow) {}
    }
  }

  @Test func endsEveryConnectionWhenStopped() async throws {
    var open: [Client] = []
    var usedPort: UInt16 = 0
    try await serving { port in
      usedPort = port
      open = try (0..<6).map { _ in try Client(port: port) }
      open[0].send("GET /.patternbook/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      #expect(await open[0].receive { $0.contains("data: ") }.contains("text/event-stream"))
      open[1].send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      #expect(await open[1].receive { $0.contains("</html>") }.contains("200 OK"))
      open[2].send("GET /large.bin HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      open[3].send("GET /")
    }
    for client in open { _ = await client.receiveAll() }
    let port = usedPort
    #expect(throws: Client.ConnectionRefused.self) { try Client(port: port) }
  }
}
