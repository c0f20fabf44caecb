import Testing
import Words

@testable import Site

@Suite struct NavigationTests {
  private let navigation = Navigation(
    pages: [
      .init(path: "a/index.html", title: "A", order: 2), .init(path: "a/x.html", title: "X", order: nil),
      .init(path: "a/y.html", title: "Y", order: 1), .init(path: "b-c/z.html", title: "Z", order: nil),
      .init(path: "first.html", title: "First", order: 1), .init(path: "index.html", title: "Home", order: nil),
    ], siteTitle: "Site")

  @Test func readsInOrder() {
    #expect(
      navigation.sequence.map(\.path) == [
        "index.html", "first.html", "a/index.html", "a/y.html", "a/x.html", "b-c/index.html", "b-c/z.html",
      ])
    #expect(navigation.neighbours(of: "a/y.html").previous?.title == "A")
    #expect(navigation.neighbours(of: "b-c/z.html").next == nil)
  }

  @Test func makesIndexPagesWhereThereAreNone() throws {
    let index = try #require(navigation.generated.first)
    #expect(navigation.generated.count == 1)
    #expect(navigation.sections[index].page.title == "B c")
  }

  /// `a.md` beside the folder `a` is its index page, unless the folder has one.
  @Test func pagesOpenTheFoldersBesideThem() throws {
    let navigation = Navigation(
      pages: [
        .init(path: "a.html", title: "A", order: nil), .init(path: "a/x.html", title: "X", order: nil),
        .init(path: "b.html", title: "B", order: nil), .init(path: "b/index.html", title: "In b", order: nil),
        .init(path: "c.html", title: "C", order: nil), .init(path: "c/d.html", title: "D", order: nil),
        .init(path: "c/d/x.html", title: "X", order: nil), .init(path: "index.html", title: "Home", order: nil),
        .init(path: "other/e.html", place: "e.html", title: "E", order: nil),
        .init(path: "e/x.html", title: "X", order: nil),
      ], siteTitle: "Site")
    #expect(navigation.generated.map { navigation.sections[$0].folder } == ["e"])
    #expect(
      navigation.sections.indices.filter(navigation.isOpenedFromBeside).map { navigation.sections[$0].folder } == [
        "a", "c", "c/d",
      ])
    let pages = navigation.sequence.map(\.path)
    #expect(Set(pages).count == pages.count)
    #expect(navigation.neighbours(of: "a.html").next?.path == "a/x.html")
    let way = navigation.chain(to: navigation.section(of: "c/d/x.html")).map { navigation.sections[$0].page.path }
    #expect(way == ["index.html", "c.html", "c/d.html"])
    #expect(navigation.sections[navigation.section(of: "c/d.html")].folder == "c/d")
  }

  /// The ending of a file says nothing about its place: a hyphen comes before a dot.
  @Test(arguments: [
    (["button-group.html", "button.html"], "button button-group"),
    (["button-group/index.html", "button/index.html", "button/x.html"], "button x button-group"),
    (["a.html", "a-b/c.html", "a/b.html"], "a b a-b c"),
  ])
  func sortsByNamesWithoutEndings(_ paths: [String], _ expected: String) {
    let pages = paths.map { path in
      let name = path.hasSuffix("/index.html") ? path.dropLast(11) : path.dropLast(5)
      return Navigation.Page(path: path, title: String(name.split(separator: "/").last ?? ""), order: nil)
    }
    let titles = Navigation(pages: pages, siteTitle: "Site").sequence.dropFirst().map { $0.title.lowercased() }
    #expect(titles.joined(separator: " ") == expected.replacing("a-b c", with: "a b c"))
  }

  @Test func findsTheWayDown() {
    let section = navigation.section(of: "a/x.html")
    #expect(navigation.chain(to: section).map { navigation.sections[$0].folder } == ["", "a"])
  }
}

/// Lists that are too long for every page.
@Suite struct LongNavigationTests {
  private let renderer = NavigationRenderer(
    Navigation(
      pages: (0..<100).flatMap { section in
        [
          Navigation.Page(path: "s\(section)/index.html", title: "Section \(section)", order: Double(section)),
          Navigation.Page(path: "s\(section)/only.html", title: "Only \(section)", order: nil),
        ]
      }
        + (0..<70).map { Navigation.Page(path: "s7/p\($0).html", title: "Page \($0)", order: Double($0)) }
        + [Navigation.Page(path: "index.html", title: "Home", order: nil)],
      siteTitle: "Site"), Words.load(language: "en", files: []).words)

  private func links(_ path: String) -> [Substring] {
    String(decoding: renderer.html(for: path), as: UTF8.self).split(separator: "<a href=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
  }

  @Test func showThePageAmongItsNeighbors() throws {
    for page in 0..<70 {
      let path = "s7/p\(page).html"
      let html = String(decoding: renderer.html(for: path), as: UTF8.self)
      #expect(html.contains("\"p\(page).html\" aria-current=\"page\">"), "\(path)")
      let pages = links(path).filter { !$0.hasPrefix("../") && $0 != "index.html" }
      #expect(pages.count == 24, "\(path)")
      let index = try #require(pages.firstIndex(of: "p\(page).html"))
      #expect(page < 6 || index >= 6, "\(path)")
      #expect(page > 63 || index < 18, "\(path)")
    }
  }

  @Test func showTheSectionAmongItsNeighbors() {
    for section in 0..<100 {
      let sections = links("s\(section)/only.html")
      #expect(sections.contains("index.html"))
      #expect(sections.filter { $0.hasPrefix("../s") }.count == 23)
      #expect(sections.last == "../index.html", "the link to all sections")
    }
  }

  /// The links to all entries lead there.
  @Test(arguments: [("index.html", 100), ("s7/index.html", 71)])
  func areWholeOnThePageOfTheirSection(path: String, count: Int) {
    let html = String(decoding: renderer.html(for: path), as: UTF8.self)
    #expect(html.split(separator: "</a></li>").count >= count)
    #expect(html.contains("nav-all") == (path != "index.html"))
    #expect(html.contains("\"s99/index.html\"") == (path == "index.html"))
    #expect(html.contains("\"p69.html\"") == (path != "index.html"))
  }
}
