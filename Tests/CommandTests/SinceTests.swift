import Foundation
import TestSupport
import Testing

/// What `check --since` and `--baseline` report, in real repositories.
@Suite struct SinceTests {
  private static let site = "version: 1\ntitle: Test\nguidelines: [apple-hig]\nplatforms: [ios]\n"

  private static func dialog(_ title: String, _ button: String = "OK Then") -> String {
    "```dialog\nkind: alert\ntitle: \(title)\nbuttons:\n  - \(button)\n  - {label: Cancel, role: cancel}\n```\n\n"
  }

  /// A project below a folder of its repository: a page with old findings, and one that links to it.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write(Self.site, to: "docs/Content/site.yml")
    try folder.write("# Home\n\n[Old](old.md), [gone](gone.md)\n", to: "docs/Content/index.md")
    try folder.write(
      "# Old\n\n" + Self.dialog("Delete file") + "Some text.\n\nMore of it.\n", to: "docs/Content/old.md")
    try folder.commit()
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> (
    status: Int32, rules: [String], end: String, messages: String
  ) {
    let result = try Program.run(["check"] + arguments, in: folder.url.appending(path: "docs"))
    let lines = result.output.split(separator: "\n")
    let rules = lines.filter { $0.hasSuffix("]") && $0.contains(": ") && !$0.hasPrefix(" ") }
      .map { String($0[$0.index(after: $0.lastIndex(of: "[") ?? $0.startIndex)...].dropLast()) }
    return (result.status, rules, lines.suffix(2).joined(separator: "\n"), result.messages)
  }

  @Test func reportsNothingWhereNothingIsNew() throws {
    let folder = try repository()
    let all = try check(folder)
    #expect(all.status == 1 && all.rules.contains("page/broken-link"))
    let since = try check(folder, "--since", "HEAD")
    #expect(since.status == 0 && since.rules == [])
    #expect(since.end.contains("no new findings in 2 files\ncompared with HEAD ("))
    #expect(since.end.hasSuffix(": \(all.rules.count) earlier findings omitted, 0 fixed"))
  }

  @Test func findsALinkThatBreaksOnAnUntouchedPage() throws {
    let folder = try repository()
    try folder.remove("docs/Content/old.md")
    let since = try check(folder, "--since", "main")
    #expect(since.status == 1 && since.rules == ["page/broken-link"])
    #expect(since.end.hasPrefix("1 new error in 1 file\n"))
  }

  @Test func movedLinesAndNewTextAroundThemAreNotNew() throws {
    let folder = try repository()
    try folder.write(
      "# Old\n\nMuch new text.\n\n" + Self.dialog("Save file", "Go On") + Self.dialog("Delete file"),
      to: "docs/Content/old.md")
    let since = try check(folder, "--since", "HEAD")
    #expect(!since.rules.isEmpty)
    // What is wrong with the old dialog was wrong before; the same of the new one was not.
    let result = try Program.run(
      ["check", "--since", "HEAD", "--format", "json"], in: folder.url.appending(path: "docs"))
    #expect(result.output.contains("Save file") && !result.output.contains("Delete file"))
  }

  @Test func followsRenames() throws {
    let folder = try repository()
    try folder.write(
      "# Old\n\n" + Self.dialog("Delete file") + "Some text.\n\nMore of it.\n\nAnd an end.\n",
      to: "docs/Content/new.md")
    try folder.remove("docs/Content/old.md")
    try folder.write("# Home\n\n[Old](new.md), [gone](gone.md)\n", to: "docs/Content/index.md")
    let since = try check(folder, "--since", "HEAD")
    #expect(since.rules == [] && since.status == 0)
    #expect(since.end.hasSuffix("omitted, 0 fixed"))
  }

  @Test func countsWhatIsFixed() throws {
    let folder = try repository()
    try folder.write("# Home\n\n[Old](old.md)\n", to: "docs/Content/index.md")
    #expect(try check(folder, "--since", "HEAD").end.hasSuffix("omitted, 1 fixed"))
    // Paths narrow what is reported, omitted, and fixed.
    #expect(try check(folder, "--since", "HEAD", "Content/old.md").end.hasSuffix("omitted, 0 fixed"))
  }

  @Test func aSettingThatFindsMoreIsNew() throws {
    let folder = try repository()
    try folder.write(Self.site + "rules:\n  page/broken-link: off\n", to: "docs/Content/site.yml")
    try folder.commit()
    try folder.write(Self.site, to: "docs/Content/site.yml")
    #expect(try check(folder, "--since", "HEAD").rules == ["page/broken-link"])
  }

  @Test(arguments: ["nowhere", "--output=/tmp/x", "-c", "main:docs", "HEAD^{tree}", "a\nb", ""])
  func unknownRevisionsAreErrors(_ name: String) throws {
    let folder = try repository()
    let since = try check(folder, "--since=" + name)
    #expect(since.status == 2 && since.messages.contains("revision"))
  }

  @Test func aShallowCloneSaysHowToFetch() throws {
    let folder = try repository()
    try folder.git("tag", "first")
    try folder.write("# Home\n", to: "docs/Content/index.md")
    try folder.commit()
    let clone = try TemporaryFolder()
    try clone.git("clone", "--quiet", "--depth=1", "file://" + folder.url.path, ".")
    let since = try check(clone, "--since", "first")
    #expect(since.status == 2 && since.messages.contains("git fetch --unshallow"))
    #expect(try check(clone, "--since", "HEAD").status == 0)
  }

  @Test func aPartialCloneFetchesNothingAndSaysSo() throws {
    let folder = try repository()
    try folder.write("# Home\n", to: "docs/Content/index.md")
    try folder.commit()
    try folder.git("config", "uploadpack.allowFilter", "true")
    let clone = try TemporaryFolder()
    try clone.git("clone", "--quiet", "--filter=blob:none", "file://" + folder.url.path, ".")
    let trap = clone.url.appending(path: "trap.sh").path
    try clone.write("#!/bin/sh\ntouch \"\(clone.url.path)/sprung\"\nexec git-upload-pack \"$@\"\n", to: "trap.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    try clone.git("config", "remote.origin.uploadpack", trap)
    let since = try check(clone, "--since", "HEAD~1")
    #expect(since.status == 2 && since.messages.contains("git fetch --refetch"))
    #expect(!FileManager.default.fileExists(atPath: clone.url.path + "/sprung"))
  }

  @Test func aFolderWithoutARepositoryIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.site, to: "docs/Content/site.yml")
    let since = try check(folder, "--since", "HEAD")
    #expect(since.status == 2 && since.messages.contains("not in a Git repository"))
  }

  /// A commit in which the project did not exist yet has no finding but that, so all are new.
  @Test func aCommitWithoutTheProjectHasNoFindings() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.git("commit", "--quiet", "--allow-empty", "--message=Start")
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "docs/Content/index.md")
    #expect(try check(folder, "--since", "HEAD").rules.contains("page/broken-link"))
  }

  /// Links in a tree mean what they mean on disk.
  @Test func linksAreTheSameInBothStates() throws {
    let folder = try repository()
    let content = folder.url.appending(path: "docs/Content").path
    for (name, target) in [
      ("inside.md", "old.md"), ("outside.md", "../../secret.md"), ("endless.md", "endless.md"), ("folder", "."),
      ("hidden.md", ".hidden.md"), ("absolute.md", "/etc/passwd"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: content + "/" + name, withDestinationPath: target)
    }
    try folder.commit()
    let since = try check(folder, "--since", "HEAD")
    #expect(since.status == 0 && since.rules == [])
    #expect(since.end.hasSuffix("omitted, 0 fixed"))
  }

  @Test func aBaselineHoldsWhatIsAcceptedForNow() throws {
    let folder = try repository()
    let all = try check(folder).rules
    let written = try check(folder, "--write-baseline", "baseline.json")
    #expect(written.status == 0 && written.messages.contains("\(all.count) findings written to baseline.json"))
    let first = try Data(contentsOf: folder.url.appending(path: "docs/baseline.json"))
    _ = try check(folder, "--write-baseline", "baseline.json")
    #expect(try Data(contentsOf: folder.url.appending(path: "docs/baseline.json")) == first)

    #expect(try check(folder, "--baseline", "baseline.json").status == 0)
    try folder.write("# Home\n\nText.\n\n[Old](old.md), [new](new.md)\n", to: "docs/Content/index.md")
    let changed = try check(folder, "--baseline", "baseline.json")
    #expect(changed.status == 1 && changed.rules == ["page/broken-link"])
    #expect(changed.end.hasSuffix("\(all.count - 1) earlier finding omitted, 1 fixed"))
    #expect(changed.messages.contains("fixed: Content/index.md: page/broken-link: "))
    #expect(changed.messages.contains("is gone; use --prune to remove it"))

    #expect(try check(folder, "--baseline", "baseline.json", "--prune").messages.contains("1 finding removed"))
    #expect(try check(folder, "--baseline", "baseline.json").messages == "")
  }

  @Test(arguments: [
    "", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{\"rule\": \"a\", \"count\": 0}]}",
    "{\"version\": 1, \"findings\": [{\"rule\": \"a\", \"count\": 9999999999}]}",
    "{\"version\": 1, \"findings\": [{\"rule\": \"a\"}, {\"rule\": \"a\", \"count\": \(Int.max)}]}",
    String(repeating: "[", count: 100_000),
  ])
  func aFileThatIsNoBaselineIsAnError(_ text: String) throws {
    let folder = try repository()
    try folder.write(text, to: "docs/baseline.json")
    let result = try check(folder, "--baseline", "baseline.json")
    #expect(result.status == 2 && result.messages.contains("--write-baseline baseline.json"))
  }

  @Test func quietAndMaxShortenTheReport() throws {
    let folder = try repository()
    #expect(try check(folder, "--quiet").rules == ["page/broken-link"])
    #expect(try check(folder, "--max", "1").rules.count == 1)
    let all = try Program.run(["check"], in: folder.url.appending(path: "docs")).output.split(separator: "\n")
    let none = try Program.run(
      ["check", "--quiet", "--fail-on", "never"], in: folder.url.appending(path: "docs"))
    let summary = try #require(all.last { $0.contains(" in ") && $0.contains("error") })
    #expect(none.status == 0 && none.output.contains(summary) && !none.output.contains("page/"), "\(none.output)")
    #expect(
      try Program.run(["check", "--max", "0"], in: folder.url.appending(path: "docs")).output.contains("not listed"))
  }

  /// Old findings stay as they are, even if they have fixes.
  @Test(arguments: [["--since", "HEAD"], ["--baseline", "baseline.json"]])
  func fixesOnlyWhatIsNew(_ options: [String]) throws {
    let folder = try repository()
    let block = "```dialog\nkind: alert\ntitel: Old?\nbuttons: [Keep It]\n```\n"
    try folder.write("# Old\n\n" + block, to: "docs/Content/old.md")
    try folder.commit()
    _ = try check(folder, "--write-baseline", "baseline.json")
    let new = block.replacing("Old?", with: "New?")
    try folder.write("# Old\n\n" + new + "\n" + block + "\n" + new, to: "docs/Content/old.md")
    let result = try Program.run(["check", "--fix"] + options, in: folder.url.appending(path: "docs"))
    let text = try String(contentsOf: folder.url.appending(path: "docs/Content/old.md"), encoding: .utf8)
    #expect(text.contains("titel: Old?") && !text.contains("title: Old?"))
    #expect(text.matches(of: /title: New\?/).count == 2)
    #expect(result.messages.contains("\n2 findings in 1 file fixed\n"), "\(result.messages)")
    #expect(!result.output.contains("Old?"), "\(result.output)")
  }

  @Test(arguments: [("biuld", "; did you mean “build”?"), ("nonsense", "“nonsense”. “patternbook")])
  func unknownCommandsNameTheNearest(_ name: String, _ hint: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run([name], in: folder.url)
    #expect(
      result.status == 2 && result.messages.contains("unknown command “\(name)”") && result.messages.contains(hint))
  }
}
