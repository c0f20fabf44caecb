import Files
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Site

/// A listing that is kept must not hide that files have come, gone, or become something else.
@Suite struct ListedFilesTests {
  /// A change to a project, and whether the listing from before can still be used.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var changed: Set<String>
    var keeps: Bool
    var make: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ name: String, _ changed: Set<String>, keeps: Bool, _ make: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      (testDescription, self.changed, self.keeps, self.make) = (name, changed, keeps, make)
    }
  }

  private static let changes = [
    Change("nothing", [], keeps: true) { _ in },
    Change("a page says more", ["Content/a/one.md"], keeps: true) {
      try $0.write("One, and more", to: "Content/a/one.md")
    },
    Change("a template", ["Templates/footer.mustache"], keeps: true) {
      try $0.write("x", to: "Templates/footer.mustache")
    },
    Change("two pages in two folders", ["Content/a/one.md", "Content/index.md"], keeps: true) {
      try $0.write("One, and more", to: "Content/a/one.md")
      try $0.write("Home, and more", to: "Content/index.md")
    },
    Change("a new page", ["Content/a/two.md"], keeps: false) { try $0.write("Two", to: "Content/a/two.md") },
    Change("a page is gone", ["Content/a/one.md"], keeps: false) { try $0.remove("Content/a/one.md") },
    Change("a page and its folder are gone", ["Content/a/one.md"], keeps: false) { try $0.remove("Content/a") },
    Change("a page becomes a folder", ["Content/a/one.md"], keeps: false) {
      try $0.remove("Content/a/one.md")
      try $0.write("Two", to: "Content/a/one.md/two.md")
    },
    Change("a page becomes too long", ["Content/a/one.md"], keeps: false) {
      try $0.write(String(repeating: "x", count: FileTree.textLimit + 1), to: "Content/a/one.md")
    },
    Change("another spelling of a name", ["Content/a/cafe\u{301}.md"], keeps: false) {
      try $0.remove("Content/a/café.md")
      try $0.write("Coffee", to: "Content/a/cafe\u{301}.md")
    },
    Change("the list of ignored files", ["Content/.gitignore"], keeps: false) {
      try $0.write("one.md", to: "Content/.gitignore")
    },
    Change("another file", ["Content/words.txt"], keeps: false) { try $0.write("words", to: "Content/words.txt") },
    Change("settings", ["Content/site.yml"], keeps: false) { try $0.write("version: 1", to: "Content/site.yml") },
  ]

  @Test(arguments: changes) func isKeptOnlyIfTheSameFilesAreThere(_ change: Change) throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("Content/site.yml", "version: 1\n"), ("Content/index.md", "Home"), ("Content/a/one.md", "One"),
      ("Content/a/café.md", "Coffee"), ("Content/words.txt", "word"),
    ] {
      try folder.write(text, to: path)
    }
    let files = try FileTree.disk(root: FilePath(folder.path))
    let listed = try ListedFiles(files, SiteConfiguration())
    try change.make(folder)
    let updated = try listed.updated(change.changed, in: files)
    #expect((updated != nil) == change.keeps)
    guard let updated else { return }
    let fresh = try ListedFiles(files, SiteConfiguration())
    #expect(updated.pages == fresh.pages)
    #expect(updated.identities == fresh.identities)
  }

  /// What a run was told has changed is not forgotten if the run fails before it looks there.
  @Test func aRunThatFailsLosesNoChange() async throws {
    let project = FailingProject()
    let pipeline = Pipeline(files: project.tree)
    let kept = KeptResults()
    _ = try await pipeline.preview(keeping: kept, changed: [])
    project.set("# Two", fails: true)
    await #expect(throws: CancellationError.self) {
      try await pipeline.preview(keeping: kept, changed: ["Content/one.md"])
    }
    project.set("# Two", fails: false)
    let site = try #require(try await pipeline.preview(keeping: kept, changed: []).site)
    let page = try #require(try await site.file("one.html"))
    #expect(String(decoding: page, as: UTF8.self).contains("Two"))
  }

  /// A project of one page, whose settings can be impossible to read.
  private final class FailingProject: Sendable {
    private let state = Mutex((text: "# One", version: 1, fails: false))

    func set(_ text: String, fails: Bool) {
      state.withLock { state in
        if state.text != text { state.version += 1 }
        (state.text, state.fails) = (text, fails)
      }
    }

    var tree: FileTree {
      FileTree(
        list: { folder, skips in
          let state = self.state.withLock { $0 }
          var listing = try FileTree.memory(texts: ["Content/one.md": state.text]).list(folder, skipping: skips)
          for path in listing.files { listing.identities[path] = FileIdentity(version: state.version) }
          return listing
        },
        read: { path in
          let state = self.state.withLock { $0 }
          if path == SiteConfiguration.path, state.fails { throw CancellationError() }
          return path == "Content/one.md" ? Array(state.text.utf8) : nil
        })
    }
  }
}
