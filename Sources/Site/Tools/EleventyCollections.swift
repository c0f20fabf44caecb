import Diagnostics
import Files
import Markdown
import Writing

/// What `tags` in front matter are for Eleventy: names of collections, which templates list.
enum EleventyCollections {
  /// Endings of files with settings of templates.
  private static let endings = [
    ".njk", ".liquid", ".html", ".md", ".webc", ".hbs", ".ejs", ".vto", ".11ty.js", ".11tydata.js", ".json",
  ]
  private static let mostFiles = 2000
  /// What a template pages through that makes a page of each tag.
  private static let names = [
    "collections", "collections.tagList", "collections.tagsList", "collections.allTags", "collections.tags",
  ]

  /// Whether a template makes a page of each tag: `pagination: {data: collections}`.
  static func havePages(_ project: ForeignProject) -> Bool {
    let templates = project.paths.lazy.filter { path in endings.contains(where: path.hasSuffix) }
    return templates.prefix(mostFiles).contains { path in
      guard let file = project.file(path) else { return false }
      return pagesCollections((FrontMatter.split(file).content?.bytes ?? file.bytes)[...])
    }
  }

  private static func pagesCollections(_ settings: ArraySlice<UInt8>) -> Bool {
    guard var place = settings.firstRange(ofText: "pagination")?.upperBound else { return false }
    while let key = settings[place...].firstRange(ofText: "data") {
      place = key.upperBound
      let signs = settings[place...].prefix { $0 == 0x20 || $0 == UInt8(ascii: ":") || isQuote($0) }
      let name = settings[signs.endIndex...].prefix { $0 > 0x20 && !isQuote($0) && !",}".utf8.contains($0) }
      if signs.contains(UInt8(ascii: ":")), names.contains(where: { name.elementsEqual($0.utf8) }) { return true }
    }
    return false
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
