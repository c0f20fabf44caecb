import Files
import Words
import Writing

/// The page at a former address, which redirects to the new one.
enum Redirect {
  static func html(from alias: String, to page: String, title: String, language: String, _ words: Words) -> [UInt8] {
    var target = HTMLWriter(capacity: 100)
    target.text(SiteURL.relative(from: alias, to: page))
    return html(toEscaped: target.bytes[...], title: title, language: language, words)
  }

  /// The address that the first link of a page leads to, as HTML has it.
  static func target(in html: [UInt8]) -> ArraySlice<UInt8>? {
    let start = Array("<a href=\"".utf8)
    guard let range = html.firstRange(of: start) else { return nil }
    let target = html[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    return target.isEmpty ? nil : target
  }

  /// - Parameter target: the address, escaped for HTML.
  static func html(
    toEscaped target: ArraySlice<UInt8>, title: String, language: String, _ words: Words
  ) -> [UInt8] {
    var writer = HTMLWriter(capacity: 512)
    writer.markup("<!doctype html>\n<html")
    writer.attribute("lang", language)
    writer.markup(">\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    writer.attribute("content", ContentPolicy.own)
    writer.markup(">\n<meta name=\"referrer\" content=\"same-origin\">\n<title>")
    writer.text(title)
    writer.markup("</title>\n<meta http-equiv=\"refresh\"")
    writer.markup(" content=\"0; url=")
    writer.markup(rendered: target)
    writer.markup("\">\n<link rel=\"canonical\" href=\"")
    writer.markup(rendered: target)
    writer.markup("\">\n<meta name=\"robots\" content=\"noindex\">\n<p>")
    writer.word(.moved, of: words) { _, writer in
      writer.markup("<a href=\"")
      writer.markup(rendered: target)
      writer.markup("\">")
      writer.text(title)
      writer.markup("</a>")
    }
    writer.markup("</p>\n</html>\n")
    return writer.bytes
  }
}

extension Word {
  fileprivate static let moved = Word("page.moved")
}
