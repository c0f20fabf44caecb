internal import Foundation

/// `patternbook serve`: builds into memory, serves on this machine or its network, rebuilds when files change, and tells
/// the browser.
package struct PreviewServer: Sendable {
  private let listener: Listener
  /// The IPv4 address that it listens on.
  private let host: String
  /// The addresses of this machine in its network at which the preview can be reached.
  private let networkAddresses: [String]
  private let roots: @Sendable () -> [String]
  private let rebuild: Rebuild
  private let log: @Sendable (Message) -> Void

  /// Builds the site again after files have changed, given by path; the first time, no paths are given.
  ///
  /// If it throws a `BuildFailure` with findings, the browser shows them over the last site.
  package typealias Rebuild = @Sendable (_ changed: Set<String>) async throws -> SiteSnapshot

  /// A message of the preview for standard error.
  package enum Message: Sendable, Hashable {
    /// A line without line ending; quoted text has not been made printable.
    case line(String)
    /// Several lines, without the last line ending, printed after a build.
    case report(String)
  }

  /// Where to listen.
  package enum Port: Sendable, Hashable {
    /// 4000, or the next free port after it.
    case usual
    /// This port; 0 picks any free port.
    case exactly(UInt16)
  }

  /// The address that only programs on this machine reach.
  package static let thisMachine = "127.0.0.1"
  /// The address that stands for all of a machine's own.
  private static let allAddresses = "0.0.0.0"
  /// The host names at which a preview can be reached on this machine.
  static let namesOfThisMachine = [thisMachine, "localhost", "[::1]"]

  private static let usualPorts: ClosedRange<UInt16> = 4_000...4_049

  /// Whether this is an address that a preview can listen on: one of IPv4.
  package static func canListen(on host: String) -> Bool { LocalNetwork.normalized(host) != nil }

  /// Binds the port first, so that nothing is built for a server that cannot listen.
  ///
  /// - Parameters:
  ///   - host: the IPv4 address to listen on; 0.0.0.0 for all of this machine.
  ///   - roots: the folders and files that the site is made of, asked for again after each build.
  ///   - log: prints a message.
  package init(
    host: String = thisMachine, port: Port, watching roots: @autoclosure @escaping @Sendable () -> [String],
    log: @escaping @Sendable (Message) -> Void, rebuild: @escaping Rebuild
  ) throws(PortError) {
    let host = LocalNetwork.normalized(host) ?? host
    listener = try Self.listen(on: host, port)
    networkAddresses =
      host == Self.allAddresses ? LocalNetwork.addresses : [host].filter { !$0.hasPrefix("127.") }
    self.host = host
    self.roots = roots
    self.log = log
    self.rebuild = rebuild
  }

  /// The address to open on this machine.
  package var address: String {
    "http://\(host == Self.allAddresses ? Self.thisMachine : host):\(listener.port)/"
  }

  /// The addresses to open on other machines of the network; none if only this machine can reach the preview.
  package var addressesInNetwork: [String] { networkAddresses.map { "http://\($0):\(listener.port)/" } }

  /// Builds, serves, and rebuilds until SIGINT or SIGTERM, or until the task is canceled; closes all connections.
  ///
  /// - Parameter whenServing: called when the first build is done and the address is available.
  package func run(whenServing: @escaping @Sendable () -> Void = {}) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let site = LiveSite()
      group.addTask { await waitForSignal([SIGINT, SIGTERM]) }
      group.addTask {
        let handler = PreviewHandler(
          site: site, port: listener.port,
          names: Self.namesOfThisMachine + (host == Self.allAddresses ? networkAddresses : [host]))
        try await listener.run { await handler.respond(to: $0) }
      }
      group.addTask { try await follow(site, whenServing: whenServing) }
      defer { group.cancelAll() }
      do {
        try await group.next()
      } catch is CancellationError {
        // The user has stopped the preview.
      }
    }
  }

  private func follow(_ site: LiveSite, whenServing: @Sendable () -> Void) async throws {
    var watcher = Watcher(roots: roots())
    try await build([], site)
    log(.line("Serving \(address)"))
    whenServing()
    while true {
      // Only a build knows the files outside of the content that pages include.
      watcher.roots = roots()
      try await build(try await watcher.nextChanges(), site)
    }
  }

  /// The first and last lines are fixed, because problem matchers of editors look for them.
  ///
  /// - Throws: `CancellationError` if the preview ends.
  private func build(_ changed: Set<String>, _ site: LiveSite) async throws(CancellationError) {
    let start = ContinuousClock.now
    log(.line("patternbook: build started"))
    do {
      let snapshot = try await rebuild(changed)
      await site.publish(snapshot)
      let milliseconds = Self.milliseconds(since: start)
      let report = snapshot.report()
      if !report.isEmpty { log(.report(report)) }
      finish(snapshot.size, milliseconds)
    } catch let error as CancellationError {
      throw error
    } catch {
      let failure = error as? BuildFailure ?? BuildFailure("\(error)")
      if !failure.report.isEmpty { log(.report(failure.report)) }
      log(.line("patternbook: error: \(failure)"))
      await site.publish(failure)
      finish("no site", Self.milliseconds(since: start))
    }
  }

  private func finish(_ outcome: String, _ milliseconds: Int) {
    log(.line("patternbook: build finished, \(outcome) in \(milliseconds) ms"))
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    Int((ContinuousClock.now - start) / .milliseconds(1))
  }

  private static func listen(on host: String, _ port: Port) throws(PortError) -> Listener {
    switch port {
    case .exactly(let port): return try Listener(host: host, port: port)
    case .usual:
      for port in usualPorts.dropLast() {
        do {
          return try Listener(host: host, port: port)
        } catch  where error.isTaken {
          continue
        }
      }
      return try Listener(host: host, port: usualPorts.upperBound)
    }
  }
}
