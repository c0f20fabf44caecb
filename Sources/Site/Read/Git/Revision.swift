package import Files
package import SystemPackage

/// A commit of the repository that a project lies in.
package struct Revision: Sendable {
  /// The name that the user gave: `main`, `HEAD~1`.
  package let name: String
  /// The full ID of the commit.
  package let commit: String
  private let repository: GitRepository
  /// The project's folder in the repository: empty, or with a slash at its end.
  private let prefix: String

  /// Finds a commit by any name that Git accepts.
  ///
  /// - Parameter root: the folder of the project.
  /// - Throws: `RevisionError`.
  package init(_ name: String, root: FilePath) throws {
    // Git would read such a name as an option, or as several lines.
    guard !name.isEmpty, name.utf8.first != UInt8(ascii: "-"), name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { throw RevisionError("“\(name)” cannot be the name of a revision; give a branch, tag, or commit") }
    self.name = name
    repository = GitRepository(folder: root)
    let place = try repository.ask(["rev-parse", "--is-shallow-repository", "--show-prefix"], about: name)
    guard place.ending == .exited(0) else { throw RevisionError.noRepository(place, root: root) }
    // A prefix can contain line feeds; only the last one ends it.
    let lines = String(decoding: place.output, as: UTF8.self).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    prefix = lines.count == 2 ? String(lines[1].dropLast(lines[1].hasSuffix("\n") ? 1 : 0)) : ""
    let found = try repository.ask(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], about: name)
    commit = String(decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard found.ending == .exited(0), commit.utf8.count >= 40, commit.allSatisfy(\.isHexDigit) else {
      throw RevisionError.unknown(name, isShallow: lines.first == "true")
    }
  }

  /// The beginning of the commit's ID, as Git prints it.
  package var shortCommit: String { String(commit.prefix(10)) }

  /// The name and the commit: `main (1a2b3c4d5e)`.
  package var description: String {
    commit.hasPrefix(name) ? shortCommit : "\(name) (\(shortCommit))"
  }

  /// The files of the project in this commit.
  ///
  /// They are read from Git's objects: nothing is checked out, and nothing that a repository configures runs.
  package var files: FileTree {
    let tree = GitTree(repository: repository, commit: commit, prefix: prefix, name: description)
    return FileTree(
      list: { try tree.list($0, skipping: $1) }, read: { try tree.read($0) }, resolve: { (try? tree.resolve($0)) ?? $0 }
    )
  }
}

/// Why a commit, or its files, cannot be read.
package struct RevisionError: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// There is no repository, or Git refuses to read it.
  static func noRepository(_ result: ChildProcess.Result, root: FilePath) -> RevisionError {
    let messages = String(decoding: result.messages, as: UTF8.self)
    if messages.contains("dubious ownership") {
      return RevisionError(
        "the repository belongs to another user; to trust it, run “git config --global --add safe.directory FOLDER”")
    }
    return messages.contains("not a git repository")
      ? RevisionError("the project folder is not in a Git repository, so it has no revisions")
      : RevisionError("Git cannot read the repository; run “git status” for details")
  }

  /// No commit has this name.
  static func unknown(_ name: String, isShallow: Bool) -> RevisionError {
    guard isShallow else {
      return RevisionError(
        "unknown revision “\(name)”; run “git fetch” if it is on a remote, or check it with “git log \(name)”")
    }
    return RevisionError(
      "revision “\(name)” is not in this shallow clone; run “git fetch --unshallow” (in GitHub’s checkout action, set "
        + "“fetch-depth: 0”; in GitLab CI, “GIT_DEPTH: 0”)")
  }

  /// A partial clone lacks objects of the commit.
  static func missing(_ name: String) -> RevisionError {
    RevisionError(
      "this clone lacks files of \(name); run “git fetch --refetch --no-filter” to get them, or clone without --filter")
  }
}

extension GitRepository {
  /// Runs Git to its end.
  ///
  /// - Throws: `RevisionError` if Git cannot be started or takes too long.
  func ask(
    _ arguments: [String], input: [UInt8] = [], about name: String, timeLimit: Duration = GitRepository.timeLimit,
    _ take: ((UnsafeRawBufferPointer) -> Bool)? = nil
  ) throws(RevisionError) -> ChildProcess.Result {
    let child = git(arguments, input: input, timeLimit: timeLimit)
    do {
      if let take { return try child.run(take) }
      return try child.run()
    } catch {
      switch error {
      case .notFound: throw RevisionError("Git is not installed; it is needed to read \(name)")
      case .timedOut:
        throw RevisionError("Git took longer than \(timeLimit.components.seconds) s to read \(name)")
      case .system(let error): throw RevisionError("Git cannot be started: \(error)")
      }
    }
  }
}
