import Writing

/// The list of a site's pages for search engines.
enum Sitemap {
  static let path = "sitemap.xml"

  /// The sitemap of pages, given an address that ends with a slash.
  ///
  /// - Parameter changed: when pages were last changed, if known.
  static func xml(
    of pages: [String], changed: [String: Timestamp] = [:], at url: String, hidesEndings: Bool = false
  ) -> [UInt8] {
    var writer = HTMLWriter(capacity: pages.count * (url.utf8.count + 64))
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.markup("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for page in pages {
      writer.markup("<url><loc>")
      writer.text(SiteURL.absolute(page, at: url, hidesEnding: hidesEndings))
      writer.markup("</loc>")
      if let date = changed[page] {
        writer.markup("<lastmod>")
        writer.text(date.date)
        writer.markup("</lastmod>")
      }
      writer.markup("</url>\n")
    }
    writer.markup("</urlset>\n")
    return writer.bytes
  }
}
