import Files
import SystemPackage

/// The repository that a project's pages may lie in, asked through `git`.
///
/// A repository can come from anyone, and its configuration can name programs. So Git is only used in ways that run
/// none: no hook, pager, signature check, external diff, or file system monitor, and no fetch for a partial clone.
/// Git decides whether to trust the folder.
struct GitRepository: Sendable {
  /// The folder with the pages.
  let folder: FilePath

  /// The maximum size in bytes of the list of commits at which a shallow clone ends.
  static let boundaryLimit = 10_000_000

  /// The time limit in seconds.
  static let timeLimit = Duration.seconds(10)

  /// The date of the last commit that touched each page.
  ///
  /// - Parameter pages: paths relative to the folder.
  /// - Returns: no dates if there is no Git, no repository, or no commit, which is not a fault.
  func history(of pages: [String]) -> ChangeHistory {
    guard !pages.isEmpty else { return ChangeHistory() }
    do {
      let shallow = try git(["rev-parse", "--git-path", "shallow"]).run()
      guard shallow.ending == .exited(0) else { return Self.without(shallow) }
      let path = String(decoding: shallow.output, as: UTF8.self).prefix { $0 != "\n" }
      let boundary: [UInt8]?
      do {
        boundary = try readFile(folder.pushing(FilePath(String(path))), limit: Self.boundaryLimit)
      } catch {
        // Git would wait for a pipe until its time is up.
        return ChangeHistory(shortcoming: "pages have no dates: \(error)")
      }
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
    (history.commits, history.ages) = (reader.commits, reader.ages)
    if reader.unknown > 0 {
      history.shortcoming =
        "this clone is shallow, so \(reader.unknown) of \(pages.count) pages have no date; run "
        + "“git fetch --unshallow” (in GitHub’s checkout action, set “fetch-depth: 0”)"
    }
    return history
  }

  /// No dates, because there is no repository or commit yet, or because of a fault.
  private static func without(_ result: ChildProcess.Result) -> ChangeHistory {
    guard case .exited = result.ending else {
      return ChangeHistory(shortcoming: "pages have no dates: Git was stopped")
    }
    let messages = String(decoding: result.messages, as: UTF8.self)
    if ["not a git repository", "does not have any commits"].contains(where: messages.contains) {
      return ChangeHistory()
    }
    // Messages of Git can quote any file that a link in the repository leads to.
    let reason =
      messages.contains("dubious ownership")
      ? "the repository belongs to another user" : "Git cannot read the repository; run “git log” for details"
    return ChangeHistory(shortcoming: "pages have no dates: \(reason)")
  }

  private static func lines(of bytes: [UInt8]) -> Set<String> {
    Set(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }
}
