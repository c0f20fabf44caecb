import Diagnostics
import Markdown
import Testing

/// Whatever stands within an extended block is parsed, and reported where it is in the file.
@Suite struct ExtensionPlaceTests {
  private static let content = """
    ## Head [l](m)

    Text ![i](j) and
    [k](n "t") <https://a.bc>

    - item [o](p)

      > quote [q](r)

    ```dialog
    title: "Ünïcode"
      nested: 1

    last: 2
    ```

    | [t](u) |
    | --- |
    """

  private static func indented(_ columns: String) -> String {
    content.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty && columns.allSatisfy(\.isWhitespace) ? "" : columns + $0 }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ":::note\n\(content)\n:::\n", "::::note\n:::tip A title with [z](y)\n\(content)\n:::\n::::\n",
    "!!! note\n\(indented("    "))\n", "!!! note\n\(indented("\t"))\n", "=== \"A\"\n\n\(indented("    "))\n",
    "=== \"A\"\n\n    a\n\n=== \"B\"\n\n\(indented("    "))\n", "::: tabs\n== A\n\(content)\n== B\nb\n:::\n",
    "Term\n\n:   \(indented("    ").dropFirst(4))\n", "a[^1]\n\n[^1]:\n\(indented("    "))\n",
    "- a\n\n  :::note\n\(indented("  "))\n  :::\n", "> :::note\n\(indented("> "))\n> :::\n",
    "??? tip \"T\"\n    !!! note\n\(indented("        "))\n", "1.  a\n\n    === \"A\"\n\n\(indented("        "))\n",
    ":::note\r\n\(content.replacing("\n", with: "\r\n"))\r\n:::\r\n",
  ])
  func places(_ page: String) throws {
    let document = parse(page, options: MarkdownOptions(claimsFence: { $0 == "dialog" }), pagePath: "a.md")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let links = document.links.filter { $0.destination != "y" }.map { text(page, $0.range) }
    #expect(
      links == [
        "[l](m)", "![i](j)", "[k](n \"t\")", "<https://a.bc>", "[o](p)", "[q](r)", "[t](u)",
      ], "\(page.debugDescription)")
    #expect(document.outline.map { text(page, $0.range) } == ["## Head [l](m)"])
    let fence = try #require(document.fences.first)
    #expect(text(page, fence.openingRange) == "```dialog")
    #expect(text(page, fence.infoRange) == "dialog")
    #expect(fence.isClosed)
    #expect(
      String(decoding: fence.content.bytes, as: UTF8.self) == "title: \"Ünïcode\"\n  nested: 1\n\nlast: 2\n")
    let bytes = Array(page.utf8)
    for (offset, byte) in fence.content.bytes.enumerated() where byte != 0x0A {
      #expect(bytes[fence.content.fileOffset(offset)] == byte)
    }
    #expect(document.slots.count == 1)
  }

  @Test func titlesKnowTheirPlace() {
    let page = "- a\n  ::: note A [b](c) d\n  e\n  :::\n"
    #expect(text(page, parse(page).links.first?.range) == "[b](c)")
  }

  @Test func frontMatterShiftsLines() {
    let page = "---\na: b\n---\n:::note\n[c](d)\n:::\n"
    let file = SourceFile(path: "p.md", text: page)
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(text(page, document.links.first?.range) == "[c](d)")
  }
}
