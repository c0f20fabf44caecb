import Markdown

/// The Content Security Policy of a page: what a browser may load and run for it.
///
/// Everything that a page needs is a file of the site, so injected markup could not run code. `'self'` is the host of
/// the page; for a site read from a folder, browsers treat it as the files of that folder.
enum ContentPolicy {
  /// For pages that show only images of the site.
  static let own = policy(images: "'self' data:")

  /// For pages with an image from another host.
  ///
  /// Any host is allowed, because hosts redirect.
  static let foreignImages = policy(images: "'self' data: https: http:")

  /// The policy of a page; nil for a page with markup of a trusted author, which may need anything.
  static func policy(for page: ParsedPage) -> String? {
    // Reference pages contain only our own markup, which needs nothing.
    if page.document.holdsTrustedMarkup, page.reference == nil { return nil }
    return page.document.links.contains(where: isForeignImage) ? foreignImages : own
  }

  private static func isForeignImage(_ link: MarkdownDocument.Link) -> Bool {
    link.image != nil && link.target == .external && !link.destination.lowercased().hasPrefix("data:")
  }

  private static func policy(images: String) -> String {
    "default-src 'self'; img-src \(images); object-src 'none'; base-uri 'none'; form-action 'self'"
  }
}
