import Files
import SystemPackage

/// How Git is run.
extension GitRepository {
  /// Git with arguments, in the folder of the repository.
  ///
  /// - Parameters:
  ///   - input: standard input.
  ///   - timeLimit: time limit, after which Git is killed.
  func git(
    _ arguments: [String], input: [UInt8] = [], timeLimit: Duration = GitRepository.timeLimit
  ) -> ChildProcess {
    let settings = ["core.fsmonitor=false", "log.showSignature=false", "log.showRoot=true", "diff.orderFile=/dev/null"]
    return ChildProcess(
      program: "git",
      arguments: ["--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }
        + ["-C", folder.string] + arguments,
      input: input, environment: Self.environment, timeLimit: timeLimit)
  }

  /// The environment that Git needs to find itself and the settings of the user, without variables that could point
  /// it to another repository.
  ///
  /// No protocol is allowed, so that a repository with missing objects cannot make Git fetch them with a program from
  /// its configuration.
  private static var environment: [String] {
    let kept = [
      "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "SUDO_UID", "DEVELOPER_DIR", "GIT_EXEC_PATH",
      "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT",
    ]
    let count = Surroundings.variable("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
    let settings = (0..<min(max(count, 0), 100)).flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
    return (kept + settings).compactMap { name in Surroundings.variable(name).map { "\(name)=\($0)" } } + [
      "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "GIT_TERMINAL_PROMPT=0",
      "GIT_GRAFT_FILE=/dev/null",
    ]
  }
}
