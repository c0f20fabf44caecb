import Diagnostics

/// Finds the nearest of many names to a misspelled one without comparing it to all of them.
///
/// Names with the same start or end are neighbors in sorted order; only a limited number is compared.
package struct NameIndex: Sendable {
  private let forward: [String]
  /// Each name's letters in reverse, with the name.
  private let backward: [(reversed: String, name: String)]
  private static let neighbours = 48

  package init(_ names: some Sequence<String>) {
    forward = names.sorted()
    backward = forward.map { (String($0.reversed()), $0) }.sorted { $0.0 < $1.0 }
  }

  /// The nearest name, or nil if none is near.
  ///
  /// - Parameter comparesWords: whether none of as many words between hyphens may be another one.
  package func nearest(to name: String, comparesWords: Bool = false) -> String? {
    let reversed = String(name.reversed())
    let ahead = Self.window(forward.count) { forward[$0] < name }
    let behind = Self.window(backward.count) { backward[$0].reversed < reversed }
    return nearestName(
      to: name, among: Set(forward[ahead] + backward[behind].map(\.name)).sorted(), comparesWords: comparesWords)
  }

  /// The indexes around the first for which a condition no longer holds.
  private static func window(_ count: Int, isBefore: (Int) -> Bool) -> Range<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - neighbours)..<min(count, low + neighbours)
  }
}
