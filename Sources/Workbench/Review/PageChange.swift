import Dialogs
import Site

/// What has become of a page.
package struct PageChange: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case removed, moved, added, changed
  }

  /// What readers find at the former address of a page that moved.
  package enum FormerAddress: String, Sendable, Hashable {
    /// The page has the same address, although its file has moved.
    case kept
    /// An alias leads from there to the page.
    case alias
    case gone
  }

  package var kind: Kind
  /// Nil for a page that is new.
  package var before: PageReference?
  /// Nil for a page that is gone.
  package var after: PageReference?
  /// For a page that has moved, or is gone: what becomes of links to it from elsewhere.
  package var formerAddress: FormerAddress?

  /// The state to name it by.
  package var page: PageReference? { after ?? before }

  package init(kind: Kind, before: PageReference?, after: PageReference?, formerAddress: FormerAddress? = nil) {
    (self.kind, self.before, self.after, self.formerAddress) = (kind, before, after, formerAddress)
  }

  /// All pages that are different, by what has become of them and by file.
  ///
  /// - Parameter moves: where pages are now, by their earlier files.
  /// - Throws: `FileError`.
  static func all(
    from earlier: Snapshot, to current: Snapshot, moves: [String: String]
  ) throws -> [PageChange] {
    let (old, new) = (earlier.result.library.pages, current.result.library.pages)
    let now = Dictionary(new.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    let addresses = Set(new.map(\.path))
    let aliases = Set(new.flatMap { $0.frontMatter.aliases.map(\.value) })
    func formerAddress(_ path: String) -> FormerAddress {
      aliases.contains(path) ? .alias : addresses.contains(path) ? .kept : .gone
    }
    var known: Set<String> = []
    var changes: [PageChange] = []
    for page in old {
      let reference = PageReference(page)
      guard let match = now[moves[page.source] ?? page.source] else {
        changes.append(
          PageChange(kind: .removed, before: reference, after: nil, formerAddress: formerAddress(page.path)))
        continue
      }
      known.insert(match.source)
      let after = PageReference(match)
      if match.source != page.source || match.path != page.path {
        changes.append(
          PageChange(kind: .moved, before: reference, after: after, formerAddress: formerAddress(page.path)))
      } else if try page.content.bytes() != match.content.bytes() {
        changes.append(PageChange(kind: .changed, before: reference, after: after))
      }
    }
    changes += new.filter { !known.contains($0.source) }.map { page in
      PageChange(kind: .added, before: nil, after: PageReference(page))
    }
    return Kind.allCases.flatMap { kind in
      changes.filter { $0.kind == kind }.sorted { ($0.page?.source ?? "") < ($1.page?.source ?? "") }
    }
  }
}
