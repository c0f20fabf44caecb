internal import Foundation

/// The site as it is served now, and the browsers that wait for the next one.
actor LiveSite {
  /// The last site that could be built, or nil before there is one.
  private(set) var snapshot: SiteSnapshot?
  private(set) var state: BuildState
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)
  private var builds = 0
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var nextListener = 0

  init() {
    state = BuildState(revision: run + "-0", hasSite: false)
  }

  /// The site and the name of its build, taken together.
  var current: (snapshot: SiteSnapshot?, state: BuildState) { (snapshot, state) }

  /// Serves a new site and tells the browsers.
  func publish(_ snapshot: SiteSnapshot) {
    self.snapshot = snapshot
    builds += 1
    announce(BuildState(revision: "\(run)-\(builds)", hasSite: true, findings: snapshot.findings))
  }

  /// Keeps the last site and tells the browsers why there is no new one.
  func publish(_ failure: BuildFailure) {
    announce(
      BuildState(
        revision: state.revision, hasSite: snapshot != nil, failure: failure.description, findings: failure.findings))
  }

  /// The present state and each new one, as server-sent events; a listener that does not keep up gets the newest.
  func events() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    let id = nextListener
    nextListener += 1
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(id) }
    }
    continuation.yield(Self.event(state))
    return stream
  }

  private func announce(_ state: BuildState) {
    self.state = state
    for listener in listeners.values { listener.yield(Self.event(state)) }
  }

  private func remove(_ id: Int) {
    listeners[id] = nil
  }

  /// JSON breaks no lines, so it is one `data` field.
  private static func event(_ state: BuildState) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return "event: build\nretry: 500\ndata: \(json)\n\n"
  }
}
