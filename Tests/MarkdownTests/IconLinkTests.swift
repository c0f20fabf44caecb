import Markdown
import TestSupport
import Testing

/// Links in which only a style sheet of another site would show something.
@Suite struct IconLinkTests {
  private static let address = "https://www.a.bc/d"

  /// What is in the link, and what it shows.
  @Test(arguments: [
    ("", "<i class=\"fab fa-youtube\"></i>", "youtube"), ("", "<i class=\"fas fa-2x fa-file-pdf\"></i>", "file pdf"),
    ("", "<span class=\"mdi mdi-github\"></span>", "github"), ("", "<i class=\"fa-solid fa-500px\"></i>", "500px"),
    ("", "<span><i class=\"icon icon-mail\"></i></span>\n", "mail"),
    ("", "<i class=\"fab fa-youtube\" title=\"Watch &amp; learn\"></i>", "Watch &amp; learn"),
    ("", "<i class=\"fab fa-youtube\" title=\" \"></i>", "youtube"),
    ("", "<i class=\"fab fa-youtube\" title=\"{{ t }}\"></i>", "youtube"),
    ("aria-label=\"Talk\" title=\"Video\"", "<i class=\"fab fa-youtube\"></i>", "Talk"),
    ("title=\"<b>\"", "<i class=\"a\"></i>", "&lt;b&gt;"), ("", "<i class=\"fas fa-2x x\"></i>&nbsp;", "a.bc"),
    ("", "", "a.bc"), ("", "<svg><title>Mark</title><path d=\"\"/></svg>", "Mark"), ("", "<svg></svg>", "a.bc"),
    ("", "<x-icon name=\"a\"></x-icon>", "a.bc"),
  ])
  func sayWhatTheyAre(_ attributes: String, _ content: String, _ name: String) {
    let html = parse("A <a \(attributes) href=\"\(Self.address)\">\(content)</a> b").htmlText
    let opening = html.firstRange(of: "href=\"\(Self.address)\"").map { html[$0.upperBound...].drop { $0 != ">" } }
    #expect(opening?.hasPrefix(">" + name + "<") == true, "\(html)")
  }

  /// Links that show something, lead to their own page, or are none.
  @Test(arguments: [
    "<a href=\"https://a.b\"><i class=\"fa fa-x\"></i> Text</a>", "<a href=\"/b\"><i></i></a>",
    "<a href=\"https://a.b\"><i class=\"fa fa-x\"></i><img src=\"c.png\" alt=\"\"></a>",
    "<a href=\"https://a.b\"><i class=\"fa fa-x\"></i><x-logo label=\"L\"></x-logo></a>",
    "<a href=\"#x\" class=\"anchor\"><i class=\"fa fa-link\"></i></a>", "<a id=\"x\"><i class=\"fa fa-link\"></i></a>",
    "<a href=\"https://a.b\" aria-hidden=\"true\"><i class=\"fa fa-link\"></i></a>",
    "<a href=\"javascript:a\"><i class=\"fa fa-link\"></i></a>", "[](https://a.b) <b>c</b>",
  ])
  func othersStayAsTheyAre(_ page: String) {
    let html = parse(page).htmlText
    for text in [">x<", ">link<", ">a.b<", ">fa"] { #expect(!html.contains(text), "\(html)") }
  }

  @Test(arguments: [
    (
      "[<i class=\"fas fa-ellipsis-h\" aria-label=\"More\"></i>](/b)",
      "<a href=\"/b\">More<i aria-label=\"More\"></i></a>"
    ),
    ("[**<i class=\"bi bi-github\"></i>**](/b)", "<a href=\"/b\">github<strong><i></i></strong></a>"),
    ("[a](/b) <i class=\"bi bi-github\"></i>", "<a href=\"/b\">a</a> <i></i>"),
  ])
  func linksOfMarkdownSayItToo(_ page: String, _ expected: String) {
    #expect(parse(page).htmlText == "<p>\(expected)</p>\n")
  }

  /// A heading’s link to itself stays as it is, and so does one that goes on in another block.
  @Test(arguments: [
    "<div><a href=\"https://a.b\">\n\nB</a>\n\n</div>", "<p>A <a href=\"https://a.b\">\n\n<b>B</b>\n\n</a></p>",
  ])
  func linksCanGoOn(_ page: String) {
    let html = parse("## A\n\n\(page)\n").htmlText
    #expect(html.contains("B") && !html.contains(">a.b"), "\(html)")
  }

  @Test(
    .endsInTime,
    arguments: ["<a href=\"https://a.b\"><table><tr><td>", "<a href=\"https://a.b\"><i class=\"fa fa-x\">"])
  func manyAreReadInLinearTime(_ tags: String) {
    _ = parse(String(repeating: tags, count: 100) + String(repeating: "<i class=\"fa fa-x\"></i>", count: 2_000))
    _ = parse(String(repeating: tags, count: 500))
  }
}
