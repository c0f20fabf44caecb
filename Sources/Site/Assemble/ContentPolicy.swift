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

  /// For pages whose author plays a video or sound of another host, which may have a picture there.
  static let foreignMedia = policy(images: "'self' data: https: http:", media: " media-src 'self' https: http:;")

  /// The policy of a page; nil for one that holds markup of an author who is trusted, which might need anything.
  static func policy(for page: ParsedPage) -> String? {
    // Reference pages contain only our own markup, which needs nothing.
    if page.document.holdsTrustedMarkup, page.reference == nil { return nil }
    if page.document.links.contains(where: { $0.isMedia && $0.target == .external }) { return foreignMedia }
    return page.document.links.contains(where: isForeignImage) ? foreignImages : own
  }

  private static func isForeignImage(_ link: MarkdownDocument.Link) -> Bool {
    link.image != nil && link.target == .external && !link.destination.lowercased().hasPrefix("data:")
  }

  private static func policy(images: String, media: String = "") -> String {
    "default-src 'self'; img-src \(images);\(media) object-src 'none'; base-uri 'none'; form-action 'self'"
  }
}
