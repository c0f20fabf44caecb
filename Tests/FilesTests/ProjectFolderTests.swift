import Files
import Foundation
import SystemPackage
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What of a project is read, and what is not.
@Suite struct ProjectFolderTests {
  let sandbox: Sandbox
  let project: ProjectFolder

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("secret", to: "outside/secret.md")
    try sandbox.write("page", to: "project/Content/page.md")
    try sandbox.write("deep", to: "project/Content/a/b/deep.md")
    try sandbox.write("hidden", to: "project/Content/.hidden/plan.md")
    try sandbox.write("copy", to: "project/Content/a/page.md~")
    try sandbox.write("config", to: "project/.git/config")
    project = try ProjectFolder(sandbox.path.appending("project"))
  }

  private func read(_ path: String, limit: Int = 1000) throws -> String? {
    try project.read(path, limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("near.md", "page.md", "page"), ("far.md", "a/b/deep.md", "deep"), ("a/up.md", "../page.md", "page"),
    ("round.md", "a/../a/./b/deep.md", "deep"), ("a/b/two.md", "../up.md", "page"),
  ])
  func followsLinksThatStayInTheFolder(_ link: String, _ target: String, _ text: String) throws {
    try sandbox.link("project/Content/a/up.md", to: "../page.md")
    if link != "a/up.md" { try sandbox.link("project/Content/" + link, to: target) }
    #expect(try read("Content/" + link) == text)
    #expect(try project.list("Content", limit: { _ in 1000 }).files.contains("Content/" + link))
    #expect(try read(project.resolve("Content/" + link)) == text)
    #expect(try project.resolve("Content/" + link) == (text == "page" ? "Content/page.md" : "Content/a/b/deep.md"))
  }

  @Test(arguments: [
    "../../outside/secret.md", "../../../../../../../../../../etc/passwd", "/etc/passwd", "../.git/config",
    ".hidden/plan.md", "loop.md", "/proc/self/environ", "a/../../../outside/secret.md", "../Content/page.md",
  ])
  func refusesLinksThatLeaveTheFolder(_ target: String) throws {
    try sandbox.link("project/Content/loop.md", to: target)
    let error = #expect(throws: FileError.self) { try read("Content/loop.md") }
    #expect(error?.cause == .refused(.link))
    #expect(try project.list("Content", limit: { _ in 1000 }).refused == ["Content/loop.md": .link])
  }

  @Test func refusesFilesBehindLinkedFolders() throws {
    try sandbox.link("project/Content/linked", to: "../../outside")
    #expect(throws: FileError.self) { try read("Content/linked/secret.md") }
    #expect(try project.list("Content", limit: { _ in 1000 }).refused == ["Content/linked": .link])
  }

  @Test func followsAFolderOfTheProjectThatIsALinkInTheProject() throws {
    try sandbox.write("other", to: "project/docs/page.md")
    try sandbox.link("project/docs/up.md", to: "../Content/page.md")
    try sandbox.link("project/Templates", to: "docs")
    #expect(try project.list("Templates", limit: { _ in 1000 }).files == ["Templates/page.md"])
    #expect(try read("Templates/page.md") == "other")
    #expect(throws: FileError.self) { try read("Templates/up.md") }
  }

  @Test(arguments: ["../outside", ".git", "/etc"])
  func refusesAFolderOfTheProjectThatLeadsElsewhere(_ target: String) throws {
    try sandbox.link("project/Templates", to: target)
    #expect(throws: FileError.self) { try project.list("Templates", limit: { _ in 1000 }) }
    #expect(throws: FileError.self) { try read("Templates/secret.md") }
  }

  @Test func readsNothingButRegularFilesOfABoundedSize() throws {
    let content = sandbox.url.appending(path: "project/Content")
    #expect(mkfifo(content.appending(path: "pipe.md").path, 0o644) == 0)
    try sandbox.write("", to: "project/Content/endless.md")
    let handle = try FileHandle(forWritingTo: content.appending(path: "endless.md"))
    try handle.truncate(atOffset: 1 << 40)
    let listing = try project.list("Content", limit: { _ in 1000 })
    #expect(listing.refused == ["Content/pipe.md": .special, "Content/endless.md": .tooLarge(limit: 1000)])
    #expect(throws: FileError("read", path("Content/pipe.md"), .refused(.special))) { try read("Content/pipe.md") }
    #expect(throws: FileError("read", path("Content/a"), .refused(.folder))) { try read("Content/a") }
    #expect(throws: FileError("read", path("Content/endless.md"), .refused(.tooLarge(limit: 1000)))) {
      try read("Content/endless.md")
    }
    #expect(try read("Content/page.md", limit: 4) == "page")
    #expect(throws: FileError.self) { try read("Content/page.md", limit: 3) }
    #expect(try read("Content/nothing.md") == nil)
    #expect(try read("Content/page.md/below") == nil)
  }

  private func path(_ path: String) -> String { sandbox.path.appending("project").appending(path).string }

  @Test func doesNotDescendForEver() throws {
    try sandbox.makeFolder("project/Content/" + String(repeating: "d/", count: 100))
    #expect(try project.list("Content", limit: { _ in 1000 }).refused.values.map(\.description).count == 1)
  }

  /// A thread exchanges a page for a link to a secret and back, as fast as it can.
  @Test func neverReadsTheTargetOfASwappedLink() async throws {
    let content = sandbox.url.appending(path: "project/Content")
    try sandbox.link("project/Content/link.md", to: "../../outside/secret.md")
    let (page, link) = (content.appending(path: "page.md").path, content.appending(path: "link.md").path)
    let spare = content.appending(path: "spare.md").path
    async let swaps: Void = Task.detached {
      for _ in 0..<3000 {
        rename(page, spare)
        rename(link, page)
        rename(page, link)
        rename(spare, page)
      }
    }.value
    var read = 0
    for _ in 0..<6000 where ((try? self.read("Content/page.md")) ?? nil) == "page" { read += 1 }
    for _ in 0..<3000 { #expect((try? self.read("Content/page.md")) ?? nil != "secret") }
    await swaps
    #expect(read > 0)
  }
}
