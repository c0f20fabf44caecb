import Files
import Markdown

/// A permalink of Eleventy, which can hold expressions: `{{ page.fileSlug }}/`, `/{{ title | slugify }}/`.
enum TemplatedPermalink {
  /// The permalink of a page with the values of its expressions; nil if it has others than are known.
  ///
  /// - Parameter source: the page below the folder with the pages.
  static func filled(_ permalink: String, for source: String, title: String?) -> String? {
    guard permalink.contains("{") else { return permalink }
    var filled = ""
    var rest = permalink[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard rest.hasPrefix("{{"), let close = rest.firstIndex(of: "}"),
        let value = value(of: rest[..<close].dropFirst(2), for: source, title: title)
      else { return nil }
      filled += value
      rest = rest[close...]
      guard rest.hasPrefix("}}") else { return nil }
      rest = rest.dropFirst(2)
    }
    return PageFrontMatter.fromRoot(filled + rest)
  }

  private static func value(of expression: Substring, for source: String, title: String?) -> String? {
    var expression = expression
    if expression.hasPrefix("-") { expression = expression.dropFirst() }
    if expression.hasSuffix("-") { expression = expression.dropLast() }
    var parts = expression.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    let value: String?
    switch parts.removeFirst() {
    case "page.fileSlug": value = fileSlug(of: source)
    case "page.filePathStem": value = "/" + LinkIndex.stem(ofPage: source)
    case "title" where !parts.isEmpty: value = title
    default: value = nil
    }
    guard parts.allSatisfy({ ["slug", "slugify"].contains($0) }) else { return nil }
    return parts.isEmpty ? value : value.map(PermalinkPattern.name(from:))
  }

  /// The name of the file, or that of the folder which an index page is for, without a date in front.
  private static func fileSlug(of source: String) -> String {
    let stem = LinkIndex.stem(ofPage: source)
    return PermalinkPattern.undated(SitePath.name(of: LinkIndex.folder(ofIndexPage: stem) ?? stem))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
  }
}
