/// How the addresses of pages are spelled, given the names of files and folders.
package enum AddressSpelling: Sendable, Hashable {
  case asFiles
  case lowercase
  /// Each part as the anchor of a heading: in lowercase, with hyphens for blanks, and without punctuation.
  case slugs

  /// A path or an address, which keeps its ending, `.html`.
  package func spelled(_ path: String) -> String {
    switch self {
    case .asFiles: return path
    case .lowercase: return path.lowercased()
    case .slugs:
      let ending = path.hasSuffix(".html") ? ".html" : ""
      let parts = path.dropLast(ending.count).split(separator: "/", omittingEmptySubsequences: false)
      return parts.map(Self.slug).joined(separator: "/") + ending
    }
  }

  /// A name of signs alone stays.
  private static func slug(_ part: Substring) -> String {
    let slug = Slugger.slug(String(part))
    return slug.isEmpty ? part.lowercased() : slug
  }
}
