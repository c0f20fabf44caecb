import Diagnostics
import Files
import Testing

@testable import Site

/// Which pages Hugo publishes, and the navigation that its menus make.
@Suite struct HugoPageTests {
  private func build(
    _ files: [String: String], _ settings: String = "content: content\n"
  ) async throws -> [String: String] {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: "version: 1\ntitle: Site\n" + settings]) { $1 }
    _ = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return output.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The titles in a page's navigation, in order, each with the number of lists that it is in.
  private func navigation(_ html: String?) throws -> [String] {
    let html = try #require(html)
    let list = try #require(html.firstRange(of: "<ul class=\"nav\">"))
    let end = try #require(html[list.upperBound...].firstRange(of: "</nav>"))
    var (titles, depth) = ([String](), 1)
    for piece in html[list.upperBound..<end.lowerBound].split(separator: "<") {
      if piece.hasPrefix("ul") { depth += 1 }
      if piece.hasPrefix("/ul") { depth -= 1 }
      if piece.hasPrefix("a "), let close = piece.firstIndex(of: ">") {
        titles.append("\(depth) \(piece[piece.index(after: close)...])")
      }
    }
    return titles
  }

  /// Front matter, and whether the page is published.
  @Test(arguments: [
    ("---\ntitle: A\nexpiryDate: 2001-01-01\n---\n", false), ("---\ntitle: A\nexpiryDate: 9999-01-01\n---\n", true),
    ("---\ntitle: A\npublishDate: 9999-01-01T10:00:00Z\n---\n", false),
    ("---\ntitle: A\npublishDate: 2001-01-01\n---\n", true), ("---\ntitle: A\nexpiryDate: never\n---\n", true),
    ("+++\ntitle = 'A'\nexpiryDate = 2001-01-01T10:00:00Z\n+++\n", false),
    ("+++\ntitle = 'A'\n[build]\nrender = 'never'\n+++\n", false),
    ("+++\ntitle = 'A'\n_build = { render = false, list = 'never' }\n+++\n", false),
    ("+++\ntitle = 'A'\nbuild.render = 'never'\n+++\n", false),
    ("+++\ntitle = 'A'\n[params.build]\nrender = 'never'\n+++\n", true),
  ])
  func pagesCanBeLeftOut(_ frontMatter: String, _ isPublished: Bool) async throws {
    let site = try await build(["content/a.md": frontMatter + "\nText.\n", "content/index.md": "# Home\n"])
    #expect((site["a.html"] != nil) == isPublished)
  }

  /// What `cascade` has for all pages of a folder, and what it has for some.
  @Test(arguments: [
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n---\n", false),
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n    target: {path: /x/**}\n---\n", true),
    ("+++\ntitle = 'F'\n[[cascade]]\n[cascade.build]\nrender = 'never'\n+++\n", false),
  ])
  func foldersPassOnWhetherTheyArePublished(_ frontMatter: String, _ isPublished: Bool) async throws {
    let site = try await build([
      "content/f/_index.md": frontMatter, "content/f/a.md": "# A\n", "content/index.md": "# Home\n",
    ])
    #expect((site["f/a.html"] != nil) == isPublished)
  }

  private static let pages = [
    "content/_index.md": "---\ntitle: Home\n---\n", "content/x/c.md": "---\ntitle: C\n---\n",
    "content/a.md": "---\ntitle: A\nmenu: {docs: {parent: learn, weight: 2}}\n---\n",
    "content/b.md": "+++\ntitle = 'B'\n[menu.docs]\nparent = 'learn'\nweight = 1\nname = 'First'\n+++\n",
    "content/d.md": "---\ntitle: D\nmenu:\n  docs: {identifier: ops, weight: 2}\n---\n",
    "content/e.md": "---\ntitle: E\nweight: 3\nmenu:\n  docs: {parent: ops}\n  main: {weight: 9}\n---\n",
    "content/f.md": "---\ntitle: F\nmenu: docs\n---\n",
  ]

  /// The settings with the menus, by their file.
  @Test(arguments: [
    (
      "hugo.toml",
      "[[menus.docs]]\nidentifier = 'learn'\nname = 'Learn'\nweight = 1\n[[menus.docs]]\nparent = 'ops'\npageRef = '/x/c'\nname = 'Sea'\nweight = 9\n"
    ),
    (
      "config/_default/menus.en.yaml",
      "docs:\n  - {identifier: learn, name: Learn, weight: 1}\n  - {parent: ops, url: /x/c/, name: Sea, weight: 9}\n"
    ),
    (
      "hugo.yaml",
      "languages:\n  en:\n    menu:\n      docs:\n        - {identifier: learn, name: Learn, weight: 1}\n        - {parent: ops, pageRef: x/c, name: Sea, weight: 9}\n"
    ),
  ])
  func menusMakeTheNavigation(_ file: String, _ text: String) async throws {
    var files = Self.pages.merging([file: text]) { $1 }
    if file.hasPrefix("config/") { files["config/_default/hugo.toml"] = "title = 'H'\n" }
    let site = try await build(files)
    #expect(try navigation(site["a.html"]) == ["1 Learn", "2 First", "2 A", "1 D", "1 F"])
    #expect(try navigation(site["e.html"]) == ["1 Learn", "1 D", "2 E", "2 Sea", "1 F"])
  }

  /// Hugo adds sections that no entry is.
  @Test func menusCanLackTheirSections() async throws {
    let site = try await build(Self.pages)
    #expect(try navigation(site["a.html"]) == ["1 D", "1 F", "1 Learn", "2 First", "2 A"])
  }

  /// Without parents, or with few pages, a menu is that at the top of the site.
  @Test(arguments: ["menu: {main: {weight: 1}}", "menu: {main: {parent: a}}"])
  func otherMenusOnlySortPages(_ field: String) async throws {
    let site = try await build([
      "content/_index.md": "---\ntitle: Home\n---\n", "content/x/c.md": "---\ntitle: C\n---\n",
      "content/x/_index.md": "---\ntitle: X\n\(field)\n---\n", "content/y.md": "---\ntitle: Y\n---\n",
    ])
    #expect(try navigation(site["x/c.html"]) == ["1 X", "2 C", "1 Y"])
  }
}
