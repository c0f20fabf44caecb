import Diagnostics

/// Info strings of fences that were meant to begin a dialog block.
enum FenceCorrection {
  /// The info string that was meant, or nil if the fence holds something else.
  ///
  /// Known are another case (`Dialog`), a misspelling (`dialogue`), a language in front (`yaml dialog`), and attributes
  /// (`{.dialog .dont}`).
  static func corrected(_ info: String) -> String? {
    let isAttributes = info.hasPrefix("{")
    var words = info.split { $0 == " " || isAttributes && "{}.".contains($0) }.map(String.init)
    guard let first = words.first, words.count <= 4 else { return nil }
    if isDialog(first) {
      words[0] = PageParser.fenceWord
    } else if ["yaml", "yml", "json", "patternbook"].contains(first.lowercased()), words.count > 1, isDialog(words[1]) {
      words.removeFirst()
      words[0] = PageParser.fenceWord
    } else {
      return nil
    }
    return words.joined(separator: " ")
  }

  private static func isDialog(_ word: String) -> Bool {
    let word = word.lowercased()
    let stem = word.prefix { $0.isLetter }
    return stem == PageParser.fenceWord || nearestName(to: word, among: [PageParser.fenceWord, "dialogue"]) != nil
  }
}
