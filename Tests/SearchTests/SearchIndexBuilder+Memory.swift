import Search

extension SearchIndexBuilder {
  /// Creates the index of a few pages: all that they need is in memory, where reading does not fail.
  mutating func finishInMemory() -> SearchIndex {
    do {
      return try finish()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
