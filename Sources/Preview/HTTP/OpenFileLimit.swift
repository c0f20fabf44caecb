internal import Foundation

/// The limit on open files and sockets of this process.
enum OpenFileLimit {
  /// Requests a higher limit from the system; many start programs with 256 or 1,024.
  ///
  /// - Returns: the limit after the request.
  static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let (soft, hard) = (limit.rlim_cur, limit.rlim_max)
    guard soft < rlim_t(wanted) else { return wanted }
    limit.rlim_cur = min(rlim_t(wanted), hard)
    return Int(setrlimit(resource, &limit) == 0 ? limit.rlim_cur : soft)
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
