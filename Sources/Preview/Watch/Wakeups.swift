internal import Dispatch
internal import Foundation

/// Says when to look at the files again: after a pause, or on Linux as soon as the kernel tells of a change.
///
/// What the kernel says (inotify) is taken as a hint alone. It may be merged, or missing on network and container
/// mounts; the look that follows finds out what has changed, and the pause bounds how late it comes.
final class Wakeups {
  private let stream: AsyncStream<Reason>
  private let timer: any DispatchSourceTimer
  private let notices: Notices?

  /// Why to look.
  enum Reason {
    case pauseOver
    /// The kernel told of a change.
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

  /// Asks to be told of changes to what is directly in the folders.
  func watch(_ folders: [String]) {
    for folder in folders { notices?.watch(folder) }
  }

  /// Waits for the next reason to look; throws once the task is cancelled.
  func next(within pause: Duration) async throws -> Reason {
    let nanoseconds = Int(min(pause, .seconds(60)) / .nanoseconds(1))
    timer.schedule(deadline: .now() + .nanoseconds(nanoseconds))
    for await reason in stream { return reason }
    throw CancellationError()
  }
}

#if canImport(Glibc)
  /// The kernel's notices of changes in folders.
  private final class Notices {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private static let events =
      IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO

    /// Fails where the system has no more watchers to give.
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

    /// Asking again for the same folder changes nothing.
    func watch(_ folder: String) {
      inotify_add_watch(descriptor, folder, UInt32(Self.events))
    }
  }
#else
  /// Elsewhere there are none that tell of changes inside files.
  private final class Notices {
    init?(_ notify: @escaping @Sendable () -> Void) { return nil }

    func watch(_ folder: String) {}
  }
#endif
