/// Files that tags of the plugin include-markdown of MkDocs name: `{% include-markdown "part.md" start="<!--a-->" %}` and
/// `{% include "main.py" %}`, within code, too.
struct PluginInclusion: InclusionConvention {
  let mark: StaticString = "{"
  let isReadInCode = true

  /// What only this plugin passes.
  private static let options: Set = [
    "start", "end", "dedent", "preserve-includer-indent", "trailing-newlines", "comments", "recursive", "encoding",
    "rewrite-relative-urls", "heading-offset", "exclude",
  ]

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\"),
      let tag = IncludeTag.read(&reader, at: offset), tag.isQuoted, !tag.file.contains("*"), Self.isOwn(tag)
    else { return nil }
    let isPart = tag.file.hasPrefix("./") || tag.file.hasPrefix("../")
    // Liquid has such files in a folder of their own.
    let parts = [page.root + "/_includes", "_includes"]
    var file = InclusionFile(
      tag.file, in: isPart ? [page.folder, page.root] : [page.root, page.folder] + parts,
      selection: Self.selection(tag.values["start"], tag.values["end"]))
    if tag.command == "include", !isPart { file = file.sought(from: page) }
    if case .number(let number) = tag.values["heading-offset"] { file.headingOffset = min(max(Int(number) ?? 0, 0), 5) }
    // Templates of other tools can be written in the same way.
    return InclusionDirective(range: tag.range, files: [file], isOptional: tag.command != "include-markdown")
  }

  /// Whether a tag cannot be that of another tool.
  private static func isOwn(_ tag: IncludeTag) -> Bool {
    if tag.command == "include-markdown" { return true }
    guard tag.command == "include", tag.values.keys.allSatisfy(options.contains) else { return false }
    if !tag.values.isEmpty { return true }
    let name = tag.file.lowercased()
    return [".md", ".markdown", ".html", ".njk", ".liquid"].allSatisfy { !name.hasSuffix($0) }
  }

  private static func selection(_ start: IncludeValue?, _ end: IncludeValue?) -> InclusionFile.Selection {
    func text(_ value: IncludeValue?) -> String? {
      if case .text(let text) = value, !text.isEmpty { text } else { nil }
    }
    let (start, end) = (text(start), text(end))
    return start == nil && end == nil ? .all : .between(start: start, end: end)
  }
}
