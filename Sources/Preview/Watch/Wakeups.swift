internal import Dispatch
internal import Foundation

/// Determines when to check the files again: after a pause, or on Linux as soon as the kernel reports a change.
///
/// Kernel events (inotify) are only hints. They can be merged, or missing on network and container mounts. The
/// following check finds the actual changes, and the pause limits the delay.
final class Wakeups {
  private let stream: AsyncStream<Reason>
  private let timer: any DispatchSourceTimer
  private let notices: Notices?

  /// Why to check.
  enum Reason {
    case pauseOver
    /// The kernel reported a change.
    case notice
  }

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Reason.self, bufferingPolicy: .bufferingNewest(1))
    self.stream = stream
    timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { continuation.yield(.pauseOver) }
    timer.resume()
    notices = Notices { continuation.yield(.notice) }
  }

  deinit { timer.cancel() }

  /// Asks the system to report changes in the folders.
  func watch(_ folders: [String]) {
    for folder in folders { notices?.watch(folder) }
  }

  /// Waits for the next reason to check; throws when the task is canceled.
  func next(within pause: Duration) async throws -> Reason {
    let nanoseconds = Int(min(pause, .seconds(60)) / .nanoseconds(1))
    timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
    for await reason in stream { return reason }
    throw CancellationError()
  }
}

#if canImport(Glibc)
  /// Kernel events about changes in folders.
  private final class Notices {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private static let events =
      IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO

    /// Fails if the system has no more watches.
    init?(_ notify: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      source.setEventHandler {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        notify()
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Repeating the request for a folder has no effect.
    func watch(_ folder: String) {
      inotify_add_watch(descriptor, folder, UInt32(Self.events))
    }
  }
#else
  /// Other systems have no events for changes inside files.
  private final class Notices {
    init?(_ notify: @escaping @Sendable () -> Void) { return nil }

    func watch(_ folder: String) {}
  }
#endif
