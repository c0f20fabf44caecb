import Files
import SystemPackage
import Testing

/// A folder of a project that is laid out like a project.
@Suite struct BelowTests {
  private let sandbox: Sandbox
  private let files: FileTree

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("secret", to: "outside/secret.md")
    try sandbox.write("now", to: "project/Content/page.md")
    try sandbox.write("then", to: "project/old/1.0/Content/page.md")
    try sandbox.write("part", to: "project/old/1.0/Content/a/part.md")
    try sandbox.link("project/old/1.0/Content/near.md", to: "a/part.md")
    try sandbox.link("project/old/1.0/Content/far.md", to: "../../../../outside/secret.md")
    try sandbox.link("project/old/1.0/Content/now.md", to: "../../../Content/page.md")
    files = try FileTree.disk(root: sandbox.path.appending("project")).below("old/1.0")
  }

  private func read(_ path: String) throws -> String? {
    try files.read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func hasItsOwnFiles() throws {
    #expect(try read("Content/page.md") == "then")
    #expect(try read("Content/near.md") == "part")
    #expect(files.resolve("Content/near.md") == "Content/a/part.md")
    #expect(try read("Content/none.md") == nil)
    let listing = try files.list("Content") { path, _ in path == "Content/a" }
    #expect(listing.files == ["Content/near.md", "Content/page.md"])
    #expect(Set(listing.refused.keys) == ["Content/far.md", "Content/now.md"])
    #expect(try files.list("").files.count == 3)
    try files.probe("Content/page.md")
  }

  @Test(arguments: ["../../Content/page.md", "../../../outside/secret.md", "Content/../../../Content/page.md"])
  func doesNotReachAboveItself(_ path: String) throws {
    #expect(try read(path) == nil)
    #expect(try files.list(path).files.isEmpty)
  }

  @Test(arguments: ["Content/far.md", "Content/now.md"]) func refusesLinksThatLeaveIt(_ path: String) throws {
    #expect(throws: FileError.self) { try read(path) }
    #expect(throws: FileError.self) { try files.probe(path) }
  }
}
