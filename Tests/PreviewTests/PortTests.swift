import Testing

@testable import Preview

@Suite struct PortTests {
  @Test func aTakenPortIsNamed() throws {
    let first = try Listener(port: 0)
    #expect { try Listener(port: first.port) } throws: { ($0 as? PortError)?.isTaken == true }
    #expect {
      try PreviewServer(port: .exactly(first.port), watching: [], log: { _ in }) { _ in SiteSnapshot(files: [:]) }
    } throws: { "\($0)" == "port \(first.port) cannot be used: another program is using it" }
  }

  @Test func theUsualPortGivesWayToTheNext() throws {
    let servers = try (0..<2).map { _ in
      try PreviewServer(port: .usual, watching: [], log: { _ in }) { _ in SiteSnapshot(files: [:]) }
    }
    #expect(servers[0].address != servers[1].address)
  }
}
