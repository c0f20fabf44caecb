import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct RebuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A site whose only page is the file of that name; what it says decides how the build goes.
  private func rebuild(_ changed: Set<String>) throws -> SiteSnapshot {
    let text = try String(contentsOfFile: folder.path("page.md"), encoding: .utf8)
    if text == "fail" { throw CocoaError(.fileReadUnknown) }
    let finding = Diagnostic(
      rule: "block/syntax", severity: .error, summary: "no <colon>", explanation: "",
      location: SourceLocation(path: "page.md", range: 2..<3))
    if text == "unbuildable" {
      let findings = [SiteSnapshot.Finding(finding, in: nil)]
      throw BuildFailure("Templates cannot be used.", findings: findings, report: "page.md: error: no <colon>")
    }
    return SiteSnapshot(
      files: ["index.html": .init(Array("<head></head>\(text)".utf8))],
      findings: text == "error" ? [.init(finding, in: SourceFile(path: "page.md", text: text))] : [],
      report: text == "error" ? "page.md:1:3: error: no <colon> [block/syntax]" : "")
  }

  private func revision(_ text: String) throws -> String {
    let parts = try #require(text.firstRange(of: "data-revision=\""))
    return String(text[parts.upperBound...].prefix { $0 != "\"" })
  }

  private func page(_ port: UInt16) async throws -> Answer {
    let client = try Client(port: port)
    client.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n")
    return try Answer(await client.receiveAll())
  }

  private func listen(_ port: UInt16) throws -> Client {
    let client = try Client(port: port)
    client.send("GET /.patternbook/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return client
  }

  @Test func browsersAreToldOfABuild() async throws {
    try folder.write("one", to: "page.md")
    try await Running.serve(roots: [folder.path], rebuild: { try rebuild($0) }) { preview in
      let listening = try listen(preview.port)
      let first = try revision(try await page(preview.port).body)
      #expect(await listening.receive { $0.contains("\n\n") }.contains("\"revision\":\"\(first)\""))

      try folder.write("two, and longer", to: "page.md")
      let event = await listening.receive { $0.contains("\n\n") }
      let answer = try await page(preview.port)
      #expect(answer.body.hasSuffix("two, and longer"))
      #expect(try revision(answer.body) != first)
      #expect(event.contains("event: build\n"))
      #expect(event.contains("\"revision\":\"\(try revision(answer.body))\""))
    }
  }

  /// Only the first build finds out that a page includes a file from elsewhere.
  @Test func followsWhatTheFirstBuildFinds() async throws {
    try folder.write("one", to: "page.md")
    let found = Mutex<[String]>([])
    let rebuild: PreviewServer.Rebuild = { changed in
      found.withLock { $0 = [folder.path("page.md")] }
      return try self.rebuild(changed)
    }
    try await Running.serve(roots: found.withLock { $0 }, rebuild: rebuild) { preview in
      let listening = try listen(preview.port)
      _ = await listening.receive { $0.contains("\n\n") }
      try folder.write("two, and longer", to: "page.md")
      var page = try await page(preview.port).body
      while !page.hasSuffix("two, and longer") { page = try await self.page(preview.port).body }
    }
  }

  @Test func aFailedBuildKeepsTheLastSite() async throws {
    try folder.write("good", to: "page.md")
    try await Running.serve(roots: [folder.path], rebuild: { try rebuild($0) }) { preview in
      let listening = try listen(preview.port)
      _ = await listening.receive { $0.contains("\n\n") }
      try folder.write("unbuildable", to: "page.md")
      let event = await listening.receive { $0.contains("\n\n") }
      #expect(event.contains("\"failure\":\"Templates cannot be used.\""))
      #expect(event.contains("\"place\":\"page.md\""))
      #expect(preview.log().suffix(3).contains("page.md: error: no <colon>"))
      let answer = try await page(preview.port)
      #expect(answer.status == 200)
      #expect(answer.body.hasSuffix("good"))
      #expect(event.contains("\"revision\":\"\(try revision(answer.body))\""))

      try folder.write("mended", to: "page.md")
      #expect(await listening.receive { $0.contains("\n\n") }.contains("\"failure\"") == false)
      #expect(try await page(preview.port).body.hasSuffix("mended"))
    }
  }

  @Test func findingsReachTheBrowserAndTheTerminal() async throws {
    try folder.write("error", to: "page.md")
    try await Running.serve(roots: [folder.path], rebuild: { try rebuild($0) }) { preview in
      let event = try await listen(preview.port).receive { $0.contains("\n\n") }
      #expect(event.contains("\"errors\":1"))
      #expect(event.contains("\"place\":\"page.md:1:3\""))
      #expect(event.contains("\"summary\":\"no <colon>\""))
      let log = preview.log()
      #expect(log.first == "patternbook: build started")
      #expect(log.dropFirst().first == "page.md:1:3: error: no <colon> [block/syntax]")
      #expect(log.dropFirst(2).first?.hasPrefix("patternbook: build finished, 1 file in ") == true)
      #expect(log.last == "Serving http://127.0.0.1:\(preview.port)/")
    }
  }

  @Test func servesAWordWhenTheFirstBuildFails() async throws {
    try folder.write("fail", to: "page.md")
    try await Running.serve(roots: [folder.path], rebuild: { try rebuild($0) }) { preview in
      let answer = try await page(preview.port)
      #expect(answer.status == 503)
      let first = try revision(answer.body)
      let listening = try listen(preview.port)
      #expect(await listening.receive { $0.contains("\n\n") }.contains("\"revision\":\"\(first)\""))
      try folder.write("mended", to: "page.md")
      #expect(await listening.receive { $0.contains("\n\n") }.contains("\"revision\":\"\(first)\"") == false)
      #expect(try await page(preview.port).status == 200)
    }
  }

  @Test func rebuildIsToldWhatChanged() async throws {
    try folder.write("one", to: "page.md")
    let (changes, continuation) = AsyncStream.makeStream(of: Set<String>.self)
    let rebuild: PreviewServer.Rebuild = { changed in
      continuation.yield(changed)
      return SiteSnapshot(files: [:])
    }
    try await Running.serve(roots: [folder.path], rebuild: rebuild) { _ in
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == [])
      try folder.write("one", to: "sub/new.md")
      #expect(await iterator.next() == [folder.path("sub/new.md")])
    }
  }
}
