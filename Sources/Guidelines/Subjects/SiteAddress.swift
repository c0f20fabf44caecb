package import Diagnostics

/// A path in the site at which something is published.
package struct SiteAddress: Sendable, Hashable {
  /// The kinds of published files, by priority.
  package enum Kind: Int, Sendable, Hashable, Comparable {
    /// A page that the author wrote.
    case page
    /// Another file of the author.
    case file
    /// A former address of a page.
    case alias
    /// A generated file.
    case generated

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var path: String
  package var kind: Kind
  /// The description of a generated file: `the search page`.
  package var name: String
  /// The file of the author that claims the address; nil for a generated file that no single page causes.
  package var location: SourceLocation?

  package init(_ path: String, _ kind: Kind, name: String = "", at location: SourceLocation?) {
    (self.path, self.kind, self.name, self.location) = (path, kind, name, location)
  }

  /// Whether it is an alias of a page, and differs only in letter case from the address of that page or another of its
  /// aliases: both lead there.
  package func isTwin(of other: SiteAddress) -> Bool {
    kind == .alias && (other.kind == .alias || other.kind == .page) && location?.path == other.location?.path
      && path != other.path && AddressTable<Void>.key(path) == AddressTable<Void>.key(other.path)
  }
}
