import Files
import Testing

@testable import Site

/// Dates and authors of pages, and the order of posts.
@Suite struct PostTests {
  private func build(_ files: [String: String], _ settings: String = "") async throws -> [String: String] {
    let all = files.merging(["Content/site.yml": "version: 1\ntitle: Site\n" + settings]) { $1 }
    var options = PipelineOptions()
    options.failOn = nil
    return try await Pipeline(files: .memory(texts: all), options: options).build().site
  }

  /// The titles that a list of pages has, with their dates.
  private func list(_ html: String?) -> [String] {
    guard let html, let start = html.firstRange(of: "<ul class=\"contents\">"),
      let end = html[start.upperBound...].firstRange(of: "</ul>")
    else { return [] }
    return html[start.upperBound..<end.lowerBound].split(separator: "<li>").dropFirst().map { item in
      let title = item.split(separator: ">").dropFirst().first?.prefix { $0 != "<" } ?? ""
      let date = item.firstRange(of: "datetime=\"").map { " \(item[$0.upperBound...].prefix(10))" } ?? ""
      return "\(title)\(date)"
    }
  }

  // MARK: Dates and authors

  /// What is below the title of a page, without its tags.
  private func byline(_ html: String?) throws -> String? {
    let html = try #require(html)
    guard let start = html.firstRange(of: "<p class=\"byline\">\n") else { return nil }
    let end = try #require(html[start.upperBound...].firstRange(of: "\n</p>"))
    return String(html[start.upperBound..<end.lowerBound]).replacing("\n", with: " ")
  }

  private static let day = "<time datetime=\"2024-05-01\">1 May 2024</time>"

  @Test(
    arguments: [
      ("a.md", "date: 2024-05-01", day), ("a.md", "date: 2024-05-01T23:59:00-07:00", day),
      ("a.md", "date: 2024-05-01 10:00\nauthor: Ada", day + " <span>Ada</span>"),
      ("2024-5-01-a.md", "title: A", day), ("2024-05-01-a/index.md", "title: A", day),
      ("2024-01-01-a.md", "date: 2024-05-01", day), ("a.md", "date: {updated: 2024-06-01, created: 2024-05-01}", day),
      ("a.md", "publishDate: 2024-05-01", day), ("a.md", "publishDate: 2023-05-01\ndate: 2024-05-01", day),
      ("a.md", "authors: [Ada, {name: Bob, url: /b}]", "<span>Ada, Bob</span>"),
      ("a.md", "author: {name: Ada, email: a@b.example}", "<span>Ada</span>"),
      ("a.md", "author: \"Ada ([@ada](https://example.org), **A**)\"", "<span>Ada (@ada, A)</span>"),
      ("a.md", "author: \"<A>\"", "<span>&lt;A&gt;</span>"),
      ("a.md", "date: soon", nil), ("a.md", "date: 0001-01-01", nil), ("a.md", "author: true", nil),
      ("a.md", "authors: [\"\"]", nil), ("2024-13-01-a.md", "title: A", nil), ("a/_index.md", "date: 2024-05-01", nil),
    ] as [(String, String, String?)])
  func areBelowTheTitle(_ file: String, _ front: String, _ expected: String?) async throws {
    let site = try await build([
      "Content/index.md": "# Home\n", "Content/" + file: "---\n\(front)\n---\n\n# A\n\nText.\n",
    ])
    let path = file.replacing("_index", with: "index").replacing(".md", with: ".html")
    #expect(try byline(site[path]) == expected)
  }

  @Test func areNotOnTheHomePage() async throws {
    let site = try await build(["Content/index.md": "---\ndate: 2024-05-01\nauthor: Ada\n---\n\nText.\n"])
    #expect(try byline(site["index.html"]) == nil)
  }

  @Test func datesAreInTheLanguageOfTheSite() async throws {
    let site = try await build(
      ["Content/index.md": "# A\n", "Content/a.md": "---\ndate: 2024-05-01\n---\n\n# A\n"], "language: de\n")
    #expect(try byline(site["a.html"])?.contains(">1. Mai 2024<") == true)
  }

  @Test func areInTheMarkdownCopy() async throws {
    let site = try await build(
      ["Content/index.md": "# A\n", "Content/a.md": "---\ndate: 2024-05-01\nauthors: [A, 'B: b']\n---\n\n# A\n"],
      "markdown: true\n")
    #expect(site["a.md"]?.contains("\ndate: 2024-05-01\nauthors: [\"A\", \"B: b\"]\n---\n") == true)
    #expect(site["index.md"]?.contains("date") == false)
  }

  /// The names of authors are in files of Docusaurus, Material for MkDocs, Jekyll, and Eleventy, and in settings of
  /// Starlight.
  @Test(arguments: [
    ("docs/blog/authors.yml", "ada: {name: Ada Leaf}\n", "Ada Leaf, bob"),
    ("docs/blog/.authors.yml", "authors:\n  ada:\n    name: Ada Leaf\n  bob: {name: B}\n", "Ada Leaf, B"),
    ("_data/authors.yml", "ada:\n  name: Ada Leaf\n  url: /a\n", "Ada Leaf, bob"),
    ("docs/_data/authors.json", "{\"ada\": {\"name\": \"Ada Leaf\"}, \"bob\": \"B\"}", "Ada Leaf, B"),
    ("docs/other/authors.yml", "ada: {name: Ada Leaf}\n", "ada, bob"), ("authors.yml", "- ada\n", "ada, bob"),
    (
      "astro.config.mjs",
      "export default defineConfig({integrations: [starlight({plugins: [starlightBlog({authors: {ada: {name: 'Ada Leaf', "
        + "picture: load()}, bob: made}})]})]})", "Ada Leaf, bob"
    ),
  ])
  func authorsCanHaveKeys(_ file: String, _ text: String, _ expected: String) async throws {
    let site = try await build(
      [
        "docs/index.md": "# Home\n", "docs/blog/posts/a.md": "---\nauthors: [ada, bob]\n---\n\n# A\n", file: text,
      ],
      "content: docs\n")
    #expect(try byline(site["blog/posts/a.html"]) == "<span>\(expected)</span>")
  }

  // MARK: Order

  private static func page(_ front: String) -> String { "---\n\(front)\n---\n\nText.\n" }

  @Test func theNewestPostIsFirst() async throws {
    let site = try await build([
      "Content/index.md": "Home.\n", "Content/news/index.md": "# News\n\nText.\n\n<ChildPages />\n",
      "Content/news/a.md": Self.page("title: A\ndate: 2023-01-01"),
      "Content/news/b.md": Self.page("title: B\ndate: 2025-01-01"),
      "Content/news/2024-02-03-c.md": Self.page("title: C"),
      "Content/log/2024-01-01.md": Self.page("title: D"), "Content/log/2024-01-02.md": Self.page("title: E"),
    ])
    #expect(list(site["log/index.html"]) == ["E 2024-01-02", "D 2024-01-01"])
    #expect(list(site["news/index.html"]) == ["B 2025-01-01", "C 2024-02-03", "A 2023-01-01"])
    let next = site["news/b.html"]?.firstRange(of: "rel=\"next\" href=\"2024-02-03-c.html\"")
    #expect(next != nil)
  }

  /// An order that pages have comes first, and so do names where dates are rare.
  @Test(arguments: [
    (["date: 2023-01-01", "date: 2024-01-01", "date: 2025-01-01"], ["2", "1", "0"]),
    (["date: 2023-01-01\norder: 1", "date: 2024-01-01", "date: 2025-01-01"], ["0", "1", "2"]),
    (["date: 2023-01-01\nweight: 1", "date: 2024-01-01", "date: 2025-01-01"], ["0", "2", "1"]),
    (["date: 2023-01-01", "date: 2024-01-01", "tags: [a]"], ["0", "1", "2"]),
    (
      ["date: 2023-01-01", "date: 2024-01-01", "tags: [a]", "date: 2025-01-01", "date: 2022-01-01"],
      ["3", "1", "0", "4", "2"]
    ),
  ])
  func onlyDatesGiveTheOrder(_ fronts: [String], _ expected: [String]) async throws {
    var files = ["Content/index.md": "Home.\n"]
    for (index, front) in fronts.enumerated() {
      files["Content/a/\(index).md"] = Self.page("title: '\(index)'\n" + front)
    }
    let site = try await build(files)
    #expect(list(site["a/index.html"]).map { $0.prefix(1) } == expected.map { $0[...] })
  }

  /// Folders that only hold posts are nothing to readers of a list of all.
  @Test func aListHasThePostsOfAllYears() async throws {
    let files = [
      "Content/index.md": "Home.\n", "Content/blog/_index.md": "---\ntitle: Blog\n---\n",
      "Content/blog/2023/a.md": Self.page("title: A\ndate: 2023-01-01"),
      "Content/blog/2024/b.md": Self.page("title: B\ndate: 2024-01-01"),
      "Content/blog/2024/c.md": Self.page("title: C\ndate: 2024-02-01"),
    ]
    let site = try await build(files)
    #expect(list(site["blog/index.html"]) == ["C 2024-02-01", "B 2024-01-01", "A 2023-01-01"])
    #expect(list(site["blog/2024/index.html"]) == ["C 2024-02-01", "B 2024-01-01"])
    let own = files.merging(["Content/blog/2024/_index.md": "---\ntitle: Own\n---\n"]) { $1 }
    let other = try await build(own)
    #expect(list(other["blog/index.html"]) == ["Own", "A 2023-01-01"])
  }

  /// A loop over the posts of Jekyll is where they are listed.
  @Test(arguments: [
    (
      "{% for post in site.posts %}\n- {{ post.title }}\n{% endfor %}\n",
      ["C 2024-03-01", "B 2024-02-01", "A 2024-01-01"]
    ),
    ("{% for post in paginator.posts limit: 2 %}\n{{ post.title }}\n{% endfor %}\n", ["C 2024-03-01", "B 2024-02-01"]),
  ])
  func loopsListPosts(_ text: String, _ expected: [String]) async throws {
    let files = [
      "docs/index.md": "Home.\n", "docs/news/index.md": "---\ntitle: News\n---\n\n" + text,
      "docs/_posts/2024-01-01-a.md": Self.page("title: A"), "docs/_posts/2024-02-01-b.md": Self.page("title: B"),
      "docs/team/_posts/2024-03-01-c.md": Self.page("title: C"), "docs/posts/d.md": Self.page("title: D"),
    ]
    let site = try await build(files, "content: docs\n")
    #expect(list(site["news/index.html"]) == expected)
  }

  // MARK: Lists of pages

  /// Where the navigation names pages, the made page of their folder has its order.
  @Test func madePagesHaveTheOrderOfTheNavigation() async throws {
    let site = try await build(
      [
        "docs/index.md": "Home.\n", "docs/g/a.md": "# A\n", "docs/g/b.md": "# B\n", "docs/g/c.md": "# C\n",
        "docs/g/d/e.md": "# E\n",
        "mkdocs.yml": "nav:\n  - index.md\n  - Guide:\n      - g/c.md\n      - g/d/e.md\n      - g/a.md\n",
      ],
      "content: docs\n")
    #expect(list(site["g/index.html"]) == ["C", "D", "A", "B"])
  }

  /// A page that opens a section, and says nothing, lists what is in it.
  @Test(
    arguments: [
      ("# A\n", ["B"]), ("---\ntitle: A\n---\n", ["B"]),
      ("---\ntitle: A\n---\n\n<div>\n\n<div></div>\n\n</div>\n", ["B"]),
      ("# A\n\nText.\n", []), ("# A\n\n## More\n", []), ("# A\n\n![B](b.png)\n", []), ("# A\n\n---\n", []),
      ("---\ntitle: A\nno_list: true\n---\n", []), ("---\ntitle: A\nhas_toc: false\n---\n", []),
    ] as [(String, [String])])
  func aPageWithoutTextListsThoseInIt(_ text: String, _ expected: [String]) async throws {
    for file in ["a/index.md", "a/README.md", "a/_index.md", "a.md"] {
      let site = try await build([
        "Content/index.md": "Home.\n", "Content/" + file: text, "Content/a/b.md": "# B\n\nText.\n",
        "Content/a/b.png": "png",
      ])
      #expect(list(site[file == "a.md" ? "a.html" : "a/index.html"]) == expected, "\(file)")
    }
  }

  /// Docsy lists the pages of a section below its text.
  @Test(
    arguments: [
      ("theme: docsy\n", "", ["B"]), ("theme: [docsy]\n", "", ["B"]),
      ("module:\n  imports:\n    - path: github.com/google/docsy/v2\n", "", ["B"]),
      ("theme: docsy\n", "no_list: true\n", []), ("theme: docsy\n", "simple_list: true\n", ["B"]),
      ("theme: other\n", "", []), ("title: docsy\n", "", []),
    ] as [(String, String, [String])])
  func sectionsOfDocsyListTheirPages(_ hugo: String, _ front: String, _ expected: [String]) async throws {
    let site = try await build(
      [
        "content/_index.md": "---\ntitle: Home\n---\n\nText.\n", "hugo.yaml": hugo,
        "content/a/_index.md": "---\ntitle: A\n\(front)---\n\nText.\n",
        "content/a/b.md": "---\ntitle: B\ndescription: About it.\n---\n\nText.\n",
      ],
      "content: content\n")
    #expect(list(site["a/index.html"]) == expected)
    #expect(list(site["index.html"]).isEmpty)
    let isDescribed = site["a/index.html"]?.contains("<p>About it.</p>")
    #expect(isDescribed == (!expected.isEmpty && front.isEmpty))
  }
}
