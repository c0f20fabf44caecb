import Writing

extension LanguageLinks {
  /// Assets that only sites in several languages have: every byte of the others counts for all readers.
  static let styleSheet = "languages.css"
  static let script = "languages.js"

  /// Sets the values of a page that lead to the other languages.
  ///
  /// - Parameter root: what leads from the page to the root of its language.
  func set(on path: String, root: String, in values: inout PageValues) {
    let links = links(of: path)
    values[.languageName] = language.name
    values.set(.languagesHTML, html: Self.items(links, root: root))
    let translations = links.filter(\.isTranslated)
    if let original = original(of: path) {
      values[.canonical] = original
    } else if translations.count > 1, path != PageAssembler.notFoundPage, let canonical = values[.canonical],
      canonical == links[own].address
    {
      // A page of an older version leaves its place to that of the current one, which names its translations.
      values.set(.alternatesHTML, html: Self.alternates(translations, links[0]))
    }
  }

  /// Items that link to the page in each language, with the names of languages in the languages themselves.
  private static func items(_ links: [Link], root: String) -> [UInt8] {
    var writer = HTMLWriter()
    for link in links {
      writer.markup("<li><a")
      writer.attribute("href", root + SiteURL.encoded(link.path))
      writer.attribute("hreflang", link.language.tag)
      writer.attribute("lang", link.language.tag)
      if link.isCurrent { writer.markup(" aria-current=\"true\"") }
      writer.markup(">")
      writer.text(link.language.name)
      writer.markup("</a></li>")
    }
    return writer.bytes
  }

  /// Links for search engines to the translations of a page, themselves included, as these ask for.
  private static func alternates(_ translations: [Link], _ original: Link) -> [UInt8] {
    var writer = HTMLWriter()
    for link in translations { writer.alternate(link.language.tag, link.address) }
    // The original is for readers of all other languages.
    writer.alternate("x-default", original.isTranslated ? original.address : translations[0].address)
    return writer.bytes
  }
}

extension HTMLWriter {
  fileprivate mutating func alternate(_ language: String, _ address: String?) {
    guard let address else { return }
    markup("<link rel=\"alternate\"")
    attribute("hreflang", language)
    attribute("href", address)
    markup(">\n")
  }
}
