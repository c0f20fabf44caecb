import Files
import Synchronization
import Testing

@testable import Site

/// All pages in one document.
@Suite struct BookTests {
  private func book(_ files: [String: String]) async throws -> String {
    let files = [
      "Content/index.md": "# Home\n", "Content/site.yml": "version: 1\ntitle: <Tea>\nurl: https://t.example/\n",
    ]
    .merging(files) { $1 }
    let taken = Mutex<Book?>(nil)
    var options = PipelineOptions()
    options.takeBook = { book in taken.withLock { $0 = book } }
    _ = try await Pipeline(files: .memory(texts: files), options: options).run(into: MemoryOutput())
    let book = try #require(taken.withLock { $0 })
    return String(
      decoding: book.html(sheets: Array(3..<3 + book.count)) { $0.hasSuffix(".css") ? nil : "data:,\($0)" },
      as: UTF8.self)
  }

  @Test func holdsPagesInTheOrderOfNavigation() async throws {
    let html = try await book([
      "Content/b/x.md": "---\ntitle: X\norder: 2\n---\n\n## Same\n\n[y](y.md#same), [image](p.png), ![p](p.png)\n",
      "Content/b/y.md":
        "---\ntitle: Y\norder: 1\ndescription: Why.\n---\n\n## Same\n\n[up](#same) [out](https://o.example/#a)\n",
      "Content/b/p.png": "x", "Content/hidden.md": "---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n",
    ])
    #expect(html.contains("<title>&lt;Tea&gt;</title>") && !html.contains("Hidden"))
    #expect(
      html.contains(
        ##"<li class="book-depth-2"><a href="#page3"><span>Y</span> <span class="book-sheet">5</span></a></li>"##))
    #expect(html.contains("<h1 class=\"book-title\">B</h1>") && html.contains("<h2 class=\"book-title\">Y</h2>"))
    // Both pages have a heading of the same name, one level down.
    #expect(html.contains("<h3 id=\"page3-same\">") && html.contains("<h3 id=\"page4-same\">"))
    #expect(html.contains("<a href=\"#page3-same\">y</a>") && html.contains("<a href=\"#page3-same\">up</a>"))
    #expect(html.contains("<a href=\"https://o.example/#a\">out</a>"))
    #expect(html.contains("<a href=\"https://t.example/b/p.png\">image</a>"))
    #expect(html.contains("<img src=\"data:,b/p.png\" alt=\"p\""))
    let (first, second) = (try #require(html.firstRange(of: ">Y</h2>")), try #require(html.firstRange(of: ">X</h2>")))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test func keepsDrawingsApart() async throws {
    let dialog = "# A\n\n```dialog\nkind: alert\ntitle: Stop?\nbuttons: [Go, {label: Stop, role: cancel}]\n```\n"
    let html = try await book(["Content/a.md": dialog, "Content/b.md": dialog])
    var ids: Set<Substring> = []
    for part in html.split(separator: " id=\"").dropFirst() {
      let id = part.prefix { $0 != "\"" }
      #expect(ids.insert(id).inserted, "\(id)")
    }
    for mark in ["url(#", "href=\"#", " for=\""] {
      for part in html.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
        let id = part.prefix { $0 != "\"" && $0 != ")" }
        #expect(ids.contains(id), "\(mark)\(id)")
      }
    }
    #expect(html.contains("dialog-transcript") && !html.contains("<script"))
  }

  @Test(arguments: [
    ("a\u{1}x\u{1}b", "aXb"), ("\u{1}a<\u{1}x\u{1}>", "a<X>"), ("\u{1}gone\u{1}b\u{1}x\u{1}", "gonebX"),
    ("a\u{1}b", "ab"),
    ("\u{1}%78\u{1}", "X"),
  ])
  func placesFiles(_ html: String, _ expected: String) {
    let placed = BookMarkup.placingFiles(Array(html.utf8)) { $0 == "x" ? "X" : nil }
    #expect(String(decoding: placed, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("<p title='a \"b\"' hidden>1 < 2 & <!-- <b id=x> --></p>", "<p title=\"a &quot;b&quot;\" hidden>1 < 2 & </p>"),
    ("<script>if (a < b) {}</script>x<style>a{}</style>", "x"), ("<SCRIPT>a</script>x<STYLE>a</style>y", "xy"),
    ("<a href=\"../../out.html\">a</a>", "<a>a</a>"),
    ("<img src=\"https://x.example/i.png\">", "<img>"), ("<IMG SRC=file:///i.png SRCSET=i.png>", "<IMG>"),
    ("<meta http-equiv=refresh content='0; url=x'><BASE href=x>x<link rel=stylesheet href=x>", "x"),
    ("<video src=a.mp4 poster=b.html></video>", "<video poster=\"\u{1}b.html\u{1}\"></video>"), ("a\u{1}b", "ab"),
    ("<a x=a\"b= y=\"><meta>\">", "<a x=\"a&quot;b=\" y=\"><meta>\">"), ("<br/><hr />", "<br /><hr />"),
    ("<h6 id=\"a\">", "<h6 id=\"p-a\">"),
    ("<path fill=\"url(#g)\"/>", "<path fill=\"url(#p-g)\" />"), ("<", "<"), ("<a href=\"", "<a href=\"#q\">"),
    ("<a href=\"a%20b.html?x=1#c\">", "<a href=\"#q-c\">"), ("<a href=javascript:x>", "<a href=\"javascript:x\">"),
  ])
  func changesMarkup(_ html: String, _ expected: String) {
    let markup = BookMarkup(
      prefix: "p-", path: "a.html", depth: 2, anchors: ["a.html": "q", "a b.html": "q"], site: nil)
    #expect(String(decoding: markup.changed(Array(html.utf8)), as: UTF8.self) == expected)
  }
}
