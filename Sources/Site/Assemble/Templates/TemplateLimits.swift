/// What templates may ask for.
///
/// swift-mustache 2.1.1 calls itself for each section and each partial, so deep nesting ends the process, and it counts
/// the rest of a template at each brace, so its time is quadratic in the length. It never sees a template beyond these
/// limits.
enum TemplateLimits {
  /// Size of a template, in bytes.
  static let size = 1 << 20
  /// Sections and partials around one place of a page.
  static let nesting = 64
  /// Characters that the library counts, summed over braces.
  static let parserWork = 150_000_000
  /// The same, for all templates of a site.
  static let parserWorkOfAll = 600_000_000
  /// Tags of a page, those of all partials included.
  static let tags = 10_000
  /// Text of templates in a page, in bytes, that of all partials included.
  static let text = 4 << 20
  /// HTML values in a page, such as `{{{body_html}}}`: each may be long.
  static let htmlValues = 100
  /// Findings about one template that are reported one by one.
  static let findings = 100
  /// Words of the interface in one part of a style sheet or script.
  static let assetWords = 1_000
  /// Size of a page, in bytes.
  static let page = 256 << 20

  /// What the library would count for a template.
  static func parserWork(for bytes: [UInt8]) -> Int {
    var work = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") { work += bytes.count - index }
    return work
  }
}

/// A page that templates would make larger than a page may be.
package struct PageTooLarge: Error, Sendable, CustomStringConvertible {
  var title: String
  var bytes: Int

  package var description: String {
    "the templates make the page “\(title)” \(bytes >> 20) MB large (limit \(TemplateLimits.page >> 20) MB); use its "
      + "values less often"
  }
}
