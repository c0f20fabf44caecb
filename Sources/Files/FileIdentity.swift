#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the file system says about a file: while it stays the same, so do the bytes.
///
/// Clocks of file systems have ticks. A file that is written twice within one tick can look the same after both, so an
/// identity can be relied on only if the file was already old when it was read.
package struct FileIdentity: Sendable, Hashable {
  private var device: UInt64
  private var inode: UInt64
  /// The length of the file, in bytes; of a file in memory, its version.
  package private(set) var size: Int
  private var modified: Time
  private var changed: Time

  private struct Time: Sendable, Hashable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
  }

  /// Longer than a tick of any file system, in seconds.
  private static let longestTick = 3

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (Time(status.st_mtimespec), Time(status.st_ctimespec))
    #else
      (modified, changed) = (Time(status.st_mtim), Time(status.st_ctim))
    #endif
  }

  /// An identity for a file in memory.
  ///
  /// - Parameter version: differs whenever the bytes do.
  package init(version: Int) {
    let never = Time(timespec())
    (device, inode, size, modified, changed) = (0, 0, version, never, never)
  }

  /// Whether the file can no longer be written without getting another identity.
  ///
  /// - Parameter seconds: the time before the file was read, since the start of 1970.
  package func isReliable(at seconds: Int) -> Bool {
    max(modified.seconds, changed.seconds) < seconds - Self.longestTick
  }

  /// The present time, in seconds since the start of 1970.
  package static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int(now.tv_sec)
  }
}
