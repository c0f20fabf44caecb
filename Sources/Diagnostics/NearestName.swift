import Writing

/// The candidate that a misspelled name was probably meant to be, or nil if none is near.
///
/// Near means: at most a third of the name's letters changed, transposed neighbors counted once (optimal string
/// alignment), letter case and the choice of `-`, `_` or space ignored.
///
/// - Parameters:
///   - matchesCompounds: whether a candidate may be one of the words that the name consists of.
///   - comparesWords: whether none of as many words between hyphens may be another one.
package func nearestName(
  to name: String, among candidates: some Sequence<String>, matchesCompounds: Bool = true,
  comparesWords: Bool = false
) -> String? {
  let wanted = folded(name)
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let limit = max(1, wanted.count / 3)
    // A letter has at most four bytes.
    guard abs(candidate.utf8.count - name.utf8.count) <= 4 * limit else { continue }
    let distance = editDistance(wanted, folded(candidate), limit: limit)
    guard distance <= limit, !comparesWords || haveWordsInCommon(wanted, folded(candidate)),
      matchesCompounds || !isCompound(name, of: candidate)
    else { continue }
    if best.map({ distance < $0.distance || distance == $0.distance && candidate < $0.name }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// Whether no word of a name has nearly nothing of the word in its place in another name of as many words.
///
/// `copy-webpack-plugin` and `html-webpack-plugin` have most of their letters in common, and mean different things.
private func haveWordsInCommon(_ name: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
  let (words, others) = (name.split(separator: "-"), other.split(separator: "-"))
  guard words.count == others.count, words.count > 1 else { return true }
  return zip(words, others).allSatisfy { word, other in
    let longest = max(word.count, other.count)
    return longest < 3 || 3 * editDistance(Array(word), Array(other), limit: longest) <= 2 * longest
  }
}

/// Whether a name is another one with further words in front of it or behind it, such as `heroDescription`.
private func isCompound(_ name: String, of other: String) -> Bool {
  let (bytes, part) = (Array(name.utf8), Array(other.utf8))
  guard bytes.count > part.count, part.count > 1 else { return false }
  let isMark = { (byte: UInt8) in !isASCIILetter(byte) }
  let isSame = { (own: ArraySlice<UInt8>) in zip(own, part).allSatisfy { $0 | 0x20 == $1 | 0x20 } }
  let start = bytes.count - part.count
  let isBehind = isSame(bytes[start...]) && (isUppercase(bytes[start]) || isMark(bytes[start - 1]))
  let isInFront = isSame(bytes[..<part.count]) && (isUppercase(bytes[part.count]) || isMark(bytes[part.count]))
  return isBehind && !isUppercase(bytes[start - 1]) || isInFront && !isUppercase(bytes[part.count - 1])
}

private func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

private func isASCIILetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

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

private func pairs(_ letters: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
  Set(zip(letters, letters.dropFirst()).map { [$0, $1] })
}

private func folded(_ name: String) -> [Unicode.Scalar] {
  name.unicodeScalars.map { scalar in
    switch scalar {
    case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    case "_", " ": "-"
    default: scalar
    }
  }
}
