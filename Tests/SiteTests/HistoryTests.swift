import Diagnostics
import Files
import Foundation
import Site
import SystemPackage
import TestSupport
import Testing

/// What a repository tells of pages, and what a hostile one cannot do.
@Suite struct HistoryTests {
  private static let site = "version: 1\nurl: https://example.org/\nedit: https://example.org/edit/\n"

  /// A project in a folder of a repository, with two commits: both pages on 2 January 2024, the home page again in May.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write(Self.site, to: "docs/Content/site.yml")
    try folder.write("# Home\n", to: "docs/Content/index.md")
    try folder.write("# Ünder a folder\n", to: "docs/Content/ä b/c.md")
    try folder.commit(at: "2024-01-02T23:30:00-0500")
    try folder.write("# Home\n\nMore.\n", to: "docs/Content/index.md")
    try folder.commit(at: "2024-05-06T07:08:09Z")
    return folder
  }

  private func build(
    _ project: URL, readsHistory: Bool = true
  ) async throws -> (result: SiteResult, site: [String: String]) {
    let root = FilePath(project.path)
    let history = readsHistory ? ChangeHistory.git(root: root) : nil
    let built = try await Pipeline(files: .disk(root: root), history: history).build()
    #expect(built.result.diagnostics.map(\.summary) == [])
    return built
  }

  @Test func datesArePartOfPagesAndSitemap() async throws {
    let folder = try repository()
    let (result, site) = try await build(folder.url.appending(path: "docs"))
    #expect(result.historyShortcoming == nil)
    #expect(site["index.html"]?.contains("<time datetime=\"2024-05-06T07:08:09Z\">6 May 2024</time>") == true)
    // In UTC, wherever the commit was made.
    #expect(site["ä b/c.html"]?.contains("<time datetime=\"2024-01-03T04:30:00Z\">3 January 2024</time>") == true)
    #expect(site["ä b/c.html"]?.contains("href=\"https://example.org/edit/Content/%C3%A4%20b/c.md\"") == true)
    #expect(site["sitemap.xml"]?.contains("<loc>https://example.org/</loc><lastmod>2024-05-06</lastmod>") == true)
    let (_, plain) = try await build(folder.url.appending(path: "docs"), readsHistory: false)
    #expect(plain["index.html"]?.contains("<time") == false)
  }

  @Test func aSiteCanDoWithoutDates() async throws {
    let folder = try repository()
    try folder.write(Self.site + "dates: false\n", to: "docs/Content/site.yml")
    let (_, site) = try await build(folder.url.appending(path: "docs"))
    #expect(site.values.allSatisfy { !$0.contains("<time") && !$0.contains("<lastmod>") })
    #expect(site["index.html"]?.contains("Edit this page") == true)
  }

  @Test func aPageThatIsNotCommittedHasNoDate() async throws {
    let folder = try repository()
    try folder.write("# New\n", to: "docs/Content/new.md")
    let (result, site) = try await build(folder.url.appending(path: "docs"))
    #expect(result.historyShortcoming == nil)
    #expect(site["new.html"]?.contains("<time") == false)
  }

  @Test func withoutARepositoryNothingIsSaid() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.site, to: "Content/site.yml")
    try folder.write("# Home\n", to: "Content/index.md")
    // A repository above the temporary folder is none of this project's.
    let (result, site) = try await build(folder.url)
    #expect(result.historyShortcoming == nil)
    #expect(site["index.html"]?.contains("<time") == false)
    try folder.git("init", "--quiet")
    #expect(try await build(folder.url).result.historyShortcoming == nil)
  }

  @Test func aShallowCloneDatesOnlyWhatItHolds() async throws {
    let folder = try repository()
    let clone = try TemporaryFolder()
    try clone.git("clone", "--quiet", "--depth=3", "file://" + folder.url.path, "shallow")
    let (whole, _) = try await build(clone.url.appending(path: "shallow/docs"))
    // Deeper than the repository.
    #expect(whole.historyShortcoming == nil)
    try clone.git("clone", "--quiet", "--depth=1", "file://" + folder.url.path, "shallower")
    let (result, site) = try await build(clone.url.appending(path: "shallower/docs"))
    #expect(result.historyShortcoming?.hasPrefix("this clone is shallow, so 2 of 2 pages have no date") == true)
    #expect(site.values.allSatisfy { !$0.contains("<time") })
    try folder.write("# Home\n\nMore still.\n", to: "docs/Content/index.md")
    try folder.commit(at: "2024-07-08T00:00:00Z")
    try clone.git("clone", "--quiet", "--depth=2", "file://" + folder.url.path, "deeper")
    let (deeper, pages) = try await build(clone.url.appending(path: "deeper/docs"))
    #expect(deeper.historyShortcoming?.hasPrefix("this clone is shallow, so 1 of 2 pages have no date") == true)
    #expect(pages["index.html"]?.contains(">8 July 2024<") == true)
    #expect(pages["ä b/c.html"]?.contains("<time") == false)
  }

  @Test func linkedWorktreesHaveDates() async throws {
    let folder = try repository()
    try folder.git("worktree", "add", "--quiet", "--detach", "linked")
    let (result, site) = try await build(folder.url.appending(path: "linked/docs"))
    #expect(result.historyShortcoming == nil)
    #expect(site["index.html"]?.contains(">6 May 2024<") == true)
  }

  @Test func mergesCountWhereTheyChangeAPage() async throws {
    let folder = try repository()
    try folder.git("checkout", "--quiet", "-b", "side", "HEAD~1")
    try folder.write("# C\n\nSide.\n", to: "docs/Content/ä b/c.md")
    try folder.commit(at: "2024-06-01T00:00:00Z")
    try folder.git("checkout", "--quiet", "main")
    try folder.git("merge", "--quiet", "-m", "Merge", "side", at: "2024-09-01T00:00:00Z")
    let (_, site) = try await build(folder.url.appending(path: "docs"))
    #expect(site["ä b/c.html"]?.contains(">1 June 2024<") == true)
    #expect(site["index.html"]?.contains(">6 May 2024<") == true)
  }

  /// Whatever a repository's configuration names is not run, and what it lacks is not fetched.
  @Test func aRepositoryRunsNothing() async throws {
    let folder = try repository()
    let trap = folder.url.appending(path: "trap.sh")
    try folder.write("#!/bin/sh\ntouch \"$(dirname \"$0\")/sprung\"\ncat\n", to: "trap.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap.path)
    for key in [
      "core.fsmonitor", "core.pager", "pager.log", "diff.external", "gpg.program", "core.sshCommand", "core.editor",
      "diff.trap.textconv", "diff.trap.command", "core.alternateRefsCommand", "credential.helper", "core.gitProxy",
      "filter.trap.smudge", "filter.trap.clean", "alias.log", "alias.rev-parse", "uploadpack.packObjectsHook",
    ] {
      try folder.git("config", key, key.hasPrefix("alias") ? "!" + trap.path : trap.path)
    }
    try folder.git("config", "log.showSignature", "true")
    try folder.git("config", "log.showRoot", "false")
    try folder.git("config", "diff.orderFile", "missing")
    try folder.write("*.md diff=trap filter=trap\n", to: ".git/info/attributes")
    for hook in ["post-checkout", "pre-auto-gc", "post-index-change", "reference-transaction"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: ".git/hooks"), withIntermediateDirectories: true)
      try? FileManager.default.copyItem(at: trap, to: folder.url.appending(path: ".git/hooks/" + hook))
    }
    let (_, site) = try await build(folder.url.appending(path: "docs"))
    #expect(site["index.html"]?.contains(">6 May 2024<") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "sprung").path))
  }

  @Test func aPartialCloneFetchesNothing() async throws {
    let folder = try repository()
    try folder.git("config", "uploadpack.allowFilter", "true")
    let clone = try TemporaryFolder()
    try clone.git("clone", "--quiet", "--no-checkout", "--filter=tree:0", "file://" + folder.url.path, "partial")
    let partial = clone.url.appending(path: "partial")
    let trap = clone.url.appending(path: "trap.sh")
    try clone.write("#!/bin/sh\ntouch \"\(clone.url.path)/sprung\"\nexec git-upload-pack \"$@\"\n", to: "trap.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap.path)
    try clone.git("-C", "partial", "config", "remote.origin.uploadpack", trap.path)
    try clone.write(Self.site, to: "partial/docs/Content/site.yml")
    try clone.write("# Home\n", to: "partial/docs/Content/index.md")
    let (result, site) = try await build(partial.appending(path: "docs"))
    #expect(result.historyShortcoming?.hasPrefix("pages have no dates: ") == true)
    #expect(site["index.html"]?.contains("<time") == false)
    #expect(!FileManager.default.fileExists(atPath: clone.url.appending(path: "sprung").path))
  }

  @Test(arguments: [
    ("https://example.org/edit/main/", "https://example.org/edit/main/Content/a%20b.md"),
    ("https://example.org/edit/main", "https://example.org/edit/main/Content/a%20b.md"),
    ("https://example.org/{path}/edit", "https://example.org/Content/a%20b.md/edit"),
    ("https://example.org/edit?file={path}#top", "https://example.org/edit?file=Content/a%20b.md#top"),
    ("github.com/acme/patterns/", nil), ("https://example.org/{file}", nil), ("https://example.org/{path}{path}", nil),
    ("https://example.org/edit?file=", nil), ("https://example.org/a b/", nil), ("javascript:alert({path})", nil),
  ])
  func editAddresses(_ text: String, _ url: String?) {
    #expect(EditAddress(text)?.url(of: "Content/a b.md") == url)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (951_868_800, "2000-03-01T00:00:00Z"), (1_704_067_199, "2023-12-31T23:59:59Z"),
    (1_709_164_800, "2024-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func timestamps(_ seconds: Int, _ text: String) {
    #expect(Timestamp(seconds: seconds)?.dateTime == text)
    #expect(
      ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(seconds))) == text)
  }
}
