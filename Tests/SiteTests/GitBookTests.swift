import Diagnostics
import Testing

@testable import Site

/// Sites of GitBook.
@Suite struct GitBookTests {
  private static let summary = "# Table of contents\n\n* [Home](README.md)\n"

  /// A file beside `README.md` and `SUMMARY.md`, and the tool.
  @Test(arguments: [
    (".gitbook.yaml", "# None.\n", "GitBook"), (".gitbook/assets/a.png", "a", "GitBook"),
    ("a.md", "{% hint style=\"info\" %}\na\n{% endhint %}\n", "GitBook"),
    ("a.md", "{% content-ref url=\"README.md\" %}\n{% endcontent-ref %}\n", "GitBook"),
    ("a.md", "A.\n", "a folder of Markdown files"), ("a.md", "{% hint %}\n", "a folder of Markdown files"),
  ])
  func isTold(_ path: String, _ text: String, _ tool: String) throws {
    let site = try ForeignSite.recognize(["README.md": "# A\n", "SUMMARY.md": Self.summary, path: text])
    #expect(site?.tool == tool)
  }

  @Test func booksOfMdBookStay() throws {
    let site = try ForeignSite.recognize([
      "book.toml": "[book]\nsrc = \".\"\n", "README.md": "# A\n", "SUMMARY.md": Self.summary,
      "a.md": "{% hint style=\"info\" %}\n",
    ])
    #expect(site?.tool == "mdBook")
  }

  /// Settings of early versions, whose pages have addresses with an ending.
  @Test func settingsOfBooksAreTaken() async throws {
    let files = [
      "book.json": #"{"root": "src", "title": "Things", "language": "en", "plugins": ["-search"]}"#,
      "src/SUMMARY.md": "# Summary\n\n* [Home](README.md)\n* [Second](b.md)\n  * [First](a.md)\n",
      "CONTRIBUTING.md": "# C\n",
      "src/README.md": "# Home\n", "src/a.md": "# A\n\n[B](b.md)\n", "src/b.md": "# B\n",
    ]
    let site = try #require(try ForeignSite.recognize(files))
    for line in ["title: \"Things\"", "content: \"src\""] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
    #expect(!site.configuration.contains("permalinks"))
    let pages = try await ForeignSite.published(files, of: "GitBook").pages
    let page = try #require(pages["a.html"])
    let second = try #require(page.firstRange(of: ">Second</a>")),
      first = try #require(page.firstRange(of: ">First</a>"))
    #expect(second.lowerBound < first.lowerBound && pages["SUMMARY.html"] == nil && pages["CONTRIBUTING.html"] == nil)
    // Any file can have that name.
    #expect(try ForeignSite.recognize(["book.json": "[1]", "a.md": "# A\n"])?.tool != "GitBook")
    #expect(try ForeignSite.recognize(["book.json": "{\"root\": \"../x\"}", "a.md": "# A\n"])?.tool != "GitBook")
  }

  @Test func settingsAreTaken() throws {
    let settings = """
      root: ./docs/

      structure:
        readme: ./start.md
        summary: toc.md

      redirects:
        old/a: ./a.md
        old/b: b/
        old/c: https://a.example/
        old/d: d.md

      """
    let site = try #require(
      try ForeignSite.recognize([
        ".gitbook.yaml": settings, "docs/toc.md": "# Table of contents\n\n* [Home](start.md)\n* [A](a.md)\n* [B](b/)\n",
        "docs/start.md": "# Some *tool*\n", "docs/a.md": "# A\n", "docs/b/README.md": "# B\n",
        "docs/c/d.md": "# D\n", "docs/.gitbook/assets/a.png": "a",
      ]))
    for line in [
      "title: \"Name\"", "content: \"docs\"", "static: {\"docs/.gitbook/assets\": \"/gitbook\"}",
      "files: {\"docs/.gitbook/assets\": linked}", "navigation: [\"docs/toc.md\"]", "exclude: [\"/c/**/*.md\"]",
      "permalinks: {\".\": \"/:path/\"}", "home: \"start.md\"",
      "redirects:\n  \"/old/a\": \"/a.md\"\n  \"/old/b\": \"/b\"",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
    #expect(site.byHand.contains { $0.hasPrefix("2 redirects to what is not a page of this site") })
    #expect(
      site.byHand.contains(
        "1 page that toc.md does not name, such as c/d.md, is left out, as GitBook does: name there what readers need"))
  }

  @Test func picturesOfTheHiddenFolderArePublished() async throws {
    let site = try await ForeignSite.published(
      [
        "README.md": "# Home\n\n![A](.gitbook/assets/a%20(1).png)\n", "SUMMARY.md": Self.summary + "* [A](b/a.md)\n",
        "b/a.md": "# A\n\n<figure><img src=\"../.gitbook/assets/b.png\" alt=\"B\"></figure>\n",
        ".gitbook/assets/a (1).png": "a", ".gitbook/assets/b.png": "b",
      ], of: "GitBook")
    #expect(site.pages["gitbook/a (1).png"] == "a")
    #expect(site.pages["gitbook/b.png"] == "b")
    #expect(site.pages["index.html"]?.contains("src=\"gitbook/a%20(1).png\"") == true)
    #expect(site.pages["b/a/index.html"]?.contains("src=\"../../gitbook/b.png\"") == true)
    #expect(!site.findings.contains { $0.rule == "page/broken-image" }, "\(site.findings)")
  }

  /// Groups, links to other sites, and titles for the navigation are in the summary.
  @Test func navigationHasGroupsAndLinks() async throws {
    let files = [
      "README.md": "# Home\n", ".gitbook.yaml": "root: ./\n", "a.md": "# Long title\n", "b.md": "# B\n",
      "SUMMARY.md": Self.summary
        + "\n## Group <a href=\"#group\" id=\"group\"></a>\n\n* [A](a.md \"Short\")\n  * [B](b.md)\n"
        + "* [Chat](https://a.example/)\n",
    ]
    let site = try await ForeignSite.published(files, of: "GitBook")
    let page = try #require(site.pages["a/index.html"])
    #expect(page.contains(">Group<") && page.contains("href=\"https://a.example/\""))
    #expect(!page.contains("id=&quot;group"))
    #expect(!site.findings.contains { $0.rule == "site/navigation" }, "\(site.findings)")
  }

  /// Pages share files that are in the hidden folder, too.
  @Test func includedFilesAreShown() async throws {
    let site = try await ForeignSite.published(
      [
        "README.md": "# Home\n\n{% include \".gitbook/includes/a.md\" %}\n",
        "SUMMARY.md": Self.summary + "* [A](b/c/a.md)\n",
        "b/c/a.md": "# A\n\n{% include \"../../.gitbook/includes/a.md\" %}\n",
        ".gitbook/includes/a.md": "Shared *text*.\n",
      ], of: "GitBook")
    #expect(site.pages["index.html"]?.contains("Shared <em>text</em>.") == true)
    #expect(site.pages["b/c/a/index.html"]?.contains("Shared <em>text</em>.") == true)
    #expect(!site.findings.contains { $0.rule == "page/foreign-syntax" }, "\(site.findings)")
  }
}
