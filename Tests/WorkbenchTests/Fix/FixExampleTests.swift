import Diagnostics
import Files
import Guidelines
import Site
import Testing
import Workbench

/// Every fix that a rule's examples show, through the real pipeline and in every surrounding that a block can have.
@Suite struct FixExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var testDescription: String { "\(rule): \(example.text)" }
    var pack: String { String(rule.prefix { $0 != "/" }) }
  }

  static let all = RuleList.all.flatMap { rule in
    rule.examples.filter { $0.form == .block && $0.fixed != nil }.map {
      Case(rule: rule.description.id, example: $0)
    }
  }

  /// How a file's lines may begin and end.
  struct Surroundings: Sendable {
    var first = ""
    var rest = ""
    var lineEnd = "\n"
    var mark = ""

    static let all = [
      Surroundings(), Surroundings(first: "1. ", rest: "   "), Surroundings(first: "> ", rest: "> "),
      Surroundings(lineEnd: "\r\n"), Surroundings(first: "> - ", rest: ">   ", lineEnd: "\r\n"),
      Surroundings(lineEnd: "\r"), Surroundings(mark: "\u{FEFF}"),
    ]

    func page(_ block: String, infoString: String) -> [UInt8] {
      let lines =
        ["# Seite 👍", "", "Ein Absatz: „häßlich“.", "", first + "```\(infoString)"]
        + block.split(separator: "\n", omittingEmptySubsequences: false).map { rest + $0 } + [rest + "```"]
      // The last line has no end.
      return Array((mark + lines.joined(separator: lineEnd)).utf8)
    }
  }

  private func files(_ page: [UInt8], of test: Case, aloneInForce: Bool) -> FileTree {
    var site = "version: 1\n"
    if !Pack.alwaysInForce.contains(test.pack) { site += "guidelines: [\(test.pack)]\n" }
    var rules = test.example.options.map { "  \(test.rule): \($0)\n" } ?? ""
    for rule in RuleList.all where aloneInForce && rule.description.pack == test.pack {
      if rule.description.id != test.rule { rules += "  \(rule.description.id): off\n" }
    }
    if !rules.isEmpty { site += "rules:\n" + rules }
    return .memory(["Content/index.md": page, "Content/site.yml": Array(site.utf8)])
  }

  private func fix(_ files: FileTree) async throws -> FixOutcome {
    try await FixRun(files: files) { try await Pipeline(files: $0).run(into: nil) }.run()
  }

  @Test(arguments: all)
  func givesWhatTheExampleShows(_ test: Case) async throws {
    for surroundings in Surroundings.all {
      let page = surroundings.page(test.example.text, infoString: test.example.infoString)
      let wanted = surroundings.page(test.example.fixed ?? "", infoString: test.example.infoString)
      let outcome = try await fix(files(page, of: test, aloneInForce: true))
      let fixed = outcome.files["Content/index.md"]?.bytes ?? page
      #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: wanted, as: UTF8.self), "\(surroundings)")
    }
  }

  /// With all rules of the pack: nothing gets worse, and there is nothing left to do for a second run.
  @Test(arguments: all)
  func leavesNothingForASecondRun(_ test: Case) async throws {
    for surroundings in Surroundings.all {
      let page = surroundings.page(test.example.text, infoString: test.example.infoString)
      let files = files(page, of: test, aloneInForce: false)
      let before = try await Pipeline(files: files).run(into: nil).diagnostics
      let outcome = try await fix(files)
      let after = outcome.result.diagnostics
      #expect(errors(after).isSubset(of: errors(before)))
      #expect(after.count <= before.count)
      #expect(after.contains { $0.rule == test.rule && $0.notes.isEmpty && !$0.fixes.isEmpty } == false)
      let again = try await fix(outcome.tree)
      #expect(again.applied.isEmpty, "\(again.applied)")
      #expect(again.files.isEmpty)
    }
  }

  private func errors(_ diagnostics: [Diagnostic]) -> Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.map(\.rule))
  }
}
