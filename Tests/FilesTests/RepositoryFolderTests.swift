import Files
import SystemPackage
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What of a repository around a project is read, and what is not.
@Suite struct RepositoryFolderTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("secret", to: "outside.txt")
    try sandbox.write("[core]", to: "repository/.git/config")
    try sandbox.write("ref: refs/heads/main", to: "repository/.git/HEAD")
    try sandbox.write("key", to: "repository/.env")
    try sandbox.write("key", to: "repository/a/.hidden/key.txt")
    try sandbox.write("code", to: "repository/a/code.rs")
    try sandbox.write("private", to: "repository/private/key.txt")
    try sandbox.write("title: T", to: "repository/docs/book/site.yml")
  }

  private func tree() throws -> FileTree { try .disk(root: sandbox.path.appending("repository/docs/book")) }

  private func read(_ path: String) throws -> String? {
    let repository = try #require(try tree().repository)
    let bytes = try repository.read(path) { !$0.hasPrefix("private/") }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func readsFilesAbove() throws {
    #expect(try read("../../a/code.rs") == "code")
    #expect(try read("../../a/missing.rs") == nil)
    #expect(try tree().read("site.yml") != nil)
    // Only who asks for it gets it.
    #expect(throws: FileError.self) { try tree().read("../../a/code.rs") }
  }

  @Test(arguments: [
    "../../../outside.txt", "../../../repository/a/code.rs", "../../.env", "../../.git/config", "../../.GIT/config",
    "../../a/.hidden/key.txt", "../../a/../../outside.txt", "../../a/../.env", "../../private/key.txt", "../..",
    "../../a", "../", "a", "site.yml", "/etc/passwd", "", "../../a/./code.rs",
  ])
  func refuses(_ path: String) throws { #expect(throws: FileError.self) { try read(path) } }

  @Test(arguments: [("../docs/book/site.yml", "title: T"), ("code.rs", "code"), ("../a/code.rs", "code")])
  func followsLinksWithin(_ target: String, _ text: String) throws {
    try sandbox.link("repository/a/link", to: target)
    #expect(try read("../../a/link") == text)
  }

  @Test(arguments: [
    "../../outside.txt", "/etc/passwd", "../.env", "../.git/config", "link", "../private/key.txt", ".hidden/key.txt",
    "../a", "../../repository/a/code.rs",
  ])
  func refusesLinks(_ target: String) throws {
    try sandbox.link("repository/a/link", to: target)
    #expect(throws: FileError.self) { try read("../../a/link") }
    try sandbox.link("repository/link", to: "a/link")
    #expect(throws: FileError.self) { try read("../../link") }
  }

  @Test func refusesPipes() throws {
    #expect(mkfifo(sandbox.path.appending("repository/a/pipe").string, 0o644) == 0)
    #expect(throws: FileError.self) { try read("../../a/pipe") }
  }

  /// A worktree or a submodule has a file that names the folder.
  @Test(arguments: [("gitdir: ../.git/modules/a\n", true), ("", false), ("not one\n", false)])
  func aFileCanNameTheRepository(_ text: String, _ isOne: Bool) throws {
    try sandbox.write(text, to: "repository/docs/.git")
    try sandbox.write("near", to: "repository/docs/near.txt")
    #expect((try tree().repository != nil) == isOne)
    guard isOne else { return }
    #expect(try read("../near.txt") == "near")
    #expect(throws: FileError.self) { try read("../../a/code.rs") }
  }

  @Test func aProjectCanBeTheRepository() throws {
    try sandbox.write("ref: x", to: "repository/docs/book/.git/HEAD")
    #expect(try tree().repository == nil)
  }

  @Test func foldersForEverybodyAreNone() throws {
    #expect(chmod(sandbox.path.appending("repository").string, 0o1777) == 0)
    #expect(try tree().repository == nil)
  }

  @Test func anEmptyMarkIsNone() throws {
    #expect(unlink(sandbox.path.appending("repository/.git/HEAD").string) == 0)
    #expect(try tree().repository == nil)
  }

  @Test func foldersOfOthersAreNone() throws {
    guard geteuid() == 0 else { return }
    #expect(chown(sandbox.path.appending("repository").string, 12345, 12345) == 0)
    #expect(try tree().repository == nil)
  }

  @Test func thereIsNoneAroundTheRoot() throws { #expect(try FileTree.disk(root: "/").repository == nil) }
}
