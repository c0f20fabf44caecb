import Testing

extension TemporaryFolder {
  /// Commits everything that has changed.
  package func commit(at date: String = "2024-01-01T00:00:00Z") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message=Change", at: date)
  }

  /// Runs git in the folder.
  package func git(_ arguments: String..., at date: String = "2024-01-01T00:00:00Z") throws {
    var environment: [String: String] = [:]
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Test"
      environment["GIT_\(role)_EMAIL"] = "test@example.org"
      environment["GIT_\(role)_DATE"] = date
    }
    let result = try Program.run(named: "git", arguments, in: url, environment: environment)
    try #require(result.status == 0, "git \(arguments): \(result.messages)")
  }
}
