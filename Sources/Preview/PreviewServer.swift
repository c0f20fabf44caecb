internal import Foundation

/// `patternbook serve`: builds into memory, serves on loopback, rebuilds when files change, and tells the browser.
package struct PreviewServer: Sendable {
  private let listener: Listener
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

  private static let usualPorts: ClosedRange<UInt16> = 4_000...4_049

  /// Binds the port first, so that nothing is built for a server that cannot listen.
  ///
  /// - Parameters:
  ///   - roots: the folders and files that the site is made of, asked for again after each build.
  ///   - log: prints a message.
  package init(
    port: Port, watching roots: @autoclosure @escaping @Sendable () -> [String],
    log: @escaping @Sendable (Message) -> Void, rebuild: @escaping Rebuild
  ) throws(PortError) {
    listener = try Self.listen(on: port)
    self.roots = roots
    self.log = log
    self.rebuild = rebuild
  }

  /// The address to open.
  package var address: String { "http://127.0.0.1:\(listener.port)/" }

  /// Builds, serves, and rebuilds until SIGINT or SIGTERM, or until the task is canceled; closes all connections.
  ///
  /// - Parameter whenServing: called when the first build is done and the address is available.
  package func run(whenServing: @escaping @Sendable () -> Void = {}) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let site = LiveSite()
      group.addTask { await waitForSignal([SIGINT, SIGTERM]) }
      group.addTask {
        let handler = PreviewHandler(site: site, port: listener.port)
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
    await build([], site)
    log(.line("Serving \(address)"))
    whenServing()
    while true {
      await build(try await watcher.nextChanges(), site)
      watcher.roots = roots()
    }
  }

  /// The first and last lines are fixed, because problem matchers of editors look for them.
  private func build(_ changed: Set<String>, _ site: LiveSite) async {
    let start = ContinuousClock.now
    log(.line("patternbook: build started"))
    do {
      let snapshot = try await rebuild(changed)
      await site.publish(snapshot)
      let milliseconds = Self.milliseconds(since: start)
      let report = snapshot.report()
      if !report.isEmpty { log(.report(report)) }
      finish(snapshot.size, milliseconds)
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

  private static func listen(on port: Port) throws(PortError) -> Listener {
    switch port {
    case .exactly(let port): return try Listener(port: port)
    case .usual:
      for port in usualPorts.dropLast() {
        do {
          return try Listener(port: port)
        } catch  where error.isTaken {
          continue
        }
      }
      return try Listener(port: usualPorts.upperBound)
    }
  }
}
