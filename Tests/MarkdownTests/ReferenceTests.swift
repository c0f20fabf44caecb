import CCommonMark
import Diagnostics
import Foundation
import Markdown
import Testing

/// Holds the renderer against libcmark's own, on pages put together at random from what Markdown is made of.
///
/// The pages are the same in every run. `MARKDOWN_FUZZ_PAGES` asks for more of them.
@Suite struct ReferenceTests {
  private static let pageCount = ProcessInfo.processInfo.environment["MARKDOWN_FUZZ_PAGES"].flatMap(Int.init) ?? 3_000

  @Test func renderedAsTheReferenceDoes() {
    var pages = RandomPages(seed: 1)
    var (trusting, omitting) = (MarkdownOptions.specification(html: .trust), MarkdownOptions.specification(html: .omit))
    trusting.extensions = []
    omitting.extensions = []
    for _ in 0..<Self.pageCount {
      let page = pages.next()
      guard parse(page, options: trusting).htmlText == reference(page, CMARK_OPT_UNSAFE),
        parse(page, options: omitting).htmlText == reference(page, CMARK_OPT_DEFAULT)
      else {
        Issue.record("rendered otherwise: \(page.debugDescription)")
        continue
      }
    }
  }

  /// Tables, callouts and anchors have no reference; whatever comes out must at least hold together.
  @Test func everythingHoldsTogether() throws {
    var pages = RandomPages(seed: 2)
    var options = MarkdownOptions(claimsFence: { $0 == "dialog" })
    for number in 0..<Self.pageCount {
      options.html = number % 2 == 0 ? .omit : .trust
      let page = pages.next()
      let document = parse(page, options: options, pagePath: "a/b.md", leadingTitle: .takeOut)
      let faults = faults(of: document, page)
      #expect(faults.isEmpty, "\(page.debugDescription)")
    }
  }

  private func reference(_ page: String, _ options: CInt) -> String? {
    guard let html = cmark_markdown_to_html(page, page.utf8.count, options) else { return nil }
    defer { free(html) }
    // The library does not tell an empty title from none, except to its own renderer.
    return String(validatingCString: html)?.replacing(" title=\"\"", with: "")
  }

  private func faults(of document: MarkdownDocument, _ page: String) -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ fault: String) {
      if !holds { faults.append(fault) }
    }
    let bytes = Array(page.utf8)
    check(String(validating: document.html, as: UTF8.self) != nil, "HTML is not text")
    for (index, slot) in document.slots.enumerated() {
      check(slot.fence == index, "slots are out of order")
      check(slot.offset == 0 || document.html[slot.offset - 1] == 0x0A, "slot \(index) is within a line")
    }
    for fence in document.fences {
      for (offset, byte) in fence.content.bytes.enumerated() where byte != 0x0A && byte != 0x20 {
        check(bytes[fence.content.fileOffset(offset)] == byte, "fence is not where it is said to be")
      }
      check(
        bytes[fence.openingRange].starts(with: [bytes[fence.openingRange.lowerBound], 0x60])
          || bytes[fence.openingRange].first == 0x7E, "fence does not begin with a fence")
    }
    for heading in document.outline {
      let line = document.text[heading.textRange]
      check(line.isEmpty || line.last == 0x0A, "heading is not a line of the text")
    }
    check(String(validating: document.text, as: UTF8.self) != nil, "text is not UTF-8")
    var end = 0
    for range in document.textRanges {
      check(!range.isEmpty && range.lowerBound >= end && range.upperBound <= bytes.count, "\(range) is not text")
      end = range.upperBound
    }
    check(Set(document.outline.map(\.anchor)).count == document.outline.count, "anchors are not unique")
    for link in document.links {
      check(link.range.upperBound <= bytes.count, "link is outside")
      check(!link.range.isEmpty, "link is nowhere")
    }
    for diagnostic in document.diagnostics {
      check((diagnostic.location?.range?.upperBound ?? 0) <= bytes.count, "finding is outside")
    }
    return faults
  }
}

/// Pages of words, marks and line beginnings in random order.
private struct RandomPages {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private static let beginnings = [
    "", "", "", "", "> ", "> > ", "- ", "  ", "    ", "\t", "1. ", "12) ", "* ", "+ ", "# ", "### ", "```",
    "```dialog\n", "```\n",
    "~~~\n", "---\n", "===\n", "[a]: b\n", "[b]: <c d> 'e'\n", "<div>\n", "<!-- ", "| ", "|---|\n", "|:-:|-:|\n",
    "> [!NOTE]\n",
    "***\n", "-\n", ">\n", "<pre>", "</div>\n",
    ":::note\n", ":::\n", "::::tabs\n", "== a\n", ":::tab a\n", "::: code-group\n", ":::details A *b*{#a}\n",
    "!!! note\n",
    "    ", "??? tip \"a [b](c)\"\n    ", "=== \"a\"\n    ", ": ", "a\n: ", "[^1]: ", "[^a]: b\n    ", "{: #a}\n",
  ]

  private static let inlines = [
    "a", "b", " ", " ", "c d", "*", "**", "_", "__", "`", "``", "[a]", "[", "]", "![", "](b)", "](<c d> \"e\")",
    "[a](b)", "![a](b 'c')",
    "<b>", "</b>", "<https://a.b>", "<a@b.c>", "&amp;", "&#35;", "&#xe4;", "\\", "\\*", "\\[", "|", "\\|", "ä", "日本",
    "\"", "<", "&", "!", "#", "  \n",
    "\\\n", "\n", "\n", "\n", "\n\n", "\r\n", "[a][b]", "javascript:", "](javascript:x)", "](c.md#d)", "<!-- a -->",
    "~", "~~", "==", "[^1]", "[^a]", "{#a}", "{width=2}", ":tada:", "www.a.bc", "https://a.bc", "a@b.cd", ":::",
  ]

  private mutating func random(_ bound: Int) -> Int {
    // The generator of Knuth's MMIX; its upper bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func next() -> String {
    var page = ""
    for _ in 0..<1 + random(12) {
      for _ in 0..<1 + random(3) { page += Self.beginnings[random(Self.beginnings.count)] }
      for _ in 0..<random(8) { page += Self.inlines[random(Self.inlines.count)] }
      if random(4) > 0 { page += "\n" }
    }
    return page
  }
}
