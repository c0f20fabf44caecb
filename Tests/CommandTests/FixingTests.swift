import Foundation
import TestSupport
import Testing

/// What `check --fix` does to files, byte by byte.
@Suite struct FixingTests {
  private static let site = "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios]\n"
  private static let page =
    "\u{FEFF}# Seite 👍\r\n\r\n> - ```dialog\r\n>   kind: alert\r\n>   title: Save Draft?   # „so“\r\n"
    + ">   buttons:\r\n>     - {label: Cancel, role: cancel}\r\n>     - 'save draft'\r\n>   ```\n\r\nEnde"
  private static let fixed =
    "\u{FEFF}# Seite 👍\r\n\r\n> - ```dialog\r\n>   kind: alert\r\n>   title: Save Draft?   # „so“\r\n"
    + ">   buttons:\r\n>     - 'Save Draft'\r\n>     - {label: Cancel, role: cancel}\r\n>   ```\n\r\nEnde"

  private func project(in folder: TemporaryFolder, below path: String = "") throws {
    try folder.write(Self.site, to: path + "Content/site.yml")
    try folder.write(Self.page, to: path + "Content/index.md")
  }

  private func bytes(_ folder: TemporaryFolder, _ path: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: path))
  }

  @Test func leavesOtherBytesAndTheModeAlone() throws {
    let folder = try TemporaryFolder()
    try project(in: folder)
    let path = folder.url.appending(path: "Content/index.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try Program.run(["check", "--fix"], in: folder.url).status == 0)
    #expect(try bytes(folder, "Content/index.md") == Data(Self.fixed.utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Content").count == 2)
  }

  @Test func aSecondRunWritesNothing() throws {
    let folder = try TemporaryFolder()
    try project(in: folder)
    #expect(try Program.run(["check", "--fix"], in: folder.url).messages.hasSuffix("2 findings in 1 file fixed\n"))
    let path = folder.url.appending(path: "Content/index.md").path
    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try Program.run(["check", "--fix"], in: folder.url).messages == "nothing fixed\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == number)
  }

  @Test func writesToWhatALinkLeadsTo() throws {
    let folder = try TemporaryFolder()
    try project(in: folder)
    try folder.write(Self.page, to: "Content/shared/real.md")
    let link = folder.url.appending(path: "Content/link.md").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared/real.md")
    let result = try Program.run(["check", "--fix", "Content/link.md"], in: folder.url)
    #expect(result.status == 0)
    #expect(
      result.messages.hasPrefix("Content/shared/real.md:7:9: fixed: write “Save Draft” [apple-hig/button-case]\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "shared/real.md")
    #expect(try bytes(folder, "Content/shared/real.md") == Data(Self.fixed.utf8))
    #expect(try bytes(folder, "Content/index.md") == Data(Self.page.utf8))
  }

  @Test(.enabled(if: geteuid() != 0)) func aFileThatMustNotBeWrittenStays() throws {
    let folder = try TemporaryFolder()
    try project(in: folder)
    let path = folder.url.appending(path: "Content/index.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try Program.run(["check", "--fix"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("cannot write"))
    #expect(try bytes(folder, "Content/index.md") == Data(Self.page.utf8))
  }

  /// For a project in a folder of its repository, started in that folder.
  @Test func gitAppliesWhatADryRunPrints() throws {
    let folder = try TemporaryFolder()
    try project(in: folder, below: "docs/")
    let docs = folder.url.appending(path: "docs")
    #expect(try runGit(["init", "--quiet"], in: folder.url) == 0)
    let result = try Program.run(["check", "--fix", "--dry-run"], in: docs)
    #expect(result.status == 0)
    #expect(try bytes(folder, "docs/Content/index.md") == Data(Self.page.utf8))
    try folder.write(result.output, to: "docs/changes.diff")
    #expect(try runGit(["apply", "--whitespace=nowarn", "changes.diff"], in: docs) == 0)
    #expect(try bytes(folder, "docs/Content/index.md") == Data(Self.fixed.utf8))
  }

  private func runGit(_ arguments: [String], in folder: URL) throws -> Int32 {
    try Program.run(named: "git", arguments, in: folder).status
  }
}
