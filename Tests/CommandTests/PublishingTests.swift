import Foundation
import TestSupport
import Testing

/// What must hold of the published folder, whatever happens to a build.
@Suite struct PublishingTests {
  private let page = "---\ntitle: Home\n---\n\nText.\n"

  private func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\ntitle: Test\n", to: "Content/site.yml")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  /// Every file of a folder with its bytes.
  private func snapshot(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appending(path: path)
      guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else { continue }
      files[path] = try Data(contentsOf: url)
    }
    return files
  }

  @Test func twoBuildsGiveTheSameBytes() throws {
    let project = try project(["Content/index.md": page, "Content/a/b.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    let first = try snapshot(project.url.appending(path: "Public"))
    #expect(
      try Program.run(["build", "--output", "Other"], in: project.url, environment: ["TZ": "Asia/Tokyo"]).status == 0)
    #expect(try snapshot(project.url.appending(path: "Other")) == first)
    #expect(first.count > 5)
  }

  @Test func anErrorLeavesTheLastSiteWhole() throws {
    let project = try project(["Content/index.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    let last = try snapshot(project.url.appending(path: "Public"))
    try project.write("---\ntitle: Home\n---\n\n```dialog\nkind: alarm\n```\n", to: "Content/index.md")
    #expect(try Program.run(["build"], in: project.url).status == 1)
    #expect(try snapshot(project.url.appending(path: "Public")) == last)
    #expect(try Program.run(["build", "--fail-on", "never"], in: project.url).status == 0)
    #expect(try snapshot(project.url.appending(path: "Public")) != last)
  }

  @Test func filesOfOthersStay() throws {
    let project = try project(["Content/index.md": page, "Content/old.md": page, "Public/.gitignore": "*\n"])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    try project.write("x.example\n", to: "Public/CNAME")
    let site = project.url.appending(path: "Public")
    #expect(FileManager.default.fileExists(atPath: site.appending(path: "old.html").path))
    try FileManager.default.removeItem(at: project.url.appending(path: "Content/old.md"))
    #expect(try Program.run(["build"], in: project.url).status == 0)
    #expect(!FileManager.default.fileExists(atPath: site.appending(path: "old.html").path))
    #expect(try String(contentsOf: site.appending(path: "CNAME"), encoding: .utf8) == "x.example\n")
  }

  @Test func aForeignFileIsNotOverwritten() throws {
    let project = try project(["Content/index.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    try project.write("mine", to: "Public/about.html")
    try project.write(page, to: "Content/about.md")
    let last = try snapshot(project.url.appending(path: "Public"))
    let result = try Program.run(["build"], in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("about.html was not written by Patternbook"))
    #expect(try snapshot(project.url.appending(path: "Public")) == last)
  }

  /// A build owns a file that already has its bytes, also if someone else wrote them.
  @Test func aFileThatHasItsNewBytesAlreadyIsRemovedLater() throws {
    let project = try project(["Content/index.md": page, "Content/a.txt": "A"])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    for path in ["Public/a.txt", "Content/a.txt"] { try project.write("B", to: path) }
    #expect(try Program.run(["build"], in: project.url).status == 0)
    try project.remove("Content/a.txt")
    let result = try Program.run(["build"], in: project.url)
    #expect(result.status == 0 && !result.messages.contains("kept"), "\(result.messages)")
    #expect(!FileManager.default.fileExists(atPath: project.path("Public/a.txt")))
  }

  @Test func anEditedFileInTheWayIsSaidToBeOne() throws {
    let project = try project(["Content/index.md": page, "Content/x": "A"])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    try project.write("mine", to: "Public/x")
    try project.remove("Content/x")
    try project.write("B", to: "Content/x/y.txt")
    let result = try Program.run(["build"], in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("x was edited after the build and would be replaced"), "\(result.messages)")
    #expect(try String(contentsOfFile: project.path("Public/x"), encoding: .utf8) == "mine")
  }

  /// A variable that is not set must not mean the working folder.
  @Test(arguments: [
    ["build", "--output", ""], ["build", "--pdf", ""], ["build", "--root", ""], ["check", "--content", ""],
    ["review", "--since", "HEAD", "--output", ""], ["render", "--all", "--output", ""],
  ])
  func anEmptyPathIsRefused(_ arguments: [String]) throws {
    let project = try project(["Content/index.md": page])
    let before = try snapshot(project.url)
    let result = try Program.run(arguments, in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("is empty"), "\(result.messages)")
    #expect(try snapshot(project.url) == before)
  }

  @Test func aFolderOfOthersIsNotTaken() throws {
    let project = try project(["Content/index.md": page, "Public/index.html": "mine"])
    let result = try Program.run(["build"], in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("is not empty"))
    #expect(try snapshot(project.url.appending(path: "Public")).keys.sorted() == ["index.html"])
  }

  @Test func aFileThatWasChangedAfterItWasBuiltIsNotRemoved() throws {
    let project = try project(["Content/index.md": page, "Content/old.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    try project.write("mine now", to: "Public/old.html")
    try FileManager.default.removeItem(at: project.url.appending(path: "Content/old.md"))
    let result = try Program.run(["build"], in: project.url)
    #expect(result.status == 0)
    #expect(result.messages.contains("old.html was edited after the build"))
    #expect(try snapshot(project.url.appending(path: "Public"))["old.html"] == Data("mine now".utf8))
  }

  @Test func unchangedFilesKeepTheirDate() throws {
    let project = try project(["Content/index.md": page, "Content/other.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    let stylesheets = try snapshot(project.url.appending(path: "Public")).keys.filter { $0.hasSuffix(".css") }
    let path = project.url.appending(path: "Public").appending(path: try #require(stylesheets.first)).path
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    try project.write(page + "More.\n", to: "Content/other.md")
    #expect(try Program.run(["build"], in: project.url).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }

  /// Kills builds at many moments: what is published is always one whole site or the other.
  @Test func aKillLeavesOneWholeSite() throws {
    var files = ["Content/index.md": page]
    for number in 0..<150 { files["Content/pages/page-\(number).md"] = page }
    let project = try project(files)
    let site = project.url.appending(path: "Public")
    func build(_ title: String) throws -> [String: Data] {
      try project.write("version: 1\ntitle: \(title)\n", to: "Content/site.yml")
      #expect(try Program.run(["build"], in: project.url).status == 0)
      return try snapshot(site)
    }
    let two = try build("Two")
    let one = try build("One")
    #expect(one != two)
    try project.write("version: 1\ntitle: Two\n", to: "Content/site.yml")
    var sawOld = 0
    for step in 0..<30 {
      let process = Process()
      process.executableURL = try Program.patternbook
      process.arguments = ["build"]
      process.currentDirectoryURL = project.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(step) * 10_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = try snapshot(site)
      #expect(now == one || now == two)
      if now == one { sawOld += 1 }
    }
    #expect(sawOld > 0)
    #expect(try Program.run(["build"], in: project.url).status == 0)
    #expect(try snapshot(site) == two)
    let leftOver = try FileManager.default.contentsOfDirectory(atPath: project.url.path).sorted()
    #expect(leftOver == ["Content", "Public"])
  }

  /// A limit on file size stands in for a full disk: the write fails, the last site stays.
  @Test func aFailedWriteLeavesTheLastSiteWhole() throws {
    let project = try project(["Content/index.md": page])
    #expect(try Program.run(["build"], in: project.url).status == 0)
    let last = try snapshot(project.url.appending(path: "Public"))
    try project.write(page + String(repeating: "Long text.\n\n", count: 4000), to: "Content/index.md")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" build", try Program.patternbook.path]
    process.currentDirectoryURL = project.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try snapshot(project.url.appending(path: "Public")) == last)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.url.path).sorted() == ["Content", "Public"])
  }
}
