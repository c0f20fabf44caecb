import Diagnostics
import Testing

@testable import Site

/// Sites of Mintlify.
@Suite struct MintlifyTests {
  /// Where titles are in a page, in this order.
  private func expectOrder(_ titles: [String], in page: String) {
    var rest = page[...]
    for title in titles {
      guard let range = rest.firstRange(of: title) else {
        Issue.record("\(title) is missing, or in another order")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  private static let page = "---\ntitle: A\n---\n\nText.\n"

  @Test(arguments: [
    ("docs.json", #"{"name": "N", "navigation": {"pages": ["index"]}}"#, "Mintlify"),
    ("docs.json", #"{"name": "N", "navigation": {"tabs": [{"tab": "T", "pages": ["index"]}]}}"#, "Mintlify"),
    ("mint.json", #"{"name": "N", "navigation": [{"group": "G", "pages": ["index"]}]}"#, "Mintlify"),
    ("docs.json", #"{"name": "N", "sidebar": []}"#, "a folder of Markdown files"),
    ("docs.json", #"{"name": "N", "navigation": {"a": []}}"#, "a folder of Markdown files"),
  ])
  func isTold(_ path: String, _ text: String, _ tool: String) throws {
    #expect(try ForeignSite.recognize(["index.mdx": Self.page, path: text])?.tool == tool)
  }

  @Test func settingsAreTaken() throws {
    let settings = """
      {
        "name": "Some *tool*", "description": "What it does.", "variables": {"version": "1.2"},
        "seo": {"metatags": {"canonical": "https://a.example/docs"}},
        "navigation": {"groups": [{"group": "G", "openapi": "openapi.json", "pages": ["start", "GET /users"]}]},
        "redirects": [
          {"source": "/old", "destination": "/b/a"}, {"source": "/old/:slug*", "destination": "/b/:slug*"},
          {"source": "/gone", "destination": "/missing"}
        ]
      }
      """
    let site = try #require(
      try ForeignSite.recognize([
        "docs/docs.json": settings, "docs/start.mdx": "---\ntitle: S\n---\n\n{{version}}\n", "docs/b/a.mdx": Self.page,
        "docs/b/c.mdx": "---\nopenapi: GET /a\n---\n", "docs/snippets/a.mdx": "A.\n", "docs/README.md": "# R\n",
        "docs/.mintignore": "# Not yet.\ndrafts/\n",
      ]))
    for line in [
      "title: \"Some *tool*\"", "description: \"What it does.\"",
      "url: \"https://a.example/docs/\"", "content: \"docs\"",
      "files: linked", "exclude: [\"README.md\", \"/snippets/\", \"drafts/\"]", "permalinks: {\".\": \"/:path/\"}",
      "home: \"start.mdx\"", "links: {anchors: mintlify}", "variables:\n  \"version\": \"1.2\"",
      "redirects:\n  \"/start\": \"/start.mdx\"\n  \"/old\": \"/b/a\"",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
    for line in [
      "1 redirect in docs/docs.json with parameters: add what they stand for to `redirects`",
      "pages that Mintlify makes of openapi.json: they are not made; write them, or link to where readers find the "
        + "interface",
      "1 page, such as b/c.mdx, for which Mintlify reads OpenAPI or AsyncAPI: only their own text is shown",
    ] {
      #expect(site.byHand.contains(line), "\(site.byHand)")
    }
    #expect(site.byHand.contains { $0.hasPrefix("1 redirect to what is not a page of this site") })
  }

  /// Parts of the navigation can be in other files, and hidden ones are not shown.
  @Test func navigationIsRead() async throws {
    let settings = """
      {
        "name": "N",
        "navigation": {
          "global": {"anchors": [{"anchor": "Chat", "href": "https://a.example/"}]},
          "tabs": [
            {"tab": "Guides", "groups": [{"$ref": "./parts/group.json"}]},
            {"tab": "Log", "groups": [{"group": "Log", "pages": ["log"]}]},
            {"tab": "Secret", "hidden": true, "pages": ["secret"]}
          ]
        }
      }
      """
    let site = try await ForeignSite.published(
      [
        "docs.json": settings,
        "parts/group.json": #"{"group": "Nested", "root": "b", "pages": ["b/a", {"group": "Deep", "pages": ["c"]}]}"#,
        "index.mdx": "---\ntitle: Home\n---\n\n[B](b/a)\n", "b/index.mdx": "---\ntitle: Root\n---\n\nText.\n",
        "b/a.mdx": "---\ntitle: Long title\nsidebarTitle: Short\n---\n\n[Home](/) [Log](/log#what’s-new)\n",
        "c.mdx": "---\ntitle: Page C\n---\n\nText.\n",
        "log.mdx": "---\ntitle: The log\n---\n\n## What's new?\n\nText.\n",
        "secret.mdx": "---\ntitle: Secret page\n---\n\nText.\n",
      ], of: "Mintlify")
    let page = try #require(site.pages["c/index.html"])
    expectOrder([">Guides<", ">Nested<", ">Short<", ">Deep<", ">Page C<", ">Log<", ">Chat<"], in: page)
    #expect(!page.contains("Secret page"))
    #expect(site.pages["secret/index.html"] != nil)
    #expect(site.findings.isEmpty, "\(site.findings)")
  }

  @Test func firstLanguageIsTheSite() throws {
    let settings = """
      {
        "name": "N",
        "navigation": {"languages": [
          {"language": "en", "pages": ["index", "a"]}, {"language": "fr", "pages": ["fr/index", "fr/a"]}
        ]},
        "redirects": [{"source": "/fr/old", "destination": "/fr/a"}]
      }
      """
    let site = try #require(
      try ForeignSite.recognize([
        "docs.json": settings, "index.mdx": Self.page, "a.mdx": Self.page, "fr/index.mdx": Self.page,
        "fr/a.mdx": Self.page,
      ]))
    #expect(site.configuration.contains("exclude: [\"/fr/\"]\n"), "\(site.configuration)")
    #expect(site.configuration.contains("external: [\"/fr\"]"))
    #expect(!site.configuration.contains("redirects:"))
    #expect(site.byHand.contains("translations in fr: build each as a site of its own"))
  }
}
