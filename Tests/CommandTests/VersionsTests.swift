import Foundation
import TestSupport
import Testing

/// Older versions of a site, read from the tags of a real repository.
@Suite struct VersionsTests {
  private static func settings(_ tag: String) -> String {
    "version: 1\ntitle: Test\nversions: [{name: 2.0}, {name: 1.0, tag: \(tag)}]\n"
  }

  @Test func aTagIsPublishedInItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write("version: 1\ntitle: Test\n", to: "docs/Content/site.yml")
    try folder.write("# Home\n\nThen.\n", to: "docs/Content/index.md")
    try folder.commit()
    try folder.git("tag", "v1")
    try folder.write("# Home\n\nNow.\n", to: "docs/Content/index.md")
    try folder.write(Self.settings("v1"), to: "docs/Content/site.yml")
    let project = folder.url.appending(path: "docs")
    let result = try Program.run(["build"], in: project)
    #expect(result.status == 0, "\(result.messages)")
    func page(_ path: String) throws -> String {
      try String(contentsOf: project.appending(path: "Public/" + path), encoding: .utf8)
    }
    #expect(try page("index.html").contains("Now."))
    #expect(try page("1.0/index.html").contains("Then."))

    // Without the tag, the site that was published before stays.
    for tag in ["v0", "--help"] {
      try folder.write(Self.settings(tag), to: "docs/Content/site.yml")
      let missing = try Program.run(["build"], in: project)
      #expect(missing.status == 2 && missing.messages.contains("error: version 1.0: "), "\(missing.messages)")
      #expect(try page("1.0/index.html").contains("Then."))
    }
    // A version that is no longer listed is no longer published.
    try folder.write("version: 1\ntitle: Test\n", to: "docs/Content/site.yml")
    #expect(try Program.run(["build"], in: project).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.appending(path: "Public/1.0").path))
  }
}
