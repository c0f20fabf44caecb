extension SearchReader {
  /// The entries with one of the given values of each filter in a query; values can be shortened.
  func entries(of filters: [(name: String, value: String)]) -> [Bool] {
    var entries = Array(repeating: true, count: pageOfEntry.count)
    for name in Set(filters.map(\.name)) {
      let values = Set(filters.filter { $0.name == name }.flatMap { root.facets.values(of: $0) })
      let own =
        name == "kind"
        ? having(kinds: values) : having(values.map { "\(name):\($0)" }, ofPages: name == SearchFacet.tag)
      for entry in entries.indices where !own[entry] { entries[entry] = false }
    }
    return entries
  }

  private func having(kinds names: Set<String>) -> [Bool] {
    let isWanted = SearchEntry.Kind.allCases.map { names.contains($0.rawValue) }
    return kinds.map { isWanted[Int($0)] }
  }

  /// - Parameter ofPages: whether the facets are sets of pages, all of whose entries have them.
  private func having(_ facets: [String], ofPages: Bool) -> [Bool] {
    var isWanted = Array(repeating: false, count: ofPages ? firstEntries.count : ranks.count)
    for list in facets.flatMap({ lists(of: Array($0.utf8)) }) {
      for run in PostingCode.set(self.list(list).code) {
        for rank in run.clamped(to: isWanted.indices) { isWanted[rank] = true }
      }
    }
    return ofPages ? pageOfEntry.map { isWanted[Int($0)] } : ranks.map { isWanted[$0] }
  }
}
