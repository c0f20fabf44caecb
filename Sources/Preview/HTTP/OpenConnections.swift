internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// The open connections: their deadlines, and which one is dropped when there are too many.
///
/// No client is turned away. A new one replaces the connection that is most likely unused: first an idle one, then
/// one with an unfinished request, then one that listens for events (browsers reconnect those), then the response
/// that has taken longest. So clients that hold connections cannot block pages for others.
final class OpenConnections: Sendable {
  /// The phase of a connection, in the order in which connections are dropped.
  enum Phase: Int, Comparable, Sendable {
    /// Between two requests, or before the first.
    case idle
    /// Part of a request has arrived.
    case requesting
    /// Events are sent as they happen.
    case listening
    case answering

    static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  typealias Instant = ContinuousClock.Instant
  typealias ID = Int

  private struct Entry {
    let socket: Socket
    var phase = Phase.idle
    /// When the phase started.
    var start: Instant
    /// When the connection is dropped unless its phase changes; nil for never.
    var deadline: Instant?
    /// Whether it was closed, and its task is about to notice.
    var isDropped = false
  }

  private struct State {
    var entries: [ID: Entry] = [:]
    var dropped = 0
    var next = 0
  }

  private let state = Mutex(State())
  private let limits: Connection.Limits

  init(limits: Connection.Limits) {
    self.limits = limits
  }

  /// Connections with open sockets, including dropped ones until they are closed.
  var count: Int { state.withLock { $0.entries.count } }

  /// Whether so many dropped connections wait to be closed that no other should be accepted.
  var isCrowded: Bool { state.withLock { $0.dropped >= limits.closing } }

  /// Adds a new connection, and drops another if there are too many.
  func enter(_ socket: Socket) -> ID {
    state.withLock { state in
      if state.entries.count - state.dropped >= limits.connections { dropOne(&state) }
      let id = state.next
      state.next += 1
      let now = Instant.now
      state.entries[id] = Entry(socket: socket, start: now, deadline: now + limits.idle)
      return id
    }
  }

  /// Forgets a connection; its socket must not be closed before this.
  func leave(_ id: ID) {
    state.withLock { state in
      if state.entries.removeValue(forKey: id)?.isDropped == true { state.dropped -= 1 }
    }
  }

  /// Sets the phase of a connection and its deadline.
  func begin(_ phase: Phase, _ id: ID, until deadline: Instant?) {
    state.withLock { state in
      if phase == .listening {
        let others = state.entries.filter { $0.value.phase == .listening && !$0.value.isDropped }
        if others.count >= limits.listeners, let oldest = others.min(by: { $0.value.start < $1.value.start }) {
          drop(oldest.key, &state)
        }
      }
      state.entries[id]?.phase = phase
      state.entries[id]?.start = .now
      state.entries[id]?.deadline = deadline
    }
  }

  /// Changes the deadline of a connection.
  func extend(_ id: ID, until deadline: Instant?) {
    state.withLock { $0.entries[id]?.deadline = deadline }
  }

  /// Drops all connections whose deadline has passed.
  func dropOverdue(at now: Instant = .now) {
    state.withLock { state in
      let overdue = state.entries.filter { $0.value.deadline.map { $0 <= now } ?? false }
      for id in overdue.keys { drop(id, &state) }
    }
  }

  /// Drops the first connection in order, if the system has no room for another.
  func dropOne() {
    state.withLock { dropOne(&$0) }
  }

  private func dropOne(_ state: inout State) {
    let first = state.entries.filter { !$0.value.isDropped }
      .min { ($0.value.phase, $0.value.start) < ($1.value.phase, $1.value.start) }
    if let first { drop(first.key, &state) }
  }

  /// Shuts down the socket, which wakes the task of the connection; that task closes the socket.
  private func drop(_ id: ID, _ state: inout State) {
    guard let entry = state.entries[id], !entry.isDropped else { return }
    state.entries[id]?.isDropped = true
    state.dropped += 1
    let descriptor = entry.socket.file.rawValue
    // Without this, the system would continue to offer the client what it has not received.
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
