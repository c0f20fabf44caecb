import Diagnostics

/// Reports the first findings of a kind and counts the rest in one more, because a page can have a hundred thousand.
struct CappedFindings {
  private static let reportedOneByOne = 100

  private var count = 0
  /// Index of the finding that counts the others.
  private var sum: Int?

  /// Adds a finding, or counts it.
  ///
  /// - Parameters:
  ///   - finding: creates the finding; not called if it is only counted.
  ///   - others: creates the finding that counts the rest.
  mutating func add(
    _ finding: () -> Diagnostic, others: (Int) -> Diagnostic, to diagnostics: inout [Diagnostic]
  ) {
    count += 1
    if count <= Self.reportedOneByOne {
      diagnostics.append(finding())
    } else if let sum {
      let location = diagnostics[sum].location
      diagnostics[sum] = others(count - Self.reportedOneByOne)
      diagnostics[sum].location = location
    } else {
      sum = diagnostics.count
      diagnostics.append(others(1))
    }
  }
}
