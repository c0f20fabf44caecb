import Foundation

/// A project and what lies around it, in a temporary folder that goes away with its value.
///
/// `project` is a small site. `outside` holds what a project must neither read nor change: a secret in several forms, and
/// the folder `victim` with files, modes, owners, an empty folder, a link, and a pipe. `home` is the home folder.
final class World: Sendable {
  let root: URL
  /// A text that must not get out.
  let secret = "SECRET-\(UUID().uuidString)"

  var project: URL { root.appending(path: "project") }

  init() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "pb-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    root = place.resolvingSymlinksInPath()
    try file(
      "project/Content/site.yml", "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios]\ndates: false\n")
    try file("project/Content/index.md", "---\ntitle: Home\n---\n\nText.\n")
    try file("outside/secret.txt", secret + "\n", mode: 0o600)
    try file("outside/secrets/index.md", "---\ntitle: \(secret)\n---\n\n\(secret)\n", mode: 0o600)
    try file("outside/secrets/site.yml", "version: 1\ntitle: \(secret)\n\(secret): 1\n", mode: 0o600)
    try file("outside/secrets/page.mustache", "<main>\(secret)</main>", mode: 0o600)
    try file("outside/victim/keep.txt", "Keep this.\n", mode: 0o640)
    try file("outside/victim/private/key", "key\n", mode: 0o400)
    try file("outside/victim/deep/er/page.md", "# Page\n")
    try folder("outside/victim/empty", mode: 0o750)
    try folder("outside/victim/shared", mode: 0o1777)
    try link("outside/victim/link", to: "keep.txt")
    try pipe("outside/victim/pipe")
    chmod(path("outside/victim/private"), 0o700)
    if geteuid() == 0 { chown(path("outside/victim/keep.txt"), 12345, 12345) }
    try file("home/.ssh/id", "key\n", mode: 0o600)
    try folder("home/Documents/Empty")
    chmod(path("home/.ssh"), 0o700)
  }

  deinit {
    // Folders without permission to write keep their files.
    for (path, entry) in Snapshot(of: root).entries where entry.kind == S_IFDIR { chmod(self.path(path), 0o700) }
    try? FileManager.default.removeItem(at: root)
  }

  func path(_ path: String) -> String { root.path + "/" + path }

  func file(_ path: String, _ text: String, mode: mode_t = 0o644) throws {
    try makeParent(path)
    try Data(text.utf8).write(to: URL(filePath: self.path(path)))
    chmod(self.path(path), mode)
  }

  func folder(_ path: String, mode: mode_t = 0o755) throws {
    try FileManager.default.createDirectory(atPath: self.path(path), withIntermediateDirectories: true)
    chmod(self.path(path), mode)
  }

  func link(_ path: String, to target: String) throws {
    try makeParent(path)
    try check(symlink(target, self.path(path)))
  }

  func pipe(_ path: String) throws {
    try makeParent(path)
    try check(mkfifo(self.path(path), 0o644))
  }

  /// A file that is long and holds nothing.
  func sparse(_ path: String, size: Int = 1 << 40) throws {
    try file(path, "")
    try check(truncate(self.path(path), off_t(size)))
  }

  func socket(_ path: String) throws {
    try makeParent(path)
    let name = Array(self.path(path).utf8)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { throw CocoaError(.fileWriteInvalidFileName) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    #if canImport(Darwin)
      let descriptor = Foundation.socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    try withUnsafePointer(to: &address) {
      try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        try check(bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)))
      }
    }
  }

  /// Gives the site a style sheet and scripts without content, which builds in half the time.
  func replaceTheme() throws {
    for name in ["favicon.svg", "live.css", "live.js", "search.js", "site.css", "site.js"] {
      try file("project/Templates/assets/" + name, "\n")
    }
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }

  func move(_ path: String, to target: String) throws { try check(rename(self.path(path), self.path(target))) }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: self.path(path))), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool { Entry(self.path(path)) != nil }

  /// Makes a git repository of the project, with one commit.
  func commit() throws {
    let commands = [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "Begin"]]
    for arguments in commands {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", path("project"), "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
    }
  }

  /// Runs a script of bash in the world.
  func shell(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-euo", "pipefail", "-c", script]
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
  }

  /// Gives everything a date long ago, so that whatever is touched shows.
  func age() {
    var times = [timespec(tv_sec: 1_000_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000_000, tv_nsec: 0)]
    for path in Snapshot(of: root).entries.keys {
      utimensat(AT_FDCWD, self.path(path), &times, AT_SYMLINK_NOFOLLOW)
    }
  }

  private func makeParent(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: self.path(path)).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private func check(_ status: Int32) throws {
    if status != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
