import Markdown
import Testing

@Suite struct TaskItemTests {
  private let open = "<input type=\"checkbox\" disabled=\"\" aria-label=\"Open\" />"
  private let done = "<input type=\"checkbox\" checked=\"\" disabled=\"\" aria-label=\"Done\" />"

  @Test func tight() {
    #expect(
      parse("- [ ] a *b*\n  - [x] c\n").htmlText
        == "<ul>\n<li>\(open) a <em>b</em>\n<ul>\n<li>\(done) c</li>\n</ul>\n</li>\n</ul>\n")
  }

  @Test func loose() {
    #expect(
      parse("1. [X]\ta\n\n2. [ ] b\n").htmlText
        == "<ol>\n<li>\n<p>\(done)\ta</p>\n</li>\n<li>\n<p>\(open) b</p>\n</li>\n</ol>\n")
  }

  @Test(arguments: [
    "[ ] a", "- [ ]", "- [ ]a", "- [y] a", "- \\[ ] a", "- a\n\n  [ ] b", "> [ ] a", "- **[ ] a**",
    "- [x] a\n\n[x]: /b",
  ])
  func others(_ page: String) {
    #expect(!parse(page).htmlText.contains("<input"))
  }

  @Test func checkboxesOfHTMLAreTasks() {
    let page = parse(
      "<input type=\"checkbox\" id=a onclick=x()> <label for=a>A</label>\n"
        + "<label><input type=Checkbox checked>B</label>\n")
    #expect(page.htmlText == "<p>\(open) A\n\(done)B</p>\n", "\(page.htmlText)")
    #expect(page.diagnostics.isEmpty)
    #expect(!parse("<input type=\"radio\"> a\n").htmlText.contains("<input"))
  }

  @Test func taskItemsCanBeSwitchedOff() {
    #expect(parse("- [ ] a", options: .specification(html: .omit)).htmlText == "<ul>\n<li>[ ] a</li>\n</ul>\n")
  }
}
