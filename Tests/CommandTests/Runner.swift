import Foundation
import TestSupport
import Testing
import YAML

/// Does with the scripts of a recipe what a runner does, with the program under test in place of an installed one.
///
/// Actions are left out; what they bring, such as a checkout, is there already. Python installs nothing: its environment
/// has a `pip` that notes what it is asked for, and a link to the program.
struct Runner {
  /// The repository that is checked out.
  let checkout: TemporaryFolder
  private let scratch: TemporaryFolder

  init(_ checkout: TemporaryFolder) throws {
    self.checkout = checkout
    scratch = try TemporaryFolder()
    let program = try Program.patternbook.path
    try tool("pip", "#!/bin/sh\necho \"pip $*\" >> \"\(scratch.path("pip"))\"\n")
    try tool(
      "python3",
      """
      #!/bin/sh
      [ "$1 $2" = '-m venv' ] || exit 2
      mkdir -p "$3/bin" && cp "\(scratch.path("tools/pip"))" "$3/bin/pip" && ln -s "\(program)" "$3/bin/patternbook"

      """)
    try FileManager.default.createSymbolicLink(atPath: scratch.path("tools/patternbook"), withDestinationPath: program)
  }

  private func tool(_ name: String, _ script: String) throws {
    try scratch.write(script, to: "tools/" + name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("tools/" + name))
  }

  /// What pip was asked for, a line each.
  var installations: String { (try? String(contentsOfFile: scratch.path("pip"), encoding: .utf8)) ?? "" }

  /// The step summary.
  var summary: String { (try? String(contentsOfFile: scratch.path("summary"), encoding: .utf8)) ?? "" }

  /// Runs a script in the checkout; stops at the first line that fails.
  func run(_ script: String, environment: [String: String] = [:]) throws -> Program.Result {
    let added = (try? String(contentsOfFile: scratch.path("path"), encoding: .utf8)) ?? ""
    let folders = added.split(separator: "\n").reversed().map(String.init) + [scratch.path("tools")]
    let own = [
      "PATH": (folders + [ProcessInfo.processInfo.environment["PATH"] ?? ""]).joined(separator: ":"),
      "RUNNER_TEMP": scratch.path("temp"), "GITHUB_PATH": scratch.path("path"),
      "GITHUB_STEP_SUMMARY": scratch.path("summary"),
    ]
    return try Program.run(
      named: "bash", ["-e", "-o", "pipefail", "-c", script], in: checkout.url,
      environment: own.merging(environment) { _, new in new })
  }

  /// Runs the scripts of the steps of a job on GitHub until one fails.
  ///
  /// - Parameter inputs: the inputs of an action.
  /// - Returns: the status of the last script, and the output of all.
  func run(_ steps: [YAMLNode], on event: String, inputs: [String: String] = [:]) throws -> (
    status: Int32, text: String
  ) {
    var values = Dictionary(uniqueKeysWithValues: inputs.map { ("inputs." + $0.key, $0.value) })
    values["github.event_name"] = event
    try? FileManager.default.removeItem(atPath: scratch.path("path"))
    try? FileManager.default.removeItem(atPath: scratch.path("temp"))
    var text = ""
    for step in steps {
      guard let script = step["run"]?.text, try applies(step["if"]?.text, values) else { continue }
      var environment: [String: String] = [:]
      for entry in step["env"]?.entries ?? [] {
        environment[entry.key] = (entry.value.text ?? "").replacing(/\$\{\{ ([a-z._-]+) \}\}/) {
          values[String($0.output.1)] ?? "(unknown \($0.output.1))"
        }
      }
      let result = try run(script, environment: environment)
      text += result.output + result.messages
      if result.status != 0 { return (result.status, text) }
    }
    return (0, text)
  }

  /// Whether a condition of the form `name == 'value'` holds; none always does.
  private func applies(_ condition: String?, _ values: [String: String]) throws -> Bool {
    guard let condition else { return true }
    let match = try #require(try /([a-z._]+) == '(.*)'/.wholeMatch(in: condition), "\(condition)")
    return values[String(match.output.1)] == String(match.output.2)
  }
}
