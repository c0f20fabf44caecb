internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// The connections that are open: until when each may go on as it is, and which gives way when there are too many.
///
/// No client is turned away. A new one takes the place of the one that most likely nobody waits for: an idle one first,
/// then one that has not finished its request, then one that listens for events (browsers come back for those), then
/// the answer that has been under way for longest. So clients that hold connections cannot keep pages from others.
final class OpenConnections: Sendable {
  /// What a connection is doing, in the order in which connections give way.
  enum Phase: Int, Comparable, Sendable {
    /// Between two requests, or before the first.
    case idle
    /// Part of a request has come.
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
    /// When the phase began.
    var start: Instant
    /// When the connection is dropped unless it has moved on; nil for never.
    var deadline: Instant?
    /// Whether it has been cut, and its task is about to notice.
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

  /// Connections whose sockets are open, dropped ones among them until they are closed.
  var count: Int { state.withLock { $0.entries.count } }

  /// Whether so many dropped connections wait to be closed that no other should be accepted.
  var isCrowded: Bool { state.withLock { $0.dropped >= limits.closing } }

  /// Takes a new connection in, and drops another where there are too many.
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

  /// Forgets a connection; its socket may be closed only after this.
  func leave(_ id: ID) {
    state.withLock { state in
      if state.entries.removeValue(forKey: id)?.isDropped == true { state.dropped -= 1 }
    }
  }

  /// Notes what a connection does from now on, and until when it may.
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

  /// Gives a connection more time, or less, for what it does.
  func extend(_ id: ID, until deadline: Instant?) {
    state.withLock { $0.entries[id]?.deadline = deadline }
  }

  /// Drops all connections that have had their time.
  func dropOverdue(at now: Instant = .now) {
    state.withLock { state in
      let overdue = state.entries.filter { $0.value.deadline.map { $0 <= now } ?? false }
      for id in overdue.keys { drop(id, &state) }
    }
  }

  /// Drops the connection that is the first to give way, where the system has no room for another.
  func dropOne() {
    state.withLock { dropOne(&$0) }
  }

  private func dropOne(_ state: inout State) {
    let first = state.entries.filter { !$0.value.isDropped }
      .min { ($0.value.phase, $0.value.start) < ($1.value.phase, $1.value.start) }
    if let first { drop(first.key, &state) }
  }

  /// Cuts the line, which wakes the connection's task; that closes the socket.
  private func drop(_ id: ID, _ state: inout State) {
    guard let entry = state.entries[id], !entry.isDropped else { return }
    state.entries[id]?.isDropped = true
    state.dropped += 1
    let descriptor = entry.socket.file.rawValue
    // Without this, the system would go on to offer the client what it has not taken.
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
