import CFiles
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process was started with, and the machine that it runs on.
package enum Surroundings {
  /// The value of an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that the process was started in.
  package static var workingFolder: FilePath {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return FilePath(String(cString: path))
  }

  /// The processors that can work at the same time, at least one.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Checks that this process can have the threads that work on all of its processors needs, and some memory beside them.
  ///
  /// Swift's library waits forever for a thread or for memory that it cannot have. The system keeps the stacks of these
  /// threads for those that it creates.
  ///
  /// - Throws: why a thread or the memory could not be had.
  package static func ensureThreads() throws(Errno) {
    let fault = try_threads(leastMemory)
    if fault != 0 { throw Errno(rawValue: fault) }
  }

  /// What any command needs beside its threads, in bytes: about twice what a site of one page takes.
  private static let leastMemory = 32 << 20

  /// The user's home folders: as the environment says, and as the system says.
  package static var homes: [FilePath] {
    var homes: [FilePath] = []
    if let home = variable("HOME") { homes.append(FilePath(home)) }
    if let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir { homes.append(FilePath(String(cString: home))) }
    return homes
  }
}

extension FilePath {
  /// Whether there is a file or folder, through links.
  package var exists: Bool { access(string, F_OK) == 0 }

  /// Whether there is a folder; a link to a folder is not one.
  package var isFolder: Bool { linkStatus(of: string).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// The absolute path without links; nil if nothing is there.
  package var resolved: FilePath? {
    guard let resolved = realpath(isEmpty ? "." : string, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }

  /// Whether two paths lead to the same file or folder.
  package func isSame(as other: FilePath) -> Bool {
    guard let first = targetStatus(of: string), let second = targetStatus(of: other.string) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}

// Outside of the extension, since paths have a method of the same name.
private func linkStatus(of path: String) -> stat? {
  var status = stat()
  return lstat(path, &status) == 0 ? status : nil
}

private func targetStatus(of path: String) -> stat? {
  var status = stat()
  return stat(path, &status) == 0 ? status : nil
}
