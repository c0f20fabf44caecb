import Diagnostics
import Testing

@Suite struct PathStyleTests {
  @Test(arguments: [
    (PathStyle(), "Content/a.md", "Content/a.md"),
    (PathStyle(prefix: "docs/"), "Content/a.md", "docs/Content/a.md"),
    (PathStyle(prefix: "/site/", base: "Content/b/"), "Content/b/c.md", "c.md"),
    (PathStyle(prefix: "/site/", base: "Content/b/"), "Content/bc.md", "/site/Content/bc.md"),
    (PathStyle(prefix: "/", base: "home/u/"), "home/u/a.md", "a.md"),
    // The folder itself has no shorter name.
    (PathStyle(prefix: "/site/", base: "Content/"), "Content/", "/site/Content/"),
  ])
  func writesPaths(_ style: PathStyle, _ path: String, _ written: String) { #expect(style(path) == written) }

  @Test func namesWhatHasNoPath() {
    var style = PathStyle(prefix: "/")
    style.names["stdin.md"] = "<stdin>"
    #expect(style("stdin.md") == "<stdin>")
  }
}
