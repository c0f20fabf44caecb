import Diagnostics
import HTML
import Markdown
import Testing

/// Boxes and folds that authors write as HTML.
@Suite struct HTMLBoxTests {
  @Test(arguments: [
    ("<div class=\"note\">\n<h5>Take <em>care</em></h5>\n<p>a</p>\n</div>", "note", "Take <em>care</em>"),
    ("<div class=\"note warning\">\n<p>a</p>\n</div>", "warning", "Warning"),
    ("<div class='alert alert-danger' role='alert'>\n<p>a</p>\n</div>", "caution", "Danger"),
    ("<div class=\"note unreleased\">\n<p>a</p>\n</div>", "note", "Info"),
    ("<aside class=\"admonition-tip\">\n<p>a</p>\n</aside>", "tip", "Tip"),
    ("<div class=\"tip\">\n\na\n\n</div>", "tip", "Tip"),
  ])
  func classesMakeBoxes(_ page: String, _ style: String, _ title: String) {
    let document = parse(page)
    let html = document.htmlText
    #expect(html.contains("class=\"callout callout-\(style)\" role=\"note\">"), "\(html)")
    #expect(html.contains("<p class=\"callout-title\">\(title)</p>") && html.contains("<p>a</p>"), "\(html)")
    #expect(html.split(separator: "role=").count == 2)
    #expect(document.outline.isEmpty && document.diagnostics.isEmpty)
  }

  /// A heading of Markdown is a title, too, and links lead to it as before.
  @Test func headingsInMarkdownAreTitles() {
    let document = parse("# A\n\n<div class=\"note\" markdown=\"1\">\n\n##### Be *careful*\n\nb\n\n</div>\n\n## C\n")
    #expect(
      document.htmlText.contains(
        "<p class=\"callout-title\" id=\"be-careful\">Be <em>careful</em></p>\n<p>b</p>\n</div>"))
    #expect(document.outline.map(\.text).contains("C") && !document.outline.contains { $0.level == 5 })
    #expect(document.rawAnchors.contains("be-careful"))
  }

  /// Only what begins a box is its title.
  @Test func furtherHeadingsStay() {
    let document = parse("<div class=\"info\">\nText\n<h5>a</h5>\n</div>\n")
    #expect(document.htmlText.contains("<p class=\"callout-title\">Info</p>\n\nText\n<h5"))
    #expect(document.outline.map(\.isTopLevel) == [false])
  }

  @Test func aBoxThatSaysWhatItIsNeedsNoTitle() {
    #expect(!parse("<div class=\"note\"><b>Note:</b> a</div>").htmlText.contains("callout-title"))
  }

  @Test(arguments: [
    "<div class=\"example\">a</div>", "<div class=\"summary notes\">a</div>", "<span class=\"note\">a</span>",
    "<div class=\"alert\">a</div>", "<div>a</div>",
  ])
  func otherClassesMakeNone(_ page: String) { #expect(!parse(page).htmlText.contains("callout")) }

  @Test func boxesInBoxesTakeLinearTime() {
    let page = String(repeating: "<div class=note>", count: 20_000)
    let time = ContinuousClock().measure { _ = parse(page) }
    #expect(time < .seconds(20))
  }

  /// A heading that folds what is below it is one of the page.
  @Test func headingsInSummariesAreOfThePage() {
    let document = parse("## A\n\n<details>\n<summary><h3>B</h3></summary>\n\n#### C\n\n</details>\n")
    #expect(document.outline.map(\.text) == ["A", "B", "C"])
    #expect(document.outline.map(\.isTopLevel) == [true, true, true])
    #expect(document.htmlText.contains("<summary><h3 id=\"b\">B"))
  }

  // MARK: Styles

  @Test(arguments: [
    ("<img src=a alt=b style=\"width: 50%\">", "<img src=\"a\" alt=\"b\" width=\"50%\" />"),
    ("<img src=a alt=b width=9 style=\"width:50px\">", "<img src=\"a\" alt=\"b\" width=\"9\" />"),
    ("<img src=a alt=b style=\"max-width:100%;border:none\">", "<img src=\"a\" alt=\"b\" />"),
    ("<p style=\"text-align: center; margin: 0 auto\">a</p>", "<p align=\"center\">a</p>"),
    ("<div style=\"position:relative; padding-bottom:56%; height:0\">a</div>", "<div>a</div>"),
    ("<p style=\"--a: b; text-decoration: none; table-layout: fixed\">a</p>", "<p>a</p>"),
    ("<p style=\"color: red; background: #fff; font-size: 2em\">a</p>", "<p>a</p>"),
    ("<p style=\"box-shadow: unset; border-radius: 5px; background-color: #fff\">a</p>", "<p>a</p>"),
  ])
  func stylesOfLooksGoWithoutAFinding(_ page: String, _ expected: String) {
    #expect(parse(page).htmlText.contains(expected), "\(parse(page).htmlText)")
    #expect(!parse(page).diagnostics.contains { $0.summary.contains("style") })
  }

  @Test(arguments: [
    "text-decoration: line-through", "margin: 0; visibility: hidden", "a: b",
    "background: url(https://a.b/c)", "color: red; border-image: URL( x )", "--a: url(x)",
  ])
  func otherStylesAreReported(_ style: String) {
    let document = parse("<p style=\"\(style)\">a</p>")
    #expect(document.htmlText == "<p>a</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/raw-html"])
  }

  // MARK: Hidden elements

  @Test(arguments: [
    ("<p style=\"display: none\">a</p>", "<p hidden=\"\">a</p>"),
    ("<p style=\"color: red; display:none !important\" hidden>a</p>", "<p hidden=\"\">a</p>"),
    ("<p hidden id=b>a</p>", "<p hidden=\"\" id=\"b\">a</p>"),
    ("a <span style=\"display:none\">*b*</span> c", "a <span hidden=\"\"><em>b</em></span> c"),
    ("<div style=\"display:none\">\n\n## H\n\n</div>\n\nb", "<div hidden=\"\">\n"),
    ("a <button hidden>b</button> c", "a <span hidden=\"\">b</span> c"),
    ("a <x-y id=b style='display:none'></x-y>", "a <span id=\"b\" hidden=\"\"></span>"),
    ("a <x-y hidden title=b></x-y>", "<p>a </p>"),
  ])
  func hiddenElementsStayHidden(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Nobody could open them without the script of the author.
  @Test(arguments: [
    "[a](#b)\n\n<p id=\"b\" hidden>c</p>",
    "<button aria-controls=\"b\">a</button>\n\n<p id=\"b\" hidden>c</p>",
    "<div class=\"tab-pane tab\" style=\"display:none\">c</div>", "<div role=\"tabpanel\" hidden>c</div>",
    "<button onclick=\"show('b')\">a</button>\n\n<p id=\"b\" style=\"display:none\">c</p>",
  ])
  func whatAScriptWouldShowIsShown(_ page: String) {
    #expect(parse(page).htmlText.contains("c</") && !parse(page).htmlText.contains("hidden"), "\(parse(page).htmlText)")
  }

  @Test func manyHiddenElements() {
    let page = (0..<20_000).map { "<p id=a\($0) hidden>a</p>\n\n" }.joined() + "The end.\n"
    #expect(parse(page).htmlText.contains("The end."))
  }
}
