/// English word forms brought to a common stem: Porter2 as snowballstem.org publishes it (version 3).
///
/// Works on folded ASCII letters; any other word is unchanged. A consonant `y` is temporarily written `Y`.
struct EnglishStemmer: Sendable {
  private var word: [UInt8] = []
  /// Where the regions begin in which suffixes may be taken away: after the first, and the second, consonant that
  /// follows a vowel.
  private var region1 = 0
  private var region2 = 0

  /// The stem of a folded word.
  mutating func stem(_ text: some Collection<UInt8>) -> [UInt8] {
    word.removeAll(keepingCapacity: true)
    word.append(contentsOf: text)
    guard word.count > 2, word.allSatisfy({ 0x61...0x7A ~= $0 }) else { return word }
    if let stem = Self.irregular.base(of: word) { return stem }
    if let base = Self.irregularForms.base(of: word) { word = base }
    markConsonantY()
    findRegions()
    removePlural()
    if let base = Self.irregularForms.base(of: word) {
      word = base
      markConsonantY()
      findRegions()
    }
    if !Self.invariant.contains(where: { $0.count == word.count && ends($0) }) {
      removePastAndGerund()
      replaceFinalY()
      replaceDoubleSuffix()
      replaceSuffix()
      removeSuffix()
      removeFinalLetter()
      // `notify` meets `notification`.
      if word.count > 4, ends("ifi") { word.removeLast() }
    }
    for index in word.indices where word[index] == UInt8(ascii: "Y") { word[index] = UInt8(ascii: "y") }
    return word
  }

  // MARK: Preparation

  private mutating func markConsonantY() {
    for index in word.indices where word[index] == UInt8(ascii: "y") && (index == 0 || isVowel(index - 1)) {
      word[index] = UInt8(ascii: "Y")
    }
  }

  private mutating func findRegions() {
    let first = firstLetters
    let prefix = Self.regionPrefixes.first { $0.begins(first) }
    region1 = prefix?.count ?? regionStart(after: 0)
    region2 = regionStart(after: region1)
  }

  private func regionStart(after start: Int) -> Int {
    guard start + 1 < word.count else { return word.count }
    for index in (start + 1)..<word.count where !isVowel(index) && isVowel(index - 1) { return index + 1 }
    return word.count
  }

  // MARK: Steps, in the order in which the algorithm takes them

  /// Step 1a: `sses`, `ied`, `ies`, `s`.
  private mutating func removePlural() {
    if ends("sses") {
      word.removeLast(2)
    } else if ends("ied") || ends("ies") {
      word.removeLast(word.count > 4 ? 2 : 1)
    } else if ends("s"), !ends("us"), !ends("ss"), hasVowel(before: word.count - 2) {
      word.removeLast()
    }
  }

  /// Step 1b: `eed`, `ed`, `ing` and their adverbs.
  private mutating func removePastAndGerund() {
    if let suffix = first(of: Self.doubleE) {
      if start(of: suffix) >= region1 { replace(suffix, by: "ee") }
      return
    }
    guard let suffix = first(of: Self.pastAndGerund), hasVowel(before: start(of: suffix)) else { return }
    replace(suffix, by: "")
    if ends("at") || ends("bl") || ends("iz") {
      word.append(UInt8(ascii: "e"))
    } else if endsInDouble {
      word.removeLast()
    } else if region1 >= word.count, hasShortSyllable(before: word.count) {
      word.append(UInt8(ascii: "e"))
    }
  }

  /// Step 1c: a final `y` after a consonant that does not begin the word.
  private mutating func replaceFinalY() {
    guard word.count > 2, ends("y") || ends("Y"), !isVowel(word.count - 2) else { return }
    word[word.count - 1] = UInt8(ascii: "i")
  }

  /// Step 2.
  private mutating func replaceDoubleSuffix() {
    guard let suffix = first(of: Self.doubleSuffixes) else { return }
    let start = start(of: suffix)
    guard start >= region1, start > 0 else { return }
    if suffix == "ogi" || suffix == "ogist", word[start - 1] != UInt8(ascii: "l") { return }
    if suffix == "li", !Self.beforeLi.contains(word[start - 1]) { return }
    replace(suffix, by: suffix.replacement)
  }

  /// Step 3.
  private mutating func replaceSuffix() {
    guard let suffix = first(of: Self.suffixes) else { return }
    if start(of: suffix) >= (suffix == "ative" ? region2 : region1) { replace(suffix, by: suffix.replacement) }
  }

  /// Step 4.
  private mutating func removeSuffix() {
    guard let suffix = first(of: Self.endings) else { return }
    let start = start(of: suffix)
    guard start >= region2, start > 0 else { return }
    if suffix == "ion", word[start - 1] != UInt8(ascii: "s"), word[start - 1] != UInt8(ascii: "t") { return }
    replace(suffix, by: "")
  }

  /// Step 5: a final `e`, and one of two final `l`.
  private mutating func removeFinalLetter() {
    let last = word.count - 1
    if ends("e") {
      if last >= region2 || last >= region1 && !hasShortSyllable(before: last) { word.removeLast() }
    } else if ends("ll"), last >= region2 {
      word.removeLast()
    }
  }

  // MARK: Letters

  private func isVowel(_ index: Int) -> Bool {
    switch word[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private func hasVowel(before end: Int) -> Bool {
    end > 0 && (0..<end).contains { isVowel($0) }
  }

  /// Whether consonant, vowel, consonant (none of `w`, `x`, `Y`), or a first vowel and a consonant, stand before `end`.
  private func hasShortSyllable(before end: Int) -> Bool {
    // So that what one pastes is not past.
    if end >= 4, ("past" as Suffix).equals(letters(before: end)) { return true }
    guard end >= 2, !isVowel(end - 1), isVowel(end - 2) else { return false }
    return end == 2 || !isVowel(end - 3) && !"wxY".utf8.contains(word[end - 1])
  }

  private var endsInDouble: Bool {
    guard word.count > 1, let last = word.last, last == word[word.count - 2] else { return false }
    // `add`, `egg` and `odd` are whole words.
    if word.count == 3, "aeo".utf8.contains(word[0]) { return false }
    return "bdfgmnprt".utf8.contains(last)
  }

  /// The last letters before an index, at most eight, the last one in the lowest byte.
  private func letters(before end: Int) -> UInt64 {
    var letters: UInt64 = 0
    for index in max(end - 8, 0)..<end { letters = letters << 8 | UInt64(word[index]) }
    return letters
  }

  /// The first letters, at most eight, the first one in the highest byte.
  private var firstLetters: UInt64 {
    var letters: UInt64 = 0
    for index in 0..<8 { letters = letters << 8 | (index < word.count ? UInt64(word[index]) : 0) }
    return letters
  }

  private func first(of suffixes: SuffixList) -> Suffix? {
    let letters = letters(before: word.count)
    // A word with fewer letters has zeros where the suffix has letters.
    return suffixes.ending(with: letters).first { $0.equals(letters) }
  }

  private func ends(_ suffix: Suffix) -> Bool { suffix.equals(letters(before: word.count)) }

  private func start(of suffix: Suffix) -> Int { word.count - suffix.count }

  private mutating func replace(_ suffix: Suffix, by replacement: StaticString) {
    word.removeLast(suffix.count)
    replacement.withUTF8Buffer { word.append(contentsOf: $0) }
  }
}

// Of several suffixes that fit, the longest counts: each list has the longer ones first.
extension EnglishStemmer {
  private static let irregular = FormTable(
    """
    skis ski|skies sky|dying die|lying lie|tying tie|idly idl|gently gentl|ugly ugli|early earli|only onli|singly singl|\
    sky sky|news news|howe howe|atlas atlas|cosmos cosmos|bias bias|andes andes
    """)

  /// Forms that no rule brings together, each with the word that it is a form of; nouns that are made of verbs in their
  /// own way, too.
  ///
  /// The index also holds each of them for which it has the word.
  static let irregularForms = FormTable(
    """
    mice mouse|feet foot|teeth tooth|geese goose|children child|men man|women woman|oxen ox|indices index|\
    vertices vertex|matrices matrix|appendices appendix|analyses analysis|criteria criterion|phenomena phenomenon|\
    halves half|shelves shelf|knives knife|lives life|wives wife|wolves wolf|\
    wrote write|written write|chose choose|chosen choose|hid hide|hidden hide|sent send|kept keep|lost lose|began begin|\
    begun begin|gave give|given give|took take|taken take|saw see|seen see|drew draw|drawn draw|broke break|broken break|\
    spoke speak|spoken speak|built build|held hold|said say|told tell|undid undo|undone undo|made make|paid pay|\
    understood understand|forgot forget|forgotten forget|threw throw|thrown throw|grew grow|grown grow|knew know|\
    known know|brought bring|bought buy|caught catch|thought think|swept sweep|slid slide|stuck stick|\
    submission submit|transmission transmit|omission omit|subscription subscribe|description describe|\
    prescription prescribe|expansion expand|conversion convert|inclusion include|exclusion exclude|explanation explain|\
    failure fail|delivery deliver|recovery recover|discovery discover|removal remove
    """)

  /// Words that keep what is left after the plural is gone.
  private static let invariant: [Suffix] = [
    "inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed",
  ]

  /// Beginnings after which the first region starts, so that unlike words do not meet.
  private static let regionPrefixes: [Suffix] = [
    "gener", "commun", "arsen", "past", "univers", "later", "emerg", "organ", "inter",
  ]

  private static let doubleE: SuffixList = ["eedly", "eed"]

  private static let pastAndGerund: SuffixList = ["ingly", "edly", "ing", "ed"]

  /// The letters after which the suffix `li` goes.
  private static let beforeLi: Set<UInt8> = Set("cdeghkmnrt".utf8)

  private static let doubleSuffixes: SuffixList = [
    Suffix("ational", "ate"), Suffix("fulness", "ful"), Suffix("iveness", "ive"), Suffix("ization", "ize"),
    Suffix("ousness", "ous"), Suffix("biliti", "ble"), Suffix("lessli", "less"), Suffix("tional", "tion"),
    Suffix("alism", "al"), Suffix("aliti", "al"), Suffix("ation", "ate"), Suffix("entli", "ent"),
    Suffix("ogist", "og"), Suffix("fulli", "ful"), Suffix("iviti", "ive"), Suffix("ousli", "ous"),
    Suffix("abli", "able"), Suffix("alli", "al"), Suffix("anci", "ance"), Suffix("ator", "ate"),
    Suffix("enci", "ence"), Suffix("izer", "ize"), Suffix("bli", "ble"), Suffix("ogi", "og"), Suffix("li", ""),
  ]

  private static let suffixes: SuffixList = [
    Suffix("ational", "ate"), Suffix("tional", "tion"), Suffix("alize", "al"), Suffix("ative", ""),
    Suffix("icate", "ic"), Suffix("iciti", "ic"), Suffix("ical", "ic"), Suffix("ness", ""), Suffix("ful", ""),
  ]

  private static let endings: SuffixList = [
    "ement", "able", "ance", "ence", "ible", "ment", "ant", "ate", "ent", "ion", "ism", "iti", "ive", "ize", "ous",
    "al", "er", "ic",
  ]
}
