/// `{{#include file.md}}` of mdBook, with lines or a section: `file.rs:2:10`, `file.rs:main`.
struct BookInclusion: InclusionConvention {
  let mark: StaticString = "{{#"
  let isReadInCode = true

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\"),
      let close = reader.find("}}", from: offset, reach: 1000)
    else { return nil }
    let words = reader.string(offset + 3..<close).split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, ["include", "rustdoc_include", "playground"].contains(words[0]) else { return nil }
    let name = words[1].prefix { $0 != ":" }
    guard !name.isEmpty else { return nil }
    let selection = InclusionFile.selection(words[1].dropFirst(name.count + 1))
    var directive = InclusionDirective(
      range: offset..<close + 2, files: [InclusionFile(String(name), in: [page.folder], selection: selection)])
    // Readers can run what is in a playground, so it is always code.
    if words[0] == "playground" { directive.language = "rust" }
    return directive
  }
}
