import Diagnostics
import Files
import Testing

@testable import Site

/// `routes` in site.yml: frameworks make pages of the files of an application.
@Suite struct FileRouteTests {
  /// Builds a site, and returns its findings and pages.
  private func build(
    _ pages: [String: String], routes: String, _ settings: String = ""
  ) async throws -> (findings: [String], site: [String: String]) {
    var files = Dictionary(uniqueKeysWithValues: pages.map { ("src/" + $0.key, $0.value) })
    files["Content/site.yml"] = "version: 1\ntitle: Site\ncontent: src\nroutes: \(routes)\n\(settings)"
    var options = PipelineOptions()
    options.failOn = nil
    let (result, site) = try await Pipeline(files: .memory(texts: files), options: options).build()
    return (result.diagnostics.map(\.summary), site)
  }

  /// What a file is called as a page.
  @Test(arguments: [
    (FileRoutes.app, "(docs)/a/page.mdx", "a/index.mdx"), (.app, "page.md", "index.md"),
    (.app, "(a)/(b)/page.mdx", "index.mdx"), (.app, "(1)a/page.mdx", "(1)a/index.mdx"),
    (.app, "a/b.mdx", "a/b.mdx"), (.app, "(.)a/page.md", "(.)a/index.md"), (.app, "()/page.md", "()/index.md"),
    (.files, "(0)a/(4)b.mdx", "(0)a/(4)b.mdx"), (.files, "(0)index.mdx", "index.mdx"),
    (.files, "(site)/a/(home).md", "a/index.md"), (.files, "a/page.mdx", "a/page.mdx"),
    (.files, "a(b)/(c)d(e)/f.md", "a(b)/(c)d(e)/f.md"),
  ])
  func namesPages(_ routes: FileRoutes, _ file: String, _ page: String) {
    #expect(routes.page(of: file) == page)
  }

  /// Of several files for one page, one has its name.
  @Test func keepsFilesApart() {
    let found = FileRoutes.app.pages(of: ["(a)/x/page.mdx", "(b)/x/page.md", "x/index.md"])
    #expect(found.pages == ["(a)/x/page.mdx", "(b)/x/page.md", "x/index.md"] && found.fileOfPage.isEmpty)
    let other = FileRoutes.app.pages(of: ["(a)/x/page.mdx", "(b)/x/page.md"])
    #expect(other.pages == ["(b)/x/page.md", "x/index.mdx"] && other.fileOfPage == ["x/index.mdx": "(a)/x/page.mdx"])
  }

  @Test func readsTheAppRouter() async throws {
    let (findings, site) = try await build(
      [
        "page.mdx": "# Start\n\n[One](/guide/one) [Parts](./guide)\n",
        "(docs)/guide/page.mdx": "# All parts\n", "(docs)/guide/types.md": "# Types\n", "notes/README.md": "# Notes\n",
        "(docs)/guide/one/page.mdx":
          "# The first\n\n[Two](/guide/two) [two](../two/page.mdx) ![Dot](./dot.svg) [Home](/)\n",
        "(docs)/guide/one/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        "(docs)/guide/two/page.md": "# The second\n",
      ], routes: "app", "redirects: {/old/: /guide/two/}\n")
    #expect(findings == [])
    #expect(
      Set(site.keys.filter { $0.hasSuffix(".html") }).isSuperset(of: [
        "guide/index.html", "guide/one/index.html", "guide/two/index.html", "index.html", "old/index.html",
      ]), "\(site.keys.sorted())")
    #expect(!site.keys.contains { $0.contains("types") || $0.contains("notes") || $0.hasSuffix("page.html") })
    let page = try #require(site["guide/one/index.html"])
    #expect(page.contains("href=\"../two/\"") || page.contains("href=\"../two/index.html\""), "\(page)")
    #expect(page.contains("All parts") && !page.contains(">(docs)<") && !page.contains(">Guide<"), "\(page)")
  }

  /// Numbers sort files, and folders behind them.
  @Test func readsNumbersInParentheses() async throws {
    let (findings, site) = try await build(
      [
        "(0)index.mdx": "# Home\n\n[Context](/concepts/context) [Refs](./concepts/refs#b)\n",
        "(2)quick.mdx": "# Quick\n", "(1)early.mdx": "# Early\n", "(site)/(1)more/(0)a.mdx": "# More A\n",
        "(0)concepts/(1)refs.mdx": "# Refs\n\n## B\n\n[Context](/concepts/context) [A](/more/a)\n",
        "(0)concepts/(0)context.mdx": "# Context\n\n[Refs](./(1)refs.mdx)\n", "(1)more/(0)index.mdx": "# More parts\n",
        "(0)concepts/(2)named.mdx": "---\ntitle: Named\nslug: called\n---\n\nText\n",
      ], routes: "files")
    #expect(findings == [])
    for path in ["concepts/context", "concepts/refs", "concepts", "concepts/called", "quick", "more", "more/a"] {
      #expect(site[path + "/index.html"] != nil, "\(path): \(site.keys.sorted())")
    }
    #expect(!site.keys.contains { $0.contains("(") }, "\(site.keys.sorted())")
    let home = try #require(site["index.html"])
    var places: [Int] = []
    for title in ["Early", "Quick", "Concepts", "More parts"] {
      let parts = home.split(separator: ">\(title)<", maxSplits: 1)
      #expect(parts.count == 2, "\(title): \(home)")
      places.append(parts[0].utf8.count)
    }
    #expect(places == places.sorted(), "\(home)")
    let page = try #require(site["concepts/context/index.html"])
    #expect(page.contains(">Refs<") && page.contains(">Named<") && !page.contains("(0)"), "\(page)")
  }

  /// No name leads out of the site.
  @Test(arguments: FileRoutes.allCases)
  func staysInTheSite(_ routes: FileRoutes) async throws {
    let folders = ["(0)..", "(0).", "(..)", "(.)..", "(1)...", String(repeating: "(", count: 100)]
    let pages = Dictionary(
      uniqueKeysWithValues: folders.flatMap { folder in
        [(folder + "/a/page.mdx", "# A\n"), (folder + "/(0)..mdx", "# B\n"), (folder + "/(1)...md", "# C\n")]
      })
    let (_, site) = try await build(pages, routes: routes.rawValue)
    #expect(!site.keys.contains { $0.split(separator: "/").contains("..") || $0.hasPrefix("/") })
  }

  /// What `init` writes.
  @Test(arguments: [
    ("Next.js", "next.config.mjs", "src/app/(docs)/", "page.mdx", "content: \"src/app\"\n", "routes: app\n"),
    ("Next.js", "web/next.config.js", "web/app/", "page.md", "content: \"web/app\"\n", "routes: app\n"),
    ("SolidStart", "vite.config.ts", "src/routes/(0)a/", "(1)b.mdx", "content: \"src/routes\"\n", "routes: files\n"),
  ])
  func recognizesRoutes(
    _ tool: String, _ settings: String, _ folder: String, _ name: String, _ content: String, _ routes: String
  ) throws {
    var files = [settings: "", "package.json": #"{"dependencies": {"@solidjs/start": "2.0.0"}}"#, "README.md": "# R\n"]
    for page in ["a", "b", "c", "d"] { files["\(folder)\(page)/\(name)"] = "# A\n" }
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.tool == tool)
    #expect(site.configuration.contains(content) && site.configuration.contains(routes), "\(site.configuration)")
  }

  /// Pages in a folder of their own are no routes, even if a page of the application is in Markdown.
  @Test func leavesOtherContentAlone() throws {
    var files = ["next.config.mjs": "", "app/page.mdx": "# A\n"]
    for page in ["a", "b", "c", "d"] { files["content/\(page).mdx"] = "# A\n" }
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.content == "content" && !site.configuration.contains("routes:"), "\(site.configuration)")
  }

  /// A home page in code.
  @Test(arguments: [
    ("pages/index.tsx", "content/", "", "content/index.md"), ("app/page.jsx", "content/", "", "content/index.md"),
    ("src/app/page.tsx", "src/app/x/", "/page", "src/app/page.md"),
    ("src/app/(site)/page.tsx", "src/app/(docs)/x/", "/page", "src/app/page.md"),
  ])
  func namesAHomePageInCode(_ home: String, _ folder: String, _ name: String, _ expected: String) throws {
    var files = ["next.config.mjs": "", home: ""]
    for page in ["a", "b", "c"] { files["\(folder)\(page)\(name).mdx"] = "# A\n" }
    let note = "home page: \(home) is not read; write \(expected) in its place"
    let site = try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")
    #expect(site?.byHand.contains(note) == true, "\(site?.byHand ?? [])")
    files[expected] = "# H\n"
    let other = try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")
    #expect(other?.byHand.contains { $0.hasPrefix("home page") } == false)
  }
}
