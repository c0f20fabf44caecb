/// A line that stands for a table of contents, `[[toc]]` or `[TOC]`: each page has one beside its text.
struct TableOfContentsMarks: ForeignConvention {
  let firstBytes: StaticString = "[$"
  let scope = ForeignScope.all
  let beginsLine = true

  private static let marks: [StaticString] = ["[[toc]]", "[TOC]", "[[TOC]]", "[[_TOC_]]", "${toc}", "[toc]"]

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    for mark in Self.marks where reader.has(mark, at: offset) {
      let end = offset + mark.utf8CodeUnitCount
      if reader.isLineEnd(end) { return ForeignConstruct(range: offset..<end, meaning: .contents) }
    }
    return nil
  }
}
