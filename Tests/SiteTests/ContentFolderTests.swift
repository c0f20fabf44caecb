import Diagnostics
import Files
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Site

/// Pages that lie elsewhere than in Content are read where they are.
@Suite struct ContentFolderTests {
  private func build(
    _ files: [String: String], settings: String? = nil, content: String? = nil
  ) async throws -> (result: SiteResult, site: [String: String]) {
    var all = files
    if let settings { all[SiteConfiguration.path] = "version: 1\ntitle: Site\n" + settings }
    var options = PipelineOptions()
    options.failOn = nil
    options.content = content.map { ContentFolder(path: $0) }
    return try await Pipeline(files: .memory(texts: all), options: options).build()
  }

  private static let docs = [
    "docs/index.md": "# Home\n\n[A](guide/a.md)\n", "docs/guide/a.md": "# A\n\n[lost](b.md) ![x](../x.png)\n",
    "docs/x.png": "x", "README.md": "# Not this\n",
  ]

  @Test(
    arguments: [("content: docs\n", nil), ("content: ../docs/\n", nil), ("content: ./docs\n", nil), (nil, "docs")]
      as [(String?, String?)])
  func readsTheFolderThatIsNamed(_ settings: String?, _ content: String?) async throws {
    let (result, site) = try await build(Self.docs, settings: settings, content: content)
    #expect(site["guide/a.html"] != nil && site["x.png"] == "x" && site["README.html"] == nil)
    let finding = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(finding.rule == "page/broken-link" && finding.location?.path == "docs/guide/a.md")
    #expect(result.diagnostics.count { $0.severity == .error } == 1)
  }

  @Test func theOptionGoesBeforeTheSetting() async throws {
    let (_, site) = try await build(
      ["docs/a.md": "# A\n", "other/b.md": "# B\n"], settings: "content: docs\n", content: "other")
    #expect(site["b.html"] != nil && site["a.html"] == nil)
  }

  @Test func theWholeProjectCanBeTheContent() async throws {
    let (_, site) = try await build(
      [
        "index.md": "# Home\n", "a/b.md": "# B\n", "Public/old.md": "# Old\n", "node_modules/m/r.md": "# M\n",
        "Templates/footer.mustache": "x", "Content/c.md": "# C\n", ".github/x.md": "# X\n",
      ], settings: "content: .\n")
    #expect(site["a/b.html"] != nil && site["index.html"]?.contains(">Home</h1>") == true)
    let html = site.keys.filter { $0.hasSuffix(".html") }.sorted()
    #expect(html == ["404.html", "a/b.html", "a/index.html", "index.html", "search.html"])
  }

  @Test(arguments: [
    "content: /etc", "content: ../../etc", "content: docs/../..", "content: .git", "content: a/.b/c",
    "content: \"a\\tb\"", "content: [a, a/b]", "content: [a, ../../b]", "content: {a: b}", "static: /etc",
    "static: ../..", "static: .", "static: .ssh",
  ])
  func leavesNoProject(_ setting: String) async throws {
    let (result, _) = try await build(["Content/a.md": "# A\n", "etc/b.md": "# B\n"], settings: setting + "\n")
    #expect(result.diagnostics.map(\.rule) == ["site/configuration"])
    #expect(result.library.pages.map(\.source) == ["Content/a.md"])
  }

  @Test(arguments: [
    ("dcos", ["dcos has no pages, or does not exist"]), ("[docs, more]", ["more has no pages, or does not exist"]),
    ("[docs]", []),
  ])
  func saysThatAFolderHasNoPages(_ content: String, _ findings: [String]) async throws {
    let (result, _) = try await build(["docs/a.md": "# A\n"], settings: "content: \(content)\n")
    #expect(result.diagnostics.map(\.summary) == findings)
  }

  /// The pages of several folders, and nothing that is beside them.
  @Test func readsSeveralFolders() async throws {
    let files = [
      "README.md": "# No\n", "docs/a.md": "# A\n\n[B](../web/more/b.md)\n", "web/more/b.md": "# B\n\n![](i.png)\n",
      "web/more/i.png": "i", "web/c.md": "# No\n", "web/more2/d.md": "# No\n", "web/code.js": "no",
    ]
    let (result, site) = try await build(
      files, settings: "content: [docs, web/more]\npermalinks: {docs: '/:path/', web/more: '/b/:id/'}\n")
    #expect(result.library.pages.map(\.source) == ["docs/a.md", "web/more/b.md"])
    #expect(site["a/index.html"]?.contains("href=\"../b/b/index.html\"") == true, "\(site.keys.sorted())")
    // The list of the pages of a folder is where they are.
    #expect(site["b/index.html"] != nil && site["web/more/index.html"] == nil)
    #expect(site["b/b/index.html"] != nil && site["web/more/i.png"] == "i" && site["web/code.js"] == nil)
  }

  // MARK: Static folders

  @Test func publishesStaticFoldersAtTheRoot() async throws {
    let (result, site) = try await build(
      [
        "site/docs/a.md": "# A\n\n![x](/img/x.png) ![x](@site/static/img/x.png) ![y](y.png)\n",
        "site/docs/y.png": "y", "site/static/img/x.png": "x", "site/static/robots.txt": "r",
        "site/static/note.md": "not a page",
      ], settings: "content: site/docs\nstatic: [site/static]\n")
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(site["img/x.png"] == "x" && site["robots.txt"] == "r" && site["note.md"] == "not a page")
    #expect(site["a.html"]?.contains("src=\"./img/x.png\"") == true)
    #expect(site["a.html"]?.contains("src=\"img/x.png\"") == true)
  }

  @Test func reportsTwoFilesOfOneAddress() async throws {
    let (result, site) = try await build(
      ["docs/a.md": "# A\n", "docs/x.txt": "1", "static/x.txt": "2", "static/a.html": "3"],
      settings: "content: docs\nstatic: static\n")
    #expect(result.diagnostics.map(\.rule) == ["site/duplicate-url", "site/duplicate-url"])
    #expect(site["x.txt"] == "1" && site["a.html"]?.contains(">A</h1>") == true)
  }

  // MARK: On disk

  @Test func refusesOutputsBesideTheSources() throws {
    let root = try TemporaryFolder()
    for file in ["docs/b.md", "website/docs/a.md", "website/more/c.md", "website/static/x.txt", "Content/site.yml"] {
      try root.write("", to: file)
    }
    let project = FilePath(root.path)
    func fails(_ path: String, _ sources: SourceFolders) -> Bool {
      let place = OutputPlace(project.appending(path), from: project, project: project)
      do {
        try OutputCheck(place: place, project: project, sources: sources).checkPlace()
        return false
      } catch {
        return true
      }
    }
    let sources = SourceFolders(contents: [ContentFolder(path: "website/docs")], statics: ["website/static"])
    for path in ["website/docs", "website/docs/out", "website", "website/static/out", "Content", "Templates"] {
      #expect(fails(path, sources), "\(path)")
    }
    #expect(!fails("Public", sources) && !fails("website/build", sources))
    let whole = SourceFolders(contents: [ContentFolder(path: "")])
    let several = SourceFolders(contents: [ContentFolder(path: "docs"), ContentFolder(path: "website/more")])
    #expect(fails("docs/out", several) && fails("website/more", several) && fails("website", several))
    #expect(!fails("website/out", several) && !fails("Public", several))
    #expect(fails("out", whole) && fails("website/out", whole) && !fails("Public", whole))
  }

  @Test(arguments: ["docs", "[docs, web]", "[web, docs/a]", "."])
  func followsNoLinkOutOfTheProject(_ content: String) async throws {
    let (root, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write("# Secret\n", to: "secret/a.md")
    try outside.write("# Secret\n", to: "secret/a/a.md")
    try root.write("# Web\n", to: "web/b.md")
    try root.write("version: 1\ntitle: T\ncontent: \(content)\n", to: SiteConfiguration.path)
    try FileManager.default.createSymbolicLink(atPath: root.path("docs"), withDestinationPath: outside.path("secret"))
    let pipeline = Pipeline(files: try .disk(root: FilePath(root.path)))
    let output = MemoryOutput()
    // The folder that is named is an error, and one that is found is left out.
    _ = try? await pipeline.run(into: output)
    #expect(!output.files.values.contains { String(decoding: $0, as: UTF8.self).contains("Secret") })
    guard content == "docs" else { return }
    await #expect(throws: FileError.self) { try await pipeline.run(into: nil) }
  }

  /// A preview watches the files that pages include, also those that are missing.
  @Test func watchesIncludedFiles() async throws {
    let pipeline = Pipeline(
      files: .memory(texts: [
        "Content/site.yml": "title: A\n", "Content/a.md": "# A\n\n{{#include ../code/a.rs}}\n\n{{#include part.md}}\n",
        "Content/b.md": "# B\n\n{{#include ../code/missing.rs}}\n", "Content/part.md": "Part\n",
        "code/a.rs": "fn a() {}\n",
      ]))
    let folders = try await pipeline.preview(keeping: KeptResults()).folders
    #expect(Set(folders.watched).isSuperset(of: ["Content", "Templates", "code/a.rs", "code/missing.rs"]))
    #expect(!folders.watched.contains("Content/part.md"))
  }

  /// Files that say who has written pages, and where stories are, are followed wherever they are.
  @Test func watchesForAuthorsAndStories() async throws {
    let files = [
      "Content/site.yml": "title: A\ncontent: docs\n", "docs/a.md": "---\nauthors: [ada]\n---\n\n# A\n",
      "docs/b.mdx": "import * as S from '../src/b.stories';\n\n<Meta of={S} />\n\n# B\n",
    ]
    let folders = try await Pipeline(files: .memory(texts: files)).preview(keeping: KeptResults()).folders
    #expect(
      Set(folders.watched)
        .isSuperset(of: ["docs/.authors.yml", ".authors.yml", "_data/authors.yml", "src/b.stories.ts"]))
    #expect(!folders.watched.contains("docs/authors.yml"))
  }

  /// A navigation that another tool may get later is followed from the start.
  @Test(arguments: [("content: docs\n", "mkdocs.yml"), ("navigation: later.js\n", "later.js")])
  func watchesForNavigation(_ settings: String, _ path: String) async throws {
    let files = ["Content/site.yml": "title: A\n" + settings, "docs/a.md": "# A\n", "Content/a.md": "# A\n"]
    let folders = try await Pipeline(files: .memory(texts: files)).preview(keeping: KeptResults()).folders
    #expect(folders.watched.contains(path))
  }

  /// Included files of the repository around a project are watched, too, and a change of one changes the page.
  @Test func watchesIncludedFilesAroundTheProject() async throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("ignored.rs\n", to: ".gitignore")
    try folder.write("fn unseen() {}\n", to: "code/ignored.rs")
    try folder.write("fn alpha1() {}\n", to: "code/a.rs")
    try folder.write("title: A\n", to: "docs/Content/site.yml")
    let names = ["a.rs", "missing.rs", "ignored.rs", ".hidden.rs", "../../../x.rs", "../code"]
    try folder.write(
      "# A\n\n" + names.map { "```\n{{#include ../../code/\($0)}}\n```\n" }.joined(separator: "\n"),
      to: "docs/Content/index.md")
    let kept = KeptResults()
    let pipeline = Pipeline(files: try .disk(root: FilePath(folder.path("docs"))))
    func page(_ changed: Set<String>?) async throws -> (text: String, watched: [String]) {
      let preview = try await pipeline.preview(keeping: kept, changed: changed)
      let bytes = try await preview.site?.file("index.html")
      return (String(decoding: bytes ?? [], as: UTF8.self), preview.folders.watched)
    }
    let first = try await page(nil)
    #expect(first.text.contains("alpha1") && !first.text.contains("unseen"))
    #expect(first.watched.filter { $0.hasPrefix("..") } == ["../code/a.rs", "../code/missing.rs"])
    try folder.write("fn beta2() {}\n", to: "code/a.rs")
    let second = try await page(["../code/a.rs"])
    #expect(second.text.contains("beta2") && !second.text.contains("alpha1"))
  }

  /// A folder or a pipe cannot be included, so that a page cannot have a preview watch all that is in a folder.
  @Test func watchesNoFolderThatAPageNames() async throws {
    let project = try TemporaryFolder()
    try project.write("title: A\n", to: "Content/site.yml")
    try project.write(
      "# A\n\n{{#include ../code}}\n\n{{#include ../}}\n\n{{#include ../code/b.rs}}\n", to: "Content/a.md")
    try project.write("fn a() {}\n", to: "code/a.rs")
    let pipeline = Pipeline(files: try .disk(root: FilePath(project.path)))
    let watched = try await pipeline.preview(keeping: KeptResults()).folders.watched
    #expect(watched.contains("code/b.rs"))
    #expect(Set(watched).isDisjoint(with: ["", ".", "code", "code/a.rs"]), "\(watched)")
  }
}
