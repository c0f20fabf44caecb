import Files
import Testing

@Suite struct SitePathTests {
  @Test(arguments: [
    ("index.html", "a/b.html", "a/b.html"), ("a/b.html", "index.html", "../index.html"),
    ("a/b.html", "a/c.html", "c.html"), ("a/b/c.html", "a/d/e.html", "../d/e.html"), ("a/b.html", "a/b.html", "b.html"),
    ("ab/x.html", "a/x.html", "../a/x.html"), ("index.html", "javascript:x.html", "./javascript:x.html"),
    ("a/b.html", "a/Note: one.html", "./Note: one.html"), ("a/b.html", "c:d/e.html", "../c:d/e.html"),
    ("a/b.html", "a/c/d:e.html", "c/d:e.html"), ("a:b/c.html", "a:b/d.html", "d.html"),
  ])
  func leadsFromPageToPage(from: String, to: String, path: String) {
    #expect(SitePath.relative(from: from, to: to) == path)
  }

  @Test(arguments: [
    ("b.md", "a/x.md", "a/b.md"), ("../b.md", "a/x.md", "b.md"), ("./b.md", "x.md", "b.md"),
    ("/b.md", "a/x.md", "b.md"),
  ])
  func resolvesAgainstAPage(path: String, page: String, resolved: String) {
    #expect(SitePath.resolve(path, from: page) == resolved)
  }

  @Test func staysWithinTheSite() {
    #expect(SitePath.resolve("../../x", from: "a/b.md") == nil)
    #expect(SitePath.resolve("../x", from: "b.md") == nil)
    // In a string, a slash with a combining mark is not a slash; in a file system, it is.
    #expect(SitePath.resolve("/../\u{301}x", from: "") == nil)
  }

  @Test func namesPages() {
    #expect(SitePath.page(for: "a/b.md") == "a/b.html")
    #expect(SitePath.root(from: "a/b/c.html") == "../../")
    #expect(!SitePath.isPage(".md"))
    for name in ["a.MD", "a.mdx", "a.Mdx", "a.markdown", "a.MARKDOWN"] {
      #expect(SitePath.isPage(name))
      #expect(SitePath.page(for: name) == "a.html")
    }
    #expect(!SitePath.isPage("a.mdy") && !SitePath.isPage(".mdx") && !SitePath.isPage("md"))
  }
}
