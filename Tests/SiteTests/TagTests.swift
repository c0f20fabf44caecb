import Diagnostics
import Files
import Testing

@testable import Site

/// The pages of tags, and the tags on pages.
@Suite struct TagTests {
  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let files = ["Content/index.md": "# Home\n", "Content/site.yml": "version: 1\nurl: https://example.org/\n"]
      .merging(files) { $1 }
    return try await Pipeline(files: .memory(texts: files)).build()
  }

  private func page(_ title: String, _ tags: String, more: String = "") -> String {
    "---\ntitle: \(title)\ntags: [\(tags)]\n\(more)---\n\nText.\n"
  }

  @Test func listsPagesInReadingOrder() async throws {
    let (result, site) = try await build([
      "Content/a/z.md": page("Z & more", "unsaved Work", more: "order: 1\ndescription: <All> of it.\n"),
      "Content/a/b.md": page("B", "Unsaved work, other", more: "order: 2\n"),
      "Content/hidden.md": page("Hidden", "other, secret", more: "unlisted: true\n"),
      "Content/draft.md": page("Draft", "secret", more: "draft: true\n"),
    ])
    #expect(!result.fails(at: .warning))
    let tag = try #require(site["tags/unsaved-work.html"])
    #expect(tag.contains("<h1>Pages tagged “Unsaved work”</h1>") && tag.contains(">2 pages</p>"))
    let first = try #require(
      tag.firstRange(of: #"<li><a href="../a/z.html">Z &amp; more</a><p>&lt;All&gt; of it.</p>"#))
    let second = try #require(tag.firstRange(of: #"<li><a href="../a/b.html">B</a></li>"#))
    #expect(first.lowerBound < second.lowerBound)
    #expect(tag.contains(#"<li><a href="index.html">Tags</a></li></ol>"#), "breadcrumbs lead to all tags")
    let all = try #require(site["tags/index.html"])
    #expect(all.contains(#"<li><a href="unsaved-work.html">Unsaved work <span>2</span></a></li>"#))
    #expect(all.contains(#"<li><a href="other.html">other <span>1</span></a></li>"#) && !all.contains("secret"))
    #expect(site["sitemap.xml"]?.contains("https://example.org/tags/other.html") == true)
    #expect(
      site["a/b.html"]?.contains(
        #"aria-label="Tags"><ul class="tags"><li><a href="../tags/unsaved-work.html">Unsaved work</a></li>"#) == true)
    #expect(site["hidden.html"]?.contains("page-tags") == false)
  }

  /// Where pages are folders, pages of tags are folders, too, and links lead to them.
  @Test func areFoldersLikePages() async throws {
    let settings = "version: 1\nurl: https://example.org/\npermalinks: {.: '/:path/'}\n"
    let page = "---\ntitle: A\ntags: [Two words]\n---\n\n[b](/tags/two-words/) [c](/tags/)\n"
    let (result, site) = try await build(["Content/site.yml": settings, "Content/a.md": page])
    #expect(!result.fails(at: .note), "\(result.diagnostics.map(\.summary))")
    #expect(site["tags/two-words/index.html"]?.contains("href=\"../../a/index.html\">A</a>") == true)
    #expect(site["tags/index.html"]?.contains("href=\"two-words/index.html\"") == true)
    #expect(site["a/index.html"]?.contains("<a href=\"../tags/two-words/\">b</a>") == true)
  }

  @Test func areNotThereWithoutTags() async throws {
    let (_, site) = try await build(["Content/a.md": "# A\n"])
    #expect(site.keys.filter { $0.hasPrefix("tags") } == [] && site["a.html"]?.contains("page-tags") == false)
  }

  @Test func areIgnoredIfTheSiteSaysSo() async throws {
    let (result, site) = try await build([
      "Content/site.yml": "version: 1\nurl: https://example.org/\ntags: false\n", "Content/a.md": page("A", "other"),
    ])
    #expect(result.diagnostics.isEmpty)
    #expect(site.keys.filter { $0.hasPrefix("tags") } == [] && site["a.html"]?.contains("page-tags") == false)
  }

  @Test(arguments: ["Content/tags/index.md", "Content/tags/mine.md", "Content/Tags.png", "Content/tags/other.html"])
  func leaveTheFolderOfAnAuthorAlone(_ file: String) async throws {
    let isFile = file == "Content/Tags.png"
    let (result, site) = try await build([
      file: "# Mine\n", "Content/a.md": page("A", "other") + "\n[All](tags\(isFile ? "" : "_")/index.html)\n",
    ])
    #expect(result.diagnostics.filter { $0.severity > .note } == [])
    #expect(site["tags_/other.html"] != nil || isFile && site["tags/other.html"] != nil)
  }

  /// Each tag has a file of its own, whose name is not too long for any disk.
  @Test func haveNamesOfTheirOwn() async throws {
    let long = String(repeating: "ü", count: 300)
    let tags = ["C", "C++", "C#", "!", "?", "Index", "é", "e\u{301}", "下書き", "a/b", "../up", long, long + "1"]
    let (result, site) = try await build([
      "Content/a.md": page("A", tags.map { "\"\($0)\"" }.joined(separator: ", "))
    ])
    #expect(!result.fails(at: .error))
    let names = site.keys.filter { $0.hasPrefix("tags/") }
    // The two spellings of é are one tag.
    #expect(names.count == tags.count)
    #expect(names.allSatisfy { $0.utf8.count < 100 && !$0.contains("..") })
    #expect(
      Set(names).isSuperset(of: ["tags/c.html", "tags/c-2.html", "tags/c-3.html", "tags/tag.html", "tags/index-2.html"])
    )
  }

  @Test func areInTheLanguageOfTheSite() async throws {
    let (_, site) = try await build([
      "Content/site.yml": "version: 1\nlanguage: de\n", "Content/a.md": page("A", "Löschen"),
    ])
    let tag = try #require(site["tags/löschen.html"])
    #expect(tag.contains("Seiten zum Schlagwort „Löschen“") && tag.contains(">1 Seite</p>"))
    #expect(site["a.html"]?.contains(#"href="tags/l%C3%B6schen.html">Löschen</a>"#) == true)
  }

  /// A preview makes the same pages when they are asked for.
  @Test func areInPreviews() async throws {
    let files = FileTree.memory(texts: [
      "Content/site.yml": "version: 1\n", "Content/index.md": "# Home\n", "Content/a.md": page("A", "one, two"),
    ])
    let built = try await Pipeline(files: files).build().site
    let site = try #require(try await Pipeline(files: files).preview(keeping: KeptResults()).site)
    for path in ["tags/index.html", "tags/one.html", "tags/two.html"] {
      let bytes = try #require(try await site.file(path))
      #expect(built[path] == String(decoding: bytes, as: UTF8.self))
    }
  }
}
