import Files
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The repository that a project's pages may lie in, asked through `git`.
///
/// A repository may come from anybody: its configuration can name programs. So git is asked for nothing that would run
/// one: no hook, pager, signature check, external diff or file system monitor, and no fetch of what a partial clone lacks.
/// Whether git trusts the folder at all is left to git.
struct GitRepository: Sendable {
  /// The folder that the pages are in.
  let folder: FilePath

  /// The maximum size in bytes of git's list of the commits at which a shallow clone ends.
  static let boundaryLimit = 10_000_000

  /// After which a repository counts as too slow.
  static let timeLimit = Duration.seconds(10)

  /// The date of the last commit that touched each page.
  ///
  /// - Parameter pages: paths below the folder.
  /// - Returns: no dates where there is no git, no repository or no commit: then nothing is wrong.
  func history(of pages: [String]) -> ChangeHistory {
    guard !pages.isEmpty else { return ChangeHistory() }
    do {
      let shallow = try git(["rev-parse", "--git-path", "shallow"]).run()
      guard shallow.ending == .exited(0) else { return Self.without(shallow) }
      let path = String(decoding: shallow.output, as: UTF8.self).prefix { $0 != "\n" }
      let boundary = (try? readFile(folder.pushing(FilePath(String(path))), limit: Self.boundaryLimit)) ?? nil
      return try log(pages, endingAt: Self.lines(of: boundary ?? []))
    } catch {
      switch error {
      case .notFound: return ChangeHistory()
      case .timedOut:
        let limit = Self.timeLimit.components.seconds
        return ChangeHistory(shortcoming: "pages have no dates: Git took longer than \(limit) s")
      case .system(let error): return ChangeHistory(shortcoming: "pages have no dates: Git cannot be started: \(error)")
      }
    }
  }

  private func log(
    _ pages: [String], endingAt boundary: Set<String>
  ) throws(ChildProcess.Failure) -> ChangeHistory {
    var reader = GitLogReader(wanted: pages, boundary: boundary)
    let arguments = [
      "log", "-z", "-c", "--name-only", "--relative", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color",
      "--no-show-signature", "--no-mailmap", "--format=" + GitLogReader.format, "--", ".",
    ]
    let result = try git(arguments).run { piece in
      reader.take(piece)
      return !reader.isDone
    }
    guard result.ending == .exited(0) || reader.isDone else { return Self.without(result) }
    var history = ChangeHistory(dates: reader.dates)
    if reader.unknown > 0 {
      history.shortcoming =
        "this clone is shallow, so \(reader.unknown) of \(pages.count) pages have no date; run "
        + "“git fetch --unshallow” (in GitHub’s checkout action, set “fetch-depth: 0”)"
    }
    return history
  }

  /// No dates: because there is no repository or nothing in it yet, or because something is wrong.
  private static func without(_ result: ChildProcess.Result) -> ChangeHistory {
    guard case .exited = result.ending else {
      return ChangeHistory(shortcoming: "pages have no dates: Git was stopped")
    }
    let messages = String(decoding: result.messages, as: UTF8.self)
    if ["not a git repository", "does not have any commits"].contains(where: messages.contains) {
      return ChangeHistory()
    }
    // What git prints may quote any file that a link in the repository leads to.
    let reason =
      messages.contains("dubious ownership")
      ? "the repository belongs to another user" : "Git cannot read the repository; run “git log” for details"
    return ChangeHistory(shortcoming: "pages have no dates: \(reason)")
  }

  private static func lines(of bytes: [UInt8]) -> Set<String> {
    Set(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: Asking git

  private func git(_ arguments: [String]) -> ChildProcess {
    let settings = ["core.fsmonitor=false", "log.showSignature=false", "log.showRoot=true", "diff.orderFile=/dev/null"]
    return ChildProcess(
      program: "git",
      arguments: ["--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }
        + ["-C", folder.string] + arguments,
      environment: Self.environment, timeLimit: Self.timeLimit)
  }

  /// What git needs to find itself and the settings of whoever runs it, and nothing that a hook or a script has left to
  /// point it at another repository.
  ///
  /// No protocol is allowed, so that a repository which lacks objects cannot make git fetch them, with whatever program
  /// its configuration names for that.
  private static var environment: [String] {
    let kept = [
      "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "SUDO_UID", "DEVELOPER_DIR", "GIT_EXEC_PATH",
      "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT",
    ]
    let settings = (0..<(variable("GIT_CONFIG_COUNT").flatMap { Int($0) }.map { min(max($0, 0), 100) } ?? 0))
      .flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
    return (kept + settings).compactMap { name in variable(name).map { "\(name)=\($0)" } } + [
      "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "GIT_TERMINAL_PROMPT=0",
    ]
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
