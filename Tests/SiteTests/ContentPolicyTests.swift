import Files
import Site
import Testing

/// Which pages say what of the files that a browser may load.
@Suite struct ContentPolicyTests {
  private static let own =
    #"content="default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'""#
  private static let foreignImages = own.replacing("data:;", with: "data: https: http:;")

  private func pages(_ page: String, settings: String = "") async throws -> [String: String] {
    let files = [
      "Content/site.yml": "version: 1\n" + settings,
      "Content/index.md": "---\ntitle: Home\naliases: [old]\n---\n\n" + page, "Content/other/page.md": "# Other\n",
      "Content/image.svg": "<svg/>",
    ]
    return try await Pipeline(files: .memory(texts: files)).build().site.filter { $0.key.hasSuffix(".html") }
  }

  @Test func isOnEveryPage() async throws {
    let pages = try await pages("Text.", settings: "reference: all\n")
    for name in ["index.html", "old.html", "other/page.html", "other/index.html", "search.html", "404.html"] {
      #expect(pages[name] != nil, "\(name)")
    }
    for (name, page) in pages {
      #expect(page.contains(Self.own), "\(name)")
      #expect(page.contains(#"<meta name="referrer" content="same-origin">"#), "\(name)")
    }
  }

  @Test(arguments: [
    "![Here](image.svg)", "[There](https://example.org/)", "![Dot](data:image/png;base64,AA==)",
    "![Missing](javascript:alert())", "<iframe src=https://example.org/></iframe>", "<!-- a comment -->",
    "<video src=image.svg></video>",
    "<b>Bold</b>",
  ])
  func allowsTheSitesOwnFiles(_ page: String) async throws {
    #expect(try await pages(page)["index.html"]?.contains(Self.own) == true)
  }

  @Test(arguments: [
    "![There](https://example.org/a.png)", "[![There](http://example.org/a.png)](image.svg)",
    "![There](//example.org/a.png)", "<img src=https://example.org/a.png>",
    "```dialog\nkind: alert\ntitle: A\nbuttons: [OK]\ncaption: '![There](https://example.org/a.png)'\n```\n",
  ])
  func allowsImagesOfOtherHostsWhereThereAreSome(_ page: String) async throws {
    let pages = try await pages(page)
    #expect(pages["index.html"]?.contains(Self.foreignImages) == true)
    #expect(pages["other/page.html"]?.contains(Self.own) == true)
  }

  @Test func allowsMediaOfOtherHostsWhereThereAreSome() async throws {
    let page = try await pages("<video src=https://example.org/a.mp4></video>")["index.html"]
    #expect(
      page?.contains("img-src 'self' data: https: http:; media-src 'self' https: http:; object-src 'none'") == true)
  }

  @Test(arguments: [
    "<iframe src=https://example.org/></iframe>", "A <b style='color: red'>word</b>", "[Run](javascript:alert())",
    "```dialog\nkind: alert\ntitle: A\nbuttons: [OK]\ncaption: A <i>word</i>\n```\n",
  ])
  func leavesTrustedMarkupAlone(_ page: String) async throws {
    let pages = try await pages(page, settings: "html: trust\nreference: all\n")
    #expect(pages["index.html"]?.contains("Content-Security-Policy") == false)
    for (name, page) in pages where name != "index.html" { #expect(page.contains(Self.own), "\(name)") }
  }

  @Test(arguments: ["Text.", "<!-- a comment -->", "![There](image.svg)"])
  func guardsTrustedPagesWithoutMarkup(_ page: String) async throws {
    #expect(try await pages(page, settings: "html: trust\n")["index.html"]?.contains(Self.own) == true)
  }
}
