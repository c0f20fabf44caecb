internal import Dispatch
internal import Foundation
internal import Synchronization

/// Determines when to check the files again: after a pause, or on Linux as soon as the kernel reports a change.
///
/// Kernel events (inotify) are only hints. They can be merged, or missing on network and container mounts. The
/// following check finds the actual changes, and the pause limits the delay.
final class Wakeups {
  private let stream: AsyncStream<Void>
  private let timer: any DispatchSourceTimer
  private let notices: Notices?
  private let heard = Heard()

  /// Why to check.
  enum Reason {
    case pauseOver
    /// The kernel reported changes.
    case notice(Notice)
  }

  /// What the kernel reported.
  struct Notice: Sendable {
    /// The files.
    var paths: Set<String> = []
    /// Whether the paths do not say everything: folders have changed, or reports are missing.
    var isVague = false
    /// Whether writing has ended: the last file has been closed, moved, or removed.
    var isComplete = true

    mutating func add(_ other: Notice) {
      paths.formUnion(other.paths)
      isVague = isVague || other.isVague
      isComplete = other.isComplete
    }
  }

  /// What has been reported since it was last asked for.
  private final class Heard: Sendable {
    private let notice = Mutex<Notice?>(nil)

    func add(_ other: Notice) {
      notice.withLock { notice in
        var sum = notice ?? Notice()
        sum.add(other)
        notice = sum
      }
    }

    func take() -> Notice? {
      notice.withLock { notice in
        defer { notice = nil }
        return notice
      }
    }
  }

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.stream = stream
    timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { continuation.yield() }
    timer.resume()
    let heard = heard
    notices = Notices { notice in
      heard.add(notice)
      continuation.yield()
    }
  }

  deinit { timer.cancel() }

  /// Whether the kernel reports changes.
  var areReported: Bool { notices != nil }

  /// Asks the system to report changes in folders, and to files.
  func watch(_ paths: [String]) {
    for path in paths { notices?.watch(path) }
  }

  /// Waits for the next reason to check; throws when the task is canceled.
  func next(within pause: Duration) async throws -> Reason {
    let nanoseconds = Int(min(pause, .seconds(60)) / .nanoseconds(1))
    timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
    for await _ in stream { return heard.take().map { .notice($0) } ?? .pauseOver }
    throw CancellationError()
  }
}

#if canImport(Glibc)
  /// Kernel events about changes in folders.
  private final class Notices {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let watched = Watched()
    private static let events =
      IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO

    /// The watched paths by the number that the kernel gave them.
    private final class Watched: Sendable {
      let paths = Mutex<[Int32: String]>([:])
    }

    /// Fails if the system has no more watches.
    init?(_ notify: @escaping @Sendable (Wakeups.Notice) -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      let watched = watched
      source.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { return }
          let paths = watched.paths.withLock { $0 }
          notify(Self.notice(buffer[..<count], paths))
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Repeating the request for a path has no effect.
    func watch(_ path: String) {
      let number = inotify_add_watch(descriptor, path, UInt32(Self.events))
      if number >= 0 { watched.paths.withLock { $0[number] = path } }
    }

    /// What a batch of events says: each is a number, a mask, a cookie, the length of a name, and the name.
    private static func notice(_ bytes: ArraySlice<UInt8>, _ watched: [Int32: String]) -> Wakeups.Notice {
      var notice = Wakeups.Notice()
      var rest = bytes
      while rest.count >= 16 {
        let fields = rest.prefix(16).withUnsafeBytes { raw in
          (0..<4).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        let name = rest.dropFirst(16).prefix(Int(fields[3]))
        rest = rest.dropFirst(16 + Int(fields[3]))
        let mask = Int(fields[1])
        let whole = Int(IN_ISDIR) | Int(IN_Q_OVERFLOW) | Int(IN_IGNORED) | Int(IN_DELETE_SELF)
        guard mask & whole == 0, let folder = watched[Int32(bitPattern: fields[0])] else {
          (notice.isVague, notice.isComplete) = (true, false)
          continue
        }
        let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        notice.paths.insert(text.isEmpty ? folder : folder + "/" + text)
        let end = Int(IN_CLOSE_WRITE) | Int(IN_MOVED_TO) | Int(IN_MOVED_FROM) | Int(IN_DELETE)
        notice.isComplete = mask & end != 0
      }
      return notice
    }
  }
#else
  /// Other systems have no events for changes inside files.
  private final class Notices {
    init?(_ notify: @escaping @Sendable (Wakeups.Notice) -> Void) { return nil }

    func watch(_ path: String) {}
  }
#endif
