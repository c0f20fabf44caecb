#if os(Linux)
  import Foundation
  import Testing

  /// Fixes, reports, drawings, and new sites while the system refuses one call after another: each file is as it was, or
  /// as it should be.
  @Suite struct WritingFaultTests {
    struct Work: Sendable, CustomTestStringConvertible {
      var arguments: [String]
      var setUp: @Sendable (World) throws -> Void

      var testDescription: String { arguments.joined(separator: " ") }
    }

    static let work: [Work] = [
      Work(arguments: ["check", "--fix"]) { try $0.file("project/Content/index.md", ReportAttacks.page) },
      Work(arguments: ["check", "--format", "sarif=report.sarif"]) { try $0.file("project/report.sarif", "Old.\n") },
      Work(arguments: ["check", "--write-baseline", "baseline.json"]) {
        try $0.file("project/baseline.json", "Old.\n")
      },
      Work(arguments: ["import", "reply.csv"]) { try ImportAttacks.translated($0) },
      Work(arguments: ["render", "--all", "--platform", "ios", "-o", "drawn"]) {
        try $0.file("project/Content/index.md", ReportAttacks.fine)
      },
      Work(arguments: ["init", "new"]) { try $0.file("project/new/README.md", "Mine.\n") },
    ]

    @Test(arguments: work)
    func aFailedCallHarmsNoFile(_ work: Work) throws {
      func world() throws -> World {
        let world = try World()
        try work.setUp(world)
        return world
      }
      func files(_ world: World) -> [String: Data] { Snapshot(of: world.project).contents }
      let whole = try world()
      let old = files(whole)
      _ = try Program.run(work.arguments, in: whole.project)
      let new = files(whole)
      try #require(old != new)
      let errors = [ENOSPC, EIO, EACCES, EMFILE]
      for number in 1... {
        let world = try world()
        let outcome = try Shim.run(work.arguments, in: world.project, at: number, .fail(errors[number % 4]))
        let now = files(world)
        let call = outcome.struck ?? "no call"
        for path in Set(now.keys).union(old.keys).union(new.keys).sorted() {
          #expect(now[path] == old[path] || now[path] == new[path], "\(call): \(path) is neither old nor new")
        }
        switch outcome.result.ending {
        case .exited(0), .exited(1): #expect(now == new, "\(call): success without its work: \(outcome.result.end)")
        case .exited(2): #expect(!outcome.result.messages.isEmpty, "\(call)")
        default: Issue.record("\(call): \(outcome.result.ending): \(outcome.result.end)")
        }
        if outcome.struck == nil { return }
      }
    }
  }
#endif
