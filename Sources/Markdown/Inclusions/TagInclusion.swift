/// Files of Markdown or HTML that tags name: `{% include part.md name="value" %}` and `{% include_relative part.html %}`
/// of Jekyll, `{% render "part" %}` of Eleventy, `{{% include "part.md" %}}` of Hugo.
///
/// What is not there, or needs a template engine, stays for those who read tags.
struct TagInclusion: InclusionConvention {
  let mark: StaticString = "{"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let isShortcode = reader.has("{{%", at: offset) || reader.has("{{<", at: offset)
    guard isShortcode || reader.has("{%", at: offset), offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\")
    else { return nil }
    if !isShortcode { return IncludeTag.read(&reader, at: offset).flatMap { Self.directive(of: $0, in: page) } }
    let start = offset + 3
    let close: StaticString = reader.bytes[offset + 2] == UInt8(ascii: "<") ? ">}}" : "%}}"
    guard let end = reader.find(close, from: start, reach: 300) else { return nil }
    var words = reader.string(reader.trimmed(start..<end)).split(whereSeparator: \.isWhitespace).map(Self.plain)
    // A sign that trims blanks around.
    if words.first == "-" { words.removeFirst() }
    if words.last == "-" || words.last == "/" { words.removeLast() }
    guard words.count == 2, ["include", "include_relative"].contains(words[0]) else { return nil }
    guard Self.isMarkdown(words[1]) else { return nil }
    return InclusionDirective(
      range: offset..<end + close.utf8CodeUnitCount,
      files: [Self.file(words[1], isTag: false, words[0], in: page)], isOptional: true)
  }

  /// What a tag puts in; nil if it is neither Markdown nor HTML.
  static func directive(of tag: IncludeTag, in page: InclusionPage) -> InclusionDirective? {
    let places = names(of: tag).flatMap { name in
      let places = file(name, isTag: true, tag.command, in: page).places
      return hasEnding(name) ? places : places.filter { isIncludeOfJekyll($0, in: page) }
    }
    guard !places.isEmpty else { return nil }
    var directive = InclusionDirective(
      range: tag.range, files: [InclusionFile(name: tag.file, places: places, selection: .all)], isOptional: true)
    directive.parameters = page.passed(by: tag)
    return directive
  }

  /// The names that the file of a tag can have: Liquid of Eleventy takes one without an ending.
  private static func names(of tag: IncludeTag) -> [String] {
    guard !tag.file.contains("{") else { return [] }
    if isMarkdown(tag.file) || hasEnding(tag.file) && IncludedHTML.holds(tag.file) { return [tag.file] }
    guard !hasEnding(tag.file), tag.file.last != "/" else { return [] }
    return tag.isQuoted ? endings.map { tag.file + $0 } : [tag.file]
  }

  private static let endings = [".liquid", ".html"]

  /// Whether the last part of a path has a dot.
  private static func hasEnding(_ path: String) -> Bool { !IncludedHTML.hasNoEnding(path) }

  /// Whether a file without an ending is where Jekyll looks: elsewhere, it can be anything.
  private static func isIncludeOfJekyll(_ path: String, in page: InclusionPage) -> Bool {
    ("/" + path).contains("/_includes/") || page.includeFolders.contains { path.hasPrefix($0 + "/") }
  }

  private static func isMarkdown(_ name: String) -> Bool {
    [".md", ".markdown"].contains(where: name.lowercased().hasSuffix) && !name.contains("{")
  }

  /// A word without quotes, and without the name of an argument.
  private static func plain(_ word: Substring) -> String {
    let value = word.hasPrefix("file=") ? word.dropFirst(5) : word.hasPrefix("path=") ? word.dropFirst(5) : word
    return String(value.filter { $0 != "\"" && $0 != "'" && $0 != "`" })
  }

  private static func file(_ name: String, isTag: Bool, _ tag: String, in page: InclusionPage) -> InclusionFile {
    let below = name.hasPrefix("/") ? String(name.dropFirst()) : name
    if isTag, ["include", "include_cached", "render"].contains(tag) {
      let folders = [page.root + "/_includes", "_includes", page.root, page.folder]
      return InclusionFile(below, in: folders, mayBeAround: false).sought(from: page)
    }
    let folders = name.hasPrefix("/") ? [page.root, ""] : [page.folder, page.root]
    return InclusionFile(below, in: folders, mayBeAround: false)
  }
}
