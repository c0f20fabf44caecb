/// Which findings of a check are the same as earlier ones.
///
/// Equal findings are counted: if a page had two and has three now, the last is new.
package struct FindingMatches: Sendable {
  /// Indexes of new findings, in order.
  package private(set) var new: [Int] = []
  /// Indexes of earlier findings that are gone, in order.
  package private(set) var gone: [Int] = []

  /// - Parameters:
  ///   - earlier: findings of the earlier check.
  ///   - current: findings of this check.
  ///   - moves: where pages are now, by their earlier paths.
  package init(earlier: [FindingIdentity], current: [FindingIdentity], moves: [String: String] = [:]) {
    let earlier = earlier.map { finding in
      var finding = finding
      finding.path = moves[finding.path] ?? finding.path
      return finding
    }
    var pairs = Pairs(earlier: earlier, current: current)
    pairs.match { $0 }
    // A new title gives a dialog another ID. So findings in a dialog that is gone are looked for in dialogs that are new.
    let (before, now) = (Set(earlier.map(Place.init)), Set(current.map(Place.init)))
    pairs.match { finding in
      let place = Place(finding)
      guard !finding.dialog.isEmpty, !before.contains(place) || !now.contains(place) else { return nil }
      var loose = finding
      loose.dialog = ""
      return loose
    }
    (gone, new) = (pairs.earlierLeft, pairs.currentLeft)
  }

  /// A dialog on a page.
  private struct Place: Hashable {
    var path: String
    var dialog: String

    init(_ finding: FindingIdentity) { (path, dialog) = (finding.path, finding.dialog) }
  }

  /// Findings that have no counterpart yet.
  private struct Pairs {
    let earlier: [FindingIdentity]
    let current: [FindingIdentity]
    var earlierLeft: [Int]
    var currentLeft: [Int]

    init(earlier: [FindingIdentity], current: [FindingIdentity]) {
      (self.earlier, self.current) = (earlier, current)
      (earlierLeft, currentLeft) = (Array(earlier.indices), Array(current.indices))
    }

    /// Pairs findings with equal keys, in order; those without a key stay.
    mutating func match(_ key: (FindingIdentity) -> FindingIdentity?) {
      var indexes: [FindingIdentity: [Int]] = [:]
      for index in earlierLeft.reversed() {
        if let key = key(earlier[index]) { indexes[key, default: []].append(index) }
      }
      var matched: Set<Int> = []
      currentLeft.removeAll { index in
        guard let key = key(current[index]), let match = indexes[key]?.popLast() else { return false }
        matched.insert(match)
        return true
      }
      earlierLeft.removeAll(where: matched.contains)
    }
  }
}
