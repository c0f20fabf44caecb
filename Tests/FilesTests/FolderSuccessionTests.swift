import Files
import Foundation
import SystemPackage
import Testing

/// What one folder hands on to the folder that takes its place.
@Suite struct FolderSuccessionTests {
  let sandbox: Sandbox
  let old: Directory
  let new: Directory

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("old")
    try sandbox.makeFolder("new")
    old = try Directory(sandbox.path.appending("old"))
    new = try Directory(sandbox.path.appending("new"))
  }

  private func succession(owned: Set<String> = [], folders: Set<String> = []) -> FolderSuccession {
    FolderSuccession(ownedFolders: folders) { path, _ in owned.contains(path) }
  }

  @Test func handsOnWhatOthersHavePutThere() throws {
    try sandbox.write("ours", to: "old/index.html")
    try sandbox.write("ours", to: "old/gone/page.html")
    try sandbox.write("theirs", to: "old/CNAME")
    try sandbox.write("theirs", to: "old/mixed/notes.txt")
    try sandbox.write("ours", to: "old/mixed/page.html")
    try sandbox.makeFolder("old/empty", mode: 0o700)
    try sandbox.link("old/link", to: "/etc/passwd")
    try sandbox.write("new", to: "new/index.html")
    var succession = succession(
      owned: ["index.html", "gone/page.html", "mixed/page.html"], folders: ["gone", "mixed"])
    try succession.carry(old, to: new)
    #expect(
      sandbox.listing.filter { $0.hasPrefix("new/") } == [
        "new/", "new/CNAME", "new/empty/", "new/index.html", "new/link -> /etc/passwd", "new/mixed/",
        "new/mixed/notes.txt",
      ])
    #expect(try sandbox.mode("new/empty") == 0o700)
    #expect(sandbox.text("new/index.html") == "new")
    // The old folder is whole until the new one has taken its place.
    #expect(sandbox.text("old/CNAME") == "theirs")
    try sandbox.write("late", to: "old/late.txt")
    #expect(try succession.empty(old, into: new) == [])
    #expect(sandbox.listing.filter { $0.hasPrefix("old/") } == ["old/"])
    #expect(sandbox.text("new/late.txt") == "late")
    #expect(sandbox.text("new/CNAME") == "theirs")
  }

  @Test(arguments: [("page", "page/below"), ("page/below", "page"), ("page", "page")])
  func namesAConflict(_ theirs: String, _ ours: String) throws {
    try sandbox.write("theirs", to: "old/" + theirs)
    try sandbox.write("ours", to: "new/" + ours)
    var succession = succession()
    #expect(throws: FolderSuccession.Conflict.self) { try succession.carry(old, to: new) }
    #expect(sandbox.text("old/" + theirs) == "theirs")
  }

  @Test func anOldFolderThatCouldNotBeEmptiedIsClearedLater() throws {
    try sandbox.write("ours", to: "old/gone.html")
    try sandbox.write("theirs", to: "old/CNAME")
    var first = succession(owned: ["gone.html"])
    try first.carry(old, to: new)
    try sandbox.write("stranger", to: "old/stranger")
    var later = succession(owned: ["gone.html"])
    #expect(try later.clear(old, replacedBy: new) == ["stranger"])
    #expect(sandbox.listing == ["new/", "new/CNAME", "old/", "old/stranger"])
  }
}
