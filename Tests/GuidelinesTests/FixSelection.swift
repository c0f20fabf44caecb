import Diagnostics

/// Which fixes can be made together.
enum FixSelection {
  /// The findings whose first fix can be made at once, in report order: none touches what another changes.
  ///
  /// The findings are those of one file. What is left out may be fixed in a further round, since fixing one thing may
  /// fix or move another.
  static func compatible(_ findings: [Diagnostic]) -> [Diagnostic] {
    // Ranges that are taken, in order and apart from each other.
    var taken: [SourceRange] = []
    return findings.sorted(by: Diagnostic.reportOrder).filter { finding in
      guard let fix = finding.fixes.first, !fix.edits.isEmpty else { return false }
      let places = fix.edits.map { (index: insertionIndex(of: $0.range, in: taken), range: $0.range) }
      guard places.allSatisfy({ isFree($0.range, at: $0.index, in: taken) }) else { return false }
      for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        taken.insert(place.range, at: place.index)
      }
      return true
    }
  }

  /// A text after edits that can be made together.
  static func applying(_ edits: [Diagnostic.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  private static func insertionIndex(of range: SourceRange, in taken: [SourceRange]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a range touches neither of its neighbors; an insertion at the very end of another edit would be a guess.
  private static func isFree(_ range: SourceRange, at index: Int, in taken: [SourceRange]) -> Bool {
    (index == 0 || taken[index - 1].upperBound < range.lowerBound)
      && (index == taken.count || range.upperBound < taken[index].lowerBound)
  }
}
