/// `<script setup>` and `<style>` of VitePress, which are code of the page and not HTML: as with `import` in MDX, readers
/// miss nothing.
enum VueBlocks {
  /// The offset behind the block that begins with a line, or nil.
  static func end(_ reader: inout ForeignReader, at start: Int) -> Int? {
    let isScript = reader.has("<script", at: start)
    guard isScript || reader.has("<style", at: start), let tagEnd = reader.find(">", from: start, reach: 300),
      let close = isScript
        ? reader.find("</script>", from: tagEnd, reach: 200_000) : reader.find("</style>", from: tagEnd, reach: 200_000)
    else { return nil }
    let tag = reader.string(start..<tagEnd)
    let isOfVue =
      isScript
      ? !tag.contains("src=") && (tag.contains(" setup") || holdsModule(reader, tagEnd + 1..<close))
      : tag.contains(" module") || tag.contains(" scoped") || tag.contains(" lang=")
    return isOfVue ? min(reader.lineEnd(from: close) + 1, reader.end) : nil
  }

  /// Whether the first line of a script imports or exports something.
  private static func holdsModule(_ reader: ForeignReader, _ content: Range<Int>) -> Bool {
    let code = reader.trimmed(content)
    return reader.has("import ", at: code.lowerBound) || reader.has("export ", at: code.lowerBound)
  }
}
