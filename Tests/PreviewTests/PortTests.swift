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

  @Test(arguments: ["nonsense", "::1", "256.1.1.1", "127.0.0.1 ", ""])
  func saysWhatIsNotAnAddress(_ host: String) {
    #expect { try Listener(host: host, port: 0) } throws: { "\($0)".contains("“\(host)” is not an IPv4 address") }
  }
}
