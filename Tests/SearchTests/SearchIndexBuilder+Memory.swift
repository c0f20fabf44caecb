import Search

extension SearchIndexBuilder {
  /// Creates the index of a few pages: all that they need is in memory, where reading does not fail.
  mutating func finishInMemory() async -> SearchIndex {
    do {
      return try await finish()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
