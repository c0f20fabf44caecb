#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What this process has used since it started.
package struct ProcessUsage: Sendable, Hashable {
  /// Time on processors, in the program and in the system on its behalf; all threads together.
  package var processorTime: Duration
  /// The most memory that was resident at a time, in bytes.
  package var peakMemory: Int

  package init(processorTime: Duration = .zero, peakMemory: Int = 0) {
    (self.processorTime, self.peakMemory) = (processorTime, peakMemory)
  }

  /// What has been used until now.
  package static var current: ProcessUsage {
    var usage = rusage()
    guard getrusage(ofThisProcess, &usage) == 0 else { return ProcessUsage() }
    return ProcessUsage(
      processorTime: duration(usage.ru_utime) + duration(usage.ru_stime), peakMemory: Int(usage.ru_maxrss) * memoryUnit)
  }

  /// The kind of usage to ask for; the types of its two names differ on Linux.
  private static var ofThisProcess: Int32 {
    #if canImport(Glibc)
      Int32(RUSAGE_SELF.rawValue)
    #else
      RUSAGE_SELF
    #endif
  }

  /// The unit of `ru_maxrss`, in bytes.
  private static var memoryUnit: Int {
    #if canImport(Glibc)
      1_024
    #else
      1
    #endif
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
