package import Diagnostics
import Markdown

/// An address on another site that pages link to.
package struct ExternalLink: Sendable, Hashable {
  /// The address, with its scheme and without a fragment.
  package var address: String
  /// Where the first link to it is.
  package var location: SourceLocation
  /// The number of links to it.
  package var count: Int
}

extension Library {
  /// The addresses of other sites that pages link to, each once, in the order of pages.
  ///
  /// Addresses of this site, and those that `links: {ignore: […]}` matches, are left out.
  ///
  /// - Parameter isWanted: whether to look at a file.
  package func externalLinks(in isWanted: (String) -> Bool = { _ in true }) -> [ExternalLink] {
    let ignored = configuration.ignoredLinks.map(AddressPattern.init)
    var links: [ExternalLink] = []
    var places: [String: Int?] = [:]
    for page in pages where isWanted(page.source) {
      for link in page.document.links where link.target == .external {
        guard let address = Self.address(link.destination) else { continue }
        if let known = places[address] {
          if let known { links[known].count += 1 }
          continue
        }
        let isOwn = configuration.url.map { address.hasPrefix($0) || address + "/" == $0 } ?? false
        guard !isOwn, !ignored.contains(where: { $0.matches(address) }) else {
          places[address] = .some(nil)
          continue
        }
        places[address] = links.count
        links.append(
          ExternalLink(
            address: address, location: SourceLocation(path: page.source, range: link.range), count: 1))
      }
    }
    return links
  }

  /// A web address without its fragment; nil for an address of another kind.
  private static func address(_ destination: String) -> String? {
    let text = destination.hasPrefix("//") ? "https:" + destination : destination
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https", text.dropFirst(scheme.count).hasPrefix("://") else { return nil }
    return scheme + text.dropFirst(scheme.count).prefix { $0 != "#" }
  }
}

/// A pattern of addresses, in which `*` stands for any text.
struct AddressPattern: Sendable {
  private let parts: [Substring]
  /// Whether it is one of addresses with anchors.
  let namesAnchor: Bool

  init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
    namesAnchor = text.contains("#")
  }

  func matches(_ address: String) -> Bool {
    guard let first = parts.first, let last = parts.last, address.hasPrefix(first) else { return false }
    if parts.count == 1 { return address == first }
    var rest = address.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
