import Mockups
package import Site

extension PNGConverter {
  /// Makes social cards.
  ///
  /// - Parameters:
  ///   - published: a file of the last build.
  ///   - complain: called with the reason if cards cannot be made.
  package func cardPrinter(
    published: @escaping @Sendable (String) -> [UInt8]?, complain: @escaping @Sendable (String) -> Void
  ) -> CardPrinter {
    CardPrinter(
      isReady: {
        do {
          try ensureInstalled(for: [.sanFrancisco])
          return true
        } catch {
          complain("pages have no social cards: \(error)")
          return false
        }
      }, fit: { try fitted($0) }, convert: { try convert($0) }, published: published,
      complain: { page, error in complain("\(page) has no social card: \(error)") })
  }
}
