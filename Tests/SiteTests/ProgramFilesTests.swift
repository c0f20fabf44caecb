import Diagnostics
import Files
import Foundation
import Site
import SystemPackage
import TestSupport
import Testing

/// What is published for tools: Markdown, lists of it, the feed, and what a page's head says.
@Suite struct ProgramFilesTests {
  private static let site = "version: 1\ntitle: Test\nurl: https://example.org/docs/\nmarkdown: true\n"

  private func build(_ files: [String: String]) async throws -> [String: String] {
    let files = ["Content/site.yml": Self.site, "Content/index.md": "# Home\n"].merging(files) { $1 }
    let (result, site) = try await Pipeline(files: .memory(texts: files)).build()
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
    return site
  }

  // MARK: Markdown

  @Test func everyPageHasACopyThatItNames() async throws {
    let site = try await build([
      "Content/site.yml": Self.site + "reference: all\n", "Content/a/b c.md": "# B\n", "Content/c.md": "# C\n",
    ])
    let pages = site.keys.filter { $0.hasSuffix(".html") }
    for page in pages where !["search.html", "404.html", "a/index.html"].contains(page) {
      let copy = page.dropLast(4) + "md"
      let name = copy.split(separator: "/").last.map { $0.replacing(" ", with: "%20") } ?? ""
      #expect(site[String(copy)] != nil, "\(copy)")
      #expect(
        site[page]?.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name)\">") == true, "\(page)")
    }
    #expect(site["search.html"]?.contains("text/markdown") == false)
    #expect(site["rules/va-mobile/button-vague.md"]?.contains("## Why") == true)
    #expect(site["llms.txt"]?.contains("## Optional\n\n- [Rules](https://example.org/docs/rules/index.md)") == true)
  }

  @Test func aCopyIsTheAuthorsText() async throws {
    let body = "\r\nText with ümlauts, [a link](other.md#x) and <!-- a remark -->.\r\n\r\n    code"
    let site = try await build([
      "Content/page.md": "\u{FEFF}---\r\ntitle: \"A: \\\"b\\\" #c\"\r\norder: 4\r\n---\r\n" + body,
      "Content/other.md": "# Other\n\n## X\n",
    ])
    let head = "---\ntitle: \"A: \\\"b\\\" #c\"\nurl: \"https://example.org/docs/page.html\"\n---\n\n"
    #expect(site["page.md"] == head + "# A: \"b\" \\#c\n\n" + body.dropFirst() + "\n")
  }

  @Test func anUnclosedBlockStaysAsItIs() async throws {
    let page = "# Home\n\n```dialog\nkind: alert\ntitle: Delete draft?\nbuttons: [Delete, Keep]"
    let site = try await build(["Content/index.md": page])
    #expect(site["index.md"]?.hasSuffix(page + "\n") == true)
  }

  @Test func thereAreNoneUnlessAskedFor() async throws {
    let site = try await build(["Content/site.yml": "version: 1\nurl: https://example.org/\n"])
    #expect(site.keys.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") || $0 == "feed.xml" } == [])
    #expect(site["index.html"]?.contains("rel=\"alternate\"") == false)
  }

  @Test func allPagesAreInOneFileWhileThatIsOfUse() async throws {
    let site = try await build(["Content/a.md": "# A\n", "Content/b.md": "# B\n"])
    let copies = ["index.md", "a.md", "b.md"].compactMap { site[$0] }
    #expect(site["llms-full.txt"] == copies.joined(separator: "\n"))
    var large: [String: String] = [:]
    for number in 0..<5 { large["Content/\(number).md"] = "# N\n\n" + String(repeating: "Long. ", count: 80_000) }
    #expect(try await build(large)["llms-full.txt"] == nil)
  }

  // MARK: Feed

  @Test func theFeedHasWhatWasChangedLast() async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write(Self.site + "description: Less & more\nlanguage: de\n", to: "Content/site.yml")
    try folder.write("# Home\n\nWelcome.\n", to: "Content/index.md")
    try folder.write("---\ntitle: \"A & \\x02B\"\n---\n", to: "Content/a/b c.md")
    try folder.commit(at: "2024-01-02T03:04:05Z")
    try folder.write("# Home\n\nWelcome, *you*.\n", to: "Content/index.md")
    try folder.commit(at: "2024-05-06T07:08:09Z")
    let root = FilePath(folder.url.path)
    let (_, site) = try await Pipeline(files: .disk(root: root), history: ChangeHistory.git(root: root)).build()
    let feed = try #require(site["feed.xml"])
    #expect(
      feed == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
        <title>Test</title>
        <subtitle>Less &amp; more</subtitle>
        <id>https://example.org/docs/</id>
        <updated>2024-05-06T07:08:09Z</updated>
        <author>
        <name>Test</name>
        </author>
        <link rel="self" type="application/atom+xml" href="https://example.org/docs/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/docs/"/>
        <entry>
        <title>Home</title>
        <id>https://example.org/docs/</id>
        <updated>2024-05-06T07:08:09Z</updated>
        <link rel="alternate" type="text/html" href="https://example.org/docs/"/>
        <summary>Welcome, you.</summary>
        </entry>
        <entry>
        <title>A &amp; \u{FFFD}B</title>
        <id>https://example.org/docs/a/b%20c.html</id>
        <updated>2024-01-02T03:04:05Z</updated>
        <link rel="alternate" type="text/html" href="https://example.org/docs/a/b%20c.html"/>
        <summary>A &amp; \u{FFFD}B</summary>
        </entry>
        </feed>

        """)
    let page = site["a/b c.html"] ?? ""
    #expect(page.contains("<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Test\" href=\"../feed.xml\">"))
    let missing = site["404.html"] ?? ""
    #expect(missing.contains("href=\"/docs/feed.xml\""))
  }

  // MARK: Head

  @Test func pagesAreDescribedByHowTheyBegin() async throws {
    let sentence = "Ask **once**, and only where something would be lost that cannot be brought back & is missed"
    let site = try await build([
      "Content/a.md": "# A\n\n- A list\n\n![](x.png)\n\n\(sentence); \(sentence).\n", "Content/x.png": "",
      "Content/b.md": "---\ntitle: B\ndescription: Mine.\n---\n\nText.\n", "Content/c.md": "# C\n",
    ])
    let text =
      "Ask once, and only where something would be lost that cannot be brought back &amp; is missed; "
      + "Ask once, and only where something would be lost that cannot be…"
    #expect(site["a.html"]?.contains("<meta name=\"description\" content=\"\(text)\">") == true)
    #expect(site["a.html"]?.contains("class=\"lead\"") == false)
    #expect(site["b.html"]?.contains("<meta property=\"og:description\" content=\"Mine.\">") == true)
    #expect(site["c.html"]?.contains("description") == false)
    #expect(site["index.html"]?.contains("<meta property=\"og:type\" content=\"website\">") == true)
    let page = try #require(site["b.html"])
    #expect(page.contains("<meta property=\"og:type\" content=\"article\">"))
    #expect(page.contains("<link rel=\"prev\" href=\"a.html\">\n<link rel=\"next\" href=\"c.html\">"))
  }
}

/// Escape characters in titles and descriptions, which YAML and JSON can write.
@Suite struct ControlCharactersInTitlesTests {
  @Test func reachNoFile() async throws {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let files = [
      "Content/site.yml":
        "version: 1\ntitle: \"T\\e[1m\"\ndescription: \"D\\e\"\nurl: https://example.org\nmarkdown: true\nfeed: true\n",
      "Content/index.md": "---\nhero: {name: \"H\\e\", text: \"t\\e\", actions: [{text: \"x\\e\", link: /a}]}\n---\n",
      "Content/a.md":
        "---\ntitle: \"P\\e\"\ndescription: \"d\\a\"\nsidebar_label: \"L\\b\"\nauthor: \"A\\e\"\ntags: [\"t\\e\"]\n---\n\nText.\n",
      "Content/g/_category_.json": #"{"label": "G\u001bx"}"#, "Content/g/b.md": "# B\u{1B}\n",
      "Content/g/c.md": "# C\n\n```js title=\"c\u{1B}\"\nd\n```\n",
    ]
    _ = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    #expect(output.files.count > 10)
    for (path, bytes) in output.files where !path.hasSuffix(".md") && path != "llms-full.txt" {
      #expect(!bytes.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }, "\(path)")
      // Scripts of the search escape them.
      #expect(bytes.firstRange(of: Array("\\u001B".utf8)) == nil, "\(path)")
    }
    let copy = try #require(output.files["a.md"])
    #expect(!copy.contains(0x1B) && !copy.contains(0x07))
  }
}
