/// Limits on templates.
///
/// swift-mustache 2.1.1 recurses for each section and each partial, so deep nesting crashes the process, and it
/// counts the rest of a template at each brace, so its time is quadratic. It never gets a template beyond these
/// limits.
enum TemplateLimits {
  /// Size of a template, in bytes.
  static let size = 1 << 20
  /// Nesting of sections and partials in a page.
  static let nesting = 64
  /// Characters that the library counts, summed over braces.
  static let parserWork = 150_000_000
  /// The same, for all templates of a site.
  static let parserWorkOfAll = 600_000_000
  /// Number of tags in a page, including those of all partials.
  static let tags = 10_000
  /// Size of template text in a page, including that of all partials, in bytes.
  static let text = 4 << 20
  /// Number of HTML values in a page, such as `{{{body_html}}}`; each can be long.
  static let htmlValues = 100
  /// Maximum number of listed findings per template.
  static let findings = 100
  /// Maximum number of words in one part of a style sheet or script.
  static let assetWords = 1_000
  /// Size of a page, in bytes.
  static let page = 256 << 20

  /// The work of the library for a template.
  static func parserWork(for bytes: [UInt8]) -> Int {
    var work = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") { work += bytes.count - index }
    return work
  }
}

/// A page that templates make larger than the limit.
package struct PageTooLarge: Error, Sendable, CustomStringConvertible {
  var title: String
  var bytes: Int

  package var description: String {
    "the templates make the page “\(title)” \(bytes >> 20) MB large (limit \(TemplateLimits.page >> 20) MB); use its "
      + "values less often"
  }
}
