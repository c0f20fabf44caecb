/// At most eight letters as one number, so that the last letters of a word are compared with all of them at once.
struct Suffix: Sendable, ExpressibleByStringLiteral {
  let letters: UInt64
  let count: Int
  /// What takes its place.
  let replacement: StaticString

  init(stringLiteral text: StaticString) { self.init(text, "") }

  init(_ text: StaticString, _ replacement: StaticString) {
    count = text.utf8CodeUnitCount
    precondition(count <= 8, "\(text) is too long")
    letters = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
    self.replacement = replacement
  }

  /// Whether the lowest bytes of a number are these letters.
  func equals(_ last: UInt64) -> Bool { (last ^ letters) << UInt64(64 - 8 * count) == 0 }

  /// Whether the highest bytes of a number are these letters.
  func begins(_ first: UInt64) -> Bool { first >> UInt64(64 - 8 * count) == letters }

  static func == (left: Suffix, right: Suffix) -> Bool { left.count == right.count && left.letters == right.letters }
}

/// Suffixes of which one can be at the end of a word, the longer ones first, by their last letters.
struct SuffixList: Sendable, ExpressibleByArrayLiteral {
  private let byLastLetter: [[Suffix]]

  init(arrayLiteral suffixes: Suffix...) {
    byLastLetter = (0..<32).map { letter in suffixes.filter { Int($0.letters & 31) == letter } }
  }

  /// Those with the same last letter as a word, whose last letters are given.
  func ending(with letters: UInt64) -> [Suffix] { byLastLetter[Int(letters & 31)] }
}

/// Words, each with another that it is a form of.
struct FormTable: Sendable {
  private let bases: [[UInt8]: [UInt8]]
  /// For each first letter, a bit for each last letter with which one of the forms ends.
  ///
  /// Few words begin and end like one of them, and only those are looked for.
  private let lastLetters: [UInt32]

  /// - Parameter text: `mice mouse|feet foot`.
  init(_ text: String) {
    let pairs = text.split(separator: "|").map { $0.split(separator: " ").map { Array($0.utf8) } }
    bases = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    lastLetters = bases.keys.reduce(into: Array(repeating: 0, count: 32)) { letters, form in
      letters[Int(form[0] & 31)] |= 1 << UInt32(form[form.count - 1] & 31)
    }
  }

  var forms: some Collection<[UInt8]> { bases.keys }

  /// What a word of two or more letters is a form of.
  func base(of word: [UInt8]) -> [UInt8]? {
    guard let first = word.first, let last = word.last,
      lastLetters[Int(first & 31)] & 1 << UInt32(last & 31) != 0
    else { return nil }
    return bases[word]
  }
}
