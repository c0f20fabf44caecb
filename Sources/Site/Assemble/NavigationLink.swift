import Writing

extension Navigation {
  /// Whether an entry links to another site, or to a page that has its place elsewhere.
  func leadsAway(_ entry: Entry) -> Bool {
    if case .link(let link) = entry { !link.leadsNowhere } else { false }
  }

  /// Puts links to other sites in place of the pages that say so, which keep their addresses.
  mutating func replaceEntriesThatLeadElsewhere() {
    for section in sections.indices {
      for (place, entry) in sections[section].entries.enumerated() {
        guard case .page(let page) = entry, let link = page.link else { continue }
        sections[section].entries[place] = .link(link)
      }
    }
  }
}

/// An entry of the navigation that leads to another site, to a page that has its place elsewhere, or nowhere.
package struct NavigationLink: Sendable, Hashable {
  package let title: String
  /// Its address: `https://example.org/blog`, or `/blog` on the same host; nil for a title of something that is not there yet.
  package let address: String?
  /// The path of the page that it leads to, which is in the sequence of all pages where it has its place.
  package let page: String?

  var leadsNowhere: Bool { address == nil && page == nil }

  /// An entry that leads nowhere.
  init(label: String) { (title, address, page) = (label, nil, nil) }

  /// An entry that leads to a page that has its place elsewhere.
  init(page: String, title: String) { (self.title, address, self.page) = (title, nil, page) }

  /// An entry that leads to another part of the same host.
  ///
  /// - Parameter path: from the root of the host: `/blog/`.
  /// - Returns: nil for a path that could lead to another host, or without a title that readers could see.
  init?(path: String, title: String?) {
    guard path.hasPrefix("/"), !path.hasPrefix("//"), !path.utf8.contains(where: { $0 <= 0x20 || $0 == 0x5C }),
      let title = title.flatMap(Navigation.visible)
    else { return nil }
    (self.title, address, page) = (title, path, nil)
  }

  /// - Parameter title: the host if nil or empty.
  /// - Returns: nil for an address that is not one of the web.
  init?(_ address: String, title: String?) {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix),
      !address.utf8.contains(where: { $0 <= 0x20 })
    else { return nil }
    let host = String(address.dropFirst(scheme.count).prefix { !"/?#".contains($0) })
    guard !host.isEmpty else { return nil }
    (self.address, page) = (address, nil)
    self.title = title.flatMap(Navigation.visible) ?? host
  }
}
