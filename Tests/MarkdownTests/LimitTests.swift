import Diagnostics
import Markdown
import Testing

/// Pages that libcmark 0.30.2 takes minutes over, and pages that only look like them.
@Suite struct LimitTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private func refusals(_ page: String) -> [String] {
    let document = parse(page)
    if !document.diagnostics.isEmpty { #expect(document.htmlText.hasPrefix("<p class=\"notice\">")) }
    return document.diagnostics.map(\.summary)
  }

  /// Brackets, stars, and backticks that are text are looked at once.
  @Test(arguments: ["] ", "[ ](", "** a", " `a", "a [^1", "[a](b (", "<div>** a**</div>\n\n"])
  func marksThatAreTextTakeLinearTime(_ mark: String) {
    let page = parse(String(repeating: mark, count: 30_000) + "\n")
    #expect(page.diagnostics.count <= 103)
  }

  @Test(arguments: [
    times(20_000, "![[]()"),
    times(2_000, "![[]()\n"),
    times(1_001, "["),
    "- " + times(1_001, "[") + "\n",
    times(1_001, "`[ "),
  ])
  func openBrackets(_ page: String) {
    #expect(refusals(page) == ["too many unclosed brackets"])
  }

  @Test(arguments: [
    times(5_000, "- ") + "a\n" + times(5_000, "\n"),
    "> " + times(5_000, "- ") + "a\n" + times(5_000, ">\n"),
    times(20_000, ">") + times(20_000, "a*"),
    times(51, ">"),
    times(51, "* ") + "a",
    times(51, "1. "),
    times(51, "1) > "),
    times(51, "-\t") + "a",
    (0..<51).map { times($0, "  ") + "* a\n" }.joined(),
    (0..<51).map { times($0, "  ") + "* a\nlazy\n" }.joined(),
    (0..<51).map { times($0, " \t") + "- a\n" }.joined(),
    "<pre>\n```\n</pre>\n" + times(20_000, "- ") + "a\n" + times(2_000, "\n"),
    times(49, "- ") + "a\n" + times(300_000, "\n"),
  ])
  func depth(_ page: String) {
    #expect(refusals(page) == ["quotes and lists are nested too deeply"])
  }

  @Test func size() {
    #expect(refusals(Self.times(1 << 20, "a") + "\n") == ["the page is 1048577 bytes long (limit 1048576)"])
    #expect(parse(Self.times(1 << 16, "a b c d e f g h\n")).diagnostics.isEmpty)
  }

  @Test(arguments: [
    times(50, "> ") + "a",
    times(50, "- ") + "a",
    (0..<50).map { times($0, "  ") + "- a\n" }.joined(),
    (0..<50).map { times($0, "   ") + "1. a\n\n" }.joined(),
    times(500, "- ") + "\n",
    times(500, "* ") + "*\n",
    "a\n\n```\n" + times(80, ">") + "\n" + times(80, "- ") + "x\n" + times(3, "\n") + "```\n\nb\n",
    "- ~~~\n  " + times(80, "> ") + "\n  ~~~\n- b\n",
    "```\n" + times(3_000, "[ ") + "\n```\n",
    "> ```\n> " + times(3_000, "[ ") + "\n> ```\n",
    times(3_000, "- [0, 1)\n"),
    times(900, "[") + "\n\n" + times(900, "["),
    times(5_000, "[a](b) "),
    times(3_000, "[]"),
    times(200, "    ") + "a",
    times(300, "> a\n> b\n\n- c\n  - d\n"),
  ])
  func pagesWithinLimits(_ page: String) {
    let document = parse(page)
    #expect(document.diagnostics.isEmpty)
    #expect(!document.htmlText.contains("notice"))
  }

  @Test func findingsPointAtTheLine() {
    let page = "a\n\n" + Self.times(60, ">") + "\n\nb\n"
    #expect(text(page, parse(page).diagnostics.first?.location?.range) == Self.times(60, ">"))
  }

  /// Nothing here is refused; that the suite ends soon is what is tested.
  @Test(arguments: [
    times(20_000, "*a **a ") + "b", times(100_000, "a_ "), times(100_000, "a*"), times(50_000, "[a](<b"),
    times(100_000, "`"), times(30_000, "|") + "\n" + times(30_000, "|-") + "\n", times(60_000, "|a|\n|-|\n\n"),
    times(40_000, "a\n|-|-|\n"), times(40_000, "- a\n"), times(50_000, "<b>"), times(100_000, "<a:b>\n"),
    times(20_000, "[a](b\n'c') <d:e>\n"), "[a]: /" + times(100_000, "u") + "\n\n" + times(100_000, "[a]\\\n"),
    times(20_000, "# a\n"), times(60_000, "\\\n"), times(100_000, "&#1;"), times(20_000, "<b>[a](file:b) "),
    times(200_000, "\u{0}"),
    times(20_000, "> [!NOTE]\n> a\n\n"), "| " + times(60_000, "\\| <b:c> ") + "|\n|-|\n",
  ])
  func heavyPages(_ page: String) {
    let document = parse(page, pagePath: "a/b.md")
    #expect(String(validating: document.html, as: UTF8.self) != nil)
  }
}
