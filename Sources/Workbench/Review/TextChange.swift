/// A text before and after a change, with the words that differ.
package struct TextChange: Sendable, Hashable {
  package var before: [Piece]
  package var after: [Piece]

  /// A part of a text, as long as possible.
  package struct Piece: Sendable, Hashable {
    package var text: String
    /// Whether the other text does not have it.
    package var isChanged: Bool

    package init(_ text: String, isChanged: Bool) {
      (self.text, self.isChanged) = (text, isChanged)
    }
  }

  package init(from old: String, to new: String) {
    let (oldTokens, newTokens) = (Self.tokens(of: old), Self.tokens(of: new))
    var (oldMarks, newMarks) = Self.changes(from: oldTokens, to: newTokens)
    if Self.shareTooLittle(oldTokens, oldMarks) || Self.shareTooLittle(newTokens, newMarks) {
      oldMarks = oldMarks.map { _ in true }
      newMarks = newMarks.map { _ in true }
    }
    before = Self.pieces(oldTokens, oldMarks)
    after = Self.pieces(newTokens, newMarks)
  }

  /// The text before, and the text after.
  package var texts: (before: String, after: String) {
    (before.map(\.text).joined(), after.map(\.text).joined())
  }

  /// The UTF-8 offsets of changed pieces in the text that they make up.
  package static func changedRanges(in pieces: [Piece]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    for piece in pieces {
      let end = offset + piece.text.utf8.count
      if piece.isChanged { ranges.append(offset..<end) }
      offset = end
    }
    return ranges
  }

  // MARK: Words

  /// Words, spaces between them, and single other characters, which together are the text.
  ///
  /// Scripts without spaces between words are compared character by character.
  static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var start = text.startIndex
    var open: TokenKind?
    for index in text.indices {
      let kind = TokenKind(text[index])
      if let open, open != kind || kind == .single {
        tokens.append(text[start..<index])
        start = index
      }
      open = kind
    }
    if start < text.endIndex { tokens.append(text[start...]) }
    return tokens
  }

  private enum TokenKind {
    case word, space, single

    init(_ character: Character) {
      if character.isWhitespace {
        self = .space
      } else if character.isLetter || character.isNumber || character == "'" || character == "’" {
        let scalar = character.unicodeScalars.first?.value ?? 0
        // Kana and ideographs; Korean has spaces.
        let isIdeographic = (0x2E80...0xA4CF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
        self = isIdeographic ? .single : .word
      } else {
        self = .single
      }
    }
  }

  /// Longer texts are compared as a whole, because comparing takes the product of their lengths at worst.
  private static let workLimit = 1_000_000

  /// Which tokens of each text the other does not have, in order.
  private static func changes(from old: [Substring], to new: [Substring]) -> (old: [Bool], new: [Bool]) {
    var (oldMarks, newMarks) = (old.map { _ in false }, new.map { _ in false })
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let (oldRange, newRange) = (start..<old.count - tail, start..<new.count - tail)
    guard oldRange.count * newRange.count <= workLimit else {
      for index in oldRange { oldMarks[index] = true }
      for index in newRange { newMarks[index] = true }
      return (oldMarks, newMarks)
    }
    for change in new[newRange].difference(from: old[oldRange]) {
      switch change {
      case .remove(let offset, _, _): oldMarks[start + offset] = true
      case .insert(let offset, _, _): newMarks[start + offset] = true
      }
    }
    settleSpaces(old, &oldMarks)
    settleSpaces(new, &newMarks)
    return (oldMarks, newMarks)
  }

  /// Marks spaces between marked words, and no others next to words.
  private static func settleSpaces(_ tokens: [Substring], _ marks: inout [Bool]) {
    let words = marks
    func isMarked(_ index: Int) -> Bool? { tokens.indices.contains(index) ? words[index] : nil }
    for index in tokens.indices where TokenKind(tokens[index].first ?? " ") == .space {
      marks[index] = isMarked(index - 1) ?? words[index] && isMarked(index + 1) ?? words[index]
    }
  }

  /// Whether so little of a text is the same that marking words would only confuse.
  private static func shareTooLittle(_ tokens: [Substring], _ marks: [Bool]) -> Bool {
    var (shared, all) = (0, 0)
    for (token, isChanged) in zip(tokens, marks) where TokenKind(token.first ?? " ") != .space {
      all += token.count
      if !isChanged { shared += token.count }
    }
    return shared * 4 < all
  }

  private static func pieces(_ tokens: [Substring], _ marks: [Bool]) -> [Piece] {
    var pieces: [Piece] = []
    for (token, isChanged) in zip(tokens, marks) {
      if pieces.last?.isChanged == isChanged {
        pieces[pieces.count - 1].text += token
      } else {
        pieces.append(Piece(String(token), isChanged: isChanged))
      }
    }
    return pieces
  }
}
