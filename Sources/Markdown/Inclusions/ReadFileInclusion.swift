/// `{{% readfile file="a.yaml" code="true" lang="yaml" %}}` of Hugo, for files beside the page or, with a slash in front,
/// in the folder of the site.
///
/// Hugo runs shortcodes within fences, too. A file that is not a text for readers is code, whatever the shortcode says.
struct ReadFileInclusion: InclusionConvention {
  let mark: StaticString = "{{"
  let isReadInCode = true

  private static let longest = 500
  private static let texts = [".md", ".markdown", ".txt", ".html", ".htm"]

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard reader.has("{{%", at: offset) || reader.has("{{<", at: offset),
      offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\")
    else { return nil }
    var start = offset + 3
    while start < reader.end, ForeignReader.isBlank(reader.bytes[start]) { start += 1 }
    guard reader.has("readfile", at: start) || reader.has("readFile", at: start), start + 8 < reader.end,
      ForeignReader.isSpace(reader.bytes[start + 8]),
      let end = reader.find(reader.has("{{%", at: offset) ? "%}}" : ">}}", from: start, reach: Self.longest)
    else { return nil }
    var values: [String: String] = [:]
    for argument in reader.arguments(in: reader.trimmed(start + 8..<end), takesWords: true) {
      guard case .string(let range)? = argument.value else { continue }
      values[argument.name ?? "file"] = values[argument.name ?? "file"] ?? reader.string(range)
    }
    guard let name = values["file"] ?? values["path"], !name.isEmpty, !name.contains("{") else { return nil }
    let folders = name.hasPrefix("/") ? [page.root] + page.settingsFolders.dropFirst() : page.settingsFolders
    let range = offset..<end + 3
    var directive = InclusionDirective(
      range: range, files: [InclusionFile(String(name.trimmingPrefix { $0 == "/" }), in: folders, mayBeAround: false)],
      isOptional: true)
    let isText = Self.texts.contains(where: name.lowercased().hasSuffix)
    if values["code"].map({ $0 != "false" }) ?? !isText {
      directive.language = values["lang"].map(Self.language) ?? ""
      directive.isApart = !(reader.beginsLine(at: offset) && reader.isLineEnd(range.upperBound))
    }
    return directive
  }

  /// The name of a language that a fence can have; empty for any other.
  private static func language(_ text: String) -> String {
    text.utf8.count < 40 && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "`") } ? text : ""
  }
}
