import Diagnostics
import Markdown
import Testing

@Suite struct FrontMatterTests {
  @Test(arguments: [
    ("---\na: 1\n---\nb", "a: 1\n", "b"),
    ("\u{FEFF}---\na: 1\n---\nb", "a: 1\n", "b"),
    ("---\r\na: 1\r\n---\r\nb", "a: 1\r\n", "b"),
    ("---  \na: 1\n--- \t\n\nb", "a: 1\n", "\nb"),
    ("---\na: 1\n...\nb", "a: 1\n", "b"),
    ("---\n---\nb", "", "b"),
    ("---\na: 1\n---", "a: 1\n", ""),
    ("---\na: |\n  ---\n---\nb", "a: |\n  ---\n", "b"),
    ("\n---\na: 1\n---\nb", "a: 1\n", "b"),
    ("\u{FEFF}\r\n \t\r\n---\r\na: 1\r\n---\r\nb", "a: 1\r\n", "b"),
    ("\n---\na: 1\nbc:\n  - d\n\n# e\n---\nb", "a: 1\nbc:\n  - d\n\n# e\n", "b"),
    ("<!--\n---\na: 1\n---\n-->\nb", "a: 1\n", "b"), ("<!-- \r\n---\r\na: 1\r\n---\r\n --> \r\nb", "a: 1\r\n", "b"),
    ("\u{FEFF}\n<!--\n---\na: 1\n---\n!-->", "a: 1\n", ""),
  ])
  func split(_ page: String, _ content: String, _ body: String) throws {
    let file = SourceFile(path: "p.md", text: page)
    let frontMatter = FrontMatter.split(file)
    let excerpt = try #require(frontMatter.content)
    #expect(String(decoding: excerpt.bytes, as: UTF8.self) == content)
    #expect(text(page, frontMatter.body) == body)
    #expect(frontMatter.diagnostics.isEmpty)
    if content.hasPrefix("a: 1") { #expect(text(page, excerpt.fileRange(3..<4)) == "1") }
  }

  @Test(arguments: [
    ("b", "b"), ("\u{FEFF}b", "b"), ("", ""), ("----\nb\n---\n", "----\nb\n---\n"), (" ---\nb", " ---\nb"),
    ("---\n\nb\n", "---\n\nb\n"),
    ("\n---\nb\n---", "\n---\nb\n---"),
    ("\n---\na: 1\n\nSome text.\n\n---\n", "\n---\na: 1\n\nSome text.\n\n---\n"),
    ("\n---\n---\na", "\n---\n---\na"), ("\n---\na: 1\n", "\n---\na: 1\n"),
    ("\n\n", "\n\n"), ("\n---\nhttps://a.example\n---", "\n---\nhttps://a.example\n---"),
    ("<!--\n---\na: 1\n---\nb\n-->", "<!--\n---\na: 1\n---\nb\n-->"),
    ("<!--\n---\nSome text.\n---\n-->\n", "<!--\n---\nSome text.\n---\n-->\n"),
    ("<!--\n---\n-->\n", "<!--\n---\n-->\n"), ("<!-- a\n---\na: 1\n---\n-->", "<!-- a\n---\na: 1\n---\n-->"),
    ("<!--\n---\na: 1\n---", "<!--\n---\na: 1\n---"), ("<!--\n---\na: 1\n", "<!--\n---\na: 1\n"),
    ("--- a\n---\n", "--- a\n---\n"), ("---js\na\n", "---js\na\n"), ("...\na\n...\n", "...\na\n...\n"),
  ])
  func none(_ page: String, _ body: String) {
    let frontMatter = FrontMatter.split(SourceFile(path: "p.md", text: page))
    #expect(frontMatter.content == nil)
    #expect(text(page, frontMatter.body) == body)
    #expect(frontMatter.diagnostics.isEmpty)
  }

  @Test func unclosed() {
    let page = "\u{FEFF}---\ntitle: x\n\nText\n"
    let frontMatter = FrontMatter.split(SourceFile(path: "p.md", text: page))
    #expect(frontMatter.content == nil)
    #expect(frontMatter.diagnostics.map(\.rule) == ["page/front-matter"])
    #expect(text(page, frontMatter.diagnostics.first?.location?.range) == "---")
  }

  /// Hugo, and tools that are written in JavaScript, read what ends with a longer line, or with the file.
  @Test(arguments: [
    ("---\na: 1\n-----\nb", "a: 1\n", "b", "-----"),
    ("---\na: 1\n\n# c\nd:\n  - e\n---- \n", "a: 1\n\n# c\nd:\n  - e\n", "", "----"),
    ("---\na: 1\nb:\n  - c\n", "a: 1\nb:\n  - c\n", "", "---"), ("\u{FEFF}---\r\na: 1", "a: 1", "", "---"),
  ])
  func lenient(_ page: String, _ content: String, _ body: String, _ place: String) throws {
    let frontMatter = FrontMatter.split(SourceFile(path: "p.md", text: page))
    #expect(String(decoding: try #require(frontMatter.content).bytes, as: UTF8.self) == content)
    #expect(text(page, frontMatter.body) == body)
    #expect(frontMatter.diagnostics.map(\.severity) == [.warning])
    #expect(text(page, frontMatter.diagnostics.first?.location?.range) == place)
    for fix in frontMatter.diagnostics.flatMap(\.fixes) {
      #expect(FrontMatter.split(SourceFile(path: "p.md", text: applying(fix, to: page))).diagnostics.isEmpty)
    }
  }

  /// Tools that are written in JavaScript read other languages that the first line names.
  @Test(arguments: [
    ("---json\n{\"a\": 1}\n---\nb", "{\"a\": 1}\n"), ("--- yaml\r\na: 1\r\n---\r\nb", "a: 1\r\n"),
    ("---toml\na = 1\n---\nb", nil), ("---js\nlet a = 1;\n---\nb", nil),
    ("\u{FEFF}---JavaScript \n{\n  a: 1 }\n--- \nb", nil),
  ])
  func otherLanguages(_ page: String, _ content: String?) {
    let frontMatter = FrontMatter.split(SourceFile(path: "p.md", text: page))
    let isScript = page.lowercased().contains("js\n") || page.contains("JavaScript")
    #expect(text(page, frontMatter.body) == "b")
    #expect(frontMatter.isScript == isScript && (frontMatter.content == nil) == isScript)
    #expect(frontMatter.diagnostics.map(\.severity) == (isScript ? [.warning] : []))
    if let content { #expect(frontMatter.content.map { String(decoding: $0.bytes, as: UTF8.self) } == content) }
  }

  /// A line across the page, with text below it.
  @Test(arguments: ["---\nText\n-----\nb", "---\na: 1\nText\n-----\nb", "---\n# a\n- b\n", "---\n- a\n----\n"])
  func otherLinesAreNotFrontMatter(_ page: String) {
    let frontMatter = FrontMatter.split(SourceFile(path: "p.md", text: page))
    #expect(frontMatter.content == nil && frontMatter.body == 0..<page.utf8.count)
    #expect(frontMatter.diagnostics.map(\.severity) == [.error])
  }

  private func applying(_ fix: Diagnostic.Fix, to page: String) -> String {
    var bytes = Array(page.utf8)
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func readsTOML() throws {
    let text = """
      +++
      # About this page
      title = "A \\"b\\" #1" # comment
      weight=3
      draft = false
      tags = [
        'x',
        "y", # more
      ]
      description = \"\"\"
      One
      two\"\"\"
      build.render = "never"
      cascade = { draft = true, params={ a='b=c' } }
      [menu.main]
      name = "M"
      [menu."side bar"]
      name = "no"
      [params]
      title = "no"
      [[menus.docs]]
      weight = 1
      [[menus.docs]]
      weight = 2
      +++

      Text.
      """
    let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
    let split = FrontMatter.split(file)
    let yaml = try #require(split.content)
    #expect(
      String(decoding: yaml.bytes, as: UTF8.self).split(separator: "\n").map { line in line.trimmingSuffix { $0 == " " }
      } == [
        "title: \"A \\\"b\\\" #1\"", "weight: 3", "draft: false", "tags: [   'x',   \"y\",  ]",
        "description: \"One\\ntwo\"", "cascade: { draft :  true, params: { a: 'b=c' } }", "build:",
        "  render: \"never\"", "menu:", "  main:", "    name: \"M\"", "menus:", "  docs:", "    -", "      weight: 1",
        "    -", "      weight: 2",
      ])
    #expect(String(decoding: file.bytes[split.body], as: UTF8.self) == "\nText.")
    let place = yaml.fileRange(0..<5)
    #expect(String(decoding: file.bytes[place], as: UTF8.self) == "title")
  }

  /// Texts of several lines in TOML: what is behind a backslash at the end of a line is left out.
  @Test(arguments: [
    ("\"\"\"\\\n  One \\\n  two \\\n\\\n  \"three\"\"\"\"", "description: \"One two \\\"three\\\"\""),
    ("\"\"\"\nA \\u00e9 \\\\ \\x\nb\"\"\"", "description: \"A \\u00e9 \\\\ \\\\x\\nb\""),
    ("'''\nA \\\nb'''", "description: \"A \\\\\\nb\""),
  ])
  func longTextsInTOML(_ value: String, _ expected: String) throws {
    let split = FrontMatter.split(SourceFile(path: "a.md", text: "+++\ndescription = \(value)\n+++\n"))
    #expect(String(decoding: try #require(split.content).bytes, as: UTF8.self) == expected + "\n")
    #expect(split.content?.isTOML == true)
  }

  @Test(arguments: ["+++\na", "+++ x\n+++\n", "a\n+++\n"])
  func signsAloneAreText(_ text: String) {
    let split = FrontMatter.split(SourceFile(path: "a.md", bytes: Array(text.utf8)))
    #expect(split.content == nil && split.diagnostics.isEmpty)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, matches(last) { text.removeLast() }
    return String(text)
  }
}
