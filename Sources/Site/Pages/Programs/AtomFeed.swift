import Writing

/// The most recently changed pages for feed readers, as Atom (RFC 4287).
///
/// Every date is the date of a commit. Without dates, there is no feed.
struct AtomFeed {
  static let path = "feed.xml"
  /// Maximum number of pages.
  static let limit = 50

  let configuration: SiteConfiguration
  /// Address of the site, with a slash at its end.
  let url: String
  let entries: [Entry]

  struct Entry {
    var path: String
    var title: String
    var summary: String?
    var changed: Timestamp
  }

  /// - Parameter pages: all pages with a date; pages with the same date stay in order.
  init?(configuration: SiteConfiguration, pages: [Entry]) {
    guard let url = configuration.url, !pages.isEmpty else { return nil }
    self.configuration = configuration
    self.url = url
    let newest = pages.enumerated().sorted {
      ($1.element.changed, $0.offset) < ($0.element.changed, $1.offset)
    }
    entries = newest.prefix(Self.limit).map(\.element)
  }

  var bytes: [UInt8] {
    var writer = HTMLWriter(capacity: 512 + entries.count * 512)
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"")
    writer.attribute("xml:lang", configuration.language)
    writer.markup(">\n")
    writer.element("title", configuration.title)
    if let description = configuration.description { writer.element("subtitle", description) }
    writer.element("id", url)
    writer.element("updated", entries[0].changed.dateTime)
    writer.markup("<author>\n")
    writer.element("name", configuration.title)
    writer.markup("</author>\n")
    writer.link("self", "application/atom+xml", url + Self.path)
    writer.link("alternate", "text/html", url)
    for entry in entries {
      let address = SiteURL.absolute(entry.path, at: url, hidesEnding: configuration.hidesEndings)
      writer.markup("<entry>\n")
      writer.element("title", entry.title)
      writer.element("id", address)
      writer.element("updated", entry.changed.dateTime)
      writer.link("alternate", "text/html", address)
      // An entry can link to its content, but then feed readers need its type.
      writer.element("summary", entry.summary ?? entry.title)
      writer.markup("</entry>\n")
    }
    writer.markup("</feed>\n")
    return writer.bytes
  }
}

extension HTMLWriter {
  /// An element with text on its own line.
  fileprivate mutating func element(_ name: StaticString, _ content: String) {
    markup("<")
    markup(name)
    markup(">")
    text(Self.allowedInXML(content))
    markup("</")
    markup(name)
    markup(">\n")
  }

  fileprivate mutating func link(_ relation: String, _ type: String, _ address: String) {
    markup("<link")
    attribute("rel", relation)
    attribute("type", type)
    attribute("href", address)
    markup("/>\n")
  }

  /// A text without characters that XML does not allow, even escaped.
  private static func allowedInXML(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
