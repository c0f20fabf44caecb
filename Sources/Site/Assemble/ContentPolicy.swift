import Markdown

/// The Content Security Policy of a page: what a browser may load for it and run.
///
/// Everything that a page of ours needs is a file of the site, so even markup that some fault let through could run
/// nothing. `'self'` is the page's own host; for a site that is read from a folder, browsers take it as that folder's files.
enum ContentPolicy {
  /// For pages that show images of the site alone.
  static let own = policy(images: "'self' data:")

  /// For pages whose author shows an image of another host: any host is allowed, since hosts redirect to others.
  static let foreignImages = policy(images: "'self' data: https: http:")

  /// For pages whose author plays a video or sound of another host, which may have a picture there.
  static let foreignMedia = policy(images: "'self' data: https: http:", media: " media-src 'self' https: http:;")

  /// The policy of a page; nil for one that holds markup of an author who is trusted, which might need anything.
  static func policy(for page: ParsedPage) -> String? {
    // The pages of the reference hold markup of our own, which needs nothing.
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
