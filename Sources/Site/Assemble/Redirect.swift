import Files
import Words
import Writing

/// The page at a former address, which redirects to the new one.
enum Redirect {
  static func html(from alias: String, to page: String, title: String, language: String, _ words: Words) -> [UInt8] {
    let target = SiteURL.relative(from: alias, to: page)
    var writer = HTMLWriter(capacity: 512)
    writer.markup("<!doctype html>\n<html")
    writer.attribute("lang", language)
    writer.markup(">\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    writer.attribute("content", ContentPolicy.own)
    writer.markup(">\n<meta name=\"referrer\" content=\"same-origin\">\n<title>")
    writer.text(title)
    writer.markup("</title>\n<meta http-equiv=\"refresh\"")
    writer.attribute("content", "0; url=" + target)
    writer.markup(">\n<link rel=\"canonical\"")
    writer.attribute("href", target)
    writer.markup(">\n<meta name=\"robots\" content=\"noindex\">\n<p>")
    writer.word(.moved, of: words) { _, writer in
      writer.markup("<a")
      writer.attribute("href", target)
      writer.markup(">")
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
