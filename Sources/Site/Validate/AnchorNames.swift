import Diagnostics
import Guidelines
import Markdown
import Synchronization
import Writing

/// The anchors of a page, to find the one that a broken link nearly names.
struct AnchorNames: Sendable {
  /// The first anchor with the same letters and digits.
  private var byLetters: [String: String] = [:]
  private var names: [WordsOfAnchor] = []
  /// Those that the page has in HTML.
  private let inHTML: Set<String>
  /// Comparing all anchors of a huge page for each of its broken links would take too long.
  private static let mostCompared = 300

  init(_ page: ParsedPage) {
    inHTML = Set(page.document.rawAnchors)
    for name in page.document.outline.map(\.anchor) + page.blocks.map(\.id) + page.document.rawAnchors {
      let letters = lettersAndDigits(of: name)
      if !letters.isEmpty, byLetters[letters] == nil { byLetters[letters] = name }
      if names.count < Self.mostCompared { names.append(WordsOfAnchor(name)) }
    }
    // It is the whole page, and not meant by other words.
    if let title = page.document.title?.anchor {
      let letters = lettersAndDigits(of: title)
      if !letters.isEmpty, byLetters[letters] == nil { byLetters[letters] = title }
    }
  }

  /// The anchor that differs only in case and signs, otherwise one with fewer or more words, or one that is spelled
  /// nearly like it.
  ///
  /// - Parameter isIncomplete: whether parts of the page are missing, such as names in its headings: nothing with fewer
  ///   words is meant then.
  func nearest(to anchor: String, isIncomplete: Bool) -> String? {
    if let same = byLetters[lettersAndDigits(of: anchor)] { return same }
    let name = WordsOfAnchor(anchor)
    return related(to: name, isIncomplete: isIncomplete)
      ?? nearestName(to: anchor, among: names.lazy.filter(name.isLike).map(\.name))
  }

  /// Whether the page has an anchor in HTML, so that no rules for those of headings change it.
  func isInHTML(_ anchor: String) -> Bool { inHTML.contains(anchor) }

  /// Whether an anchor is another one with a word in front or behind: on the page that a link leads to, it is more likely
  /// meant than one of another page.
  static func hasOneMoreWord(_ anchor: String, than other: String) -> Bool {
    guard !other.isEmpty, anchor.hasPrefix(other + "-") || anchor.hasSuffix("-" + other) else { return false }
    let hyphen = UInt8(ascii: "-")
    return anchor.utf8.count { $0 == hyphen } == other.utf8.count { $0 == hyphen } + 1
  }

  /// The longest anchor that the wanted one begins with, or the only one that begins or ends with it, by whole words:
  /// `#state` for `#state-ios`, `#alert-info` for `#alert`, `#prop-type` for `#type`.
  private func related(to wanted: WordsOfAnchor, isIncomplete: Bool) -> String? {
    let shorter =
      isIncomplete ? [] : names.filter { wanted.begins(with: $0) && wanted.hasNumbers(of: $0) }.map(\.name)
    if let longest = shorter.max(by: { $0.utf8.count < $1.utf8.count }) { return longest }
    guard !wanted.name.isEmpty else { return nil }
    let longer = names.filter { $0.begins(with: wanted) }
    if longer.count == 1 { return longer[0].name }
    let behind = names.filter { $0.ends(with: wanted) }
    return longer.isEmpty && behind.count == 1 ? behind[0].name : nil
  }
}

/// The parts of an anchor between hyphens.
private struct WordsOfAnchor: Sendable {
  let name: String
  private let words: [Substring]
  private let numbers: [Substring]

  init(_ name: String) {
    self.name = name
    words = name.split(separator: "-")
    numbers = name.split { !$0.isNumber }
  }

  /// Whether it is another one and more words behind that.
  func begins(with other: WordsOfAnchor) -> Bool {
    let rest = name.utf8.dropFirst(other.name.utf8.count)
    return rest.first == UInt8(ascii: "-") && name.hasPrefix(other.name)
  }

  /// Whether it is another one behind more words.
  func ends(with other: WordsOfAnchor) -> Bool {
    let rest = name.utf8.dropLast(other.name.utf8.count)
    return rest.last == UInt8(ascii: "-") && name.hasSuffix(other.name)
  }

  /// Whether another one has the same numbers, which nobody misspells.
  func hasNumbers(of other: WordsOfAnchor) -> Bool { numbers == other.numbers }

  /// Whether another one can be this one misspelled: it has no other number, and not only the same words behind another
  /// first one.
  func isLike(_ other: WordsOfAnchor) -> Bool {
    guard numbers.isEmpty || hasNumbers(of: other) else { return false }
    guard words.count == other.words.count, words.count > 1 else { return true }
    let (first, second) = (words[0].lowercased().unicodeScalars, other.words[0].lowercased().unicodeScalars)
    let limit = max(first.count / 2, 1)
    return editDistance(Array(first), Array(second), limit: limit) <= limit
  }
}

/// The anchors of those pages that broken links lead to, each found once.
final class AnchorNamesOfPages: Sendable {
  private let known = Mutex<[String: AnchorNames]>([:])
  /// The anchors of pages that have many.
  private let sets = Mutex<[String: Set<String>]>([:])
  /// Pages by the hashes of their anchors; negative where several have one.
  private let places = Mutex<[Int: Int32]?>(nil)

  func names(of page: ParsedPage) -> AnchorNames {
    if let names = known.withLock({ $0[page.path] }) { return names }
    let names = AnchorNames(page)
    known.withLock { $0[page.path] = names }
    return names
  }

  /// Whether a link can lead to an anchor of a page: of a heading, an element, or a dialog.
  func has(_ anchor: String, on page: ParsedPage) -> Bool {
    guard page.anchorCount > Self.fewAnchors else { return page.isAnchored(anchor) }
    if let all = sets.withLock({ $0[page.path] }) { return all.contains(anchor) }
    let all = page.anchors
    sets.withLock { $0[page.path] = all }
    return all.contains(anchor)
  }

  /// So many are compared as fast as they are looked up.
  private static let fewAnchors = 64

  /// The only page that has an anchor; two anchors of a site hardly ever have the same hash.
  func onlyPage(with anchor: String, among pages: [ParsedPage]) -> ParsedPage? {
    let place = places.withLock { places in
      let all = places ?? Self.places(of: pages)
      places = all
      return all[anchor.hashValue]
    }
    return place.flatMap { $0 < 0 ? nil : pages[Int($0)] }
  }

  private static func places(of pages: [ParsedPage]) -> [Int: Int32] {
    var places: [Int: Int32] = [:]
    places.reserveCapacity(pages.count * 8)
    for index in pages.indices where pages[index].reference == nil {
      let number = Int32(index)
      for hash in pages[index].anchorHashes {
        if let other = places.updateValue(number, forKey: hash), other != number { places[hash] = -1 }
      }
    }
    return places
  }
}
