/// The sentences of a text, found by punctuation.
///
/// Cautious: if a period may belong to an abbreviation, an initial, a number, or a brand, the sentence continues, so
/// that rules that count sentences report too little rather than too much.
struct Sentences {
  /// A sentence: its text with closing punctuation and quotation marks, without surrounding white space.
  struct Sentence {
    var range: Range<String.Index>
    /// The closing mark, with ellipses as `…`; nil if there is none.
    var terminator: Unicode.Scalar?
  }

  private let text: String
  private let scalars: String.UnicodeScalarView

  private init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars
  }

  static func of(_ text: String) -> [Sentence] { Sentences(text).split() }

  /// Lowercase words after a period that start a sentence.
  ///
  /// Names such as iCloud, and words after an abbreviation or an ellipsis, are not included.
  static func lowercaseBeginnings(in text: String) -> [Range<String.Index>] {
    guard text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: "!")) else { return [] }
    let parsed = Sentences(text)
    let scalars = parsed.scalars
    return scalars.indices.compactMap { index in
      guard scalars[index] == "." || scalars[index] == "!", index > scalars.startIndex else { return nil }
      let after = scalars.index(after: index)
      let next = parsed.skipSpaces(from: after)
      guard next > after, next < scalars.endIndex, TextWords.isLowercase(scalars[next]),
        !isTerminator(scalars[scalars.index(before: index)]),
        scalars[index] != "."
          || !parsed.isAbbreviation(before: index, from: scalars.startIndex, followedByDigit: false),
        scalars[index] != "!" || !parsed.isBrand(before: index)
      else { return nil }
      let word = text[next...].prefix { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" }
      return word.contains { $0.isUppercase || $0.isNumber } ? nil : next..<word.endIndex
    }
  }

  private func split() -> [Sentence] {
    var sentences: [Sentence] = []
    var start = skipSpaces(from: scalars.startIndex)
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isBlankLine(at: index) {
        append(start..<index, nil, to: &sentences)
        start = skipSpaces(from: index)
        index = start
      } else if Self.isTerminator(scalar) {
        let marksEnd = end(ofMarksAt: index)
        let end = end(ofClosersAt: marksEnd)
        if closes(from: start, marks: index..<marksEnd, end: end) {
          append(start..<end, terminator(of: index..<marksEnd), to: &sentences)
          start = skipSpaces(from: end)
          index = start
        } else {
          index = end
        }
      } else {
        index = scalars.index(after: index)
      }
    }
    append(start..<scalars.endIndex, nil, to: &sentences)
    return sentences
  }

  /// Whether marks close a sentence, based on the text before and after them.
  private func closes(from start: String.Index, marks: Range<String.Index>, end: String.Index) -> Bool {
    let mark = scalars[marks.lowerBound]
    if Self.isFullWidth(mark) { return true }
    let next = skipSpaces(from: end)
    guard next < scalars.endIndex else { return true }
    guard next > end else { return false }
    let following = firstLetter(from: next)
    let beginsAnew = following.map { TextWords.isUppercase($0) || Self.isCaseless($0) } ?? false
    let isQuoted = end > marks.upperBound
    switch terminator(of: marks) {
    case "?": return !isQuoted || beginsAnew
    case "!": return beginsAnew && !isBrand(before: marks.lowerBound)
    case "…": return beginsAnew
    default:
      guard beginsAnew || following.map(Self.isDigit) == true else { return false }
      return !isAbbreviation(
        before: marks.lowerBound, from: start, followedByDigit: following.map(Self.isDigit) == true)
    }
  }

  /// Whether the word before a period is usually written with a period.
  private func isAbbreviation(before period: String.Index, from start: String.Index, followedByDigit: Bool) -> Bool {
    var begin = period
    while begin > start {
      let previous = scalars.index(before: begin)
      guard TextWords.isLetter(scalars[previous]) || scalars[previous] == "." else { break }
      begin = previous
    }
    let word = text[begin..<period]
    if word.contains(".") || word.unicodeScalars.count == 1 && !Self.isDigit(word.unicodeScalars[begin]) { return true }
    return Abbreviations.contains(word, followedByDigit: followedByDigit)
  }

  private func isBrand(before mark: String.Index) -> Bool {
    ["Yahoo", "Jeopardy", "Kahoot", "Yum", "Joomla"].contains { text[..<mark].hasSuffix($0) }
  }

  private func terminator(of marks: Range<String.Index>) -> Unicode.Scalar {
    var found: Unicode.Scalar = "."
    for scalar in scalars[marks] {
      if scalar == "?" || scalar == "？" { return "?" }
      if scalar == "!" || scalar == "！" { found = "!" }
      if scalar == "…" { found = "…" }
    }
    return found == "." && scalars[marks].count > 1 ? "…" : found
  }

  private func append(
    _ range: Range<String.Index>, _ terminator: Unicode.Scalar?, to sentences: inout [Sentence]
  ) {
    var end = range.upperBound
    while end > range.lowerBound, TextWords.isSpace(scalars[scalars.index(before: end)]) {
      end = scalars.index(before: end)
    }
    guard end > range.lowerBound else { return }
    sentences.append(Sentence(range: range.lowerBound..<end, terminator: terminator))
  }

  private func skipSpaces(from index: String.Index) -> String.Index {
    var index = index
    while index < scalars.endIndex, TextWords.isSpace(scalars[index]) { index = scalars.index(after: index) }
    return index
  }

  private func end(ofMarksAt index: String.Index) -> String.Index {
    var index = index
    while index < scalars.endIndex, Self.isTerminator(scalars[index]) { index = scalars.index(after: index) }
    return index
  }

  private func end(ofClosersAt index: String.Index) -> String.Index {
    var index = index
    while index < scalars.endIndex, Self.isCloser(scalars[index]) { index = scalars.index(after: index) }
    return index
  }

  /// The first letter or digit of the following text, without quotation marks and brackets.
  private func firstLetter(from index: String.Index) -> Unicode.Scalar? {
    var index = index
    while index < scalars.endIndex, Self.isOpener(scalars[index]) { index = scalars.index(after: index) }
    return index < scalars.endIndex ? scalars[index] : nil
  }

  private func isBlankLine(at index: String.Index) -> Bool {
    guard scalars[index] == "\n" else { return false }
    let next = scalars.index(after: index)
    return next < scalars.endIndex && scalars[next] == "\n"
  }

  static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", "…", "。", "？", "！", "．": true
    default: false
    }
  }

  static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", ")", "]", "」", "』": true
    default: false
    }
  }

  static func isOpener(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "“", "‘", "«", "„", "(", "[", "¿", "¡", "「", "『": true
    default: false
    }
  }

  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "。", "？", "！", "．": true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Letters of scripts without letter case.
  private static func isCaseless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x58F && scalar.properties.isAlphabetic && !scalar.properties.isCased
  }
}

/// English words that are written with a period.
enum Abbreviations {
  static func contains(_ word: Substring, followedByDigit: Bool) -> Bool {
    let word = word.lowercased()
    return always.contains(word) || followedByDigit && beforeNumbers.contains(word)
  }

  private static let always: Set<String> = [
    "mr", "mrs", "ms", "dr", "st", "jr", "sr", "prof", "rev", "gen", "sgt", "capt", "lt", "col", "hon", "vs", "etc",
    "inc", "ltd", "co", "corp", "dept", "approx", "est", "incl", "excl", "ave", "blvd", "rd", "apt", "ext", "tel",
    "max", "min", "misc",
  ]

  /// Words that can also end sentences, such as “no”.
  private static let beforeNumbers: Set<String> = [
    "no", "nos", "vol", "fig", "p", "pp", "ch", "sec", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept",
    "oct", "nov", "dec", "v", "ver",
  ]
}
