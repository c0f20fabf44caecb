import Testing

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

  @Test func findsTheWayDown() {
    let section = navigation.section(of: "a/x.html")
    #expect(navigation.chain(to: section).map { navigation.sections[$0].folder } == ["", "a"])
  }
}
