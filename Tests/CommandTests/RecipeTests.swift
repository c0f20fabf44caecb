import Foundation
import TestSupport
import Testing
import YAML

/// Recipes say what the program accepts, and give no job more rights than it needs.
@Suite struct RecipeTests {
  static let yaml = Recipe.all.filter { $0.language == "yaml" }
  static let workflows = yaml.filter { $0.text.contains("jobs:") }

  @Test func findsRecipesEverywhere() {
    #expect(Self.workflows.count >= 7)
    #expect(Recipe.all.contains { $0.place.hasPrefix("a new .github/workflows/") })
    #expect(Recipe.all.count { $0.language == "sh" } > 10)
  }

  @Test(arguments: yaml) func parses(_ recipe: Recipe) throws {
    #expect(try recipe.yaml() != nil)
  }

  /// Expressions of GitHub in scripts let the author of a pull request write the script; values come in variables.
  @Test(arguments: Recipe.all) func shellIsSound(_ recipe: Recipe) throws {
    for script in try recipe.scripts() {
      let result = try Program.run(named: "bash", ["-n", "-c", script])
      #expect(result.status == 0, "\(result.messages)")
      #expect(!script.contains("${{"), "\(script)")
    }
  }

  // MARK: Rights

  @Test(arguments: workflows) func jobsHaveTheLeastRights(_ recipe: Recipe) throws {
    let workflow = try #require(try recipe.yaml())
    // A job that a page adds to a workflow has no events of its own.
    if let events = workflow["on"] {
      #expect(try #require(workflow["permissions"]).entries.isEmpty)
      #expect(events["pull_request_target"] == nil)
    }
    for job in try #require(workflow["jobs"]).entries {
      let rights = try #require(job.value["permissions"], "job \(job.key)").entries
      #expect(!rights.isEmpty)
      let steps = job.value["steps"]?.items ?? []
      let checkouts = steps.filter { $0["uses"]?.text?.hasPrefix("actions/checkout@") == true }
      #expect(checkouts.allSatisfy { $0["with"]?["persist-credentials"]?.text == "false" }, "job \(job.key)")
      guard rights.contains(where: { $0.value.text != "read" }) else { continue }
      // What can write has no files of the pull request.
      #expect(checkouts.isEmpty, "job \(job.key)")
      #expect(!steps.contains { $0["uses"]?.text?.hasPrefix(".") == true }, "job \(job.key)")
    }
  }

  /// A tag can be moved to other code, a commit cannot.
  @Test func actionsArePinned() throws {
    var commits: [Substring: Set<Substring>] = [:]
    for recipe in Self.yaml {
      for line in recipe.text.split(separator: "\n") where line.contains("uses: ") && !line.contains("uses: ./") {
        let match = try #/.*uses: ([\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)/#.wholeMatch(in: line)
        let (_, action, commit) = try #require(match, "\(recipe.place): \(line)").output
        commits[action, default: []].insert(commit)
      }
    }
    #expect(commits.count > 4)
    for (action, commits) in commits { #expect(commits.count == 1, "\(action): \(commits.sorted())") }
  }

  // MARK: What the program accepts

  /// The options of each command, and the text of its help.
  private static func commands() throws -> [String: (options: Set<String>, help: String)] {
    let output = try Program.run(["--experimental-dump-help"], in: Repository.root).output
    let help = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let root = help?["command"] as? [String: Any]
    var commands: [String: (options: Set<String>, help: String)] = [:]
    for command in root?["subcommands"] as? [[String: Any]] ?? [] {
      guard let name = command["commandName"] as? String else { continue }
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      let options = arguments.flatMap { $0["names"] as? [[String: String]] ?? [] }.compactMap { name in
        name["name"].map { (name["kind"] == "long" ? "--" : "-") + $0 }
      }
      commands[name] = (Set(options), arguments.compactMap { $0["abstract"] as? String }.joined(separator: " "))
    }
    return commands
  }

  @Test func programAcceptsEachCommand() throws {
    let commands = try Self.commands()
    var uses = 0
    for recipe in Recipe.all {
      for script in try recipe.scripts() {
        let lines = script.replacing("\\\n", with: " ")
        for use in lines.matches(of: #/(?:^|[\s\/"])(?:patternbook|\$program)"? ([a-z][^|&;\n)]*)/#) {
          uses += 1
          let words = use.output.1
          let name = String(words.prefix { $0 != " " })
          let command = try #require(commands[name], "\(recipe.place): \(words)")
          for option in words.matches(of: #/(?:^|[ +])(--?[a-z][a-z-]*)/#) {
            #expect(command.options.contains(String(option.output.1)), "\(recipe.place): \(words)")
          }
          for format in words.matches(of: #/--format "?([a-z]+)/#) {
            #expect(command.help.contains("\(format.output.1) ("), "\(recipe.place): \(words)")
          }
        }
      }
    }
    #expect(uses > 20)
  }
}
