package import Files

/// Collects pages for search: one builder per worker, merged at the end.
///
/// The index depends on the pages and their order alone, not on which builder took which page, nor when. For a page it
/// needs about four bytes for each distinct word of an entry, which wait in a store; the text itself leaves at once, in
/// the page's file.
package struct SearchIndexBuilder: Sendable {
  private var part: IndexPart
  private var others: [IndexPart] = []

  /// - Parameter store: where what pages hold waits for the end.
  package init(store: ScratchStore = ScratchStore()) {
    part = IndexPart(weights: SearchWeights(), store: store)
  }

  /// Adds a page, and returns the file with its text, from which excerpts are cut: it is finished and can be written.
  ///
  /// - Parameter order: The page's place among the site’s pages; no two pages share one.
  package mutating func add(_ page: SearchPage, order: Int) -> SearchFile {
    part.add(page, order: order)
  }

  /// Adds all pages of another builder.
  package mutating func merge(_ other: consuming SearchIndexBuilder) {
    others.append(other.part)
    others.append(contentsOf: other.others)
  }

  /// Creates the index of all pages, and forgets them.
  ///
  /// - Parameter synonyms: Groups of words or phrases that stand for each other, besides the built-in ones.
  /// - Throws: `FileError` where the store cannot be read.
  package mutating func finish(synonyms: [[String]] = []) async throws(FileError) -> SearchIndex {
    others.append(part)
    part = IndexPart(weights: SearchWeights(), store: ScratchStore())
    defer { others = [] }
    return try await SearchIndex(parts: &others, synonyms: synonyms, weights: SearchWeights())
  }
}
