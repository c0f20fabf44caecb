import Diagnostics

/// Reports the first findings of a kind one by one and counts the others in one more: a page may hold a hundred
/// thousand of them.
struct CappedFindings {
  private static let reportedOneByOne = 100

  private var count = 0
  /// Index of the finding that counts the others.
  private var sum: Int?

  /// Adds a finding, or counts it.
  ///
  /// - Parameters:
  ///   - finding: makes the finding; not called when it is only counted.
  ///   - others: makes the finding that stands for so many.
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
