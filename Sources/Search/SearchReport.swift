/// The size of an index, for the build summary.
package struct SearchReport: Sendable, Hashable {
  package let pages: Int
  package let entries: Int
  /// Word forms, beginnings of words and facets.
  package let terms: Int
  /// Sizes in bytes.
  package let rootSize: Int
  package let shardSizes: [Int]
  package let spellingSize: Int
  package let tableSize: Int
  /// All files with the text of pages.
  package let pageSize: Int

  /// Total size of all files in bytes.
  package var size: Int { rootSize + shardSizes.reduce(0, +) + spellingSize + tableSize + pageSize }

  /// What exceeds the budget of a first search; empty if nothing does.
  package var overruns: [String] {
    var overruns: [String] = []
    if rootSize > Self.rootBudget {
      overruns.append("search index root is \(rootSize) bytes (budget \(Self.rootBudget))")
    }
    let large = shardSizes.count { $0 > Self.shardBudget }
    if large > 0 {
      overruns.append(
        "\(large) of \(shardSizes.count) search index shards exceed the budget of \(Self.shardBudget) bytes")
    }
    return overruns
  }

  private static let rootBudget = 16_384
  private static let shardBudget = 32_768
}
