import Diagnostics
import Markdown
import Testing

@Suite struct EncodingTests {
  @Test(arguments: [
    ([0x61, 0xFF, 0x62], [1..<2]),
    ([0x61, 0xC3], [1..<2]),
    ([0xC0, 0x80], [0..<1]),
    ([0xE2, 0x82, 0x61], [0..<1]),
    ([0xED, 0xA0, 0x80], [0..<1]),
    ([0xF4, 0x90, 0x80, 0x80], [0..<1]),
    ([0xF0, 0x9F, 0x8E, 0x89], []),
    ([0xE0, 0xA4, 0xB9, 0xEF, 0xBF, 0xBE], []),
    (Array("01234567é89012345€".utf8) + [0x80], [21..<22]),
  ])
  func malformedText(_ bytes: [UInt8], _ ranges: [Range<Int>]) {
    let document = parse(bytes: bytes)
    #expect(document.diagnostics.map(\.location?.range) == ranges)
    #expect(document.diagnostics.allSatisfy { $0.rule == "page/encoding" && $0.severity == .error })
    #expect(String(validating: document.html, as: UTF8.self) != nil)
  }

  @Test func malformedBytesShow() {
    #expect(parse(bytes: [0x61, 0xFF, 0xFE, 0x62]).htmlText == "<p>a\u{FFFD}\u{FFFD}b</p>\n")
    #expect(
      parse(bytes: [0x61, 0xFF, 0xFE, 0x62]).diagnostics.first?.summary == "2 bytes, starting at byte 1, are not UTF-8")
  }

  @Test func utf16() {
    let document = parse(bytes: [0xFF, 0xFE, 0x61, 0, 0x62, 0])
    #expect(document.diagnostics.map(\.summary) == ["the file is UTF-16, not UTF-8"])
  }

  @Test func textBehindZeroIsNotLost() {
    let page = "a\u{0}b [c](d) `\u{0}e`\n\n```dialog\nf\u{0}\ng: 1\n```\n"
    let document = parse(page, options: MarkdownOptions(claimsFence: { $0 == "dialog" }))
    #expect(document.htmlText == "<p>a\u{FFFD}b <a href=\"d\">c</a> <code>\u{FFFD}e</code></p>\n")
    #expect(document.diagnostics.map(\.summary) == ["3 control characters in the text; the first is U+0000"])
    #expect(text(page, document.links.first?.range) == "[c](d)")
    #expect(text(page, document.fences.first?.content.fileRange(6..<7)) == "1")
  }

  @Test(arguments: [
    "&#xFFFE;", "&#xFFFF;", "&#0;", "&#1;", "&#x1B;", "&#xD800;", "&#x110000;", "`&#1;`", "a&#127;",
  ])
  func characterReferences(_ reference: String) {
    for page in [
      reference, "[a](\(reference) \"\(reference)\")", "![\(reference)](b)", "``` \(reference)\n```", "# \(reference)",
    ] {
      let document = parse(page, options: MarkdownOptions(html: .trust))
      #expect(String(validating: document.html, as: UTF8.self) != nil)
      #expect(document.html.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    }
  }

  /// Code can be about control characters: HTML shows pictures of them.
  @Test(arguments: [
    ("```\n.a\u{B}.b {\u{7F}\n```\n", ".a\u{240B}.b {\u{2421}\n"), ("> ~~~\n> \u{1}\n> ~~~\n", "\u{2401}\n"),
    ("```\n\u{8}\n```", "\u{2408}\n"),
  ])
  func codeShowsControlCharacters(_ page: String, _ code: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(">\(code)</code>"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Nobody writes these on purpose, or they are not code.
  @Test(arguments: [
    "```\n\u{0}\n```\n", "```\n\u{1A}\n```\n", "```\n\u{1B}[1m\n```\n", "`\u{B}`\n", "```\nb\n```\n\u{B}a\n",
    "```dialog\n\u{B}\n```\n",
  ])
  func otherControlCharactersAreReported(_ page: String) {
    let document = parse(page, options: MarkdownOptions(claimsFence: { $0 == "dialog" }))
    #expect(document.diagnostics.map(\.rule) == ["page/encoding"])
    #expect(document.html.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
  }

  /// A fence may only look like one, and a page can have very many.
  @Test(arguments: ["<div>\n```\n\u{B}\n</div>\n\n\u{B}\n", "```\n- a\n\n  ```\n\u{1}\n[b](\u{1})\n"])
  func nothingButTextComesOut(_ page: String) {
    #expect(parse(page).html.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    let many = parse(String(repeating: "```\n\u{B}\n", count: 60_000))
    #expect(many.html.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
  }

  @Test func allowedControls() {
    #expect(parse("a\tb\u{C}c\r\nd\n").diagnostics.isEmpty)
    #expect(parse("a\u{8}b").diagnostics.map(\.severity) == [.warning])
  }
}
