package import Diagnostics

/// The findings of a site, those of each page together.
package struct SiteFindings: Sendable {
  /// Those that are in no page: in settings, templates, and other files.
  package var others: [Diagnostic] = []
  /// Those in each page of the library, in report order.
  package var pages: [[Diagnostic]] = []

  /// All findings in report order.
  package var all: [Diagnostic] {
    var all = others
    all.reserveCapacity(pages.reduce(others.count) { $0 + $1.count })
    for page in pages { all += page }
    return all.sorted(by: Diagnostic.reportOrder)
  }
}
