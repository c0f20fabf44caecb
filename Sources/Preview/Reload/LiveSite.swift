internal import Foundation

/// The site being served, and the browsers that wait for the next one.
actor LiveSite {
  /// The files of the last successful build, or nil if there is none yet.
  private var files: ServedFiles?
  private(set) var state: BuildState
  private let run = String(UInt32.random(in: .min ... .max), radix: 36)
  private var builds = 0
  private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  /// The present state as an event, encoded once for all listeners.
  private var event: [UInt8]
  private var nextListener = 0

  init() {
    state = BuildState(revision: run + "-0", hasSite: false)
    event = Self.event(state)
  }

  /// The site and its build ID, taken together.
  var current: (files: ServedFiles?, state: BuildState) { (files, state) }

  /// Serves a new site and tells the browsers.
  func publish(_ snapshot: SiteSnapshot) {
    builds += 1
    let state = BuildState(revision: "\(run)-\(builds)", hasSite: true, findings: snapshot.findings)
    // To take the last site apart takes a while if it is large, so browsers are told first.
    let last = files
    files = ServedFiles(snapshot, revision: state.revision)
    announce(state)
    if let last { Task.detached(priority: .utility) { _ = last } }
  }

  /// Keeps the last site and tells the browsers why there is no new one.
  func publish(_ failure: BuildFailure) {
    announce(
      BuildState(
        revision: state.revision, hasSite: files != nil, failure: failure.description, findings: failure.findings))
  }

  /// The present state and each new one as server-sent events; a slow listener gets only the newest.
  func events() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(1))
    let id = nextListener
    nextListener += 1
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(id) }
    }
    continuation.yield(event)
    return stream
  }

  private func announce(_ state: BuildState) {
    self.state = state
    event = Self.event(state)
    for listener in listeners.values { listener.yield(event) }
  }

  private func remove(_ id: Int) {
    listeners[id] = nil
  }

  /// JSON has no line breaks here, so it is one `data` field.
  private static func event(_ state: BuildState) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return Array("event: build\nretry: 500\ndata: \(json)\n\n".utf8)
  }
}
