/// A stretch of text that may be several words at once: `confirmationDialog`, `pop-up`, `日本語`.
///
/// A run goes on over letters and digits, and over one character between two of them that joins them (`Joint`). It
/// consists of *pieces*, one before and one after each hyphen, and these of *parts*, begun by the capitals of an
/// identifier. `search.js` reads text in the same way.
struct WordRun: Sendable {
  /// The folded text without the characters that joined it.
  private(set) var folded: [UInt8] = []
  /// Where each piece begins in `folded`.
  private(set) var pieceStarts: [Int] = []
  /// Where each part begins in `folded`; every start of a piece is one too.
  private(set) var partStarts: [Int] = []
  /// Whether it belongs to a script written without spaces.
  private(set) var isPaired = false

  // What the next letter means for the parts depends on these.
  private var previous = ScalarClass.separator
  private var capitals = 0
  private var lastCapital = 0
  private var lettersSinceCapital = 0
  private var startsPiece = true

  /// Words longer than this, in scalars, are noise (keys, encoded data) and are left out.
  static let longestWord = 48

  /// A longer chain of hyphens is cut here.
  private static let mostPieces = 12

  // MARK: Reading

  /// Whether nothing has been read yet.
  var isEmpty: Bool { previous == .separator }

  mutating func reset() {
    folded.removeAll(keepingCapacity: true)
    pieceStarts.removeAll(keepingCapacity: true)
    partStarts.removeAll(keepingCapacity: true)
    previous = .separator
    startsPiece = true
  }

  /// Takes the next letter or digit in; false if it belongs to another run.
  mutating func append(_ scalar: Unicode.Scalar, _ kind: ScalarClass, _ folding: CaseFolding) -> Bool {
    if isEmpty {
      isPaired = kind == .paired
    } else if isPaired != (kind == .paired) {
      return false
    }
    if startsPiece {
      pieceStarts.append(folded.count)
      partStarts.append(folded.count)
      (startsPiece, capitals, lettersSinceCapital) = (false, 0, 0)
    } else if kind == .capital, previous != .capital {
      partStarts.append(folded.count)
    }
    switch kind {
    case .capital:
      capitals = previous == .capital && capitals > 0 ? capitals + 1 : 1
      lastCapital = folded.count
      lettersSinceCapital = 0
    case .letter:
      lettersSinceCapital += 1
      // `UIAlert` is `UI` and `Alert`, but `APIs` is one word.
      if lettersSinceCapital == 2, capitals > 1 { partStarts.append(lastCapital) }
    default:
      (capitals, lettersSinceCapital) = (0, 0)
    }
    previous = kind
    folding.fold(scalar, into: &folded)
    return true
  }

  /// Takes a joining character in, given what follows it; false if the run ends before it.
  mutating func join(_ joint: Joint, followedBy next: ScalarClass, elides: Bool) -> Bool {
    guard !isEmpty, !isPaired, next != .separator, next != .paired else { return false }
    switch joint {
    case .hyphen:
      guard pieceStarts.count < Self.mostPieces else { return false }
      startsPiece = true
    case .point:
      guard previous == .digit, next == .digit else { return false }
      folded.append(UInt8(ascii: "."))
    case .apostrophe:
      // `l’alerte` is two words, `user’s` one.
      if elides, let start = pieceStarts.last, !exceeds(2, start..<folded.count) { return false }
    case .silent:
      break
    }
    return true
  }

  // MARK: Words

  /// Hands over every word under which the run is found: the whole, its pieces and their parts, or its pairs.
  func forEachWord(_ body: (Range<Int>) -> Void) {
    if isPaired {
      for pair in pairs() { body(pair) }
      return
    }
    if pieceStarts.count > 1, isWord(0..<folded.count) { body(0..<folded.count) }
    for index in pieceStarts.indices {
      let piece = piece(index)
      guard isWord(piece) else { continue }
      body(piece)
      for part in parts(of: piece) { body(part) }
    }
  }

  /// The words as they follow each other, without the whole of a compound and the parts of an identifier.
  func sequence() -> [ArraySlice<UInt8>] {
    (isPaired ? pairs() : pieceStarts.indices.map(piece).filter(isWord)).map { folded[$0] }
  }

  /// The range of a piece, by its index.
  func piece(_ index: Int) -> Range<Int> {
    pieceStarts[index]..<(index + 1 < pieceStarts.count ? pieceStarts[index + 1] : folded.count)
  }

  /// The parts of a piece, or none where it has but one; a single letter is not a part, and `iPhone` has none.
  func parts(of piece: Range<Int>) -> [Range<Int>] {
    let starts = partStarts.filter { piece.contains($0) }
    let parts = zip(starts, starts.dropFirst() + [piece.upperBound]).map { $0..<$1 }.filter { exceeds(1, $0) }
    return parts.count > 1 ? parts : []
  }

  /// The overlapping pairs of a paired run; a scalar that is alone is a word.
  func pairs() -> [Range<Int>] {
    let starts = folded.indices.filter { folded[$0] & 0xC0 != 0x80 }
    guard starts.count > 1 else { return folded.isEmpty ? [] : [0..<folded.count] }
    return starts.indices.dropLast().map { index in
      starts[index]..<(index + 2 < starts.count ? starts[index + 2] : folded.count)
    }
  }

  /// Whether a range is neither empty nor too long to be a word.
  func isWord(_ range: Range<Int>) -> Bool {
    !range.isEmpty && !exceeds(Self.longestWord, range)
  }

  /// Whether a range has more scalars than a limit.
  private func exceeds(_ limit: Int, _ range: Range<Int>) -> Bool {
    guard range.count > limit else { return false }
    var count = 0
    for index in range where folded[index] & 0xC0 != 0x80 {
      count += 1
      if count > limit { return true }
    }
    return false
  }
}

/// A character that joins two letters or digits into one run.
enum Joint: Sendable {
  /// Gone in the word: `don’t` is found as `dont`.
  case apostrophe
  /// Between pieces that are words of their own and one word together: `pop-up`.
  case hyphen
  /// Between digits, where it stays: `18.2`.
  case point
  /// Invisible: a soft hyphen, a zero-width joiner.
  case silent

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "'", "\u{2019}": self = .apostrophe
    case "-", "_", "\u{2010}", "\u{2011}": self = .hyphen
    case ".": self = .point
    case "\u{AD}", "\u{200C}", "\u{200D}": self = .silent
    default: return nil
    }
  }
}
