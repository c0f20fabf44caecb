package import Diagnostics

/// A path below the site's root at which something is to be published.
package struct SiteAddress: Sendable, Hashable {
  /// What is published, those first that go before others.
  package enum Kind: Int, Sendable, Hashable, Comparable {
    /// A page that the author wrote.
    case page
    /// Another file of the author's.
    case file
    /// A former address of a page.
    case alias
    /// A file that Patternbook makes.
    case generated

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var path: String
  package var kind: Kind
  /// What a generated file is: `the search page`.
  package var name: String
  /// The author's file that asks for the address; nil for a generated file that comes from no single page.
  package var location: SourceLocation?

  package init(_ path: String, _ kind: Kind, name: String = "", at location: SourceLocation?) {
    (self.path, self.kind, self.name, self.location) = (path, kind, name, location)
  }
}
