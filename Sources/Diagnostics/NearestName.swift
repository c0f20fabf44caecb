/// The candidate that a misspelled name probably means, or nil if none is near.
///
/// Near means: at most a third of the letters differ, with transposed neighbors counted once (optimal string
/// alignment). Letter case and the choice of `-`, `_`, or space are ignored.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = folded(name)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let limit = max(1, wanted.count / 3)
    // Each additional or missing letter is a change of its own.
    guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, folded(candidate))
    guard distance <= limit else { continue }
    if best.map({ distance < $0.distance || distance == $0.distance && candidate < $0.name }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// A sentence for an explanation that lists a few names, or the nearest of many.
///
/// - Parameters:
///   - what: the names in the plural, as a sentence begins: `Known keys`.
///   - remedy: where to find the full list of many names; empty if there is none.
package func listing(
  _ names: some Collection<String>, near name: String, as what: String, remedy: String = ""
) -> String {
  let few = 24
  guard names.count > few else { return "\(what): \(names.sorted().joined(separator: ", "))." }
  let nearest = nearestNames(to: name, among: names, count: 5)
  let rest = remedy.isEmpty ? "" : " " + remedy
  if nearest.isEmpty { return "None of the \(names.count) known names is similar." + rest }
  return "Similar names: \(nearest.joined(separator: ", "))." + rest
}

/// The most similar names, best first: those that share most pairs of letters.
private func nearestNames(to name: String, among candidates: some Collection<String>, count: Int) -> [String] {
  let wanted = pairs(folded(String(name.prefix(64))))
  if wanted.isEmpty { return [] }
  let scored = candidates.lazy.map { candidate in
    let own = pairs(folded(candidate))
    return (score: Double(2 * wanted.intersection(own).count) / Double(wanted.count + own.count), name: candidate)
  }.filter { $0.score >= 0.4 }
  return scored.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.prefix(count).map(\.name)
}

private func pairs(_ letters: [UInt8]) -> Set<UInt16> {
  Set(zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) })
}

private func folded(_ name: String) -> [UInt8] {
  name.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: " "): UInt8(ascii: "-")
    default: byte
    }
  }
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  guard !left.isEmpty else { return right.count }
  guard !right.isEmpty else { return left.count }
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = previous
  for row in 1...left.count {
    current[0] = row
    for column in 1...right.count {
      let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var best = min(previous[column] + 1, current[column - 1] + 1, substitution)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        best = min(best, beforePrevious[column - 2] + 1)
      }
      current[column] = best
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count]
}
