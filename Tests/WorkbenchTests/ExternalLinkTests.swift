import Diagnostics
import Files
import Synchronization
import Testing

@testable import Site
@testable import Workbench

/// The check of links to other sites, without a network.
@Suite struct ExternalLinkTests {
  private static func library(_ text: String, settings: String = "") async throws -> Library {
    let files = FileTree.memory(texts: [
      "Content/site.yml": "version: 1\ntitle: T\nurl: https://own.example/\n" + settings, "Content/index.md": text,
    ])
    return try await Pipeline(files: files).run(into: nil).library
  }

  @Test func collectsEachAddressOnce() async throws {
    let text =
      "# T\n\n[a](https://a.example/x#one), [b](HTTPS://a.example/x#two), [c](//c.example), <mailto:a@b.example>,\n"
      + "[own](https://own.example/page.html), ![i](http://i.example/i.png), [no](https://no.example/deep/er)\n"
    let links = try await Self.library(text, settings: "links: {ignore: [\"https://no.example/*\"]}\n").externalLinks()
    #expect(links.map(\.address) == ["https://a.example/x", "https://c.example", "http://i.example/i.png"])
    #expect(links.map(\.count) == [2, 1, 1])
    #expect(links[0].location.range?.lowerBound == 5)
  }

  /// What hosts answer in these tests, and what was asked for.
  private final class Web: Sendable {
    let asked = Mutex<[LinkRequest]>([])
    let answer: @Sendable (LinkRequest) -> LinkRequest.Answer

    init(_ answer: @escaping @Sendable (LinkRequest) -> LinkRequest.Answer) { self.answer = answer }

    var check: ExternalLinkCheck {
      var check = ExternalLinkCheck()
      check.usesProxy = false
      check.send = { requests in
        self.asked.withLock { $0 += requests }
        return requests.map(self.answer)
      }
      check.lookUp = { (host: String) throws(HostLookup.Failure) -> [String] in
        switch host {
        case "gone.example": throw .notFound
        case "offline.example": throw .unavailable
        case "inside.example": return ["93.184.216.34", "10.0.0.1"]
        case "127.0.0.1", "::1", "2130706433": return ["127.0.0.1"]
        default: return ["93.184.216.34"]
        }
      }
      return check
    }
  }

  @Test(arguments: [
    ("https://a.example/", ExternalLink.Verdict.reachable), ("https://a.example/404", .missing(status: 404)),
    ("https://a.example/moved", .moved(to: "https://a.example/")), ("https://a.example/found", .reachable),
    ("https://a.example/loop", .failing(reason: "redirects without end")),
    ("https://a.example/only-get", .reachable), ("https://a.example/in", .local),
    ("https://a.example/403", .unknown(reason: "the host answered with status 403")),
    ("https://gone.example/", .hostNotFound),
    ("https://offline.example/", .unknown(reason: "its host could not be looked up")),
    ("https://inside.example/", .local), ("http://127.0.0.1:8080/", .local), ("http://2130706433/", .local),
    ("http://[::1]/", .local), ("https://user@a.example/", .unknown(reason: "it is not a plain web address")),
    ("https://a.example\\@inside.example/", .unknown(reason: "it is not a plain web address")),
    ("https://a.example/\"\nurl = \"http://10.0.0.1", .unknown(reason: "it is not a plain web address")),
  ])
  func judges(_ address: String, _ verdict: ExternalLink.Verdict) throws {
    let web = Web { request in
      switch request.address.text.dropFirst("https://a.example".count) {
      case "/404": .status(404, redirect: nil)
      case "/403": .status(403, redirect: nil)
      case "/moved": .status(301, redirect: "https://a.example/")
      case "/found": .status(302, redirect: "https://a.example/")
      case "/loop": .status(301, redirect: "https://a.example/loop")
      case "/in": .status(302, redirect: "http://inside.example/")
      case "/only-get": .status(request.method == .get ? 200 : 405, redirect: nil)
      default: .status(200, redirect: nil)
      }
    }
    #expect(try web.check.verdicts([address]) == [verdict])
    let hosts = web.asked.withLock { Set($0.map(\.address.host)) }
    #expect(hosts.isSubset(of: ["a.example"]), "nothing else is ever asked")
    #expect(web.asked.withLock { $0.allSatisfy { $0.hostAddresses == ["93.184.216.34"] } })
  }

  @Test func asksAHostLittleAtATime() throws {
    let rounds = Mutex<[Int]>([])
    let web = Web { _ in .status(200, redirect: nil) }
    var check = web.check
    let send = check.send
    check.send = { requests in
      rounds.withLock { $0.append(requests.count) }
      return try send(requests)
    }
    let verdicts = try check.verdicts((0..<10).map { "https://a.example/\($0)" })
    #expect(verdicts == Array(repeating: .reachable, count: 10))
    #expect(rounds.withLock { $0 } == [4, 4, 2])
  }

  @Test func saysOnceThatThereIsNoNetwork() throws {
    let links = ["a", "b"].map {
      ExternalLink(address: "https://offline.example/\($0)", location: SourceLocation(path: "Content/a.md"), count: 1)
    }
    let findings = try Web { _ in .hostNotFound }.check.findings(about: links)
    #expect(findings.map(\.summary) == ["none of 2 links to other sites could be checked: no host was found"])
  }

  @Test func asksForLocalAddressesOnlyIfAllowed() throws {
    let web = Web { _ in .status(200, redirect: nil) }
    var check = web.check
    check.allowsLocal = true
    #expect(try check.verdicts(["http://127.0.0.1:8080/"]) == [.reachable])
    #expect(web.asked.withLock { $0.map(\.hostAddresses) } == [[]])
  }

  @Test(arguments: [
    ("93.184.216.34", true), ("10.1.2.3", false), ("127.0.0.1", false), ("169.254.169.254", false),
    ("172.15.0.1", true), ("172.31.0.1", false), ("192.168.1.1", false), ("100.100.100.200", false), ("0.0.0.0", false),
    ("224.0.0.1", false), ("::1", false), ("::ffff:10.0.0.1", false), ("fe80::1%eth0", false), ("fd00::1", false),
    ("64:ff9b::a00:1", false), ("2002:a00:1::", false), ("2606:2800:220:1::1", true), ("2001:db8::1", false),
    ("example.org", false), ("", false), ("1.2.3", false),
  ])
  func knowsPublicAddresses(_ text: String, _ isPublic: Bool) {
    #expect(PublicAddress.isPublic(text) == isPublic)
  }

  @Test func writesRequestsForCurl() throws {
    let address = try #require(LinkAddress("https://a.example:8443/\"x\"?q={1}"))
    let requests = [
      LinkRequest(address: address, method: .head, hostAddresses: ["1.2.3.4", "2606::1"]),
      LinkRequest(address: address, method: .get, hostAddresses: []),
    ]
    let text = String(decoding: LinkRequester.configuration(of: requests), as: UTF8.self)
    #expect(text.contains("url = \"https://a.example:8443/\\\"x\\\"?q={1}\"\nhead\n"))
    #expect(text.contains("resolve = \"a.example:8443:1.2.3.4,[2606::1]\"\n"))
    #expect(text.split(separator: "next\n").count == 2 && text.split(separator: "globoff").count == 3)
  }

  /// To curl, the colons of an IPv6 address would be those between host, port, and address.
  @Test(arguments: [
    ("https://[2606::1]/a", "2606::1", false), ("https://1.2.3.4/a", "1.2.3.4", true),
    ("https://a.example/a", "2606::1", true),
  ])
  func pinsWhatIsLookedUp(_ link: String, _ hostAddress: String, _ isPinned: Bool) throws {
    let address = try #require(LinkAddress(link))
    let request = LinkRequest(address: address, method: .head, hostAddresses: [hostAddress])
    let text = String(decoding: LinkRequester.configuration(of: [request]), as: UTF8.self)
    #expect(text.contains("resolve = ") == isPinned, "\(text)")
  }

  @Test func readsAnswersOfCurl() {
    let output = "1\t301\t0\thttps://b.example/\n0\t000\t6\t\nnoise\n3\t200\t63\t\n9\t200\t0\t\n"
    #expect(
      LinkRequester.answers(in: Array(output.utf8), count: 4) == [
        .hostNotFound, .status(301, redirect: "https://b.example/"), .unknown("it did not answer in time"),
        .status(200, redirect: nil),
      ])
  }

  @Test func saysWhatToDo() throws {
    let link = ExternalLink(address: "https://a.example/x", location: SourceLocation(path: "Content/a.md"), count: 3)
    #expect(link.finding(.reachable) == nil)
    let finding = try #require(link.finding(.missing(status: 404)))
    #expect(finding.severity == .warning && finding.rule == "page/broken-link")
    #expect(finding.summary == "“https://a.example/x” not found (status 404) (3 links, here first)")
    #expect(link.finding(.local)?.severity == .note)
  }
}
