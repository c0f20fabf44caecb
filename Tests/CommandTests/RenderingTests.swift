import Foundation
import TestSupport
import Testing

/// What must hold of exported mockups and of the programs that help to make them.
@Suite struct RenderingTests {
  private let page = """
    ---
    title: Drafts
    ---

    ```dialog
    id: delete-draft
    kind: alert
    title: Delete this draft?
    buttons:
      - label: Delete
        role: destructive
      - label: Cancel
        role: cancel
    ```

    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\ntitle: Test\nplatforms: [ios]\n", to: "Content/site.yml")
    try folder.write(page, to: "Content/drafts.md")
    return folder
  }

  /// A folder of made-up programs by name, to stand first on `PATH`.
  private func programs(_ scripts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, script) in scripts {
      try folder.write("#!/bin/sh\n" + script, to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: name).path)
    }
    return folder
  }

  private let png = "printf '\\211PNG\\r\\n\\032\\n'\n"
  private let command = ["render", "Content/drafts.md", "--output", "draft.png"]

  private func files(of project: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: project.url.path).sorted()
  }

  // MARK: Writing

  @Test func writesOnlyWhatChanges() throws {
    let project = try project()
    let pictures = project.url.appending(path: "pictures")
    let all = ["render", "--all", "-o", "pictures"]
    #expect(try Program.run(all, in: project.url).messages == "2 files written to pictures, 0 unchanged\n")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let light = pictures.appending(path: "drafts/delete-draft-ios-light.svg")
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: light.path)
    #expect(try Program.run(all, in: project.url).messages == "0 files written to pictures, 2 unchanged\n")
    #expect(try FileManager.default.attributesOfItem(atPath: light.path)[.modificationDate] as? Date == old)
    try project.write(page.replacing("this draft", with: "the draft"), to: "Content/drafts.md")
    #expect(try Program.run(all, in: project.url).messages == "2 files written to pictures, 0 unchanged\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.appending(path: "drafts").path)
    #expect(names.sorted() == ["delete-draft-ios-dark.svg", "delete-draft-ios-light.svg"])
  }

  @Test func removesWhatItWroteOfDialogsThatAreGone() throws {
    let project = try project()
    let all = ["render", "--all", "-o", "pictures"]
    let gone = "drafts/delete-draft-ios"
    func messages(_ more: String...) throws -> [Substring] {
      try Program.run(all + more, in: project.url).messages.split(separator: "\n").dropFirst().map { $0 }
    }
    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: project.url.appending(path: "pictures").path).sorted()
        .filter { $0.hasSuffix("svg") }
    }
    #expect(try messages() == [])
    let renamed = page.replacing("id: delete-draft", with: "id: discard")
    try project.write(renamed, to: "Content/drafts.md")
    try project.write("<svg/>", to: "pictures/drafts/delete-draft-ios.svg")
    // Nothing is removed unasked, nor by a run that cannot tell what is there.
    let note =
      "note: use --prune to remove the files of dialogs that no longer exist: \(gone)-dark.svg, \(gone)-light.svg"
    #expect(try messages() == [note[...]])
    try project.write(renamed + "\n```dialog\nkind: [\n```\n", to: "Content/drafts.md")
    #expect(try messages("--prune", "--fail-on", "never").allSatisfy { !$0.contains("gone") })
    #expect(try names().count == 5)
    // What somebody has changed, or made, stays.
    try project.write(renamed, to: "Content/drafts.md")
    try project.write("<svg>mine</svg>", to: "pictures/\(gone)-dark.svg")
    #expect(
      try messages("--prune") == [
        "removed, because their dialogs no longer exist: \(gone)-light.svg",
        "note: kept, because they were edited although their dialogs no longer exist: \(gone)-dark.svg",
      ])
    #expect(
      try names() == [
        "drafts/delete-draft-ios-dark.svg", "drafts/delete-draft-ios.svg", "drafts/discard-ios-dark.svg",
        "drafts/discard-ios-light.svg",
      ])
  }

  @Test func removesNothingThatAnotherFormatOrPlatformWrote() throws {
    let project = try project()
    let runs = [["--platform", "android"], ["--format", "html"], ["--appearance", "automatic"], ["--prune"]]
    for run in runs {
      let result = try Program.run(["render", "--all", "-o", "pictures"] + run, in: project.url)
      #expect(result.status == 0 && !result.messages.contains("gone"))
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: project.url.appending(path: "pictures/drafts").path)
    #expect(names.count == 6)
    try project.write("---\ntitle: Drafts\n---\n\nNone.\n", to: "Content/drafts.md")
    #expect(try Program.run(["render", "--all", "--prune", "-o", "pictures"], in: project.url).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.url.appending(path: "pictures/drafts").path))
  }

  /// A list may come from elsewhere, with the rest of a repository.
  @Test(arguments: ["../outside.svg", "/outside.svg", "link/outside.svg", "link.svg"])
  func removesNothingOutsideItsFolder(_ path: String) throws {
    let project = try project()
    try project.write("x", to: "outside.svg")
    try project.write("x", to: "other/outside.svg")
    try project.write("bbbbcd9cdf\tx\t\(path)\naf63f54c86\tx\tinside.svg\n", to: "pictures/.patternbook-mockups")
    try project.write("x", to: "pictures/inside.svg")
    let pictures = project.url.appending(path: "pictures")
    try FileManager.default.createSymbolicLink(
      atPath: pictures.appending(path: "link").path, withDestinationPath: "../other")
    try FileManager.default.createSymbolicLink(
      atPath: pictures.appending(path: "link.svg").path, withDestinationPath: "../outside.svg")
    let result = try Program.run(["render", "--all", "--prune", "-o", "pictures"], in: project.url)
    #expect(result.messages.contains("removed, because their dialogs no longer exist: inside.svg\n"))
    for kept in ["outside.svg", "other/outside.svg", "pictures/link.svg"] {
      #expect(FileManager.default.fileExists(atPath: project.url.appending(path: kept).path), "\(kept)")
    }
  }

  @Test func namesWhatCannotBeWritten() throws {
    let project = try project()
    try project.write("Not a folder.", to: "pictures")
    let result = try Program.run(["render", "--all", "-o", "pictures"], in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("error: cannot open "))
  }

  /// File systems take no more than 255 bytes.
  @Test func shortensTheNamesOfLongTitles() throws {
    let project = try project()
    let blocks = ["one", "two"].map { last in
      "```dialog\nkind: snackbar\nplatforms: [android]\nmessage: \(String(repeating: "保存しました ", count: 12))\(last)\n```\n"
    }
    try project.write("---\ntitle: Long\n---\n\n" + blocks.joined(separator: "\n"), to: "Content/drafts.md")
    let result = try Program.run(
      ["render", "Content/drafts.md", "-o", "pictures", "--appearance", "light", "--fail-on", "never"], in: project.url)
    #expect(result.messages.hasSuffix("2 files written to pictures, 0 unchanged\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: project.url.appending(path: "pictures").path)
    #expect(names.count == 2 && names.allSatisfy { $0.utf8.count < 150 && $0.hasSuffix("-android-light.svg") })
  }

  // MARK: Pixels

  @Test func handsThePictureToTheProgram() throws {
    let project = try project()
    let programs = try programs([
      "fc-list": "echo Inter\n",
      "rsvg-convert":
        "[ \"$1\" = --version ] && exit\necho \"$@\" > arguments\ncat > picture.svg\n\(png)echo 'a word' >&2\n",
    ])
    let result = try Program.run(
      command + ["--scale", "3", "--appearance", "dark"], in: project.url,
      environment: ["PATH": programs.url.path + ":/usr/bin:/bin"])
    #expect(result.status == 0)
    #expect(result.messages == "warning: rsvg-convert: a word\n")
    #expect(
      try String(contentsOf: project.url.appending(path: "arguments"), encoding: .utf8) == "--format png --zoom 3.0\n")
    let picture = try String(contentsOf: project.url.appending(path: "picture.svg"), encoding: .utf8)
    #expect(picture.hasPrefix("<svg xmlns=") && picture.contains("font-family:Inter,"))
    #expect(try Data(contentsOf: project.url.appending(path: "draft.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func namesThePackageThatIsMissing() throws {
    let project = try project()
    let result = try Program.run(command, in: project.url, environment: ["PATH": "/nonexistent"])
    #expect(result.status == 2)
    #expect(
      result.messages
        == "error: PNG output requires rsvg-convert, which is not installed; install the package "
        + "librsvg2-bin\n")
    #expect(try files(of: project) == ["Content"])
  }

  @Test func namesTheFontThatIsMissing() throws {
    let project = try project()
    let programs = try programs(["fc-list": "exit 1\n", "rsvg-convert": png])
    let result = try Program.run(
      [
        "render", "Content/drafts.md", "--format", "png", "-o", "pictures", "--platform", "ios", "--platform",
        "android",
      ],
      in: project.url, environment: ["PATH": programs.url.path])
    #expect(result.status == 2)
    #expect(
      result.messages
        == "error: text is laid out for Inter and Roboto, which are not installed, and would not fit in another font: "
        + "install the packages fonts-inter fonts-roboto-unhinted\n")
    #expect(try files(of: project) == ["Content"])
  }

  @Test(arguments: [
    ("echo 'cannot read' >&2\necho this >&2\nexit 3\n", "rsvg-convert ended with status 3: cannot read; this"),
    ("echo no picture\n", "rsvg-convert ended with status 0"), ("kill -9 $$\n", "rsvg-convert ended by signal 9"),
  ])
  func reportsWhatTheProgramSays(_ script: String, _ message: String) throws {
    let project = try project()
    let programs = try programs([
      "fc-list": "echo Inter\n", "rsvg-convert": "[ \"$1\" = --version ] && exit\n" + script,
    ])
    let result = try Program.run(
      command, in: project.url, environment: ["PATH": programs.url.path + ":/usr/bin:/bin"])
    #expect(result.status == 2)
    #expect(result.messages == "error: \(message)\n")
    #expect(try files(of: project) == ["Content"])
  }
}
