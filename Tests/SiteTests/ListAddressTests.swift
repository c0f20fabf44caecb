import Diagnostics
import Files
import Testing

@testable import Site

/// Where the lists of pages of folders are that have no index page: each address in navigation leads to a file.
@Suite struct ListAddressTests {
  private func build(_ settings: String, _ pages: [String: String]) async throws -> [String: String] {
    var files = Dictionary(uniqueKeysWithValues: pages.map { ("Content/" + $0.key, $0.value) })
    files[SiteConfiguration.path] = "version: 1\ntitle: Site\nmarkdown: false\n" + settings
    let (result, site) = try await Pipeline(files: .memory(texts: files)).build()
    #expect(result.diagnostics.map(\.summary) == [], "\(settings)")
    return site.filter { $0.key.hasSuffix(".html") }
  }

  /// What the links in an element of a page lead to.
  private func targets(_ start: String, _ end: String, on path: String, of site: [String: String]) -> [String] {
    let part = site[path]?.split(separator: start).dropFirst().first?.split(separator: end).first ?? ""
    return part.split(separator: "href=\"").dropFirst().map { link in
      SitePath.resolve(String(link.prefix { $0 != "\"" }.replacing("%20", with: " ")), from: path) ?? ""
    }
  }

  private func navigation(on path: String, of site: [String: String]) -> [String] {
    targets("<ul class=\"nav\">", "</nav>", on: path, of: site)
  }

  /// Whatever addresses pages have.
  @Test(arguments: [
    "", "hide-endings: true\n", "lowercase-addresses: true\n", "lowercase-addresses: slugs\n",
    "permalinks: {.: '/:path/'}\n", "permalinks: {.: '/:path/'}\nlowercase-addresses: true\n",
    "permalinks: {.: '/:path/'}\nlowercase-addresses: slugs\n",
    "permalinks: {.: '/Docs/:path/'}\nlowercase-addresses: true\n", "permalinks: {.: '/:id/'}\n",
    "permalinks: {.: '/x/:title/'}\nlowercase-addresses: true\n",
    "permalinks: {.: '/:folder/'}\nlowercase-addresses: true\n",
    "permalinks: {.: '/:path.html', Learn: '/learn/:path/'}\nhide-endings: true\nlowercase-addresses: true\n",
  ])
  func navigationLeadsToFiles(_ settings: String) async throws {
    let site = try await build(
      settings,
      [
        "index.md": "# Home\n", "Learn/Security/a.md": "# A\n", "Learn/Security/b.md": "# B\n",
        "Learn/Two Words/c.md": "# C\n", "Learn/1.0/d.md": "# D\n", "Other/Deep/Deeper/e.md": "# E\n",
        "Other/Deep.md": "# Deep\n", "lower/f.md": "# F\n", "lower/Page.Two.md": "---\nslug: x.y\n---\n\n# Two\n",
      ])
    for path in site.keys where path != "404.html" {
      let crumbs = targets("<nav class=\"breadcrumbs\"", "</nav>", on: path, of: site)
      let missing = (navigation(on: path, of: site) + crumbs).filter { site[$0] == nil }
      #expect(missing == [], "\(path) with \(settings)")
    }
  }

  /// Folders that differ only in capitals cannot both have a list at the same address.
  @Test func listsOfTwinsAreNotLinked() async throws {
    let site = try await build(
      "permalinks: {.: '/:path/'}\nlowercase-addresses: true\n",
      ["index.md": "# Home\n", "A/one.md": "# One\n", "a/two.md": "# Two\n"])
    #expect(navigation(on: "a/one/index.html", of: site).filter { site[$0] == nil } == [])
  }

  /// A redirect from the address of a folder leads readers on, and so do navigation and breadcrumbs.
  @Test(arguments: [
    ("{/a: /a/second}", "", "a/second.html"), ("{/a/: /a/second}", "", "a/second.html"),
    ("{/a: /a/second}", "permalinks: {.: '/:path/'}\n", "a/second/index.html"),
    ("{/a/: /a/second/}", "permalinks: {.: '/:path/'}\n", "a/second/index.html"),
  ])
  func redirectsWinOverLists(_ redirects: String, _ settings: String, _ target: String) async throws {
    let site = try await build(
      settings + "redirects: \(redirects)\n",
      [
        "index.md": "# Home\n\n[a](/a/)\n", "a/first.md": "# First\n", "a/second.md": "# Second\n",
        "b/c.md": "# C\n",
      ])
    let own = target.hasSuffix("/index.html") ? "second/index.html" : "second.html"
    #expect(site["a/index.html"]?.contains("content=\"0; url=\(own)\"") == true, "\(site["a/index.html"] ?? "")")
    #expect(navigation(on: "index.html", of: site).contains(target))
    #expect(!navigation(on: "index.html", of: site).contains("a/index.html"))
    #expect(site["b/index.html"]?.contains("http-equiv=\"refresh\"") == false)
  }

  /// Where a redirect leads out of a folder, its section begins with its first page.
  @Test func redirectsOutOfFolders() async throws {
    let site = try await build(
      "redirects: {/a: /b/c}\n", ["index.md": "# Home\n", "a/first.md": "# First\n", "b/c.md": "# C\n"])
    #expect(site["a/index.html"]?.contains("content=\"0; url=../b/c.html\"") == true)
    #expect(navigation(on: "index.html", of: site) == ["a/first.html", "b/index.html"])
  }
}
