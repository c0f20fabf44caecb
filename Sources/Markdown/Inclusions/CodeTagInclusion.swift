/// `{% include "part.js" %}` of Liquid on a line of its own in a code block: Jekyll and Eleventy put files into code, too.
///
/// Only what is in a folder for such parts, without arguments, counts: other tags in code are examples.
struct CodeTagInclusion: InclusionConvention {
  let mark: StaticString = "{%"
  let isReadInCode = true
  let isReadInText = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard Self.isAloneBefore(offset, reader), let tag = IncludeTag.read(&reader, at: offset), tag.values.isEmpty,
      ["include", "include_cached", "render"].contains(tag.command), reader.isLineEnd(tag.range.upperBound),
      !tag.file.contains("{"), tag.file.contains(".")
    else { return nil }
    let folders = [page.root + "/_includes", "_includes"]
    let name = String(tag.file.trimmingPrefix { $0 == "/" })
    return InclusionDirective(
      range: tag.range, files: [InclusionFile(name, in: folders, mayBeAround: false).sought(from: page)],
      isOptional: true)
  }

  /// Whether only blanks are between the beginning of the line and an offset.
  private static func isAloneBefore(_ offset: Int, _ reader: ForeignReader) -> Bool {
    var start = offset
    while start > 0, offset - start < mostBlanks, ForeignReader.isBlank(reader.bytes[start - 1]) { start -= 1 }
    return start == 0 || reader.bytes[start - 1] == UInt8(ascii: "\n")
  }

  private static let mostBlanks = 100
}
