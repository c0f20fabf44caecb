import Diagnostics
import Files
import TestSupport
import Testing

@testable import Workbench

@Suite struct FixPlanTests {
  private func finding(_ path: String, _ edits: [(SourceRange, String)], rule: String = "test/rule") -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .warning, summary: "\(edits)", explanation: "",
      location: SourceLocation(path: path, range: edits.first?.0 ?? 0..<0),
      fixes: [
        .init("replace it", edits: edits.map { .init(replace: $0.0, with: $0.1) }), .init("remove it", edits: []),
      ])
  }

  private func plan(_ findings: [Diagnostic], links: [String: String] = [:]) throws -> FixPlan {
    let tree = FileTree.memory(texts: ["a": "0123456789", "b": "0123456789"])
    var files = EditedFiles()
    for path in ["a", "b"] { try files.add(path, tree.read(path)) }
    return FixPlan(
      findings, files: files, resolve: { links[$0] ?? $0 }, region: { .init(path: $0.location?.path ?? "") })
  }

  private func taken(_ findings: [Diagnostic], links: [String: String] = [:]) throws -> [String] {
    try plan(findings, links: links).fixes.map(\.diagnostic.summary)
  }

  @Test func takesTheFirstFixOfEachInTheOrderOfReports() throws {
    let (first, second) = (finding("a", [(1..<2, "x")]), finding("b", [(1..<2, "x")]))
    let third = finding("a", [(4..<5, "x")])
    let plan = try plan([second, third, first])
    #expect(plan.fixes.map(\.diagnostic) == [first, third, second])
    #expect(plan.fixes.allSatisfy { $0.label == "replace it" })
  }

  /// What overlaps or touches one that is taken waits; the same place in another file does not.
  @Test(
    arguments: [
      (1..<3, 2..<4, false), (1..<3, 3..<4, false), (1..<3, 3..<3, false), (1..<3, 1..<1, false), (2..<2, 2..<2, false),
      (1..<5, 2..<3, false), (1..<3, 4..<5, true), (1..<1, 2..<2, true),
    ] as [(SourceRange, SourceRange, Bool)])
  func lettingOthersWait(_ one: SourceRange, _ other: SourceRange, _ isTaken: Bool) throws {
    let findings = [finding("a", [(one, "x")], rule: "test/a"), finding("a", [(other, "y")], rule: "test/b")]
    #expect(try taken(findings).count == (isTaken ? 2 : 1))
    #expect(try taken([findings[0], finding("b", [(other, "y")])]).count == 2)
  }

  @Test func takesAllEditsOfAFixOrNone() throws {
    let both = finding("a", [(0..<1, "x"), (8..<9, "x")])
    let between = finding("a", [(4..<5, "y")])
    let late = finding("a", [(2..<3, "z"), (9..<10, "z")])
    #expect(try plan([both, between, late]).fixes.map(\.diagnostic) == [both, between])
  }

  @Test func knowsThatTwoNamesAreOneFile() throws {
    let findings = [finding("a", [(1..<2, "x")]), finding("b", [(1..<2, "x")])]
    #expect(try taken(findings, links: ["b": "a"]).count == 1)
    #expect(try taken(findings).count == 2)
  }

  @Test(
    arguments: [
      [(8..<11, "x")], [(-1..<2, "x")], [], [(1..<4, "x"), (3..<5, "y")], [(1..<1, "x"), (1..<1, "y")],
    ] as [[(SourceRange, String)]])
  func refusesWhatDoesNotFit(_ edits: [(SourceRange, String)]) throws {
    let plan = try plan([finding("a", edits)])
    #expect(plan.fixes.isEmpty)
    #expect(plan.unusable.count == 1)
  }
}
