import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct WatcherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func change(_ changing: () throws -> Void) async throws -> Set<String> {
    var watcher = Watcher(roots: [folder.path])
    try changing()
    return try await watcher.nextChanges()
  }

  @Test func seesAFileChange() async throws {
    try folder.write("one", to: "a.md")
    #expect(try await change { try folder.write("two", to: "a.md") } == [folder.path("a.md")])
  }

  @Test func seesFilesComeAndGo() async throws {
    try folder.write("one", to: "a.md")
    try folder.write("one", to: "deep/er/b.md")
    let changed = try await change {
      try folder.remove("deep/er/b.md")
      try folder.write("one", to: "new/c.md")
      try folder.remove("a.md")
    }
    #expect(changed == [folder.path("a.md"), folder.path("deep/er/b.md"), folder.path("new/c.md")])
  }

  @Test func seesAReplacementOfEqualSizeAndAge() async throws {
    try folder.write("one", to: "a.md")
    try folder.write("two", to: "b.md")
    let age = Date(timeIntervalSince1970: 1_000_000)
    for name in ["a.md", "b.md"] {
      try FileManager.default.setAttributes([.modificationDate: age], ofItemAtPath: folder.path(name))
    }
    let changed = try await change {
      try folder.remove("a.md")
      try FileManager.default.moveItem(atPath: folder.path("b.md"), toPath: folder.path("a.md"))
    }
    #expect(changed == [folder.path("a.md"), folder.path("b.md")])
  }

  @Test func takesABurstAsOne() async throws {
    let names = (0..<50).map { "\($0).md" }
    let changed = try await change {
      for name in names { try folder.write("one", to: name) }
    }
    #expect(changed == Set(names.map { folder.path($0) }))
  }

  @Test func seesWhatChangedWhileNobodyWaited() async throws {
    var watcher = Watcher(roots: [folder.path])
    try folder.write("one", to: "a.md")
    #expect(try await watcher.nextChanges() == [folder.path("a.md")])
    try folder.write("one", to: "b.md")
    #expect(try await watcher.nextChanges() == [folder.path("b.md")])
  }

  @Test func seesAFolderAppear() async throws {
    var watcher = Watcher(roots: [folder.path("Content"), folder.path("Templates")])
    try folder.write("one", to: "Templates/page.mustache")
    #expect(try await watcher.nextChanges() == [folder.path("Templates/page.mustache")])
  }

  /// A file that is given by name counts, whatever it is called, and before it exists.
  @Test(arguments: ["docs/.pages", "docs/.vitepress/config.mts", "examples/a.rs"])
  func seesFilesThatAreGiven(_ name: String) async throws {
    try folder.write("one", to: "docs/a.md")
    var watcher = Watcher(roots: [folder.path("docs"), folder.path(name)])
    for text in ["one", "two", "three"] {
      // As editors save, with a new file.
      try folder.write(text, to: "new")
      try FileManager.default.createDirectory(
        atPath: (folder.path(name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try? folder.remove(name)
      try FileManager.default.moveItem(atPath: folder.path("new"), toPath: folder.path(name))
      #expect(try await watcher.nextChanges() == [folder.path(name)])
    }
  }

  @Test func doesNotFollowLinksInCircles() throws {
    try folder.write("one", to: "a/b.md")
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/again"), withDestinationPath: folder.path)
    #expect(Set(FolderState(of: [folder.path]).files.keys) == [folder.path("a/b.md"), folder.path("a/again")])
  }

  @Test func leavesOutWhatEditorsKeepForThemselves() throws {
    for name in [".a.md.swp", ".git/index", "a.md~", "a.md"] { try folder.write("one", to: name) }
    #expect(Set(FolderState(of: [folder.path]).files.keys) == [folder.path("a.md")])
  }

  /// Pages include what GitBook keeps in a hidden folder.
  @Test func looksIntoTheFolderOfGitBook() throws {
    for name in [".gitbook/includes/a.md", ".other/a.md"] { try folder.write("one", to: name) }
    #expect(Set(FolderState(of: [folder.path]).files.keys) == [folder.path(".gitbook/includes/a.md")])
  }

  /// What is compared without looking into the folders: files, what comes and goes, and what was missing.
  @Test(arguments: ["a/b.md", "a/c.md", "a/d/e.md", "link.md", "later.yml", ".pages"])
  func tellsWhetherAnythingChanged(_ name: String) throws {
    try folder.write("one", to: "a/b.md")
    try folder.write("one", to: ".pages")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/gone"), withDestinationPath: folder.path("link.md"))
    let roots = [folder.path("a"), folder.path("later.yml"), folder.path(".pages")]
    // Long after the last change.
    var now = FolderState.Time.now
    #expect(!FolderState(of: roots, at: now).isCurrent(of: roots))
    now.seconds += 60
    let state = FolderState(of: roots, at: now)
    #expect(state.isCurrent(of: roots) && !state.isCurrent(of: [folder.path("a")]))
    try folder.write("two and more", to: name)
    #expect(!state.isCurrent(of: roots))
    try folder.remove(name)
    #expect(FolderState(of: roots, at: now).isCurrent(of: roots))
  }

  @Test func noticesThatAFileIsGone() throws {
    try folder.write("one", to: "a/b.md")
    var later = FolderState.Time.now
    later.seconds += 60
    let state = FolderState(of: [folder.path], at: later)
    try folder.remove("a/b.md")
    #expect(!state.isCurrent(of: [folder.path]))
  }

  @Test func seesALinkedFileChange() async throws {
    try folder.write("one", to: "elsewhere/a.md")
    try folder.write("one", to: "pages/b.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("pages/a.md"), withDestinationPath: folder.path("elsewhere/a.md"))
    var watcher = Watcher(roots: [folder.path("pages")])
    try folder.write("two and more", to: "elsewhere/a.md")
    try folder.write("two", to: "pages/b.md")
    #expect(try await watcher.nextChanges() == [folder.path("pages/a.md"), folder.path("pages/b.md")])
  }

  @Test func seesAChangeToASingleFile() async throws {
    try folder.write("one", to: "mkdocs.yml")
    var watcher = Watcher(roots: [folder.path("mkdocs.yml"), folder.path("docs")])
    for text in ["two", "three", "four"] {
      try folder.write(text, to: "mkdocs.yml")
      #expect(try await watcher.nextChanges() == [folder.path("mkdocs.yml")])
    }
  }

  @Test func waitsForMissingFilesInTheFolderAroundThem() async throws {
    try folder.write("one", to: "docs/a.md")
    #expect(FolderState.folder(ofMissing: folder.path("docs/a.md")) == nil)
    #expect(FolderState.folder(ofMissing: folder.path("Templates/assets/own.css")) == folder.path)
    var watcher = Watcher(roots: [folder.path("docs"), folder.path("doc.yml"), folder.path("Templates")])
    try folder.write("two", to: "docs/a.md")
    #expect(try await watcher.nextChanges() == [folder.path("docs/a.md")])
    // What else is in the folder around them is none of the site.
    for name in ["README.md", "doc.yml.md", "Templates.md"] { try folder.write("one", to: name) }
    try folder.write("one", to: "doc.yml")
    #expect(try await watcher.nextChanges() == [folder.path("doc.yml")])
    try folder.write("one", to: "Templates/assets/own.css")
    #expect(try await watcher.nextChanges() == [folder.path("Templates/assets/own.css")])
  }

  @Test func stopsWhenCancelled() async {
    let path = folder.path
    let task = Task {
      var watcher = Watcher(roots: [path])
      return try await watcher.nextChanges()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
