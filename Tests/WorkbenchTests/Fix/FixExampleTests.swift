import Diagnostics
import Files
import Guidelines
import Site
import Synchronization
import TestSupport
import Testing
import Workbench

/// Every fix that a rule's examples show, through the real pipeline and in every surrounding that a block can have.
@Suite struct FixExampleTests {
  static let all = ExampleCase.all(.block).filter { $0.example.fixed != nil }

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

    func page(_ block: String, infoString: String, title: String) -> [UInt8] {
      let lines =
        ["# \(title) 👍", "", "Ein Absatz: „häßlich“.", "", first + "```\(infoString)"]
        + block.split(separator: "\n", omittingEmptySubsequences: false).map { rest + $0 } + [rest + "```"]
      // The last line has no end.
      return Array((mark + lines.joined(separator: lineEnd)).utf8)
    }
  }

  /// A page for each of the surroundings, by path: one site, and so one run of fixes, tries them all.
  private func pages(_ block: String, of test: ExampleCase) -> [String: [UInt8]] {
    var pages: [String: [UInt8]] = [:]
    for (number, surroundings) in Surroundings.all.enumerated() {
      pages["Content/page-\(number).md"] = surroundings.page(
        block, infoString: test.example.infoString, title: "Seite \(number)")
    }
    return pages
  }

  private func files(of test: ExampleCase, aloneInForce: Bool) -> FileTree {
    var site = "version: 1\n"
    if !Pack.alwaysInForce.contains(test.pack) { site += "guidelines: [\(test.pack)]\n" }
    var rules = test.example.options.map { "  \(test.rule): \($0)\n" } ?? ""
    for rule in RuleList.all where aloneInForce && rule.description.pack == test.pack {
      if rule.description.id != test.rule { rules += "  \(rule.description.id): off\n" }
    }
    if !rules.isEmpty { site += "rules:\n" + rules }
    return .memory(pages(test.example.text, of: test).merging(["Content/site.yml": Array(site.utf8)]) { $1 })
  }

  /// - Returns: what the first check found, and what has come of the fixes.
  private func fix(_ files: FileTree) async throws -> (before: [Diagnostic], outcome: FixOutcome) {
    let first = Mutex<[Diagnostic]?>(nil)
    let outcome = try await FixRun(files: files) { files in
      let result = try await Pipeline(files: files).run(into: nil)
      first.withLock { $0 = $0 ?? result.diagnostics }
      return result
    }.run()
    return (try #require(first.withLock { $0 }), outcome)
  }

  @Test(arguments: all)
  func givesWhatTheExampleShows(_ test: ExampleCase) async throws {
    let outcome = try await fix(files(of: test, aloneInForce: true)).outcome
    for (path, wanted) in pages(test.example.fixed ?? "", of: test).sorted(by: { $0.key < $1.key }) {
      let fixed = try #require(try outcome.tree.read(path))
      #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: wanted, as: UTF8.self), "\(path)")
    }
  }

  /// With all rules of the pack: nothing gets worse, and there is nothing left to do for a second run.
  @Test(arguments: all)
  func leavesNothingForASecondRun(_ test: ExampleCase) async throws {
    let (before, outcome) = try await fix(files(of: test, aloneInForce: false))
    let again = try await fix(outcome.tree).outcome
    #expect(again.applied.isEmpty, "\(again.applied)")
    #expect(again.files.isEmpty)
    for number in Surroundings.all.indices {
      let path = "Content/page-\(number).md"
      let (old, new) = (findings(before, on: path), findings(outcome.result.diagnostics, on: path))
      #expect(errors(new).isSubset(of: errors(old)), "\(path)")
      #expect(new.count <= old.count, "\(path)")
      #expect(new.contains { $0.rule == test.rule && $0.notes.isEmpty && !$0.fixes.isEmpty } == false, "\(path)")
    }
    // Of the site, too.
    #expect(outcome.result.diagnostics.count <= before.count)
    #expect(errors(outcome.result.diagnostics).isSubset(of: errors(before)))
  }

  private func findings(_ diagnostics: [Diagnostic], on path: String) -> [Diagnostic] {
    diagnostics.filter { $0.location?.path == path }
  }

  private func errors(_ diagnostics: [Diagnostic]) -> Set<String> {
    Set(diagnostics.filter { $0.severity == .error }.map(\.rule))
  }
}
