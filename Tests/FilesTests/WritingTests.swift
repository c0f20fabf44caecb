import Files
import Foundation
import SystemPackage
import Testing

/// What writing replaces, and what it leaves alone.
@Suite struct WritingTests {
  let sandbox: Sandbox
  let folder: Directory

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("precious", to: "victim/file")
    try sandbox.makeFolder("out")
    folder = try Directory(sandbox.path.appending("out"))
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() throws {
    try sandbox.link("out/report.json", to: "../victim/file")
    try folder.replace("report.json", with: Array("new".utf8))
    #expect(sandbox.text("victim/file") == "precious")
    #expect(sandbox.listing == ["out/", "out/report.json", "victim/", "victim/file"])
    #expect(sandbox.text("out/report.json") == "new")
  }

  @Test func doesNotPassLinkedFolders() throws {
    try sandbox.link("out/linked", to: "../victim")
    #expect(throws: FileError("open", folder.path.appending("linked").string, .refused(.link))) {
      try folder.update("linked/file", to: [1])
    }
    #expect(throws: FileError.self) { try folder.makeFolders("linked/new") }
    #expect(sandbox.text("victim/file") == "precious")
  }

  /// In a string, a slash before a combining mark is not a slash; in a file system, it is.
  @Test func doesNotPassLinkedFoldersBeforeCombiningMarks() throws {
    try sandbox.link("out/linked", to: "../victim")
    #expect(throws: FileError.self) { try folder.update("linked/\u{301}file", to: [1]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.url.appending(path: "victim").path) == ["file"])
  }

  @Test func keepsTheModeOfAFileThatItReplaces() throws {
    try sandbox.write("old", to: "out/file")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: sandbox.url.appending(path: "out/file").path)
    #expect(try folder.update("file", to: Array("new".utf8)))
    #expect(try sandbox.mode("out/file") == 0o640)
    #expect(try !folder.update("file", to: Array("new".utf8)))
  }

  @Test(arguments: [String(repeating: "漢", count: 84) + ".md", String(repeating: "a", count: 255)])
  func replacesFilesWithTheLongestNames(_ name: String) throws {
    for text in ["old", "new"] {
      try folder.replace(name, with: Array(text.utf8))
      #expect(try folder.read(name, limit: 10) == Array(text.utf8))
    }
    #expect(sandbox.listing.count { $0.hasPrefix("out/") && $0 != "out/" } == 1)
  }

  @Test func refusesAFolderInTheWay() throws {
    try sandbox.makeFolder("out/file")
    #expect(throws: FileError.self) { try folder.replace("file", with: [1]) }
    #expect(sandbox.listing == ["out/", "out/file/", "victim/", "victim/file"])
  }

  @Test func createsOnlyWhatIsNotThere() throws {
    #expect(try folder.create("file", Array("one".utf8)))
    #expect(try !folder.create("file", Array("two".utf8)))
    #expect(sandbox.text("out/file") == "one")
  }

  @Test func removesLinksAndNotWhatTheyLeadTo() throws {
    try sandbox.write("x", to: "out/a/b/c")
    try sandbox.link("out/a/linked", to: "../../victim")
    try sandbox.link("out/file", to: "../victim/file")
    try folder.removeAll()
    #expect(sandbox.listing == ["out/", "victim/", "victim/file"])
  }

  // MARK: Where the user asked for output

  private func place(_ path: String, project: String? = nil) -> OutputPlace {
    OutputPlace(FilePath(path), from: sandbox.path, project: project.map { FilePath($0) })
  }

  @Test(arguments: ["linked/report", "project/linked/report", "project/report/x"])
  func doesNotWriteThroughLinksBelowTheWorkingFolder(_ path: String) throws {
    try sandbox.makeFolder("project")
    try sandbox.link("linked", to: "victim")
    try sandbox.link("project/linked", to: "../victim")
    try sandbox.link("project/report", to: "../victim/file")
    #expect(throws: FileError.self) { try place(path, project: "project").write([1]) }
    #expect(sandbox.text("victim/file") == "precious")
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.url.appending(path: "victim").path) == ["file"])
  }

  @Test func followsTheUsersOwnLinksElsewhere() throws {
    try sandbox.link("www", to: "victim")
    try place(sandbox.path.appending("www/report").string).write(Array("new".utf8))
    #expect(sandbox.text("victim/report") == "new")
    // The project that a command was pointed at may be reached by a link, too.
    try sandbox.link("docs", to: "out")
    try place("docs/a/report", project: "docs").write(Array("new".utf8))
    #expect(sandbox.text("out/a/report") == "new")
  }

  @Test func writesToDevices() throws {
    try place("/dev/null").write([1])
    #expect(throws: FileError("write", "/dev/full", .system(.noSpace))) { try place("/dev/full").write([1]) }
  }
}
