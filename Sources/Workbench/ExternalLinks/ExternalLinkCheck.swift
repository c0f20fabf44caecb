package import Diagnostics
import Files
package import Site

/// Asks for the addresses of other sites that pages link to.
///
/// Requests go out in rounds. In a round, a host gets only a few of them, so that nobody is flooded. A round asks for
/// headers; hosts that do not answer that get a full request in the next one. Redirects are followed step by step, each
/// with the same checks as the first address.
package struct ExternalLinkCheck: Sendable {
  /// Whether to ask for addresses in local networks, too.
  package var allowsLocal = false
  /// Whether requests go through a proxy, which then finds hosts in our place.
  var usesProxy = ExternalLinkCheck.hasProxy
  var send: @Sendable ([LinkRequest]) throws -> [LinkRequest.Answer] = { try LinkRequester().send($0) }
  var lookUp: @Sendable (String) throws(HostLookup.Failure) -> [String] = HostLookup.addresses

  package init() {}

  /// Requests in a round, for all hosts and for one of them.
  private static let (mostInRound, mostOfHost) = (64, 4)
  private static let mostRedirects = 10

  private static var hasProxy: Bool {
    ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].contains {
      !(Surroundings.variable($0) ?? "").isEmpty
    }
  }

  /// An address on its way to a verdict.
  private struct Task {
    let link: Int
    var address: LinkAddress
    var method = LinkRequest.Method.head
    var redirects = 0
    var isPermanent = true
  }

  /// The findings about addresses, in their order.
  ///
  /// - Throws: `ChildProcess.Failure` if requests cannot be sent.
  package func findings(about links: [ExternalLink]) throws -> [Diagnostic] {
    let verdicts = try verdicts(links.map(\.address))
    if links.count > 1, verdicts.allSatisfy(Self.isWithoutNetwork) { return [.noNetwork(links)] }
    return zip(links, verdicts).compactMap { $0.finding($1) }
  }

  private static func isWithoutNetwork(_ verdict: ExternalLink.Verdict) -> Bool {
    verdict == .hostNotFound || verdict == .unknown(reason: lookupFailure)
  }

  private static let lookupFailure = "its host could not be looked up"

  /// What is found out about each address.
  func verdicts(_ addresses: [String]) throws -> [ExternalLink.Verdict] {
    var verdicts = [ExternalLink.Verdict?](repeating: nil, count: addresses.count)
    var waiting: [Task] = []
    for (index, text) in addresses.enumerated() {
      if let address = LinkAddress(text) {
        waiting.append(Task(link: index, address: address))
      } else {
        verdicts[index] = .unknown(reason: "it is not a plain web address")
      }
    }
    var hosts: [String: Host] = [:]
    while !waiting.isEmpty {
      var (round, requests): ([Task], [LinkRequest]) = ([], [])
      for task in Self.takeRound(&waiting) {
        switch host(task.address.host, &hosts) {
        case .addresses(let found):
          round.append(task)
          requests.append(LinkRequest(address: task.address, method: task.method, hostAddresses: found))
        case .local: verdicts[task.link] = .local
        case .notFound: verdicts[task.link] = .hostNotFound
        case .unavailable: verdicts[task.link] = .unknown(reason: Self.lookupFailure)
        }
      }
      guard !requests.isEmpty else { continue }
      for (task, answer) in zip(round, try send(requests)) {
        switch Self.next(task, answer) {
        case .verdict(let verdict): verdicts[task.link] = verdict
        case .task(let next): waiting.append(next)
        }
      }
    }
    return verdicts.map { $0 ?? .unknown(reason: "it was not asked for") }
  }

  /// Takes what is asked for next.
  private static func takeRound(_ waiting: inout [Task]) -> [Task] {
    var (round, rest): ([Task], [Task]) = ([], [])
    var counts: [String: Int] = [:]
    for task in waiting {
      let host = task.address.host.lowercased()
      if round.count < mostInRound, counts[host, default: 0] < mostOfHost {
        counts[host, default: 0] += 1
        round.append(task)
      } else {
        rest.append(task)
      }
    }
    waiting = rest
    return round
  }

  private enum Host {
    /// Those that may be connected to; empty if the choice is left to the program or a proxy.
    case addresses([String])
    case local, notFound, unavailable
  }

  private func host(_ name: String, _ known: inout [String: Host]) -> Host {
    let key = name.lowercased()
    if let host = known[key] { return host }
    let host = found(name)
    known[key] = host
    return host
  }

  private func found(_ name: String) -> Host {
    if allowsLocal { return .addresses([]) }
    do {
      let addresses = try lookUp(name)
      // One local address is enough: any of them can be connected to.
      guard addresses.allSatisfy(PublicAddress.isPublic) else { return .local }
      return addresses.isEmpty ? .notFound : .addresses(usesProxy ? [] : addresses)
    } catch {
      // A name without a dot is one of the local network.
      if usesProxy { return name.contains(".") || name.contains(":") ? .addresses([]) : .local }
      return error == .notFound ? .notFound : .unavailable
    }
  }

  private enum Step {
    case verdict(ExternalLink.Verdict)
    case task(Task)
  }

  /// What follows from an answer.
  private static func next(_ task: Task, _ answer: LinkRequest.Answer) -> Step {
    switch answer {
    case .hostNotFound: return .verdict(.hostNotFound)
    case .failed(let reason):
      return task.method == .head ? .task(full(task)) : .verdict(.failing(reason: reason))
    case .unknown(let reason):
      return task.method == .head ? .task(full(task)) : .verdict(.unknown(reason: reason))
    case .status(let status, let redirect):
      if (300..<400).contains(status), let redirect { return follow(task, status, to: redirect) }
      if (200..<300).contains(status) {
        return .verdict(task.redirects > 0 && task.isPermanent ? .moved(to: task.address.text) : .reachable)
      }
      if task.method == .head { return .task(full(task)) }
      return .verdict(
        status == 404 || status == 410
          ? .missing(status: status) : .unknown(reason: "the host answered with status \(status)"))
    }
  }

  private static func full(_ task: Task) -> Task {
    var task = task
    task.method = .get
    return task
  }

  private static func follow(_ task: Task, _ status: Int, to redirect: String) -> Step {
    var next = task
    let target = String(redirect.prefix { $0 != "#" })
    guard let address = LinkAddress(target) else {
      return .verdict(.unknown(reason: "it redirects to an address that is not plain"))
    }
    next.address = address
    next.redirects += 1
    next.isPermanent = task.isPermanent && (status == 301 || status == 308)
    guard next.redirects <= mostRedirects else { return .verdict(.failing(reason: "redirects without end")) }
    return .task(next)
  }
}
