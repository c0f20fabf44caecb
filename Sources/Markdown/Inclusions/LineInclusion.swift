/// `@include "file.md"` on a line of its own, as some sites of Ember write it.
struct LineInclusion: InclusionConvention {
  let mark: StaticString = "@include"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard reader.beginsLine(at: offset) else { return nil }
    let line = reader.trimmed(offset + 8..<reader.lineEnd(from: offset))
    guard line.count > 2, let quote = reader.bytes[line].first, "\"'".utf8.contains(quote),
      reader.bytes[line].last == quote, reader.bytes[line].dropFirst().dropLast().allSatisfy({ $0 != quote })
    else { return nil }
    let name = reader.string(line.lowerBound + 1..<line.upperBound - 1)
    return InclusionDirective(
      range: offset..<line.upperBound, files: [InclusionFile(name, in: [page.folder, page.root])], isApart: true)
  }
}
