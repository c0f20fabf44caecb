import Diagnostics
import Markdown
import Testing

@Suite struct FenceTests {
  private let options = MarkdownOptions(claimsFence: { $0 == "dialog" })

  /// Parses a page with one answered fence and checks that each byte of its content is where it is said to be.
  private func fence(_ page: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
    -> MarkdownDocument.Fence
  {
    let document = parse(page, options: options)
    let fence = try #require(document.fences.first, sourceLocation: sourceLocation)
    #expect(document.fences.count == 1, sourceLocation: sourceLocation)
    let bytes = Array(page.utf8)
    for (offset, byte) in fence.content.bytes.enumerated() where byte != UInt8(ascii: "\n") && byte != UInt8(ascii: " ")
    {
      let fileOffset = fence.content.fileOffset(offset)
      #expect(bytes[fileOffset] == byte, "byte \(offset) at \(fileOffset)", sourceLocation: sourceLocation)
    }
    return fence
  }

  @Test(arguments: [
    ("```dialog\na: 1\nb: 2\n```\n", "a: 1\nb: 2\n"),
    ("```dialog\r\na: 1\r\n\r\nb: 2\r\n```\r\n", "a: 1\n\nb: 2\n"),
    ("```dialog\ra: 1\rb: 2\r```\r", "a: 1\nb: 2\n"),
    ("   ```dialog\n   a: 1\n     b: 2\n c: 3\n   ```\n", "a: 1\n  b: 2\nc: 3\n"),
    ("- x\n\n  ```dialog\n  a: 1\n    b: 2\n  ```\n", "a: 1\n  b: 2\n"),
    ("- ```dialog\n  a: 1\n  ```\n", "a: 1\n"),
    ("10. x\n    - ~~~~dialog\n      a: 1\n      ~~~\n      b\n      ~~~~\n", "a: 1\n~~~\nb\n"),
    ("> ```dialog\n> a: 1\n>b: 2\n>\n>   c: 3\n> ```\n", "a: 1\nb: 2\n\n  c: 3\n"),
    ("> - > ```dialog\n>   > a: 1\n>   >\n>   > b\n>   > ```\n", "a: 1\n\nb\n"),
    ("-\t```dialog\n\ta: 1\n\t\tb: 2\n\t```\n", "a: 1\n\tb: 2\n"),
    ("- ```dialog\n\ta: 1\n  b: 2\n  ```\n", "  a: 1\nb: 2\n"),
    ("```dialog\n```\n", ""),
    ("```dialog\n\n\n```\n", "\n\n"),
    ("```dialog\nä: ö\n```", "ä: ö\n"),
    ("> [!TIP]\n> ```dialog\n> a: 1\n> ```\n", "a: 1\n"),
  ])
  func contentIsMapped(_ page: String, _ content: String) throws {
    let fence = try fence(page)
    #expect(String(decoding: fence.content.bytes, as: UTF8.self) == content)
    #expect(fence.isClosed)
  }

  @Test(arguments: [
    ("```dialog\na: 1", "a: 1\n"),
    ("```dialog\n", ""),
    ("```dialog", ""),
    ("> ```dialog\n> a: 1\n\n```\nb\n```\n", "a: 1\n"),
    ("- ```dialog\n  a: 1\n```\nb\n```\n", "a: 1\n"),
    ("````dialog\na: 1\n```\n", "a: 1\n```\n"),
    ("```dialog\na: 1\n~~~\n", "a: 1\n~~~\n"),
    ("```dialog\na: 1\n    ```\n", "a: 1\n    ```\n"),
  ])
  func unclosed(_ page: String, _ content: String) throws {
    let fence = try fence(page)
    #expect(String(decoding: fence.content.bytes, as: UTF8.self) == content)
    #expect(!fence.isClosed)
  }

  @Test(arguments: [
    ("> ~~~~  dialog  dont \n> a\n> ~~~~\n", "dialog  dont", "~~~~  dialog  dont"),
    ("- x\n  ```dialog do\n  ```\n", "dialog do", "```dialog do"),
    ("```dialog &amp; \\*\n```\n", "dialog & *", "```dialog &amp; \\*"),
  ])
  func infoStrings(_ page: String, _ info: String, _ opening: String) throws {
    let fence = try fence(page)
    #expect(fence.info == info)
    #expect(text(page, fence.openingRange) == opening)
    #expect(text(page, fence.infoRange) == String(opening.drop { "~` ".contains($0) }))
  }

  @Test func slotsStandBetweenBlocks() {
    let page = "a\n\n```dialog\nx\n```\n\n- b\n\n  ```dialog\n  y\n  ```\n\n```swift\nz\n```\n"
    let document = parse(page, options: options)
    var html = document.htmlText
    for slot in document.slots.reversed() {
      html.insert(contentsOf: "{\(slot.fence)}", at: html.utf8.index(html.startIndex, offsetBy: slot.offset))
    }
    #expect(
      html == """
        <p>a</p>
        {0}<ul>
        <li>
        <p>b</p>
        {1}</li>
        </ul>
        <pre><code class="language-swift">z
        </code></pre>

        """)
  }

  @Test(arguments: [
    "```Dialog\nx\n```", "```dialogue\nx\n```", "```\ndialog\n```", "    ```dialog\n", "`` `dialog` ``",
  ])
  func othersStay(_ page: String) {
    #expect(parse(page, options: options).fences.isEmpty)
  }

  @Test func frontMatterShiftsLines() throws {
    let page = "\u{FEFF}---\ntitle: x\n---\n\n> ```dialog\n> a: 1\n> ```\n"
    let file = SourceFile(path: "p.md", text: page)
    let body = FrontMatter.split(file).body
    let fence = try #require(MarkdownParser(options: options).parse(file, body: body).fences.first)
    #expect(text(page, fence.content.fileRange(3..<4)) == "1")
    #expect(text(page, fence.openingRange) == "```dialog")
  }

  @Test func byteOrderMarkShiftsTheFirstLine() throws {
    let page = "\u{FEFF}```dialog\na: 1\n```\n"
    let file = SourceFile(path: "p.md", text: page)
    let body = FrontMatter.split(file).body
    let fence = try #require(MarkdownParser(options: options).parse(file, body: body).fences.first)
    #expect(text(page, fence.content.fileRange(3..<4)) == "1")
    #expect(text(page, fence.openingRange) == "```dialog")
  }

  @Test func languagesAreEscaped() {
    #expect(
      parse("```\"<x>&\nz\n```").htmlText == "<pre><code class=\"language-&quot;&lt;x&gt;&amp;\">z\n</code></pre>\n")
  }

  /// An id in braces is that of the block, and links lead to it.
  @Test(arguments: [
    ("{ .sh .a #b }", true), ("sh {#b}", true), ("sh #b", false), ("{ .sh }", false),
    ("{ .sh #b title=\"#c\" }", true),
  ])
  func idsInBraces(_ info: String, _ hasID: Bool) {
    let document = parse("```` \(info)\na\n````\n", options: options)
    #expect(document.rawAnchors == (hasID ? ["b"] : []))
    #expect(document.htmlText.contains(hasID ? "<pre id=\"b\"><code" : "<pre><code"), "\(document.htmlText)")
  }

  /// Classes in braces, as MkDocs and Pandoc write them: the first is the language.
  @Test(arguments: [
    ("{ .sh .a #b }", "sh"), ("{.sh}", "sh"), ("{ #b }", "{"), ("sh {.a}", "sh"), ("{.sh", "sh"),
  ])
  func languagesInBraces(_ info: String, _ language: String) {
    let html = parse("```` \(info)\na\n````\n", options: options).htmlText
    #expect(html.contains("<code class=\"language-\(language)\">"), "\(html)")
  }
}
